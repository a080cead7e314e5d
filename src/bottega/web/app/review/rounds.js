/** The points of one player, round by round and by source, with what is usual beside them. */

import { html, useState } from "../aids/html.js";
import { t, written } from "../i18n/i18n.js";
import { GROUNDS, Patterns } from "../sheets/charts.js";
import { account, sourcesIn } from "../shell/ending.js";
import { replay, review, seat } from "./data.js";
import { below, you } from "./words.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** What a round gave, by source as in the legend. @typedef {{label: string, parts: number[], sum: number}} Round */

const STEPS = [2, 5, 10, 20, 25, 50, 100];
const WIDE = 560;
const LEFT = 24;
const FOOT = 22;
const TOP = 22;
const PILL = 17; // lower ones have no room for their number
const SUM = 16; // height of the sum above a bar
const AWAY = 6; // between the sum and what lies below it

const sum = (/** @type {number[]} */ figures) => figures.reduce((a, b) => a + b, 0);

/**
 * The sources, and the rounds of this player; what there are no more patterns for is put together.
 * @param {Ctx} ctx
 */
function figures(ctx) {
  const told = account(ctx);
  const byRound = (ctx.account?.by_round ?? []).map((given) => given[seat.value] ?? {});
  const total = (/** @type {string} */ key) => sum(byRound.map((given) => Math.abs(given[key] ?? 0)));
  const used = sourcesIn(told);
  const most = GROUNDS.length;
  const kept = used.length > most ? [...used].sort((a, b) => total(b.key) - total(a.key)).slice(0, most - 1) : used;
  const sources = used.filter((source) => kept.includes(source));
  const rest = used.filter((source) => !kept.includes(source));
  const labels = [...sources.map(({ label }) => label), ...(rest.length ? [t("review-other")] : [])];
  const rounds = byRound.map((given, k) => {
    const parts = sources.map(({ key }) => given[key] ?? 0);
    if (rest.length) parts.push(sum(rest.map(({ key }) => given[key] ?? 0)));
    const end = k === byRound.length - 1;
    return { label: end ? t("review-end") : String(k + 1), parts, sum: sum(Object.values(given)) };
  });
  if (rounds.length && !Object.keys(byRound[rounds.length - 1]).length && !review.value?.typical?.end) rounds.pop();
  return { labels, rounds };
}

/** What is usual in each of them. @param {number} count */
function usual(count) {
  const typical = review.value?.typical;
  if (!typical) return [];
  const rounds = replay.value?.rounds.length ?? 0;
  return Array.from({ length: count }, (_, k) => (k < rounds ? typical.rounds[k] : typical.end) ?? null);
}

/** @param {{ctx: Ctx}} props */
export function Rounds({ ctx }) {
  const [table, setTable] = useState(false);
  const { labels, rounds } = figures(ctx);
  const typical = usual(rounds.length);
  const title = t(you() ? "review-rounds" : "review-rounds-other");
  const shown = labels.map((_, k) => rounds.some(({ parts }) => parts[k]));
  return html`
    <section class="sheet chart an-bars" aria-labelledby="an-b">
      <${Patterns} />
      <header>
        <h2 id="an-b">${title}</h2>
        <button class="tool2t" data-ui="table-rounds" aria-pressed=${table} onClick=${() => setTable(!table)}>
          ${t(table ? "web-as-drawing" : "web-as-table")}
        </button>
      </header>
      ${
        table
          ? null
          : html`
            <${Bars} cls="wide" rounds=${rounds} typical=${typical} title=${title} high=${312} />
            <${Bars} cls="slim" rounds=${rounds} typical=${typical} title=${title} high=${360} />
            <ul class="key">
              ${poorestOf(rounds, typical) < 0 ? null : html`<${LowKey} typical=${typical.length > 0} />`}
              ${labels.map((label, k) => (shown[k] ? html`<${Key} key=${label} label=${label} number=${k} />` : null))}
              ${
                typical.length
                  ? html`
                    <li>
                      <svg viewBox="0 0 22 14" aria-hidden="true"><path d="M0 7h22" class="typ" /></svg>
                      ${t("review-typical")}
                    </li>
                  `
                  : null
              }
            </ul>
          `
      }
      <${Figures} shown=${table} caption=${title} labels=${labels} rounds=${rounds} typical=${typical} />
    </section>
  `;
}

/** @param {{label: string, number: number}} props */
const Key = ({ label, number }) => html`
  <li>
    <svg viewBox="0 0 22 14" aria-hidden="true">
      <rect x=".5" y=".5" width="21" height="13" fill=${`url(#src-${number})`} stroke="#4a2815" />
    </svg>
    ${label}
  </li>
`;

/** What the band over one round says. @param {{typical: boolean}} props */
const LowKey = ({ typical }) => html`
  <li class="low-key">
    <svg viewBox="0 0 22 14" aria-hidden="true"><rect class="low" x="1" y="1" width="20" height="12" rx="3" /></svg>
    ${t(typical ? "review-lowest" : "review-least")}
  </li>
`;

/**
 * @param {{cls: string, rounds: Round[], typical: Array<number | null>, title: string, high: number}} props
 */
function Bars({ cls, rounds, typical, title, high }) {
  const most = Math.max(
    5,
    ...rounds.map(({ parts }) => sum(parts.filter((n) => n > 0))),
    ...typical.map((n) => n ?? 0),
  );
  const least = Math.max(
    0,
    ...rounds.map(({ parts }) => -sum(parts.filter((n) => n < 0))),
    ...typical.map((n) => -(n ?? 0)),
  );
  const step = STEPS.find((s) => most / s <= 4) ?? 100;
  const unit = (high - FOOT - TOP) / (most + least);
  const base = high - FOOT - least * unit; // what was given away hangs below it
  const gap = (WIDE - LEFT) / Math.max(1, rounds.length);
  const wide = Math.min(46, gap * 0.56);
  const poorest = poorestOf(rounds, typical);
  const rules = Array.from({ length: Math.floor(most / step) + 1 }, (_, k) => k * step);
  return html`
    <svg class=${cls} viewBox=${`0 0 ${WIDE} ${high}`} role="img" aria-label=${title}>
      ${rules.map(
        (v) => html`
          <path key=${v} class="gr" d=${`M${LEFT - 6} ${base - v * unit}H${WIDE}`} />
          <text class="ct-a" x="0" y=${base - v * unit + 4}>${v || ""}</text>
        `,
      )}
      ${rounds.map((round, k) => {
        const x = LEFT + gap * k + (gap - wide) / 2;
        return html`
          <g key=${k}>
            ${
              k === poorest
                ? html`<rect class="low" x=${x - 8} y="4" width=${wide + 16} height=${high - FOOT - 4} rx="4" />`
                : null
            }
            <${Stack} round=${round} usual=${typical[k] ?? null} x=${x} wide=${wide} base=${base} unit=${unit} />
            <text x=${x + wide / 2} y=${high - 4} text-anchor="middle" class="ct-a">${round.label}</text>
          </g>
        `;
      })}
    </svg>
  `;
}

/** The round that is furthest below what is usual; without that the one with the least. */
function poorestOf(/** @type {Round[]} */ rounds, /** @type {Array<number | null>} */ typical) {
  const played = rounds.slice(0, replay.value?.rounds.length ?? 0);
  if (played.length < 3) return -1;
  const short = played.map((round, k) => (typical.length ? (typical[k] ?? round.sum) : 0) - round.sum);
  const worst = Math.max(...short);
  return typical.length && worst <= 0 ? -1 : short.indexOf(worst);
}

/**
 * The pieces of one bar, each with its upper edge.
 * @param {number[]} parts @param {number} base @param {number} unit
 */
function pieces(parts, base, unit) {
  const ends = { top: base, foot: base };
  const drawn = parts.map((points, k) => {
    const tall = Math.abs(points) * unit;
    const y = points < 0 ? ends.foot : ends.top - tall;
    if (points < 0) ends.foot += tall;
    else ends.top = y;
    return { points, k, y, tall };
  });
  return { drawn: drawn.filter(({ points }) => points), top: ends.top };
}

/**
 * The numbers lie above the line of what is usual, and the sum does not lie on it.
 * @param {{round: Round, usual: number | null, x: number, wide: number, base: number, unit: number}} props
 */
function Stack({ round, usual: typical, x, wide, base, unit }) {
  const { drawn, top } = pieces(round.parts, base, unit);
  const line = typical === null ? null : base - typical * unit;
  const middle = x + wide / 2;
  const sumAt = line !== null && line < top + AWAY && line > top - SUM - AWAY ? Math.min(line, top) : top;
  return html`
    ${drawn.map(
      ({ k, y, tall }) => html`
        <rect key=${k} x=${x} y=${y} width=${wide} height=${tall} fill=${`url(#src-${k})`} stroke="#4a2815" />
      `,
    )}
    ${line === null ? null : html`<path class="typ" d=${`M${x - 9} ${line}h${wide + 18}`} />`}
    ${drawn.map(({ points, k, y, tall }) =>
      tall > PILL && wide > 22
        ? html`
          <g key=${k} transform=${`translate(${middle} ${y + tall / 2})`}>
            <rect x="-12" y="-9" width="24" height="18" rx="9" fill="#fffaf0" />
            <text y="5" text-anchor="middle" class="ct-v">${written(points)}</text>
          </g>
        `
        : null,
    )}
    <text x=${middle} y=${sumAt - AWAY} text-anchor="middle" class="ct-s">${written(round.sum)}</text>
  `;
}

/**
 * The same as a table, from which one comes to the moves.
 * @param {{shown: boolean, caption: string, labels: string[], rounds: Round[], typical: Array<number | null>}} props
 */
function Figures({ shown, caption, labels, rounds, typical }) {
  const begun = replay.value?.rounds ?? [];
  return html`
    <div class=${shown ? "figures" : "vh"}>
      <table>
        <caption>${caption}</caption>
        <thead>
          <tr>
            <th scope="col">${t("review-round-head")}</th>
            ${labels.map((label) => html`<th key=${label} scope="col">${label}</th>`)}
            <th scope="col">${t("web-sum")}</th>
            ${typical.length ? html`<th scope="col">${t("review-typical")}</th>` : null}
          </tr>
        </thead>
        <tbody>
          ${rounds.map(
            (round, k) => html`
              <tr key=${k}>
                <th scope="row">
                  ${
                    shown && begun[k]
                      ? html`<a href=${`/replay/${replay.value?.id}#${begun[k].first}`}>${round.label}</a>`
                      : round.label
                  }
                </th>
                ${round.parts.map((n, at) => html`<td key=${at}>${written(n)}</td>`)}
                <td>${written(round.sum)}</td>
                ${typical.length ? html`<td>${typical[k] === null ? "" : below(typical[k] ?? 0)}</td>` : null}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
