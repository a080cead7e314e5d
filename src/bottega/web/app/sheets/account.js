/** The final account: podium, points by source and by round, what is worth telling, and the checked deal. */

import { avatar, worker } from "../../art/avatar.js";
import { i, painter } from "../../art/pieces.js";
import { scene } from "../../art/scene.js";
import { art, html, onReturn, useEffect, useMemo, useState } from "../aids/html.js";
import { t, written } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { account } from "../shell/ending.js";
import { TakeBacks } from "../shell/take_backs.js";
import { Bars, Lines } from "./charts.js";
import { Deal } from "./deal.js";

/** @typedef {import("../shell/ending.js").Account} Account */
/** @typedef {import("../shell/ending.js").Row} Row */

const PLINTHS = [14.5, 12, 10.75, 9.75, 9]; // rem, by place
const HALL = { 2: [1, 0], 3: [1, 0, 2], 4: [1, 0, 2, 3], 5: [3, 1, 0, 2, 4] }; // where each rank stands

/** @param {import("../shell/context.js").Ctx} ctx @param {Row[]} rows */
function headline(ctx, rows) {
  const winners = rows.filter((row) => row.place === 1);
  const best = winners[0].total;
  const next = rows[winners.length]?.total ?? 0;
  const mine = winners.some((row) => row.seat === ctx.seat);
  if (winners.length > 1) return t(mine ? "web-end-you-share" : "web-end-share", { points: best });
  const tied = best === next;
  if (!mine)
    return t(tied ? "web-end-other-tie" : "web-end-other", { name: ctx.nameOf(winners[0].seat), points: best });
  return tied ? t("web-end-you-tie", { points: best }) : t("web-end-you", { points: best - next });
}

/** @param {{ctx: import("../shell/context.js").Ctx, onBoard: () => void}} props */
export function Final({ ctx, onBoard }) {
  const told = useMemo(() => account(ctx), [ctx]);
  return html`
    <main class="final">
      <${Podium} ctx=${ctx} told=${told} />
      <${Bars} ctx=${ctx} told=${told} />
      <${Lines} ctx=${ctx} told=${told} />
      <section class="sheet telling">
        <h2>${t("web-telling")}</h2>
        <dl>
          ${told.telling.map((fact, k) =>
            fact?.label
              ? html`
                <div key=${k}>
                  <dt>${fact.icon ? art(fact.icon.startsWith("<") ? fact.icon : i(fact.icon)) : null}${fact.label}</dt>
                  <dd><b>${fact.value}</b>${fact.text}</dd>
                </div>
              `
              : html`<div key=${k} class="plain"><dd>${fact}</dd></div>`,
          )}
        </dl>
      </section>
      <${Deal} table=${ctx.table} />
      <${Next} ctx=${ctx} onBoard=${onBoard} />
    </main>
  `;
}

/** @param {{ctx: import("../shell/context.js").Ctx, told: Account}} props */
function Podium({ ctx, told }) {
  const { rows } = told;
  const standing = HALL[/** @type {2 | 3 | 4 | 5} */ (rows.length)] ?? rows.map((_, k) => k);
  return html`
    <section class="podium sheet" aria-label=${t("web-result")}>
      <header>
        <h2 class="h1">${told.headline ?? headline(ctx, rows)}</h2>
        ${told.lead ? html`<p>${told.lead}</p>` : null}
        <${TakeBacks} count=${ctx.table.take_backs} />
      </header>
      <svg
        class="vault-art"
        viewBox="0 0 500 500"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
        dangerouslySetInnerHTML=${{ __html: told.picture ?? scene.replaceAll(/ id="[^"]*"/g, "") }}
      ></svg>
      <ol class="pods n${rows.length}">
        ${standing.map((rank) => {
          const row = rows[rank];
          const seat = ctx.table.seats[row.seat];
          const look = ctx.look(row.seat);
          return html`
            <li key=${row.seat} class="pod r${row.place}" style=${`--h:${PLINTHS[(row.place ?? 1) - 1] ?? 9}`}>
              ${art(painter(look, "pod-p"))}
              <div class="plinth">
                <b>${row.place}</b>
                ${art(avatar(look, { auto: worker(seat), cls: "pod-a" }))}
                <span class="who p${look}">${ctx.title(row.seat)}</span>
                <strong>${written(row.total)}<i>${told.unit}</i></strong>
              </div>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

/** @param {{ctx: import("../shell/context.js").Ctx, onBoard: () => void}} props */
function Next({ ctx, onBoard }) {
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState("");
  useEffect(() => onReturn(() => setAsked(false)), []);
  const rematch = async () => {
    setAsked(true);
    try {
      /** @type {import("../../types/server.d.ts").Place} */
      const again = await api(`/api/tables/${ctx.table.id}/rematch`, {});
      location.assign(`${again.url}?as=${ctx.seat}`);
    } catch {
      setFailed(t("web-rematch-failed"));
      setAsked(false);
    }
  };
  const note = t(ctx.table.rematch ? "web-rematch-waits" : "web-rematch-note");
  return html`
    <nav class="final-acts" aria-label=${t("web-what-next")}>
      <div class="final-first">
        ${
          ctx.seat === null
            ? null
            : html`
              <button class="btn gold" data-ui="rematch" disabled=${asked} onClick=${rematch}>
                ${t("web-rematch")}
                <small role="status">${failed || note}</small>
              </button>
            `
        }
        <a class="btn quiet" data-ui="review" href=${`/review/${ctx.table.id}`}>${t("web-see-review")}</a>
      </div>
      <div class="final-rest">
        <a class="btn quiet" data-ui="replay" href=${`/replay/${ctx.table.id}`}>${t("web-see-replay")}</a>
        <button class="btn quiet" data-ui="board" onClick=${onBoard}>${t("web-see-board")}</button>
        <a
          class="btn quiet"
          data-ui="export"
          href=${`/api/tables/${ctx.table.id}/record`}
          download=${`bottega-${ctx.view.game}-${ctx.table.id}.json`}
        >
          ${t("web-export")}
        </a>
        <a class="btn quiet" data-ui="lobby" href="/">${t("web-to-lobby")}</a>
      </div>
    </nav>
  `;
}
