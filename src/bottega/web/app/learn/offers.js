/** Lessons are offered on the front page, before the first game of a kind, and for modules that are new to a guest. */
import { i } from "../../art/pieces.js";
import { art, html, joined, signal } from "../aids/html.js";
import { store, stored } from "../aids/storage.js";
import { knows, t, titleOf } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { Sheet } from "../sheets/sheet.js";
import { MASTER } from "./art.js";

/** @typedef {import("../../types/server.d.ts").LessonFacts} LessonFacts */

/** All lessons, and how far this guest is. */
export const lessons = signal(/** @type {LessonFacts[]} */ ([]));
const KNOWN = "bottega.known."; // what this browser need not be asked about again

/** @param {LessonFacts} one */
function nameOf(one) {
  if (one.module === null) return titleOf(one.game);
  const key = `web-module-${one.module.replaceAll("_", "-")}`;
  return t(knows(key) ? key : `learn-mini-${one.module}`);
}

/** @param {string} game */
const firstGame = (game) => lessons.value.find((one) => one.game === game && one.module === null);

const isNew = (/** @type {LessonFacts | undefined} */ one) =>
  one !== undefined && !one.done && stored(KNOWN + one.id) === null;

/** Whether the first *Play now* of this game asks. @param {string} game */
export const asksFirst = (game) => isNew(firstGame(game));

/** What was chosen once is not offered again. @param {LessonFacts[]} these */
export const know = (these) => {
  for (const { id } of these) store(KNOWN + id, "yes");
};

/**
 * The mini lessons of what is about to be played: of its modules, and of what comes with so many players.
 * @param {string} game @param {string[]} modules @param {number} players
 */
export const about = (game, modules, players) =>
  lessons.value.filter(
    (one) =>
      one.game === game &&
      one.module !== null &&
      (modules.includes(one.module) || (!one.chosen && one.players === players)),
  );

/** To its table: where it was left, or from the beginning. @param {LessonFacts} one @param {boolean} [again] */
async function learn(one, again = false) {
  /** @type {import("../../types/server.d.ts").Place} */
  const { url } = await api(`/api/lessons/${one.id}`, { again });
  location.assign(url);
}

/** @typedef {(work: Promise<void>) => void} Attempt what may fail is told by the page */

/** How far it is, drawn; the words beside it say the same. @param {{one: LessonFacts}} props */
function Ring({ one }) {
  const far = one.url ? one.step + 1 : one.done ? one.steps : 0;
  return html`
    <span class="ring" style=${`--p:${Math.round((far / one.steps) * 100)}`} aria-hidden="true">
      <b>${one.done && !one.url ? art(i("check")) : html`${far}<i>/${one.steps}</i>`}</b>
    </span>
  `;
}

/** @param {{one: LessonFacts, attempt: Attempt, small?: boolean, quiet?: boolean}} props */
function Lesson({ one, attempt, small, quiet }) {
  const name = nameOf(one);
  const word = t(one.url ? "learn-go-on" : one.done ? "learn-again" : "learn-begin");
  const told = one.url
    ? t("learn-at", { step: one.step + 1, steps: one.steps })
    : one.done
      ? t("learn-done")
      : t("learn-about", { steps: one.steps, minutes: one.minutes });
  return html`
    <li class=${joined("lesson", small && "small", one.done && "done")}>
      ${small ? null : html`<${Ring} one=${one} />`}
      <span><b>${name}</b><small>${told}</small></span>
      <button
        class=${joined("btn", (small || one.done || quiet) && "quiet")}
        data-ui=${`learn-${one.id}`}
        aria-label=${t("learn-begin-name", { act: word, lesson: name })}
        onClick=${() => attempt(learn(one))}
      >
        ${word}
      </button>
      ${
        one.url
          ? html`
            <button
              class="tool2t"
              data-ui=${`again-${one.id}`}
              aria-label=${t("learn-begin-name", { act: t("learn-over"), lesson: name })}
              onClick=${() => attempt(learn(one, true))}
            >
              ${t("learn-over")}
            </button>
          `
          : null
      }
    </li>
  `;
}

/** @param {{order: string[], attempt: Attempt}} props `order` are the games as the page shows them */
export function Lessons({ order, attempt }) {
  if (!lessons.value.length) return null;
  const games = order.flatMap((game) => firstGame(game) ?? []);
  const mini = lessons.value.filter((one) => one.module !== null);
  // Once one is begun, that one is what stands out.
  const begun = lessons.value.some((one) => one.url !== null || one.done);
  return html`
    <section id="learn" class="lessons sheet" aria-labelledby="lessons-h">
      <header>
        ${art(MASTER)}
        <div><h2 id="lessons-h">${t("learn-home")}</h2><p>${t("learn-home-lead")}</p></div>
      </header>
      <ul>
        ${games.map(
          (one) => html`<${Lesson} key=${one.id} one=${one} attempt=${attempt} quiet=${begun && one.url === null} />`,
        )}
      </ul>
      <details open=${mini.some((one) => one.url)}>
        <summary data-ui="mini-lessons">${t("learn-home-modules")}</summary>
        <ul>${mini.map((one) => html`<${Lesson} key=${one.id} one=${one} attempt=${attempt} small />`)}</ul>
      </details>
    </section>
  `;
}

/**
 * Before the first game: the lesson, the game, or never to be asked again.
 * @param {{game: string, attempt: Attempt, onPlay: () => void, onClose: () => void}} props
 */
export function FirstTime({ game, attempt, onPlay, onClose }) {
  const one = firstGame(game);
  if (!one) return null;
  const title = t("learn-first", { game: titleOf(game) });
  const never = () => {
    know(lessons.value.filter((other) => other.module === null));
    onPlay();
  };
  return html`
    <${Sheet} class="first-time" label=${title} onClose=${onClose}>
      <section class="first sheet">
        <header>${art(MASTER)}<h2>${title}</h2></header>
        <p>${t("learn-first-why", { minutes: one.minutes })}</p>
        <button
          class="btn gold"
          data-ui="first-lesson"
          autofocus
          onClick=${() => {
            know([one]);
            attempt(learn(one));
          }}
        >
          ${t("learn-first-lesson")}
        </button>
        <button
          class="btn quiet"
          data-ui="first-play"
          onClick=${() => {
            know([one]);
            onPlay();
          }}
        >
          ${t("learn-first-play")}
        </button>
        <footer>
          <button class="tool2t" data-ui="first-never" onClick=${never}>${t("learn-first-never")}</button>
          <button class="tool2t" data-ui="first-close" onClick=${onClose}>${t("web-close")}</button>
        </footer>
      </section>
    <//>
  `;
}

/** Below the set-up: what is new among what was chosen. @param {{about: LessonFacts[], attempt: Attempt}} props */
export function NewToYou({ about: these, attempt }) {
  const fresh = these.filter(isNew);
  if (!fresh.length) return null;
  return html`
    <p class="new-to-you" role="note">
      <span>${t("learn-module")}</span>
      ${fresh.map(
        (one) => html`
          <button
            key=${one.id}
            type="button"
            class="tool2t"
            data-ui=${`show-${one.id}`}
            onClick=${() => attempt(learn(one))}
          >
            ${t("learn-module-show", { module: nameOf(one) })}
          </button>
        `,
      )}
    </p>
  `;
}
