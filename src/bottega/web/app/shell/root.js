/** The table as it is drawn: beam, board and side column, or what stands in their place. */

import { rise, taken } from "../aids/gains.js";
import { html, useEffect, useLayoutEffect, useState } from "../aids/html.js";
import { refocus } from "../aids/keys.js";
import { Later } from "../aids/later.js";
import { animate } from "../aids/motion.js";
import { t } from "../i18n/i18n.js";
import { Ask } from "./asking.js";
import { Banner } from "./banner.js";
import { Beam } from "./beam.js";
import { holdChoices } from "./clicks.js";
import { Concerns } from "./concerns.js";
import { provenance } from "./edition.js";
import { telling } from "./follow.js";
import { Final, stuck } from "./game.js";
import { hintOpen, mayAsk } from "./hint.js";
import { Last } from "./last.js";
import { LastRound } from "./nearing.js";
import { Programs } from "./programs.js";
import { Log } from "./side.js";
import { drawing, facts, gate, knownBefore, lesson, looked, past, table, view } from "./state.js";
import { markPlaces } from "./told.js";

const gatePage = () => import("./gate.js");
const roomPage = () => import("./room.js");
const hintPanel = () => import("../hint/ready.js").then((made) => made.ready());
const coachPage = () => import("../learn/ready.js").then((made) => made.ready());

/**
 * What the module says of the page goes to <body>, where the styles look for it.
 * @param {import("../../types/drawing.d.ts").Page} page
 */
function dress(page) {
  document.body.className = page.body ?? "";
  const wanted = Object.entries(page).filter(([key]) => !["body", "main", "room", "round", "title"].includes(key));
  for (const key of Object.keys(document.body.dataset)) delete document.body.dataset[key];
  for (const [key, value] of wanted) if (value !== undefined && value !== null) document.body.dataset[key] = value;
}

export function Table() {
  const shown = looked.value;
  const [board, setBoard] = useState(false);
  const final = shown?.over && !board && Final.value !== null;
  const page = shown ? (drawing().page?.(shown) ?? {}) : {};
  useLayoutEffect(() => {
    animate(taken());
    if (shown) rise(shown.look);
  }, [shown?.view]);
  useLayoutEffect(() => markPlaces(past.value?.news ?? telling.value), [shown?.view, telling.value]);
  useLayoutEffect(() => {
    dress(final ? { body: "page-final" } : gate.value || stuck.value ? { body: "page-gate" } : page);
  });
  useLayoutEffect(holdChoices);
  useEffect(() => {
    const soon = requestAnimationFrame(refocus);
    return () => cancelAnimationFrame(soon);
  }, [view.value]);
  useEffect(() => {
    if (final) scrollTo(0, 0);
  }, [final]);
  const instead = insteadOfTable();
  if (instead || !shown) return instead;
  const root = {
    "data-game": shown.view.game,
    "data-ply": shown.view.ply,
    "data-to-act": (shown.view.to_act ?? []).join(","),
    "data-over": shown.over ? "true" : undefined,
  };
  const missed = knownBefore.value === null ? 0 : Math.max(0, facts.value.length - knownBefore.value);
  return html`
    <div id="table" ...${root}>
      <${Beam} ctx=${shown} round=${final ? t("web-finished") : page.round} title=${page.title} />
      <${Banner} missed=${missed} />
      <${Ask} />
      <${LastRound} ctx=${shown} />
      <${Programs} ctx=${shown} />
      ${
        final
          ? html`<${Final.value} ctx=${shown} onBoard=${() => setBoard(true)} />`
          : html`<${Whole} ctx=${shown} main=${page.main ?? "table"} onAccount=${() => setBoard(false)} />`
      }
    </div>
  `;
}

/** What stands in the place of a table that cannot be shown, or not yet. */
function insteadOfTable() {
  if (stuck.value) return html`<${Later} key="stuck" from=${gatePage} name="Gate" kind="offline" />`;
  if (gate.value) return html`<${Later} from=${gatePage} name="Gate" ...${gate.value} />`;
  if (table.value?.stopped)
    return html`
      <${Later}
        from=${gatePage}
        name="Gate"
        kind=${table.value.stopped_by === "damaged" ? "damaged" : "stopped"}
        record=${table.value.over ? `/api/tables/${table.value.id}/record` : undefined}
      />
    `;
  if (table.value && !table.value.started) return html`<${Later} from=${roomPage} name="Room" table=${table.value} />`;
  return looked.value ? null : html`<p class="opening" role="status">${t("web-opening")}</p>`;
}

/** Where there is no side column. */
const NARROW = matchMedia("(max-width: 1099px)");

function useNarrow() {
  const [narrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const turn = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", turn);
    return () => NARROW.removeEventListener("change", turn);
  }, []);
  return narrow;
}

/**
 * The board and the side column.
 * @param {{ctx: import("./context.js").Ctx, main: string, onAccount: () => void}} props
 */
function Whole({ ctx: shown, main, onAccount }) {
  const { Board, Side } = drawing();
  const narrow = useNarrow();
  const news = lesson.value ? null : html`<${Concerns} ctx=${shown} /><${Last} ctx=${shown} />`;
  return html`
    ${narrow ? html`<div class="news">${news}</div>` : null}
    <main class=${main}>
      <${Board} ctx=${shown} />
      <aside class="side">
        ${narrow ? null : news}
        <${Side} ctx=${shown} />
        ${
          lesson.value
            ? html`<${Later} from=${coachPage} name="Coach" ctx=${shown} told=${lesson.value} />`
            : hintOpen() && mayAsk(shown)
              ? html`<${Later} from=${hintPanel} name="HintPanel" ctx=${shown} />`
              : html`<${Log} ctx=${shown} />`
        }
        <p class="edition">
          ${
            shown.over
              ? html`<button class="btn gold" data-ui="account" onClick=${onAccount}>${t("web-see-account")}</button>`
              : null
          }
          ${provenance(shown.table.edition)}
        </p>
      </aside>
    </main>
  `;
}
