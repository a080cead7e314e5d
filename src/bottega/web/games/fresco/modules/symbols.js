/** The symbols that the drawings of all modules refer to. */
import { spriteModules } from "../../../art/art-modules.js";

export default spriteModules;
