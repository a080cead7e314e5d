/** The parts of all modules, for the kit. */

export { spriteModules } from "../../art/art-modules.js";
export * from "./bells.js";
export * from "./covers.js";
export * from "./drawers.js";
export * from "./favors.js";
export * from "./glaziers.js";
export * from "./leaf_gold.js";
export * from "./medico.js";
export * from "./portraits.js";
export * from "./requests.js";
export * from "./scrolls.js";
export * from "./wall_fresco.js";
export * from "./wishing_well.js";
