/** What the beam says while somebody else decides: who, and why one waits. Never a bare spinner. */

import { t } from "../i18n/i18n.js";
import { comeBack, takeover } from "../net/actions.js";
import { isAwaited, isMine, showPrograms } from "./programs.js";

/** No place of any board looks like this. */
const HOURGLASS = `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 1.750h8M4 14.250h8M5 2c0 4 6 4 6 6s-6 2-6 6M11 2c0 4-6 4-6 6s6 2 6 6" fill="none"
        stroke="currentColor" stroke-width="1.400" stroke-linecap="round"/>
      <path d="M6.250 13.250h3.500L8 10.750Z" fill="currentColor"/>
    </svg>`;

const list = (/** @type {string[]} */ names, /** @type {string} */ lang) =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(names);

/**
 * What matters more than any waiting: a computer plays one's own seat.
 * @param {import("./context.js").Ctx} ctx
 * @returns {import("./beam.js").Prompt | null}
 */
export function replaced(ctx) {
  if (ctx.seat === null || !ctx.replaced) return null;
  if (ctx.table.seats[ctx.seat].resigned)
    return { icon: "screen", title: t("follow-resigned"), reason: t("follow-resigned-reason"), buttons: [] };
  return {
    icon: "screen",
    title: t("web-wait-replaced"),
    reason: t("web-wait-replaced-reason"),
    buttons: [{ ui: "return", kind: "main", label: t("web-return"), onClick: comeBack }],
  };
}

/**
 * What matters more than what the game says of those who think: that nobody does, since only programs are asked that
 * are not there yet.
 * @param {import("./context.js").Ctx} ctx
 * @returns {import("./beam.js").Prompt | null}
 */
export function awaited(ctx) {
  const acting = /** @type {number[]} */ (ctx.view.to_act ?? []);
  const asked = acting.map((seat) => ctx.table.seats[seat]);
  if (!asked.length || !asked.every(isAwaited)) return null;
  const names = list(
    acting.map((seat) => ctx.nameOf(seat)),
    ctx.lang,
  );
  return {
    icon: HOURGLASS,
    seat: acting[0],
    title: t("web-wait-program", { names }),
    reason: t("web-wait-program-reason", { count: acting.length }),
    buttons: asked.some(isMine) ? [{ ui: "program", label: t("web-program-show"), onClick: showPrograms }] : [],
  };
}

/**
 * @param {import("./context.js").Ctx} ctx
 * @returns {import("./beam.js").Prompt}
 */
export function waiting(ctx) {
  const acting = /** @type {number[]} */ (ctx.view.to_act ?? []);
  const names = list(
    acting.map((seat) => ctx.nameOf(seat)),
    ctx.lang,
  );
  const ready = ctx.seat !== null && acting.length > 1;
  if (ready)
    return {
      icon: "check",
      title: t("web-wait-ready"),
      reason: t("web-wait-ready-reason", { names, count: acting.length }),
    };
  const seat = acting[0];
  if (seat === undefined) return { title: t("web-wait-nobody"), reason: "" };
  const who = ctx.table.seats[seat];
  if (acting.length > 1)
    return { icon: "clock", seat, title: t("web-wait-several", { names }), reason: t("web-wait-look") };
  if (who?.kind === "computer" || who?.away || who?.resigned) {
    return {
      icon: HOURGLASS,
      seat,
      title: t("web-wait-computer", { name: ctx.nameOf(seat) }),
      reason: t("web-wait-look"),
    };
  }
  if (!who?.connected && ctx.table.pace !== "days")
    return {
      icon: "alert",
      seat,
      title: t("web-wait-away", { name: ctx.nameOf(seat) }),
      reason: t("web-wait-away-reason"),
      buttons: ctx.seat === null ? [] : [{ ui: "takeover", label: t("web-takeover"), onClick: () => takeover(seat) }],
    };
  return {
    icon: "clock",
    seat,
    title: t("web-wait-person", { name: ctx.nameOf(seat) }),
    reason: t(ctx.table.pace === "days" ? "web-wait-days" : "web-wait-look"),
  };
}
