/** Planning with a free hand: any apprentice is taken back or moved, the last round's plan again, and the bill. */
import { html } from "../../app/aids/html.js";
import { act, inTurn, undo } from "../../app/net/actions.js";
import { ctx as latest, lesson, undoable } from "../../app/shell/state.js";
import { own } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco.d.ts").Place} Place */

/** Steps that put somebody else than a healthy apprentice of one's own on the sheet. */
const OTHERS = ["plan-ill", "plan-neutral"];
const KIND = "text/bottega-place";

/**
 * Which of the choices that can be undone put an apprentice there; -1: none.
 * @param {string} place
 * @param {boolean} own
 */
export const stepAt = (place, own) =>
  undoable.value.findIndex((step) =>
    own ? step === `plan ${place}` : OTHERS.some((verb) => step === `${verb} ${place}`),
  );

/** The choice of a place as it is offered now. @param {Place} place */
function plan(place) {
  const choice = [...(latest.peek()?.choices.values() ?? [])].find(({ action }) => action === `plan ${place}`);
  if (choice) act(choice.id);
}

/** What can be dragged to another place. @param {Place} place */
export const dragged = (place) => ({
  draggable: true,
  onDragStart: (/** @type {DragEvent} */ event) => event.dataTransfer?.setData(KIND, place),
});

/** Where it can be dropped. @param {Ctx} ctx @param {Place} place */
export const dropped = (ctx, place) => ({
  onDragOver: (/** @type {DragEvent} */ event) => {
    if (event.dataTransfer?.types.includes(KIND) && ctx.view.phase === "planning") event.preventDefault();
  },
  onDrop: (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    const from = /** @type {Place} */ (event.dataTransfer?.getData(KIND) ?? "");
    const step = stepAt(from, true);
    if (step >= 0 && from !== place) inTurn([() => undo(step), () => plan(place)]);
  },
});

/** The place on the board where an apprentice would go when it is touched. @param {Ctx} ctx @param {Place} place */
export function planHere(ctx, place) {
  if (ctx.view.phase !== "planning") return {};
  const again = place === "theatre" || place === "cathedral" ? ctx.find("plan", { place: "cathedral.2" }) : undefined;
  const choice = ctx.find("plan", { place }) ?? again;
  return choice ? { "data-touch": choice.id, ...dropped(ctx, choice.place) } : {};
}

/** One's own apprentices by place, in the round before. @param {Ctx} ctx @returns {number[]} */
function before(ctx) {
  const fact = ctx.facts.findLast((one) => one.event === "revealed");
  return fact?.event === "revealed" ? (fact.sheets[ctx.seat ?? 0] ?? []) : [];
}

/** The plan of the round before, as far as there are apprentices for it. @param {Ctx} ctx @returns {Place[]} */
function sameAgain(ctx) {
  const places = before(ctx).flatMap((count, k) => {
    const place = ctx.view.places[k];
    return place === "cathedral.2" ? [] : Array.from({ length: count }, () => place);
  });
  return places.slice(0, own(ctx).to_place);
}

/** Before anything is planned. @param {{ctx: Ctx}} props */
export function SameAgain({ ctx }) {
  const places = sameAgain(ctx);
  const fresh = own(ctx).plan.every((count) => count === 0);
  if (!places.length || !fresh || !ctx.has("plan") || lesson.value) return null;
  return html`
    <button
      type="button"
      class="tool2t same"
      data-ui="same-again"
      data-tip=${ctx.t("web-fresco-same-again-tip")}
      onClick=${() => inTurn(places.map((place) => () => plan(place)))}
    >
      ${ctx.t("web-fresco-same-again")}
    </button>
  `;
}

/** What the plan costs, and what in it comes too late. @param {{ctx: Ctx}} props */
export function Bill({ ctx }) {
  const { bill, coins } = own(ctx);
  const { tiles = 0, cost = 0, affordable = 0 } = bill ?? {};
  const lines = [
    tiles && ctx.t("web-fresco-bill-tiles", { tiles, cost, coins }),
    tiles > affordable && ctx.t("web-fresco-bill-short", { coins, affordable }),
    bill?.late_studio && ctx.t("web-fresco-bill-studio"),
    bill?.late_workshop && ctx.t("web-fresco-bill-workshop"),
  ].filter(Boolean);
  return html`<p class="bill" role="status">${lines.join(" ")}</p>`; // also empty: nothing moves when it speaks
}
