/** Figures over many games: a few numbers, the places of the last games, and what was done most. */
import { html } from "../aids/html.js";
import { metaOf } from "../home/metas.js";
import { lang, t, titleOf, wordFor } from "../i18n/i18n.js";

/** @typedef {import("../../types/server.d.ts").Figures} Figures */
/** @typedef {import("../../types/server.d.ts").LastFacts} LastFacts */

const MOST_WORDS = 7; // bars of a tally
const LOWEST = 3; // places that a drawing has at least

/** @param {number} value @param {number} [digits] */
const number = (value, digits = 1) =>
  new Intl.NumberFormat(lang.value, { maximumFractionDigits: digits }).format(value);

/** @param {{name: string, value: string, small?: string}} props */
const Tile = ({ name, value, small }) => html`
  <div><dt>${name}</dt><dd>${value}${small ? html`<small>${small}</small>` : null}</dd></div>
`;

/** What every game has. @param {Figures} of */
function usual(of) {
  const share = new Intl.NumberFormat(lang.value, { style: "percent" }).format(of.wins / of.games);
  return [
    { name: t("games-count"), value: number(of.games) },
    { name: t("games-won"), value: number(of.wins), small: share },
    ...(of.best === null ? [] : [{ name: t("games-best"), value: number(of.best) }]),
    ...(of.mean === null ? [] : [{ name: t("games-mean"), value: number(of.mean) }]),
    { name: t("games-mean-place"), value: number(of.place), small: t("games-of", { players: number(of.of) }) },
  ];
}

/** What a game counts of its own, by the names of its texts. @param {Figures} of */
const own = (of) => [
  ...Object.entries(of.highs).map(([id, value]) => ({
    name: wordFor(`games-high-${of.game}-${id}`, id),
    value: number(value),
  })),
  ...Object.entries(of.means).map(([id, value]) => ({
    name: wordFor(`games-mean-${of.game}-${id}`, id),
    value: number(value),
    small: t("games-a-game"),
  })),
];

/** @param {{of: Figures, all?: boolean}} props `all`: also what this game counts of its own */
export const Numbers = ({ of, all }) => html`
  <dl class="numbers">
    ${[...usual(of), ...(all ? own(of) : [])].map((one) => html`<${Tile} key=${one.name} ...${one} />`)}
  </dl>
`;

/** The place in each of the last games, the latest at the right. @param {{last: LastFacts[]}} props */
export function Places({ last }) {
  const shown = [...last].reverse();
  if (shown.length < 2) return null;
  const lowest = Math.max(LOWEST, ...shown.map(({ players }) => players));
  const x = (/** @type {number} */ k) => 40 + (k * 250) / Math.max(1, shown.length - 1);
  const y = (/** @type {number} */ place) => place * 20 - 8;
  const told = t("games-places", { count: shown.length });
  return html`
    <figure class="places">
      <svg
        viewBox=${`0 0 300 ${lowest * 20 + 4}`}
        role="img"
        aria-label=${`${told}: ${shown.map(({ place }) => t("games-place", { place })).join(", ")}`}
      >
        ${Array.from(
          { length: lowest },
          (_, k) => html`
            <path class="gr" d=${`M30 ${y(k + 1)}H296`} />
            <text class="ct-a" x="0" y=${y(k + 1) + 4}>${t("games-place", { place: k + 1 })}</text>
          `,
        )}
        <path class="ln" d=${`M${shown.map(({ place }, k) => `${x(k)} ${y(place)}`).join("L")}`} />
        ${shown.map(
          ({ id, place }, k) => html`
            <circle
              key=${id}
              class=${place === 1 ? "won" : undefined}
              cx=${x(k)}
              cy=${y(place)}
              r=${place === 1 ? 6 : 4}
            />
          `,
        )}
      </svg>
      <figcaption>${told}</figcaption>
    </figure>
  `;
}

/** What was done most, as bars. @param {{game: string, name: string, words: Record<string, number>}} props */
function Tally({ game, name, words }) {
  const called = metaOf(game).words?.[name];
  // Numbers, such as hours, keep their own order.
  const inOrder = Object.keys(words).every((word) => /^\d+$/.test(word));
  const all = Object.entries(words).sort((a, b) => (inOrder ? Number(a[0]) - Number(b[0]) : b[1] - a[1]));
  const most = Math.max(1, ...Object.values(words));
  return html`
    <figure class="tally">
      <figcaption>${wordFor(`games-tally-${game}-${name}`, name)}</figcaption>
      <dl>
        ${all.slice(0, MOST_WORDS).map(
          ([word, count]) => html`
            <div key=${word}>
              <dt>${called ? wordFor(`${called}-${word}`, word) : word}</dt>
              <dd><i style=${`width:${Math.round((count / most) * 100)}%`}></i><span>${number(count)}</span></dd>
            </div>
          `,
        )}
      </dl>
    </figure>
  `;
}

/** @param {{of: Figures}} props */
export const Tallies = ({ of }) =>
  of.game
    ? Object.entries(of.tallies).map(
        ([name, words]) => html`<${Tally} key=${name} game=${of.game} name=${name} words=${words} />`,
      )
    : null;

/** The same game with each number of players, as a table. @param {{groups: Figures[]}} props */
export const ByPlayers = ({ groups }) => html`
  <table class="by-players">
    <caption class="vh">${t("games-by-players", { game: titleOf(groups[0].game ?? "") })}</caption>
    <thead>
      <tr>
        <th scope="col">${t("games-with")}</th>
        <th scope="col">${t("games-count")}</th>
        <th scope="col">${t("games-won")}</th>
        <th scope="col">${t("games-best")}</th>
        <th scope="col">${t("games-mean")}</th>
        <th scope="col">${t("games-mean-place")}</th>
      </tr>
    </thead>
    <tbody>
      ${groups.map(
        (of) => html`
          <tr key=${of.players}>
            <th scope="row">${t("games-players", { count: of.players ?? 0 })}</th>
            <td>${number(of.games)}</td>
            <td>${number(of.wins)}</td>
            <td>${number(of.best ?? 0)}</td>
            <td>${number(of.mean ?? 0)}</td>
            <td>${number(of.place)}</td>
          </tr>
        `,
      )}
    </tbody>
  </table>
`;
