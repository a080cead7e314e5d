/** The two drawings of the account. Each has a title, a description and the same figures as a table. */

import { shield } from "../../art/pieces.js";
import { art, html, useState } from "../aids/html.js";
import { t, written } from "../i18n/i18n.js";
import { sourcesIn } from "../shell/ending.js";

/** Ground, and what is drawn on it: told apart without colour. */
export const GROUNDS = [
  ["#b5663c", ""],
  ["#e2b958", '<circle cx="4" cy="4" r="1.3" fill="#6d4a0c"/>'],
  ["#8fae9c", '<path d="M-1 9 9-1M-1 1 1-1M7 9 9 7" stroke="#2f5a4c" stroke-width="2"/>'],
  ["#f3e6c6", '<path d="M0 8 8 0M0 0 8 8" stroke="#8d6f4e"/>'],
  ["#7f93a0", '<path d="M0 4h8" stroke="#2b3d49" stroke-width="2"/>'],
  ["#a97394", '<path d="M4 0v8" stroke="#50213f" stroke-width="2"/>'],
  ["#c9c38f", '<path d="M-1 -1 9 9M-1 7 1 9M7 -1 9 1" stroke="#5d5a22" stroke-width="1.5"/>'],
  ["#d58f6a", '<circle cx="4" cy="4" r="2.2" fill="none" stroke="#6a2a14"/>'],
  ["#9fb3d0", '<path d="M2 2h4v4H2Z" fill="#2c4a86"/>'],
  ["#ddd0b6", '<path d="M4 1v6M1 4h6" stroke="#553f2e" stroke-width="1.3"/>'],
  ["#7a4a2e", '<path d="M0 4h8" stroke="#f3dfb8" stroke-width="1.6"/>'],
  ["#c4d3b0", '<path d="M0 6 4 2l4 4" fill="none" stroke="#34512a" stroke-width="1.5"/>'],
  ["#5d7387", '<circle cx="4" cy="4" r="1.6" fill="#f3e6c6"/>'],
  ["#f0c9b0", '<path d="M4 1l3 3-3 3-3-3Z" fill="#8d331a"/>'],
  ["#6f7f4a", '<path d="M0 0 8 8M0 8 8 0" stroke="#eef0cf" stroke-width="1.3"/>'],
  ["#b9a8cf", '<path d="M2 0v8M6 0v8" stroke="#3d2a63" stroke-width="1.2" stroke-dasharray="2 2"/>'],
];
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 2 1 2"];

/** @typedef {import("../shell/ending.js").Account} Account */
/** @typedef {import("../shell/context.js").Ctx} Ctx */

export const Patterns = () =>
  html`
    <svg
      class="sprite"
      aria-hidden="true"
      width="0"
      height="0"
      dangerouslySetInnerHTML=${{
        __html: `<defs>
            ${GROUNDS.map(
              ([ground, mark], k) =>
                `<pattern id="src-${k}" width="8" height="8" patternUnits="userSpaceOnUse">
                <rect width="8" height="8" fill="${ground}"/>
                ${mark}
              </pattern>`,
            ).join("")}
          </defs>`,
      }}
    ></svg>
  `;

/** @param {{shown: boolean, caption: string, heads: string[], rows: Array<{name: string, cells: number[]}>}} props */
const Figures = ({ shown, caption, heads, rows }) => html`
  <div class=${shown ? "figures" : "vh"}>
    <table>
      <caption>${caption}</caption>
      <thead>
        <tr><th scope="col">${t("web-player")}</th>${heads.map((h) => html`<th scope="col">${h}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) => html`<tr><th scope="row">${row.name}</th>${row.cells.map((c) => html`<td>${written(c)}</td>`)}</tr>`,
        )}
      </tbody>
    </table>
  </div>
`;

/** @param {{title: string, name: string, table: boolean, onTable: () => void}} props */
const Head = ({ title, name, table, onTable }) =>
  html`
    <header>
      <h2>${title}</h2>
      <button class="tool2t" data-ui=${`table-${name}`} aria-pressed=${table} onClick=${onTable}>
        ${t(table ? "web-as-drawing" : "web-as-table")}
      </button>
    </header>
  `;

/** @param {{ctx: Ctx, told: Account}} props */
export function Bars({ ctx, told }) {
  const [table, setTable] = useState(false);
  const title = t("web-by-source");
  const used = sourcesIn(told);
  const figures = told.rows.map((row) => ({
    name: ctx.title(row.seat),
    cells: [...used.map((s) => row.bySource[s.key] ?? 0), row.total],
  }));
  return html`
    <section class="sheet chart c-bars">
      <${Patterns} />
      <${Head} title=${title} name="bars" table=${table} onTable=${() => setTable(!table)} />
      ${
        table
          ? null
          : html`
            <${WideBars} ctx=${ctx} told=${told} used=${used} title=${title} />
            <${SlimBars} ctx=${ctx} told=${told} used=${used} title=${title} />
            <ul class="key">
              ${used.map(
                (source, k) =>
                  html`
                    <li key=${source.key} data-tip=${source.tip}>
                      <svg viewBox="0 0 22 14" aria-hidden="true">
                        <rect
                          x=".5"
                          y=".5"
                          width="21"
                          height="13"
                          fill=${`url(#src-${k % GROUNDS.length})`}
                          stroke="#4a2815"
                        />
                      </svg>
                      ${source.label}
                    </li>
                  `,
              )}
            </ul>
          `
      }
      <${Figures}
        shown=${table}
        caption=${title}
        heads=${[...used.map((s) => s.label), t("web-sum")]}
        rows=${figures}
      />
    </section>
  `;
}

/** @typedef {{ctx: Ctx, told: Account, used: import("../../types/drawing.d.ts").Source[], title: string}} BarProps */

/**
 * A piece of a bar; `ground` as in the key.
 * @typedef {{at: number, wide: number, points: number, ground: number}} Part
 */

/**
 * The bars on a paper of this width: what was gained goes to the right of nought, what was given away to the left.
 * @param {BarProps} props @param {number} left @param {number} wide
 */
function barsOf({ told, used }, left, wide) {
  const sums = (/** @type {number} */ sign) =>
    told.rows.map((row) => used.reduce((sum, { key }) => sum + Math.max(0, sign * (row.bySource[key] ?? 0)), 0));
  const lost = Math.max(...sums(-1));
  const unit = wide / Math.max(1, lost + Math.max(...sums(1)));
  const nought = left + lost * unit;
  const bars = told.rows.map((row) => {
    const ends = { low: nought, high: nought };
    const parts = used.flatMap(({ key }, ground) => {
      const points = row.bySource[key] ?? 0;
      if (!points) return [];
      const long = Math.abs(points) * unit;
      const at = points < 0 ? ends.low - long : ends.high;
      if (points < 0) ends.low = at;
      else ends.high += long;
      return [{ at, wide: long, points, ground: ground % GROUNDS.length }];
    });
    return { row, parts, end: ends.high };
  });
  return { bars, nought: lost ? nought : null };
}

/** @param {{part: Part, y: number, high: number}} props */
const Piece = ({ part: { at, wide, ground }, y, high }) => html`
  <rect x=${at} y=${y} width=${wide} height=${high} fill=${`url(#src-${ground})`} stroke="#4a2815" />
`;

/** How much it is, where there is room for it. @param {{part: Part, y: number}} props */
function Pill({ part: { at, wide, points }, y }) {
  const words = written(points);
  const long = 12 + 6 * words.length;
  if (wide <= long) return null;
  return html`
    <g transform=${`translate(${at + wide / 2} ${y})`}>
      <rect x=${-long / 2} y="-9" width=${long} height="18" rx="9" fill="#fffaf0" fill-opacity=".94" />
      <text y="5" text-anchor="middle" class="ct-v">${words}</text>
    </g>
  `;
}

/** Where nothing is gained or lost, if something is. @param {{x: number | null, y: number, high: number}} props */
const Nought = ({ x, y, high }) =>
  x === null ? null : html`<path d=${`M${x} ${y - 4}v${high + 8}`} class="nought" />`;

/** @param {BarProps} props */
function WideBars(props) {
  const { ctx, told, title } = props;
  const apart = 57;
  const { bars, nought } = barsOf(props, 98, 420);
  return html`
    <svg class="wide" viewBox=${`0 0 600 ${told.rows.length * apart}`} role="img" aria-label=${title}>
      ${bars.map(({ row, parts, end }, r) => {
        const y = 6 + r * apart;
        return html`
          <g key=${row.seat}>
            <text x="90" y=${y + 25} class="ct-n" text-anchor="end" style=${`fill:var(--p${ctx.look(row.seat)}-ink)`}>
              ${short(ctx.title(row.seat))}
            </text>
            ${parts.map(
              (part) => html`<${Piece} part=${part} y=${y} high=${40} /><${Pill} part=${part} y=${y + 20} />`,
            )}
            <${Nought} x=${nought} y=${y} high=${40} />
            <text x=${end + 8} y=${y + 27} class="ct-t">${written(row.total)}</text>
          </g>
        `;
      })}
    </svg>
  `;
}

/** A sum as it is written by hand. @param {Part[]} parts */
const sumOf = (parts) =>
  parts.map(({ points }, k) => (k ? `${points < 0 ? "\u2212" : "+"} ${Math.abs(points)}` : written(points))).join(" ");

/** @param {BarProps} props */
function SlimBars(props) {
  const { ctx, told, title } = props;
  const apart = 59;
  const { bars, nought } = barsOf(props, 1, 336);
  return html`
    <svg class="slim" viewBox=${`0 0 340 ${told.rows.length * apart}`} role="img" aria-label=${title}>
      ${bars.map(({ row, parts }, r) => {
        const y = r * apart;
        return html`
          <g key=${row.seat}>
            <text x="1" y=${y + 14} class="ct-n" style=${`fill:var(--p${ctx.look(row.seat)}-ink)`}>
              ${short(ctx.title(row.seat))}
            </text>
            <text x="339" y=${y + 15} text-anchor="end" class="ct-t">${written(row.total)}</text>
            ${
              parts.length > 1 && parts.length < 6
                ? html`<text x="300" y=${y + 14} text-anchor="end" class="ct-a">${sumOf(parts)} =</text>`
                : null
            }
            ${parts.map((part) => html`<${Piece} part=${part} y=${y + 21} high=${22} />`)}
            <${Nought} x=${nought} y=${y + 21} high=${22} />
          </g>
        `;
      })}
    </svg>
  `;
}

const short = (/** @type {string} */ name) => (name.length > 11 ? `${name.slice(0, 10)}…` : name);

/** @param {{ctx: Ctx, told: Account}} props */
export function Lines({ ctx, told }) {
  const [table, setTable] = useState(false);
  const title = t("web-by-round");
  const figures = told.rows.map((row) => ({
    name: ctx.title(row.seat),
    cells: told.perRound.map((round) => round.points[row.seat]),
  }));
  return html`
    <section class="sheet chart c-line">
      <${Head} title=${title} name="line" table=${table} onTable=${() => setTable(!table)} />
      ${
        table || told.perRound.length < 2
          ? null
          : html`
            <${Chart} cls="wide" ctx=${ctx} told=${told} title=${title} wide=${560} high=${250} end=${464} dot=${6.5} />
            <${Chart} cls="slim" ctx=${ctx} told=${told} title=${title} wide=${340} high=${236} end=${306} dot=${5.5} />
            <ul class="key slim">
              ${told.rows.map(
                (row) => html`<li key=${row.seat}>${art(shield(ctx.look(row.seat)))}${ctx.title(row.seat)}</li>`,
              )}
            </ul>
          `
      }
      <${Figures} shown=${table} caption=${title} heads=${told.perRound.map((round) => round.label)} rows=${figures} />
    </section>
  `;
}

const STEPS = [5, 10, 20, 25, 50, 100];
const START = 30;
const FOOT = 28;
const APART = 15;

/**
 * Where a round and a number of points lie on the paper, how large a dot is, and which rounds are named.
 * @typedef {{x: (round: number) => number, y: (points: number) => number, dot: number,
 *   shown: (round: number) => boolean}} Plan
 */

/** One player's points, round by round. @param {{look: number, points: number[], plan: Plan}} props */
const Course = ({ look, points, plan: { x, y, dot, shown } }) => html`
  <g>
    <path
      d=${`M${points.map((v, k) => `${x(k).toFixed(1)} ${y(v).toFixed(1)}`).join("L")}`}
      class="ln"
      style=${`stroke:var(--p${look})`}
      stroke-dasharray=${DASHES[look - 1]}
    />
    ${points.map((v, k) =>
      shown(k)
        ? html`
          <g
            transform=${`translate(${(x(k) - dot).toFixed(1)} ${(y(v) - dot).toFixed(1)})`}
            style=${`--po:var(--p${look}-on)`}
          >
            <circle cx=${dot} cy=${dot} r=${dot} style=${`fill:var(--p${look})`} stroke="#2a1c13" stroke-width=".8" />
            <use href=${`#em-${look}`} x=${dot * 0.25} y=${dot * 0.25} width=${dot * 1.5} height=${dot * 1.5} />
          </g>
        `
        : null,
    )}
  </g>
`;

/**
 * @param {{cls: string, ctx: Ctx, told: Account, title: string, wide: number, high: number, end: number, dot: number}}
 */
function Chart({ cls, ctx, told, title, wide, high, end, dot }) {
  const top = Math.max(1, ...told.perRound.flatMap((round) => round.points));
  const step = STEPS.find((s) => top / s <= 5) ?? 100;
  const rules = Array.from({ length: Math.ceil(top / step) + 1 }, (_, k) => k * step);
  const count = told.perRound.length;
  const reach = rules[rules.length - 1];
  const x = (/** @type {number} */ k) => START + (k * (end - START)) / Math.max(1, count - 1);
  const y = (/** @type {number} */ v) => high - FOOT - (v * (high - FOOT - 14)) / reach;
  const every = Math.ceil(count / 14); // labels below each other would touch
  // Names at the right edge keep their distance, in the order of the result.
  let lowest = -Infinity;
  const labels = [...told.rows]
    .sort((a, b) => b.total - a.total)
    .map((row) => {
      const at = Math.max(y(Math.max(0, row.total)) + 5, lowest + APART);
      lowest = at;
      return { row, at };
    });
  const over = Math.max(0, lowest - (high - 4));
  const plan = { x, y, dot, shown: (/** @type {number} */ k) => k % every === 0 || k === count - 1 };
  return html`
    <svg class=${cls} viewBox=${`0 0 ${wide} ${high}`} role="img" aria-label=${title}>
      ${rules.map(
        (v) =>
          html`
            <path d=${`M${START} ${y(v)}H${end}`} class="gr" />
            <text x="24" y=${y(v) + 4.5} text-anchor="end" class="ct-a">${v}</text>
          `,
      )}
      ${told.perRound.map((round, k) =>
        plan.shown(k)
          ? html`<text x=${x(k)} y=${high - 7} text-anchor="middle" class="ct-a">${round.label}</text>`
          : null,
      )}
      ${[...told.rows].reverse().map((row) => {
        const points = told.perRound.map((round) => Math.max(0, round.points[row.seat]));
        return html`<${Course} key=${row.seat} look=${ctx.look(row.seat)} points=${points} plan=${plan} />`;
      })}
      ${labels.map(
        ({ row, at }) =>
          html`
            <text
              key=${row.seat}
              x=${end + 11}
              y=${at - over}
              class="ct-n"
              style=${`fill:var(--p${ctx.look(row.seat)}-ink)`}
            >
              ${cls === "slim" ? "" : `${short(ctx.title(row.seat))} `}${written(row.total)}
            </text>
          `,
      )}
    </svg>
  `;
}
