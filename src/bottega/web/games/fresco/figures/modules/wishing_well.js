/** A penny, the well and what comes out of it, in the rule book. */
import { penny, well, wishCard } from "../../../../art/modules/wishing_well.js";
import { big, icon, small } from "../draw.js";

export default () => [
  small(penny()),
  icon("arrow"),
  big(well(1)),
  icon("arrow"),
  big(wishCard("lucky")),
  big(wishCard("alchemy")),
];
