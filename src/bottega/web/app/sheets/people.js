/** Who sits at the table, who is away, and the links that bring others to it. */

import { avatar } from "../../art/avatar.js";
import { i } from "../../art/pieces.js";
import { art, html } from "../aids/html.js";
import { Consent } from "../hint/consent.js";
import { levelOf, t } from "../i18n/i18n.js";
import { takeover } from "../net/actions.js";
import { Invite } from "./invite.js";

/** @param {import("../shell/context.js").Ctx} ctx @param {import("../shell/context.js").Seat} seat */
function state(ctx, seat) {
  if (seat.kind === "open") return t("web-seat-open");
  const computer = seat.kind === "computer";
  if (seat.resigned) return t("web-seat-resigned");
  if (seat.away) return t("web-seat-replaced");
  if (seat.seat === ctx.seat) return t("web-seat-you");
  if (!computer && !seat.connected) return t("web-seat-lost");
  if (ctx.over) return computer ? t("web-seat-computer", { level: levelOf(seat.bot ?? "") }) : t("web-seat-here");
  if (ctx.toAct(seat.seat)) return t(computer ? "web-seat-thinks" : "web-seat-decides");
  return computer ? t("web-seat-computer", { level: levelOf(seat.bot ?? "") }) : t("web-seat-here");
}

/** Nobody is here, and no computer plays instead. @param {import("../shell/context.js").Seat} seat */
const gone = (seat) =>
  seat.kind === "open" || (seat.kind === "person" && !seat.connected && !seat.away && !seat.resigned);

/**
 * Whether a computer may be asked to play here.
 * @param {import("../shell/context.js").Ctx} ctx
 * @param {import("../shell/context.js").Seat} seat
 */
const vacant = (ctx, seat) =>
  ctx.seat !== null &&
  seat.seat !== ctx.seat &&
  !ctx.over &&
  (seat.kind === "open" || (ctx.table.started && ctx.table.pace !== "days" && gone(seat)));

/** How often somebody asked for one. @param {{count: number}} props */
const Hints = ({ count }) =>
  count ? html`<small class="asked">${art(i("candle"))}${t("web-hint-count", { count })}</small>` : null;

/** @param {{ctx: import("../shell/context.js").Ctx}} props */
export const Seats = ({ ctx }) =>
  html`
    <ul class="seatrow">
      ${ctx.table.seats.map(
        (seat) => html`
          <li key=${seat.seat}>
            ${art(
              avatar(ctx.look(seat.seat), {
                auto: seat.kind === "computer" || Boolean(seat.away || seat.resigned),
                away: gone(seat),
              }),
            )}
            <span>
              <b class="who p${ctx.look(seat.seat)}">${ctx.nameOf(seat.seat)}</b>
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
            </span>
          </li>
        `,
      )}
    </ul>
  `;

/** @param {{ctx: import("../shell/context.js").Ctx}} props */
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
