/** The table as it stands: the strip of the phase on top, one's estate and hand, the others beside them. */
import { html } from "../../app/aids/html.js";
import { capital } from "../../app/i18n/i18n.js";
import { Acts } from "./acts.js";
import { Auction, useLimit } from "./auction.js";
import { Hand } from "./cards.js";
import { Dealing } from "./dealing.js";
import { Coin, Figure, icon } from "./draw.js";
import { Estate } from "./estate.js";
import { pieceIds } from "./history.js";
import { Looking, usePutBack } from "./looking.js";
import { Places, PlacingPanel, pointing, usePlacing } from "./placing.js";
import { Rivals } from "./rivals.js";
import { own, text, thing, title } from "./words.js";
import { Work } from "./work.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {ReturnType<typeof pieceIds>} Ids */

/** @typedef {import("../../types/princes.d.ts").Prince} Prince */

/** Builders, freedoms, purse and points. @param {{ctx: Ctx, prince: Prince, ids: Ids}} props */
function Court({ ctx, prince, ids }) {
  const { economy, freedoms } = ctx.view;
  const mine = own(ctx);
  const brought = (/** @type {string} */ id) => html`
    <b
      key=${id}
      class="free"
      data-piece=${ids.owned(prince.seat, id, 0)}
      data-spot=${`freedom-${prince.seat}-${id}`}
      data-tip=${title(ctx, id)}
    >
      ${icon(id)}
      <span class="vh">${thing(ctx, id)}</span>
    </b>
  `;
  const missing = (/** @type {string} */ id) =>
    html`
      <i
        key=${id}
        class="slot round"
        data-tip=${text(ctx, "web-princes-tip-no-freedom", { freedom: thing(ctx, id) })}
      ></i>
    `;
  const costs = { price: economy.freedom, value: economy.freedom_value };
  return html`
    <ul class="court">
      <li data-tip=${text(ctx, "web-princes-tip-builders", { count: prince.builders, price: prince.building_price })}>
        <small>${capital(text(ctx, "princes-long-builders"))}</small>
        <span>
          ${Array.from({ length: economy.most_builders }, (_, k) =>
            k < prince.builders
              ? html`<span key=${k} data-piece=${ids.owned(prince.seat, "builder", k)}>${Figure("builder")}</span>`
              : html`<i key=${k} class="slot"></i>`,
          )}
        </span>
      </li>
      <li>
        <small data-tip=${text(ctx, "web-princes-tip-freedoms", costs)}>
          ${text(ctx, "web-princes-freedoms")}
        </small>
        <span>
          ${freedoms.map(({ freedom }) => (prince.freedoms.includes(freedom) ? brought(freedom) : missing(freedom)))}
        </span>
      </li>
      <li data-tip=${text(ctx, "web-princes-tip-florins", { means: mine.means })}>
        <small>${text(ctx, "web-princes-florins")}</small>
        <span class="big">${Coin()}<b>${mine.florins}</b></span>
      </li>
      <li data-tip=${text(ctx, "web-princes-tip-points")}>
        <small>${text(ctx, "web-princes-prestige")}</small>
        <span class="big">${icon("prestige_card")}<b>${prince.prestige}</b></span>
      </li>
    </ul>
  `;
}

/**
 * What stands between one's estate and the others.
 * @param {{ctx: Ctx, placing: ReturnType<typeof usePlacing>, putBack: () => void, ids: Ids}} props
 */
function Centre({ ctx, placing, putBack, ids }) {
  if (placing) return html`<${PlacingPanel} ctx=${ctx} placing=${placing} id=${ids.next(placing.piece)} />`;
  if (ctx.has("keep") || ctx.has("under")) return html`<${Looking} ctx=${ctx} putBack=${putBack} />`;
  if (ctx.view.turn?.work && ctx.view.turn.seat === ctx.seat) return html`<${Work} ctx=${ctx} />`;
  return html`<${Hand} ctx=${ctx} />`;
}

/** @param {{ctx: Ctx}} props */
export function Board({ ctx }) {
  const placing = usePlacing(ctx);
  const bidding = useLimit(ctx);
  const putBack = usePutBack(ctx);
  const { view } = ctx;
  if (view.phase === "choose-professions") return html`<${Dealing} ctx=${ctx} />`;
  const ids = pieceIds(ctx.facts);
  const strip =
    view.auction || view.over
      ? html`<${Auction} ctx=${ctx} ids=${ids} bidding=${bidding} />`
      : html`<${Acts} ctx=${ctx} ids=${ids} />`;
  if (ctx.seat === null) return html`${strip}<${Rivals} ctx=${ctx} ids=${ids} />`;
  const prince = view.people[ctx.seat];
  return html`
    ${strip}
    <section class="estate sheet" aria-label=${text(ctx, "web-princes-estate")}>
      <header class="place-h">
        <h2>${text(ctx, "web-princes-estate")}</h2>
        <span class="note">${text(ctx, "web-princes-empty", { count: prince.empty })}</span>
      </header>
      <${Estate} ctx=${ctx} prince=${prince} ids=${ids} jesters=${true} events=${pointing(placing)}>
        ${placing && html`<${Places} ctx=${ctx} placing=${placing} />`}
      <//>
      <${Court} ctx=${ctx} prince=${prince} ids=${ids} />
    </section>
    <${Centre} ctx=${ctx} placing=${placing} putBack=${putBack} ids=${ids} />
    <${Rivals} ctx=${ctx} ids=${ids} />
  `;
}
