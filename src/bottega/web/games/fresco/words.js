/** Names and sums of Fresco, and how a choice becomes a button. */
import { useEffect, useState } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { named } from "../../app/shell/choice.js";
import { crowdedOut, lookOf } from "./modules.js";
import { about } from "./names.js";

/** @typedef {import("../../types/fresco.d.ts").FrescoView} View */
/** @typedef {import("../../types/fresco.d.ts").Fact} Fact */
/** @typedef {import("../common/paints.js").PaintCtx<View, Fact>} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Choice} Choice */

export const SIDE = 5;
/** @type {Record<string, string>} */
const PLACE_OF = {
  rise: "hostel",
  plan: "plan",
  market: "market",
  cathedral: "cathedral",
  studio: "studio",
  workshop: "workshop",
  theatre: "theatre",
  land: "track",
  "leonardo-market": "market",
  "leonardo-cathedral": "cathedral",
};
/** @type {Record<string, string>} */
const PLACE_OF_PHASE = {
  "get-up": "hostel",
  planning: "plan",
  "cathedral.2": "cathedral",
  prepare: "screen",
  over: "cathedral",
};
/** @type {Record<string, string>} */
const ICONS = {
  hostel: "clock",
  plan: "screen",
  market: "market",
  cathedral: "cathedral",
  studio: "easel",
  workshop: "workshopcard",
  theatre: "mask",
  "cathedral.2": "cathedral",
  track: "prestige",
  screen: "coin",
  cabinet: "more",
};

/** @param {string} place */
export const iconOf = (place) => ICONS[place] ?? "ask";
/** @param {Ctx} ctx @param {string} place */
export const placeName = (ctx, place) => ctx.t(`fresco-place-${place.replace(".", "-")}`);
/** @param {Ctx} ctx @param {number} hour */
export const hourName = (ctx, hour) => ctx.t("fresco-hour", { hour });
/** @param {Ctx} ctx @param {string[]} paints */
export const paintNames = (ctx, paints) => paints.map((paint) => ctx.t(`paint-${paint}`)).join(", ");
/** @param {string} segment `b3` as its row and column, from 0 */
export const cellOf = (segment) => ({ row: Number(segment[1]) - 1, column: "abcde".indexOf(segment[0]) });
/**
 * What is seen of a module that is in play.
 * @template {keyof import("../../types/fresco.d.ts").Modules} M
 * @param {Ctx} ctx
 * @param {M} name
 */
export function module(ctx, name) {
  const shown = ctx.view.modules[name];
  if (!shown) throw new Error(`the module ${name} is not in play`);
  return shown;
}
/** What only the reader sees, who has a seat. @param {Ctx} ctx */
export const own = (ctx) => sure(ctx.view.mine);
/** The painters whom somebody plays: all but Leonardo. @param {Ctx} ctx */
export const seated = (ctx) => ctx.view.people.flatMap((p) => (p.seat === null ? [] : [{ ...p, seat: p.seat }]));
/** Whether modules share the rooms: crews stand in the headings then. @param {Ctx} ctx */
export const crowded = (ctx) => Object.keys(ctx.view.modules).length > 0;
/** Whether modules leave room for the ring of the score track; otherwise it is a ribbon. @param {Ctx} ctx */
export const ringed = (ctx) => !crowdedOut(ctx, "ring");

/** Where the eye is wanted: the place of the decision, or of what others do. @param {Ctx} ctx */
export function placeNow(ctx) {
  const { deciding, phase } = ctx.view;
  if (deciding && (ctx.myTurn || phase !== "planning"))
    return PLACE_OF[deciding] ?? lookOf(ctx, deciding) ?? PLACE_OF_PHASE[phase] ?? phase;
  return PLACE_OF_PHASE[phase] ?? phase;
}

/** The column of the plan that is being worked off, -1 before and after. @param {Ctx} ctx */
export const stepNow = (ctx) => /** @type {string[]} */ (ctx.view.places).indexOf(ctx.view.phase);

/**
 * A choice as the properties of its button; the whole of it is its name, with the words that are seen on it.
 * @param {Ctx} ctx
 * @param {Choice} choice
 * @param {string[]} seen
 */
export const offer = (ctx, choice, ...seen) => ({
  type: "button",
  "data-action": choice.id,
  "aria-label": named(about(ctx, choice), ...seen),
});
/**
 * The same with the explanation shown when pointed at, where no chip tells it.
 * @param {Ctx} ctx
 * @param {Choice} choice
 * @param {string[]} seen
 */
export const explained = (ctx, choice, ...seen) => ({
  ...offer(ctx, choice, ...seen),
  "data-tip": about(ctx, choice),
});

const WIDE = matchMedia("(min-width: 1100px)");

/** Whether the window has room for the whole table; the component follows its changes. */
export function useWide() {
  const [wide, set] = useState(WIDE.matches);
  useEffect(() => {
    const follow = () => set(WIDE.matches);
    WIDE.addEventListener("change", follow);
    return () => WIDE.removeEventListener("change", follow);
  }, []);
  return wide;
}
