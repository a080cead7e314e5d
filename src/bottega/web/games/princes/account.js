/** The end of a game: where the prestige comes from, how it grew, and what is worth telling. */
import { figures } from "../../app/shell/figures.js";
import { panorama } from "./draw.js";
import { cellsOf } from "./grid.js";
import { of, rounds } from "./history.js";
import { by, list, text, thing } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/server.d.ts").Highlight} Highlight */
/** @typedef {import("./words.js").Args} Args */

/** @type {Record<string, {icon: string, args: (ctx: Ctx, told: Highlight) => Args}>} by kind */
const TOLD = {
  work: { icon: "prestige", args: (ctx, { more }) => ({ work: by(ctx, String(more.profession)), ...round(more) }) },
  price: { icon: "coin", args: (ctx, { more }) => ({ item: thing(ctx, String(more.item)), ...round(more) }) },
  estate: { icon: "park", args: (_ctx, { more }) => ({ buildings: Number(more.buildings) }) },
  card: { icon: "bonus", args: (ctx, { more }) => ({ card: thing(ctx, String(more.card)) }) },
  lead: { icon: "swap", args: (ctx, { value, players }) => ({ princes: list(players.map(ctx.title)), count: value }) },
};

/** @param {Highlight["more"]} more */
const round = (more) => ({ round: Number(more.round) });

/** @param {Ctx} ctx @param {Highlight} told */
function telling(ctx, told) {
  const { icon, args } = TOLD[told.kind];
  const prince = ctx.title(told.players[0]);
  return {
    icon,
    label: text(ctx, `web-princes-tell-${told.kind}`),
    value: `${told.value}`,
    text: text(ctx, `web-princes-tell-${told.kind}-text`, { prince, ...args(ctx, told) }),
  };
}

/** The winner's estate. @param {Ctx} ctx @param {number} seat */
function picture({ view, look }, seat) {
  const plots = [{ piece: "palace", cells: view.estate.palace }, ...view.people[seat].estate];
  return panorama(
    plots.map(({ piece, cells }) => [piece, cellsOf(cells)]),
    look(seat),
  );
}

/** @param {Ctx} ctx */
export function account(ctx) {
  const { facts } = ctx;
  const told = figures(ctx, (source) => text(ctx, `web-princes-source-${source}`));
  return {
    ...told,
    lead: text(ctx, "web-princes-account-lead", { works: of(facts, "work-made").length, rounds: rounds(facts).length }),
    unit: text(ctx, "web-princes-unit"),
    telling: (ctx.account?.highlights ?? []).map((one) => telling(ctx, one)),
    picture: picture(ctx, told.rows[0].seat),
  };
}
