/** The bishop's favours: one lies face down on every fresco tile. */
import { art } from "../../../app/aids/html.js";
import { favour } from "../../../art/modules/favors.js";

/** @type {import("../modules.js").Hooks} */
export default {
  at: { tile: { place: 1, draw: () => art(favour()) } },
};
