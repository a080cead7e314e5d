/** The table before the game: who is here, who is awaited, and the link that brings them. */
import { art, html } from "./html.js";
import { t } from "./i18n.js";
import { nameAt } from "./context.js";
import { takeover } from "./actions.js";
import { Brand, Language, Sound, Theme } from "./tools.js";
import { tableTop } from "./gate.js";
import { Invite } from "./invite.js";
import { level } from "./people.js";
import { i } from "../art/art.js";
import { avatar } from "../art/art-people.js";

/** @param {{table: import("./context.js").Table}} props */
export function Room({ table }) {
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const state = (/** @type {import("./context.js").Seat} */ seat) => {
    if (seat.kind === "open") return t("web-seat-open");
    if (seat.kind === "computer") return t("web-seat-computer", { level: level(seat) });
    return t(seat.seat === table.you ? "web-seat-you" : seat.connected ? "web-seat-here" : "web-seat-lost");
  };
  return html`<div id="table" data-game=${table.game} data-ply="0" data-to-act="">
    <header class="bar"><${Brand} name=${t(`web-short-${table.game}`)} under=${t("web-room-under")} />
      <div class="prompt" role="status"><div class="prompt-text"><h1>${art(i("clock"))}<span>${t("web-room", { count: open })}</span></h1><p>${t("web-room-reason")}</p></div></div>
      <nav class="tools" aria-label=${t("web-tools")}><${Language} /><${Theme} /><${Sound} /></nav></header>
    <main class="room">
      <section class="sheet"><h2>${t("web-people")}</h2>${art(tableTop(table.seats.map((seat) => seat.kind !== "open")))}<ul class="seatrow">${table.seats.map((seat) => html`<li key=${seat.seat}>${art(avatar((seat.seat % 5) + 1, { auto: seat.kind === "computer", away: seat.kind === "open" }))}<span><b class="who p${(seat.seat % 5) + 1}">${nameAt(seat)}</b><small>${state(seat)}</small>
        ${seat.kind === "open" && table.you !== null ? html`<button class="tool2t" data-ui="takeover" onClick=${() => takeover(seat.seat)}>${t("web-takeover")}</button>` : null}</span></li>`)}</ul></section>
      <section class="sheet"><h2>${t("web-room-invite")}</h2><p>${t("web-room-share")}</p><${Invite} table=${table} qr=${true} /></section>
    </main></div>`;
}
