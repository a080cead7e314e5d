/** Somebody ill, and the bottles, in the rule book. */
import { bottle, ill } from "../../../../art/modules/medico.js";
import { big } from "../draw.js";

export default () => [big(ill()), ...[3, 2, 1, 0].map((portions) => big(bottle(portions)))];
