/** A row and a column in the rule book. */
import { scroll } from "../../../../art/modules/scrolls.js";
import { big } from "../draw.js";

export default () => [big(scroll("row", 1)), big(scroll("column", 3))];
