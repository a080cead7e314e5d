/** A window and glass in the rule book. */
import { glass, windowTile } from "../../../../art/modules/glaziers.js";
import { big, small } from "../draw.js";

export default () => [big(windowTile("YBR", 7)), ...[..."YBRG"].map((colour) => small(glass(colour)))];
