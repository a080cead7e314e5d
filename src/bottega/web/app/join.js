/** An invitation: what is played, who sits there, and a seat to take. */

import { avatar, peopleDefs } from "../art/avatar.js";
import { sprite } from "../art/sprite.js";
import { fault } from "./aids/faults.js";
import { art, html, onReturn, render, signal, useEffect, useState } from "./aids/html.js";
import { insist, t, titleOf } from "./i18n/i18n.js";
import { ApiError, api } from "./net/api.js";
import { level } from "./sheets/people.js";
import { nameAt } from "./shell/context.js";
import { doorOf } from "./shell/doors.js";
import { Gate } from "./shell/gate.js";
import { Language, Theme } from "./shell/tools.js";

const token = location.pathname.split("/")[2];
const table = signal(/** @type {any} */ (null));
const gate = signal(/** @type {{kind: any, watch?: string} | null} */ (null));
const name = signal("");

/** @param {string[]} modules */
const names = (modules) => modules.map((module) => t(`web-module-${module.replaceAll("_", "-")}`)).join(", ");

/** @param {unknown} error */
function shut(error) {
  const code = error instanceof ApiError ? error.code : undefined;
  gate.value = { kind: code === "no-table" ? "link" : doorOf(code), watch: table.value?.watch };
}

function Invitation() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => onReturn(() => setBusy(false)), []);
  const told = table.value;
  const free = told.seats.filter((/** @type {any} */ s) => s.kind === "open");
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      location.assign((await api(`/api/join/${token}`, { name: name.value.trim() })).url);
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && (error.status === 409 || error.status === 410)) shut(error);
      else setTrouble(fault(error));
    }
  };
  const about = (/** @type {any} */ seat) =>
    seat.kind === "open"
      ? t("web-seat-open")
      : seat.kind === "computer"
        ? t("web-seat-computer", { level: level(seat) })
        : t(seat.connected ? "web-seat-here" : "web-seat-lost");
  const modules = told.options?.modules ?? [];
  return html`
    <main class="gate-page">
      <nav class="tools corner" aria-label=${t("web-tools")}><${Language} /><${Theme} /></nav>
      <form class="invitation sheet" onSubmit=${sit}>
        <h1>${t("web-join", { game: titleOf(told.game) })}</h1>
        <p>
          ${t("web-join-free", { count: free.length })}
          ${modules.length ? ` ${t("web-join-modules", { modules: names(modules) })}` : ""}
        </p>
        <ul class="seatrow">
          ${told.seats.map(
            (/** @type {any} */ seat) =>
              html`
                <li key=${seat.seat}>
                  ${art(avatar((seat.seat % 5) + 1, { auto: seat.kind === "computer", away: seat.kind === "open" }))}
                  <span><b class="who p${(seat.seat % 5) + 1}">${nameAt(seat)}</b><small>${about(seat)}</small></span>
                </li>
              `,
          )}
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
  return table.value ? html`<${Invitation} />` : html`<p class="opening" role="status">${t("web-opening")}</p>`;
}

async function start() {
  document.body.prepend(document.createRange().createContextualFragment(sprite + peopleDefs));
  await insist(["common", "web"]);
  render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("root")));
  try {
    const [told, me] = await Promise.all([api(`/api/join/${token}`), api("/api/me")]);
    if (told.you !== null) {
      location.replace(told.url);
      return;
    }
    name.value = me.name;
    table.value = told;
    if (told.over || told.stopped) gate.value = { kind: "expired" };
    else if (!told.seats.some((/** @type {any} */ s) => s.kind === "open"))
      gate.value = { kind: "full", watch: told.watch };
  } catch (error) {
    shut(error);
  }
}

start();
