/** The replay as it is drawn: the move, the board as it stood, the chronicle beside it and the time line below. */

import { i, painter } from "../../art/pieces.js";
import { art, html, joined, useEffect, useLayoutEffect, useRef } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { animate } from "../aids/motion.js";
import { shortTitleOf, t, titleOf } from "../i18n/i18n.js";
import { short } from "../review/versus.js";
import { told } from "../shell/chronicle.js";
import { context } from "../shell/context.js";
import { stuck } from "../shell/game.js";
import { ctx, drawing, facts, gate, table, view } from "../shell/state.js";
import { Brand, Language, Theme } from "../shell/tools.js";
import { byChance, judgedAt } from "./chances.js";
import { sign } from "./icons.js";
import { merged } from "./past.js";
import { chosen, missing, move, own, past, playing, replay, sheet } from "./player.js";
import { changed, Side } from "./side.js";
import { TimeLine } from "./timeline.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */

const WIDE = matchMedia("(min-width: 1100px)");
const ROOM = [82, 43]; // rem: what a table needs whose game does not say so
const LEAST = 0.5;

const gatePage = () => import("../shell/gate.js");
const sharing = () => import("./share.js");
const judgedPage = () => import("./judged.js").then(({ judged }) => judged());

export function Showing() {
  const shown = ctx.value;
  const of = replay.value;
  useLayoutEffect(() => {
    animate();
  }, [view.value]);
  useEffect(() => {
    document.body.className = gate.value || stuck.value ? "page-gate" : "page-replay";
    if (of) document.title = `${t("replay-title")} · ${titleOf(of.game)}`;
  });
  if (gate.value || stuck.value)
    return html`<${Later} from=${gatePage} name="Gate" kind=${gate.value?.kind ?? "offline"} />`;
  if (!shown || !of) return html`<p class="opening" role="status">${t("web-opening")}</p>`;
  const { Board, Side: Panels } = drawing();
  const page = drawing().page?.(shown) ?? {};
  const root = {
    "data-game": of.game,
    "data-move": move.value,
    "data-ply": shown.view.ply,
    "data-to-act": shown.view.to_act.join(","),
    "data-over": shown.over ? "true" : undefined,
  };
  const { body, main, room, round, title, ...data } = page;
  const marks = Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value]));
  return html`
    <div id="table" ...${root}>
      <${Beam} ctx=${shown} round=${round} title=${title} />
      <main class="replay">
        <${Event} ctx=${shown} />
        <div class="scene">
          <${Frame} room=${room}>
            <div class=${joined("showing", body)} ...${marks}>
              <div class=${main ?? "table"}>
                <${Board} ctx=${shown} />
                <div class="side"><${Panels} ctx=${shown} /></div>
              </div>
            </div>
          <//>
          <${Hands} />
        </div>
        <${Side} ctx=${shown} />
        <${TimeLine} ctx=${shown} />
      </main>
      <${Sheets} ctx=${shown} />
    </div>
  `;
}

/** The sheet that is open. @param {{ctx: Ctx}} props */
function Sheets({ ctx }) {
  if (!sheet.value) return null;
  const close = () => {
    sheet.value = "";
  };
  const name = sheet.value === "play" ? "PlayOn" : "Share";
  return html`<${Later} key=${name} from=${sharing} name=${name} ctx=${ctx} onClose=${close} />`;
}

/**
 * The table is drawn for a whole window; here it has a part of one, and is shown smaller by as much.
 * @param {{room?: [number, number], children?: import("../../types/drawing.d.ts").Drawn}} props
 */
function Frame({ room, children }) {
  const [broad, high] = room ?? ROOM;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const frame = /** @type {HTMLElement} */ (box.current);
    const fit = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const fits = Math.min(frame.clientHeight / (high * rem), frame.clientWidth / (broad * rem));
      const part = WIDE.matches ? Math.min(1, Math.max(LEAST, fits)) : 1;
      frame.style.setProperty("--zoom", part.toFixed(3));
    };
    const watching = new ResizeObserver(fit);
    watching.observe(frame);
    return () => watching.disconnect();
  }, [broad, high]);
  return html`<div ref=${box} class="frame">${children}</div>`;
}

/** Who won, if somebody has. @param {Ctx} ctx */
function result(ctx) {
  const of = replay.value;
  const [first] = of?.ranking ?? [];
  if (!of || !first) return "";
  const points = of.scores[of.last][first[0]];
  const names = new Intl.ListFormat(ctx.lang, { type: "conjunction" }).format(first.map(ctx.nameOf));
  return t("replay-won", { names, count: first.length, points });
}

/** @param {{ctx: Ctx, round?: string, title?: string}} props */
function Beam({ ctx, round, title }) {
  const of = /** @type {import("./player.js").Replay} */ (replay.value);
  const date = of.created === null ? t("replay-title") : `${t("replay-title")} · ${day(ctx.lang, of.created)}`;
  const seat = ctx.view.to_act[0] ?? of.ranking?.[0]?.[0] ?? 0;
  return html`
    <header class="bar">
      <${Brand} name=${title ?? shortTitleOf(of.game)} under=${date} />
      <div class="prompt">
        ${art(painter(ctx.look(seat), "prompt-who"))}
        <div class="prompt-text">
          <h1><span>${round ?? t("replay-title")}</span></h1>
          <p>
            ${t("replay-move-of", { move: move.value, last: of.last })}${" "}
            ${of.running ? t("replay-running") : result(ctx)}
          </p>
        </div>
      </div>
      <nav class="tools" aria-label=${t("web-tools")}>
        <button
          class="tool"
          data-ui="share"
          aria-haspopup="dialog"
          aria-label=${t("replay-share")}
          data-tip=${t("replay-share")}
          onClick=${() => {
            sheet.value = "share";
          }}
        >
          ${art(sign("share"))}
        </button>
        ${of.running ? null : html`<${Further} of=${of} />`}
        <${Language} />
        <${Theme} />
      </nav>
    </header>
  `;
}

/** Where a finished game leads to. @param {{of: import("./player.js").Replay}} props */
const Further = ({ of }) => html`
  ${
    of.ranking
      ? html`
        <a
          class="tool to-review"
          data-ui="to-review"
          href=${`/review/${of.id}`}
          aria-label=${t("web-see-review")}
          data-tip=${t("web-see-review")}
        >
          ${art(i("prestige"))}
        </a>
      `
      : null
  }
  <a
    class="tool record"
    data-ui="record"
    href=${`/api/replays/${of.id}/record`}
    download
    aria-label=${t("replay-record")}
    data-tip=${t("replay-record")}
  >
    ${art(sign("download"))}
  </a>
`;

const day = (/** @type {string} */ lang, /** @type {number} */ at) =>
  new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(at));

/**
 * In words what was chosen, as the seat was asked.
 * @param {import("./past.js").Chosen} one
 */
function wordsOf({ seat, deciding, choice }) {
  const common = view.value;
  const at = table.value;
  if (!common || !at) return "";
  const mine = merged(common, own.value[seat] ?? {});
  const asked = context(
    { view: { ...mine, seat, deciding, choices: [choice] }, facts: facts.value, table: at },
    drawing(),
  );
  return short(drawing().name(asked, choice));
}

/** A move of which the chronicle tells nothing. @param {Ctx} ctx */
function quiet(ctx) {
  if (!move.value) return t("replay-deal");
  const one = chosen.value;
  const what = one ? wordsOf(one) : "";
  if (one && what) return t("replay-chosen", { who: ctx.who(one.seat), name: ctx.nameOf(one.seat), what });
  return t("replay-quiet");
}

/** What this move was, in the words of the chronicle. @param {{ctx: Ctx}} props */
function Event({ ctx }) {
  const of = /** @type {import("./player.js").Replay} */ (replay.value);
  const lines = past.value?.linesOf(move.value) ?? [];
  const words = lines.map((line) => ctx.draw(told(ctx, line, drawing())));
  const turn = of.turns.find((one) => one.move === move.value);
  const weighed = judgedAt(move.value);
  return html`
    <section class="ev sheet" aria-label=${t("replay-this-move")}>
      <span class="ev-n" aria-hidden="true">${move.value}</span>
      <div class="ev-t" tabindex="0" role="status" aria-live=${playing.value ? "off" : "polite"} aria-atomic="true">
        ${
          missing.value
            ? html`<p class="ev-quiet">${t("replay-missing")}</p>`
            : weighed
              ? html`
                <${Later}
                  key=${move.value}
                  from=${judgedPage}
                  name="Judged"
                  ctx=${ctx}
                  seat=${weighed.seat}
                  you=${of.you === weighed.seat}
                  one=${weighed.one}
                />
              `
              : words.length
                ? words.map((one, k) => html`<p key=${k}>${one}</p>`)
                : html`<p class="ev-quiet">${quiet(ctx)}</p>`
        }
      </div>
      ${
        turn
          ? html`
            <p class="ev-d">
              <small>${t(byChance.value ? "review-chance-of" : "replay-lead", { name: ctx.nameOf(turn.seat) })}</small>
              <b class=${turn.change < 0 ? "down" : "up2"}>${changed(ctx, turn.change)}</b>
            </p>
          `
          : null
      }
      ${
        of.running || ctx.over
          ? null
          : html`
            <button
              type="button"
              class="btn quiet small"
              data-ui="play-on"
              aria-haspopup="dialog"
              onClick=${() => {
                sheet.value = "play";
              }}
            >
              ${t("replay-play-on")}
            </button>
          `
      }
    </section>
  `;
}

/** What everybody holds, if all is open and the game has a drawing of it. */
function Hands() {
  const { Open } = drawing();
  const seats = own.value;
  const common = view.value;
  const at = table.value;
  if (!Open || !seats.length || !common || !at) return null;
  return html`
    <section class="hands" tabindex="0" aria-label=${t("replay-hands")}>
      ${seats.map((mine, seat) => {
        const seen = context({ view: { ...merged(common, mine), seat }, facts: facts.value, table: at }, drawing());
        return html`
          <article key=${seat} class=${`hand-of sheet p${seen.look(seat)}`} aria-label=${seen.nameOf(seat)}>
            <h3 class=${`p${seen.look(seat)}`}>${seen.nameOf(seat)}</h3>
            <${Open} ctx=${seen} />
          </article>
        `;
      })}
    </section>
  `;
}
