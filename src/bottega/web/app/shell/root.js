/** The table as it is drawn: beam, board and side column, or what stands in their place. */

import { html, useEffect, useLayoutEffect, useState } from "../aids/html.js";
import { refocus } from "../aids/keys.js";
import { Later } from "../aids/later.js";
import { animate } from "../aids/motion.js";
import { t } from "../i18n/i18n.js";
import { Banner } from "./banner.js";
import { Beam } from "./beam.js";
import { holdChoices } from "./clicks.js";
import { provenance } from "./edition.js";
import { Final, stuck } from "./game.js";
import { Log } from "./side.js";
import { ctx, game, gate, knownBefore, table, view } from "./state.js";

const gatePage = () => import("./gate.js");
const roomPage = () => import("./room.js");

/**
 * What the module says of the page goes to <body>, where the styles look for it.
 * @param {Record<string, string | undefined>} page
 */
function dress(page) {
  document.body.className = page.body ?? "";
  const wanted = Object.entries(page).filter(([key]) => !["body", "main", "round", "title"].includes(key));
  for (const key of Object.keys(document.body.dataset)) delete document.body.dataset[key];
  for (const [key, value] of wanted) if (value !== undefined && value !== null) document.body.dataset[key] = value;
}

export function Table() {
  const shown = ctx.value;
  const [board, setBoard] = useState(false);
  const final = shown?.over && !board && Final.value !== null;
  const page = shown ? (game.value.page?.(shown) ?? {}) : {};
  useLayoutEffect(() => {
    animate();
  }, [view.value]);
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
  if (!shown) return html`<p class="opening" role="status">${t("web-opening")}</p>`;
  const { Board, Side } = game.value;
  const root = {
    "data-game": shown.view.game,
    "data-ply": shown.view.ply,
    "data-to-act": (shown.view.to_act ?? []).join(","),
    "data-over": shown.over ? "true" : undefined,
  };
  const missed = knownBefore.value === null ? 0 : Math.max(0, shown.facts.length - knownBefore.value);
  return html`
    <div id="table" ...${root}>
      <${Beam} ctx=${shown} round=${final ? t("web-finished") : page.round} title=${page.title} />
      <${Banner} missed=${missed} />
      ${
        final
          ? html`<${Final.value} ctx=${shown} onBoard=${() => setBoard(true)} />`
          : html`
            <main class=${page.main ?? "table"}>
              <${Board} ctx=${shown} />
              <aside class="side">
                <${Side} ctx=${shown} />
                <${Log} ctx=${shown} />
                <p class="edition">
                  ${
                    shown.over
                      ? html`
                        <button class="btn gold" data-ui="account" onClick=${() => setBoard(false)}>
                          ${t("web-see-account")}
                        </button>
                      `
                      : null
                  }
                  ${provenance(shown.table.edition)}
                </p>
              </aside>
            </main>
          `
      }
    </div>
  `;
}
