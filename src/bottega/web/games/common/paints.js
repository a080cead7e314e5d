/** Paints in sentences and as glyphs: what the games of painters add to what a game is drawn from. */
import { art, html } from "../../app/aids/html.js";
import { t } from "../../app/i18n/i18n.js";
import { placed } from "../../app/i18n/marks.js";
import { g } from "../../art/pieces.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/**
 * What such a game draws from.
 * @template {import("../../app/shell/context.js").View} V
 * @template {import("../../app/shell/context.js").Fact} F
 * @typedef {import("../../app/shell/context.js").GameCtx<V, F> & ReturnType<typeof withPaints>} PaintCtx
 */

const PAINTS = "c"; // the kind of their marked places

/** @type {Record<string, string>} */
export const LETTERS = {
  red: "R",
  yellow: "Y",
  blue: "B",
  orange: "O",
  green: "G",
  purple: "P",
  pink: "K",
  brown: "N",
};
export const COLOURS = Object.fromEntries(Object.entries(LETTERS).map(([colour, letter]) => [letter, colour]));

/** A paint's glyph, named in the reader's language. @param {string} colour */
const glyph = (colour) => art(g(LETTERS[colour]), { "aria-label": t(`paint-${colour}`) });

export const withPaints = () => ({
  /** The marked place of paints in a sentence. @param {string[]} colours */
  paints: (colours) => placed(PAINTS, colours.map((colour) => LETTERS[colour]).join("")),
  glyph,
  /** @param {string[]} colours */
  glyphs: (colours) => colours.map(glyph),
});

/** Drawings and words for their marked places. */
export const paintMarks = {
  [PAINTS]: {
    /** @param {Ctx} _ctx @param {string} what */
    draw: (_ctx, what) => html`<span class="paints">${[...what].map((letter) => glyph(COLOURS[letter]))}</span>`,
    /** @param {Ctx} _ctx @param {string} what */
    plain: (_ctx, what) => [...what].map((letter) => t(`paint-${COLOURS[letter]}`)).join(", "),
  },
};
