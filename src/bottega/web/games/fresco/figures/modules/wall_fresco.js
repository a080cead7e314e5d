/** Sections of the wall, and the back of one, in the rule book. */
import { wallTile, wallTileBack } from "../../../../art/modules/wall_fresco.js";
import { big, icon } from "../draw.js";

export default () => [big(wallTile("G")), big(wallTile("P")), icon("arrow"), big(wallTileBack("Y", "G"))];
