/** A certificate and its golden bells in the rule book. */
import { bell, bellCert } from "../../../../art/modules/bells.js";
import { big, small } from "../draw.js";

export default () => [big(bellCert(4, 5, 3)), small(bell()), small(bell()), small(bell())];
