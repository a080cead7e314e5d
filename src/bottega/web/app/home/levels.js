/** Against whom *Play now* is played: one of the computer players that the server offers, the same for all games. */
import { bust } from "../../art/painters.js";
import { i } from "../../art/pieces.js";
import { art, html, joined, signal } from "../aids/html.js";
import { store, stored } from "../aids/storage.js";
import { levelOf, t, wordFor } from "../i18n/i18n.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */
/** @typedef {import("../../types/server.d.ts").LevelFacts} LevelFacts */

const KEY = "bottega.level";
const chosen = signal(stored(KEY) ?? "");

/** All that one of these games knows, from weak to strong. @param {GameFacts[]} games @returns {LevelFacts[]} */
const levelsOf = (games) =>
  [
    ...new Map(games.flatMap(({ levels }) => levels.map((/** @type {LevelFacts} */ one) => [one.id, one]))).values(),
  ].sort((a, b) => a.strength - b.strength);

/** The one that is chosen; until then the usual one. */
const current = (/** @type {LevelFacts[]} */ levels) =>
  levels.find(({ id }) => id === chosen.value) ?? levels.findLast(({ usual }) => usual);

/**
 * Who sits down at this game: whoever is chosen, or the next weaker one it knows.
 * @param {GameFacts} game @param {GameFacts[]} games
 */
export function levelFor(game, games) {
  const wanted = current(levelsOf(games));
  const known = game.levels.filter((/** @type {LevelFacts} */ one) => one.strength <= (wanted?.strength ?? 0));
  return (known[known.length - 1] ?? game.levels[0]).id;
}

/** @param {{level: LevelFacts, place: number, on: boolean}} props */
const Level = ({ level, place, on }) => html`
  <label class=${joined("level", on && "on")}>
    <input
      type="radio"
      name="level"
      value=${level.id}
      data-ui=${`level-${level.id}`}
      checked=${on}
      onChange=${() => {
        chosen.value = level.id;
        store(KEY, level.id);
      }}
    />
    ${art(bust(place))}
    <span>
      <b><span class="level-n">${levelOf(level.id)}</span>${on ? art(i("check")) : null}</b>
      <small>${wordFor(`level-${level.id}-about`, "")}</small>
      <small class="level-t">${t("level-time", { seconds: Math.round(level.seconds) })}</small>
    </span>
  </label>
`;

/** @param {{games: GameFacts[]}} props */
export function Levels({ games }) {
  const levels = levelsOf(games);
  if (levels.length < 2) return null;
  const on = current(levels);
  return html`
    <fieldset class="levels">
      <legend>${t("home-against")}</legend>
      ${levels.map(
        (level, place) => html`<${Level} key=${level.id} level=${level} place=${place} on=${level === on} />`,
      )}
    </fieldset>
  `;
}
