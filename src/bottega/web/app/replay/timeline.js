/** The time line: everybody's points over the game, the rounds, and what moves through them. */

import { shield } from "../../art/pieces.js";
import { art, html, joined, useMemo, useRef, useState } from "../aids/html.js";
import { lang, t } from "../i18n/i18n.js";
import { byChance, chancesAt, choose, highest, refused, review, thought, working } from "./chances.js";
import { sign } from "./icons.js";
import { go, move, pause, playing, replay, SPEEDS, sheet, speed, step, toggle, turnRound } from "./player.js";
import { apart, whatTurned } from "./turning.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("./player.js").Replay} Replay */

const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 2 1 2"];
const WIDE = 1000;
const HIGH = 100;
const RULES = [0.2, 0.4, 0.6, 0.8]; // chances
const GAP = { wide: 0.025, narrow: 0.085 }; // of the whole, between two marks of turning points
const LAPTOP = matchMedia("(min-width: 1100px)");
const NARROW_ROUND = 0.025; // of the whole: less has no room for a number

/** @param {Replay} of @param {number} at */
const share = (of, at) => (of.last ? at / of.last : 0);
const percent = (/** @type {number} */ part) => `--x:${(part * 100).toFixed(3)}%`;

/** @param {Replay} of @param {number} at */
const roundAt = (of, at) => of.rounds.findLast(({ first }) => first <= at) ?? of.rounds[0];

/** @param {{ctx: Ctx}} props */
export function TimeLine({ ctx }) {
  const of = /** @type {Replay} */ (replay.value);
  return html`
    <section class="tl sheet" aria-label=${t("replay-time")}>
      <${Now} ctx=${ctx} of=${of} />
      <${Draw} ctx=${ctx} of=${of} />
      <${Rounds} of=${of} />
      <${Keys} of=${of} />
    </section>
  `;
}

/** Everybody's points at this moment, or chances. @param {{ctx: Ctx, of: Replay}} props */
function Now({ ctx, of }) {
  const chances = byChance.value ? chancesAt(move.value) : [];
  const shown = chances.length
    ? chances.map((chance) => t("review-percent", { percent: Math.round(100 * chance) }))
    : of.scores[move.value];
  return html`
    <div class="tl-top">
      ${review.value ? html`<${Course} />` : html`<h2>${t("replay-points")}</h2>`}
      <ul class="tl-now" aria-label=${t(chances.length ? "review-chances-now" : "replay-points-now")}>
        ${shown.map(
          (figure, seat) => html`
            <li key=${seat}>
              ${art(shield(ctx.look(seat)))}
              <svg class="dash" viewBox="0 0 26 6" aria-hidden="true">
                <path
                  d="M0 3h26"
                  stroke=${`var(--p${ctx.look(seat)}-ink)`}
                  stroke-width="2.6"
                  stroke-dasharray=${DASHES[ctx.look(seat) - 1]}
                />
              </svg>
              <b>${figure}</b>
              <span class="vh">${ctx.nameOf(seat)}</span>
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}

/** Points or chances. */
const Course = () => html`
  <div class="seg-group course" role="group" aria-label=${t("review-course")}>
    ${[false, true].map(
      (chances) => html`
        <button
          key=${chances}
          type="button"
          data-ui=${chances ? "course-chances" : "course-points"}
          aria-pressed=${byChance.value === chances}
          onClick=${() => choose(chances)}
        >
          ${t(chances ? "review-chances" : "review-points")}
        </button>
      `,
    )}
  </div>
`;

/** @param {{ctx: Ctx, of: Replay}} props */
function Draw({ ctx, of }) {
  const chances = byChance.value ? review.value : null;
  const drawn = chances?.chances.length ? ChanceCurve : Curve;
  const curve = useMemo(() => html`<${drawn} ctx=${ctx} of=${of} />`, [of, lang.value, chances]);
  const drag = useDrag(of);
  const places = apart(
    of.turns.map((turn) => share(of, turn.move)),
    LAPTOP.matches ? GAP.wide : GAP.narrow,
  );
  return html`
    <div class="tl-draw" style=${percent(share(of, move.value))}>
      <div class="tl-field" ...${drag}>${curve}<i class="yet"></i><i class="head"></i></div>
      ${of.turns.map((turn, k) => {
        const name = t("replay-turn-name", { number: k + 1, move: turn.move, what: whatTurned(ctx, turn.move) });
        return html`
          <button
            key=${turn.move}
            type="button"
            class=${joined("pin", turn.move === move.value && "on")}
            style=${`${percent(places[k].x)};--row:${places[k].row}`}
            data-ui="turn"
            aria-label=${name}
            data-tip=${name}
            onClick=${() => {
              pause();
              go(turn.move);
            }}
          >
            <span>${k + 1}</span>
          </button>
        `;
      })}
      <span class="head-cap" aria-hidden="true">${move.value}</span>
      <${Standing} />
      ${chances?.chances.length ? html`<${ChanceTable} ctx=${ctx} course=${chances.chances} />` : null}
    </div>
  `;
}

/** How it stands with the chances, where they are not all there. */
function Standing() {
  if (refused.value) return html`<span class="tl-wait" role="alert">${refused.value}</span>`;
  const told = byChance.value ? review.value : null;
  if (told?.state === "failed") return html`<span class="tl-wait" role="status">${t("review-failed")}</span>`;
  if (!told || !working(told)) return null;
  return html`<span class="tl-wait" role="status">${t("review-thinking", { percent: thought() })}</span>`;
}

/** The figures of the curve, for those who do not see it. */
const ChanceTable = (
  /** @type {{ctx: Ctx, course: import("../../types/server.d.ts").ChanceFacts[]}} */ { ctx, course },
) => html`
  <div class="vh">
    <table>
      <caption>${t("review-curve-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("replay-move")}</th>
          ${course[0].chances.map((_, seat) => html`<th key=${seat} scope="col">${ctx.nameOf(seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${course.map(
          (one) => html`
            <tr key=${one.move}>
              <th scope="row">${one.move}</th>
              ${one.chances.map((chance, seat) => html`<td key=${seat}>${Math.round(100 * chance)}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;

/** Everybody's chance to win. @param {{ctx: Ctx, of: Replay}} props */
function ChanceCurve({ ctx, of }) {
  const course = review.value?.chances ?? [];
  const most = highest();
  const x = (/** @type {number} */ at) => (share(of, at) * WIDE).toFixed(1);
  const y = (/** @type {number} */ chance) => (HIGH - 4 - (chance / most) * (HIGH - 8)).toFixed(1);
  const path = (/** @type {number} */ seat) =>
    `M${course.map((one) => `${x(one.move)} ${y(one.chances[seat])}`).join("L")}`;
  return html`
    <svg
      class="curve"
      viewBox=${`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("review-curve")}
    >
      <${Stripes} of=${of} x=${x} />
      ${RULES.filter((part) => part < most).map(
        (part) => html`<path key=${part} class="rule" d=${`M0 ${y(part)}H${WIDE}`} />`,
      )}
      ${(course[0]?.chances ?? []).map(
        (_, seat) => html`
          <path
            key=${seat}
            class="ln"
            vector-effect="non-scaling-stroke"
            style=${`stroke:var(--p${ctx.look(seat)}-ink)`}
            stroke-dasharray=${DASHES[ctx.look(seat) - 1]}
            d=${path(seat)}
          />
        `,
      )}
    </svg>
  `;
}

/** Every other round is darker. @param {{of: Replay, x: (at: number) => string}} props */
const Stripes = ({ of, x }) =>
  of.rounds.map(({ first }, k) => {
    const to = of.rounds[k + 1]?.first ?? of.last;
    return k % 2
      ? html`<rect key=${k} class="odd" x=${x(first)} y="0" width=${+x(to) - +x(first)} height=${HIGH} />`
      : null;
  });

/** @param {{ctx: Ctx, of: Replay}} props */
function Curve({ ctx, of }) {
  const all = of.scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  const x = (/** @type {number} */ at) => (share(of, at) * WIDE).toFixed(1);
  const y = (/** @type {number} */ points) => (HIGH - 4 - ((points - least) / (most - least)) * (HIGH - 8)).toFixed(1);
  const path = (/** @type {number} */ seat) => {
    let drawn = `M0 ${y(of.scores[0][seat])}`;
    of.scores.forEach((scores, at) => {
      if (at && scores[seat] !== of.scores[at - 1][seat]) drawn += `H${x(at)}V${y(scores[seat])}`;
    });
    return `${drawn}H${WIDE}`;
  };
  const end = of.scores[of.last].map((points, seat) => `${ctx.nameOf(seat)} ${points}`).join(", ");
  return html`
    <svg
      class="curve"
      viewBox=${`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t("replay-curve", { end })}
    >
      <${Stripes} of=${of} x=${x} />
      ${of.scores[0].map(
        (_, seat) => html`
          <path
            key=${seat}
            class="ln"
            vector-effect="non-scaling-stroke"
            style=${`stroke:var(--p${ctx.look(seat)}-ink)`}
            stroke-dasharray=${DASHES[ctx.look(seat) - 1]}
            d=${path(seat)}
          />
        `,
      )}
    </svg>
  `;
}

/** Drag on what is as wide as the game. @param {Replay} of */
function useDrag(of) {
  const held = useRef(false);
  const to = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    go(((event.clientX - box.left) / box.width) * of.last);
  };
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (event.button) return;
      held.current = true;
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
      pause();
      to(event);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (held.current) to(event);
    },
    onPointerUp: () => {
      held.current = false;
    },
    onPointerCancel: () => {
      held.current = false;
    },
  };
}

/** @param {{of: Replay}} props */
function Rounds({ of }) {
  const drag = useDrag(of);
  const now = roundAt(of, move.value);
  return html`
    <div
      class="tl-rounds"
      role="slider"
      tabindex="0"
      data-ui="time"
      aria-label=${t("replay-move")}
      aria-valuemin="0"
      aria-valuemax=${of.last}
      aria-valuenow=${move.value}
      aria-valuetext=${t("replay-at", { move: move.value, last: of.last, round: now.round })}
      aria-orientation="horizontal"
      style=${percent(share(of, move.value))}
      ...${drag}
    >
      ${of.rounds.map(({ round, first }, k) => {
        const long = (of.rounds[k + 1]?.first ?? of.last) - first;
        return html`
          <span
            key=${k}
            class=${joined("rd", first === now.first ? "now" : first < now.first && "past")}
            style=${`flex:${Math.max(long, 0.01)} 1 0`}
          >
            ${share(of, long) > NARROW_ROUND ? html`<b>${round || ""}</b>` : null}
          </span>
        `;
      })}
      <i class="thumb"></i>
    </div>
  `;
}

/** @param {{ui: string, icon: Parameters<typeof sign>[0], name: string, act: () => void, short: string}} props */
const Key = ({ ui, icon, name, act, short }) => html`
  <button
    type="button"
    class=${joined("tool4", ui === "play" && "main")}
    data-ui=${ui}
    aria-label=${name}
    data-tip=${name}
    aria-keyshortcuts=${short}
    onClick=${act}
  >
    ${art(sign(icon))}
  </button>
`;

/** @param {{of: Replay}} props */
const Keys = ({ of }) => html`
  <div class="tl-keys">
    <div class="pl" role="group" aria-label=${t("replay-play")}>
      <${Key}
        ui="round-back"
        icon="round-back"
        name=${t("replay-round-back")}
        act=${() => turnRound(-1)}
        short="Shift+ArrowLeft"
      />
      <${Key} ui="back" icon="back" name=${t("replay-back")} act=${() => step(-1)} short="ArrowLeft" />
      <${Key}
        ui="play"
        icon=${playing.value ? "pause" : "play"}
        name=${t(playing.value ? "replay-pause" : "replay-play")}
        act=${toggle}
        short="Space"
      />
      <${Key} ui="on" icon="on" name=${t("replay-on")} act=${() => step(1)} short="ArrowRight" />
      <${Key}
        ui="round-on"
        icon="round-on"
        name=${t("replay-round-on")}
        act=${() => turnRound(1)}
        short="Shift+ArrowRight"
      />
      <button
        type="button"
        class="tool4 next-speed"
        data-ui="next-speed"
        aria-label=${t("replay-speed-now", { speed: word(speed.value) })}
        onClick=${() => {
          speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length];
        }}
      >
        ${word(speed.value)}×
      </button>
    </div>
    <${Speeds} />
    <${Jump} of=${of} />
    <p class="hints" aria-hidden="true">
      <span><kbd>${t("replay-key-space")}</kbd>${t("replay-hint-play")}</span>
      <span><kbd>←</kbd><kbd>→</kbd>${t("replay-hint-step")}</span>
      ${of.turns.length ? html`<span><kbd>T</kbd>${t("replay-hint-turn")}</span>` : null}
      <span><kbd>E</kbd>${t("replay-hint-eyes")}</span>
    </p>
    <button
      type="button"
      class="btn small share"
      data-ui="share-moment"
      aria-haspopup="dialog"
      onClick=${() => {
        sheet.value = "share";
      }}
    >
      ${art(sign("share"))}${t("replay-share")}
    </button>
  </div>
`;

const Speeds = () => html`
  <div class="seg-group speeds" role="group" aria-label=${t("replay-speed")}>
    ${SPEEDS.map(
      (one) => html`
        <button
          key=${one}
          type="button"
          data-ui=${`speed-${one}`}
          aria-pressed=${speed.value === one}
          aria-label=${t("replay-speed-now", { speed: word(one) })}
          onClick=${() => {
            speed.value = one;
          }}
        >
          ${word(one)}
        </button>
      `,
    )}
  </div>
`;

/** A move by its number. @param {{of: Replay}} props */
function Jump({ of }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null)); // what stands in it may not be drawn yet
  const jump = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wished = field.current?.value ?? "";
    if (wished !== String(move.peek()) && /^\d{1,6}$/.test(wished)) {
      pause();
      go(Number(wished));
    }
    setTyped(null);
  };
  return html`
    <form class="mv-in" onSubmit=${jump}>
      <label>
        ${t("replay-move")}
        <input
          inputmode="numeric"
          data-ui="move"
          ref=${field}
          value=${typed ?? move.value}
          onInput=${(/** @type {InputEvent} */ e) => setTyped(/** @type {HTMLInputElement} */ (e.target).value)}
          onBlur=${jump}
        />
      </label>
      <span>${t("replay-of", { last: of.last })}</span>
    </form>
  `;
}

const word = (/** @type {number} */ one) => (one === 0.5 ? "½" : String(one));
