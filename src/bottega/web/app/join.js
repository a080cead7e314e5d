/** An invitation: what is played, who sits there, and a seat to take. */

import { avatar, peopleDefs, worker } from "../art/avatar.js";
import { scene } from "../art/scene.js";
import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { art, html, onReturn, render, signal, useEffect, useState } from "./aids/html.js";
import { fetchMetas } from "./home/metas.js";
import { insist, t } from "./i18n/i18n.js";
import { Told } from "./join/told.js";
import { ApiError, api } from "./net/api.js";
import { nameAt, playedBy } from "./shell/context.js";
import { doorOf } from "./shell/doors.js";
import { Gate } from "./shell/gate.js";
import { Language, Theme } from "./shell/tools.js";

/** @typedef {import("../types/server.d.ts").SeatFacts} SeatFacts */

const SCENE = `<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>${scene}</defs></svg>`;
const token = location.pathname.split("/")[2];
const table = signal(/** @type {import("../types/server.d.ts").Listed | null} */ (null));
const gate = signal(/** @type {import("./shell/gate.js").Shut | null} */ (null));
const name = signal("");
/** What is played, as the server describes it, and the lesson that shows it. */
const game = signal(/** @type {import("../types/server.d.ts").GameFacts | null} */ (null));
const lesson = signal(/** @type {import("../types/server.d.ts").LessonFacts | null} */ (null));

/** @param {unknown} error */
function shut(error) {
  const code = error instanceof ApiError ? error.code : undefined;
  gate.value = { kind: code === "no-table" ? "link" : doorOf(code), watch: table.value?.watch ?? undefined };
}

/** @param {SeatFacts} seat @param {SeatFacts[]} seats */
const about = (seat, seats) =>
  seat.kind === "open"
    ? t("web-seat-open")
    : seat.kind === "computer"
      ? playedBy(seat, seats)
      : t(seat.connected ? "web-seat-here" : "web-seat-lost");

/** @param {{seat: SeatFacts, seats: SeatFacts[]}} props */
const Place = ({ seat, seats }) => html`
  <li>
    ${art(avatar((seat.seat % 5) + 1, { auto: worker(seat), away: seat.kind === "open" }))}
    <span><b class="who p${(seat.seat % 5) + 1}">${nameAt(seat)}</b><small>${about(seat, seats)}</small></span>
  </li>
`;

/** @param {{told: import("../types/server.d.ts").Listed}} props */
function Invitation({ told }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => onReturn(() => setBusy(false)), []);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      /** @type {import("../types/server.d.ts").Place} */
      const place = await api(`/api/join/${token}`, { name: name.value.trim() });
      location.assign(place.url);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && (error.status === 409 || error.status === 410)) shut(error);
      else setTrouble(fault(error));
    }
  };
  return html`
    <main class="gate-page">
      <nav class="tools corner" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
      <form class="invitation sheet" onSubmit=${sit}>
        <${Told} table=${told} game=${game.value} lesson=${lesson.value} />
        <ul class="seatrow">
          ${told.seats.map((seat) => html`<${Place} key=${seat.seat} seat=${seat} seats=${told.seats} />`)}
        </ul>
        <label class="field" for="name">
          <span>${t("web-join-name")}</span>
          <input
            id="name"
            data-ui="name"
            autocomplete="nickname"
            maxlength="30"
            value=${name.value}
            onInput=${(/** @type {InputEvent} */ e) => {
              name.value = /** @type {HTMLInputElement} */ (e.target).value;
            }}
          />
        </label>
        ${trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : null}
        <div class="acts2">
          <button class="btn gold" data-ui="sit" disabled=${busy}>${t("web-sit-down")}</button>
          ${told.watch ? html`<a class="btn quiet" data-ui="watch" href=${told.watch}>${t("web-watch")}</a>` : null}
          <a class="btn quiet" data-ui="lobby" href="/">${t("web-to-lobby")}</a>
        </div>
      </form>
    </main>
  `;
}

function Page() {
  document.title = `Bottega · ${t("web-invitation")}`;
  if (gate.value) return html`<${Gate} ...${gate.value} />`;
  return table.value
    ? html`<${Invitation} told=${table.value} />`
    : html`<p class="opening" role="status">${t("web-opening")}</p>`;
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs + SCENE));
  await insist(["common", "web"]);
  await insist(["web-join"]);
  render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  try {
    /** @type {[import("../types/server.d.ts").Listed, import("../types/server.d.ts").Me]} */
    const [told, me] = await Promise.all([api(`/api/join/${token}`), api("/api/me")]);
    if (told.you !== null) {
      location.replace(told.url);
      return;
    }
    name.value = me.name;
    // Without what follows the invitation says less, and is one all the same.
    /** @type {[import("../types/server.d.ts").GameFacts[], import("../types/server.d.ts").LessonFacts[], unknown]} */
    const [games, lessons] = await Promise.all([
      api("/api/games").catch(() => []),
      api("/api/lessons").catch(() => []),
      fetchMetas(told.game).catch(() => {}),
    ]);
    game.value = games.find(({ id }) => id === told.game) ?? null;
    lesson.value = lessons.find((one) => one.game === told.game && one.module === null) ?? null;
    table.value = told;
    if (told.over || told.stopped) gate.value = { kind: "expired" };
    else if (!told.seats.some((s) => s.kind === "open")) gate.value = { kind: "full", watch: told.watch ?? undefined };
  } catch (error) {
    shut(error);
  }
}

start();
