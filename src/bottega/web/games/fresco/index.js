/** Fresco at the table: what the shell needs to know of it. */

import { joined } from "../../app/aids/html.js";
import { waiting } from "../../app/shell/waiting.js";
import { paintMarks, withPaints } from "../common/paints.js";
import { account } from "./account.js";
import { Board } from "./board.js";
import { drawerAsked } from "./cabinet.js";
import { classesAt, loadModules, modulePieces } from "./modules.js";
import { about } from "./names.js";
import { Open } from "./open.js";
import { Side } from "./panels.js";
import { order, prompt } from "./prompt.js";
import { trayAsked } from "./screen.js";
import { summary } from "./summary.js";
import { pieces } from "./telling.js";
import { crowded, placeNow, ringed } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

const LAST_LOOK = 5; // the emblem of the painter without a seat

/** Paints, and the painter without a seat: Leonardo. @param {Ctx} ctx */
function extend(ctx) {
  const { nameOf, look, table } = ctx;
  const seatless = (/** @type {number} */ who) => who >= table.seats.length;
  return {
    ...withPaints(),
    nameOf: (/** @type {number} */ who) => (seatless(who) ? ctx.t("painter-leonardo") : nameOf(who)),
    look: (/** @type {number} */ who) => (seatless(who) ? LAST_LOOK : look(who)),
  };
}

export default {
  marks: paintMarks,
  extend,
  /** What a table needs besides: the parts of the modules it plays with. @param {import("./words.js").View} view */
  async prepare(view) {
    const modules = Object.keys(view.modules);
    await loadModules(modules);
    return { css: modules.length ? ["games/fresco-modules.css"] : [] };
  },
  prompt,
  waiting: (/** @type {Ctx} */ ctx) => ({ ...waiting(ctx), order: order(ctx) }),
  Board,
  Side,
  Open,
  get pieces() {
    return { ...pieces, ...modulePieces() };
  },
  summary,
  taken: (/** @type {import("../../types/fresco.d.ts").Fact} */ fact) =>
    fact.event === "bought" ? { piece: `good-${fact.tile}`, seat: fact.painter } : null,
  account,
  order,
  name: about,
  advised: () => import("./advised.js"),
  /** @param {Ctx} ctx */
  page: (ctx) => ({
    body: joined(
      "page-fresco",
      crowded(ctx) && "with-mods",
      ringed(ctx) && "ringed",
      ...classesAt(ctx, "page", {}),
      trayAsked(ctx) && "tray-asked",
      ctx.has("rise") && "page-getup",
      ctx.view.phase === "planning" && ctx.seat !== null && "planning",
      ctx.seat === null && "watching",
      ctx.over && "is-over",
    ),
    main: "table fresco",
    now: placeNow(ctx),
    drawer: drawerAsked(ctx),
    round: round(ctx),
  }),
};

/** @param {Ctx} ctx */
function round(ctx) {
  const modules = Object.keys(ctx.view.modules).length;
  const name = ctx.t(ctx.view.final ? "web-fresco-last-round" : "web-fresco-round", { round: ctx.view.round });
  return modules ? `${name} · ${ctx.t("web-fresco-modules", { count: modules })}` : name;
}
