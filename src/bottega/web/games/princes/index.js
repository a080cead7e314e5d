/** The Princes of Florence at the table. */
import { waiting } from "../../app/shell/waiting.js";
import { account } from "./account.js";
import { Board } from "./board.js";
import { Side } from "./ledger.js";
import { name } from "./names.js";
import { Open } from "./open.js";
import { arcade, prompt, reason } from "./prompt.js";
import { summary } from "./summary.js";
import { pieces, write } from "./telling.js";
import { text } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** Which place is to act: on a phone it comes first. @param {Ctx} ctx */
function now(ctx) {
  if (!ctx.myTurn) return "hand";
  switch (ctx.view.deciding) {
    case "place":
      return "estate";
    case "add":
    case "exchange":
    case "keep":
    case "under":
    case "recruit":
      return "centre";
    default:
      return "strip";
  }
}

export default {
  page(/** @type {Ctx} */ ctx) {
    const dealing = ctx.view.phase === "choose-professions";
    const watching = ctx.seat === null && !dealing;
    return {
      body: dealing
        ? "page-princes page-setup"
        : ctx.view.phase === "actions"
          ? "page-princes page-action"
          : "page-princes",
      main: dealing ? "table setup-p" : watching ? "table princes watching" : "table princes",
      now: now(ctx),
      round: dealing
        ? text(ctx, "princes-log-start")
        : text(ctx, "web-princes-round", { round: ctx.view.round, rounds: ctx.view.rounds }),
    };
  },
  prompt,
  waiting(/** @type {Ctx} */ ctx) {
    const usual = waiting(ctx);
    // Where there is trouble, the table's own words matter more.
    const troubled = usual.icon === "alert" || (usual.buttons?.length ?? 0) > 0;
    return { ...usual, ...(troubled ? {} : reason(ctx)), order: arcade(ctx) };
  },
  Board,
  Side,
  Open,
  name,
  /** In which order cards go under the pile costs next to nothing. */
  matters(/** @type {import("../../types/view.d.ts").Choice} */ choice) {
    return choice.verb !== "under";
  },
  pieces,
  write,
  summary,
  account,
};
