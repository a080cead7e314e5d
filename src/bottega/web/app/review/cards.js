/** The choices that cost most, and the best one. */

import { i } from "../../art/pieces.js";
import { fault } from "../aids/faults.js";
import { art, html, onReturn, useEffect, useState } from "../aids/html.js";
import { knows, t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { account } from "../shell/ending.js";
import { busy, mine, replay, seat } from "./data.js";
import { both, then } from "./versus.js";
import { about, change, place, you } from "./words.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("./data.js").Reviewed} Reviewed */

/** Signs that only the review needs, 16 x 16. */
const sign = (/** @type {string} */ path) =>
  `<svg class="ico" viewBox="0 0 16 16" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;
const PLAY = sign("M3.500 1.500 14 8 3.500 14.500Z");
const CROSS = sign(
  "M3.600 2 8 6.400 12.400 2 14 3.600 9.600 8 14 12.400 12.400 14 8 9.600 3.600 14 2 12.400 6.400 8 2 3.600Z",
);
const STAR = sign("M8 1l2.100 4.700 5.100.5-3.900 3.400 1.200 5L8 12l-4.500 2.600 1.200-5L.800 6.200l5.100-.5Z");

/** Where a card will be, while the choices are weighed. */
const Waiting = () => html`<li class="sheet an-wait" aria-hidden="true"><i></i><i></i><i></i></li>`;

/** @param {{ctx: Ctx}} props */
export function Costly({ ctx }) {
  const found = mine.value;
  const named = found?.costly ?? [];
  const shown = named.length || !found?.over ? named : found.close;
  const won = replay.value?.ranking?.[0].includes(seat.value);
  return html`
    <section class="an-cost" aria-labelledby="an-l" aria-busy=${busy.value}>
      <header class="sec-h">
        <h2 id="an-l">${t(won ? "review-won" : "review-lost")}</h2>
        ${found?.decisions ? html`<span class="note">${t("review-out-of", { count: found.decisions })}</span>` : null}
      </header>
      ${!named.length && found?.over ? html`<p class="sheet an-none">${t("review-none")}</p>` : null}
      <ol>
        ${shown.map((one, k) => html`<${Card} key=${one.move} ctx=${ctx} one=${one} number=${k + 1} />`)}
        ${shown.length < 3 && busy.value ? html`<${Waiting} />` : null}
      </ol>
    </section>
  `;
}

/** @param {{ctx: Ctx, one: Reviewed, number: number}} props */
function Card({ ctx, one, number }) {
  const at = then(one);
  if (!at) return null;
  const [did, better] = both(at, one);
  const who = you() ? t("review-did") : t("review-did-other", { name: ctx.nameOf(seat.value) });
  const cost = one.cost < 0.05 ? 0 : one.cost;
  const lost = cost ? change(-cost) : about(0);
  const spoken = t("review-lost-about", { points: about(cost) });
  return html`
    <li class="cost-c sheet">
      <header>
        <span class="seal" aria-hidden="true">${number}</span>
        <div>
          <h3>${place(one)}</h3>
          <p>${t(you() ? "review-cost" : "review-cost-other")}</p>
        </div>
        <b class="lost">
          <span aria-hidden="true">${lost}<i>${account(ctx).unit}</i></span>
          <span class="vh">${spoken}</span>
        </b>
      </header>
      <div class="versus">
        <div class="did">
          <small>${art(CROSS)}${who}</small>
          <${Steps} names=${did} />
        </div>
        <div class="bet">
          <small>${art(i("check"))}${t("review-better")}</small>
          <${Steps} names=${better} />
        </div>
      </div>
      <footer>
        <p class="why">
          ${because(one)}${" "}
          <i>${t("review-instead", { better: about(one.better_score), did: about(one.did_score) })}</i>
        </p>
        <${See} one=${one} />
        <${Try} one=${one} number=${number} />
      </footer>
    </li>
  `;
}

/** @param {{names: string[]}} props */
const Steps = ({ names }) => names.map((name, k) => html`<p key=${k}>${name}</p>`);

/** The reason in the words of a hint; where there is none, how it was found out. @param {Reviewed} one */
const because = (one) =>
  one.reason && knows(one.reason) ? t(one.reason, one.args) : t("review-plainly", { points: about(one.cost) });

/** @param {{one: Reviewed}} props */
const See = ({ one }) => html`
  <a
    class="tool2t"
    data-ui="see"
    href=${`/replay/${replay.value?.id}?eyes=${seat.value}#${one.move}`}
    aria-label=${t("review-see-name", { move: one.move })}
  >
    ${t("review-see")}
  </a>
`;

/** @param {{one: Reviewed, number: number}} props */
function Try({ one, number }) {
  const [asked, setAsked] = useState(false);
  const [wrong, setWrong] = useState("");
  useEffect(() => onReturn(() => setAsked(false)), []);
  const begin = async () => {
    setAsked(true);
    try {
      /** @type {import("../../types/server.d.ts").Place} */
      const table = await api(`/api/replays/${replay.value?.id}/play`, { move: one.move, seat: seat.value });
      location.assign(table.url);
    } catch (error) {
      setWrong(fault(error));
      setAsked(false);
    }
  };
  return html`
    <button
      type="button"
      class="btn small"
      data-ui=${`try-${number}`}
      disabled=${asked}
      data-tip=${t("review-try-tip")}
      onClick=${begin}
    >
      ${art(PLAY)}${t("review-try")}
    </button>
    ${wrong ? html`<p class="trouble" role="alert">${wrong}</p>` : null}
  `;
}

/** The choice that was better than all others by most. */
export function Best() {
  const one = mine.value?.best;
  const at = one && then(one);
  if (!one || !at) return null;
  return html`
    <section class="sheet an-good" aria-labelledby="an-g">
      <span class="seal ok2" aria-hidden="true">${art(STAR)}</span>
      <div>
        <h2 id="an-g">${t(you() ? "review-best" : "review-best-other")}</h2>
        <p>
          ${t("review-best-what", { place: place(one), what: both(at, one)[0].join(" \u00b7 ") })}${" "}
          ${t("review-worth", { points: about(one.cost) })}
        </p>
      </div>
      <${See} one=${one} />
    </section>
  `;
}

/** How it was found out, in one line. */
export const How = () => html`<p class="edition an-note">${t("review-how")}</p>`;
