/** The symbols that the drawings of all modules refer to. */
import { spriteModules } from "../../../art/modules/symbols.js";

export default spriteModules;
