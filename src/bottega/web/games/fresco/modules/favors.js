/** The bishop's favours: one lies face down on every fresco tile. */
import { art } from "../../../app/html.js";
import { favour } from "../../../art/art-modules.js";
import { module } from "../words.js";

/** @param {{ctx: import("../../../app/context.js").Ctx}} props */
const Corner = ({ ctx }) => (module(ctx, "favors") ? art(favour()) : null);

export default {
  Corner,
};
