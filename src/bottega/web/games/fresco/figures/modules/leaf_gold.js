/** The basket and a leaf of gold in the rule book. */
import { html } from "../../../../app/aids/html.js";
import { basket, leafGold } from "../../../../art/modules/leaf_gold.js";
import { big, number, small, tile } from "../draw.js";

export default () => [big(basket("R")), tile(6, "RG"), html`<i>+</i>`, small(leafGold()), number("+3 · +2 · +1")];
