/** The bishop's favours: one lies face down on every fresco tile. */
import { art } from "../../../app/aids/html.js";
import { favour } from "../../../art/modules/favors.js";
import { module } from "../words.js";

/** @param {{ctx: import("../../common/paints.js").PaintCtx}} props */
const Corner = ({ ctx }) => (module(ctx, "favors") ? art(favour()) : null);

export default {
  Corner,
};
