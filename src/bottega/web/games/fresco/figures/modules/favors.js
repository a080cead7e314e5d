/** A tile with a favour, and some favours, in the rule book. */
import { art, html } from "../../../../app/aids/html.js";
import { favour } from "../../../../art/modules/favors.js";
import { coin } from "../../../../art/pieces.js";
import { glyphs, icon, number, tile } from "../draw.js";

export default () => [
  tile(8, "OP", favour()),
  icon("arrow"),
  number(html`1 ${art(coin())}`),
  number(html`5 ${art(coin())}`),
  number(html`${icon("mask")} +1`),
  number(glyphs("B")),
  number("+1"),
];
