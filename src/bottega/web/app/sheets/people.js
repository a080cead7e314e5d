/** Who sits at the table, who is away, and the links that bring others to it. */

import { avatar, worker } from "../../art/avatar.js";
import { i } from "../../art/pieces.js";
import { art, html } from "../aids/html.js";
import { Consent } from "../hint/consent.js";
import { t } from "../i18n/i18n.js";
import { takeover } from "../net/actions.js";
import { playedBy } from "../shell/context.js";
import { isMine, showPrograms } from "../shell/programs.js";
import { Invite } from "./invite.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../shell/context.js").Seat} Seat */

/** How it stands with somebody's program. @param {Ctx} ctx @param {Seat} seat */
function programState(ctx, seat) {
  if (seat.why_away) return t(`web-program-${seat.why_away}`);
  if (seat.connected && ctx.toAct(seat.seat)) return t("web-seat-thinks");
  return t(seat.connected ? "web-program-here" : "web-program-lost");
}

/** @param {Ctx} ctx @param {Seat} seat */
function state(ctx, seat) {
  if (seat.kind === "open") return t("web-seat-open");
  const computer = seat.kind === "computer";
  if (seat.program) return ctx.over ? "" : programState(ctx, seat);
  if (seat.resigned) return t("web-seat-resigned");
  if (seat.away) return t("web-seat-replaced");
  if (seat.seat === ctx.seat) return t("web-seat-you");
  if (!computer && !seat.connected) return t("web-seat-lost");
  if (ctx.over) return computer ? playedBy(seat, ctx.table.seats) : t("web-seat-here");
  if (ctx.toAct(seat.seat)) return t(computer ? "web-seat-thinks" : "web-seat-decides");
  return computer ? playedBy(seat, ctx.table.seats) : t("web-seat-here");
}

/** Nobody is here, and no computer plays instead. @param {Seat} seat */
const gone = (seat) =>
  seat.kind === "open" || (seat.kind === "person" && !seat.connected && !seat.away && !seat.resigned);

/**
 * Whether a computer may be asked to play here.
 * @param {Ctx} ctx
 * @param {Seat} seat
 */
const vacant = (ctx, seat) =>
  ctx.seat !== null &&
  seat.seat !== ctx.seat &&
  !ctx.over &&
  (seat.kind === "open" ? ctx.table.may_fill !== false : ctx.table.started && ctx.table.pace !== "days" && gone(seat));

/** How often somebody asked for one. @param {{count: number}} props */
const Hints = ({ count }) =>
  count ? html`<small class="asked">${art(i("candle"))}${t("web-hint-count", { count })}</small>` : null;

/** The way to one's own program, or to one that may sit down here. @param {{ctx: Ctx, seat: Seat}} props */
function Program({ ctx, seat }) {
  const free = seat.kind === "open" && ctx.seat !== null;
  if (ctx.over || !(free || isMine(seat))) return null;
  return html`
    <button
      class="tool2t"
      data-ui="program"
      aria-haspopup="dialog"
      aria-label=${free ? undefined : t("web-program-show-of", { name: seat.name })}
      onClick=${showPrograms}
    >
      ${t(free ? "web-program-put" : "web-program-show")}
    </button>
  `;
}

/** @param {{ctx: Ctx}} props */
export const Seats = ({ ctx }) =>
  html`
    <ul class="seatrow">
      ${ctx.table.seats.map(
        (seat) => html`
          <li key=${seat.seat}>
            ${art(
              avatar(ctx.look(seat.seat), {
                auto: worker(seat) || Boolean(seat.away || seat.resigned),
                away: gone(seat),
              }),
            )}
            <span>
              <b class="who p${ctx.look(seat.seat)}">${ctx.nameOf(seat.seat)}</b>
              ${seat.program ? html`<small>${playedBy(seat, ctx.table.seats, ctx.seat)}</small>` : null}
              <small>${state(ctx, seat)}</small>
              <${Hints} count=${seat.hints} />
              ${
                vacant(ctx, seat)
                  ? html`
                    <button class="tool2t" data-ui="takeover" onClick=${() => takeover(seat.seat)}>
                      ${t("web-takeover")}
                    </button>
                  `
                  : null
              }
              <${Program} ctx=${ctx} seat=${seat} />
            </span>
          </li>
        `,
      )}
    </ul>
  `;

/** @param {{ctx: Ctx}} props */
export function People({ ctx }) {
  return html`
    <div class="people-tab">
      <${Seats} ctx=${ctx} />
      ${ctx.table.watchers ? html`<p class="watchers">${t("web-watchers", { count: ctx.table.watchers })}</p>` : null}
      <${Consent} ctx=${ctx} />
      <${Invite} table=${ctx.table} />
    </div>
  `;
}
