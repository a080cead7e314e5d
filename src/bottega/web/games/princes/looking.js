/** Cards taken from a pile to look at: one is kept, the others go under the pile one by one. */

import { html, joined, useEffect, useState } from "../../app/aids/html.js";
import { choose } from "../../app/shell/choice.js";
import { useAuto } from "./aids.js";
import { icon, Portrait, sign } from "./draw.js";
import { about } from "./names.js";
import { professionOf, text, thing, title, worth } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").CardChoice} CardChoice */

/** Puts the other cards back in the order shown, one after the other. @param {Ctx} ctx */
export function usePutBack(ctx) {
  const [on, setOn] = useState(false);
  const back = on ? ctx.all("under")[0] : undefined;
  useAuto(back?.id, ctx.view.ply, () => setOn(false));
  useEffect(() => {
    if (on && !back) setOn(false);
  }, [on, back]);
  return () => setOn(true);
}

/** @param {{ctx: Ctx, offer: CardChoice}} props */
function Face({ ctx, offer }) {
  if (offer.work) {
    const row = professionOf(ctx, offer.card);
    const { work } = offer;
    return html`
      <span class="prof-top">${Portrait(offer.card)}</span>
      <b class="face-n">${title(ctx, offer.card)}</b>
      <span class="face-w">
        ${[row.building, row.landscape, row.freedom].map((id) => {
          const wished = id in work.with;
          return html`
            <span class=${wished ? "want" : "met"}>
              ${icon(id)}${thing(ctx, id)}
              <i>${wished ? work.with[id] : sign("check")}</i>
            </span>
          `;
        })}
      </span>
      <span class="face-f">
        <b class=${work.enough ? "ok" : "short"}>${work.value}</b>
        <small>${text(ctx, "web-princes-of", { minimum: ctx.view.minimum })}</small>
        <small class="most">${text(ctx, "web-princes-most", { best: work.best })}</small>
      </span>
    `;
  }
  const bonus = offer.deck === "bonus";
  return html`
    <b class="face-n">${icon(bonus ? "bonus" : "prestige")}${title(ctx, offer.card)}</b>
    ${!bonus && html`<span class="face-t">${text(ctx, "web-princes-worth", { worth: worth(ctx, offer.card) })}</span>`}
    <span class="face-f">
      <b>${bonus ? `+${offer.value}` : offer.points}</b>
      <small>${text(ctx, bonus ? "web-princes-now-work" : "web-princes-now-points")}</small>
    </span>
  `;
}

/** @param {{ctx: Ctx, putBack: () => void}} props */
export function Looking({ ctx, putBack }) {
  const keeping = ctx.view.deciding === "keep";
  const offers = ctx.all(keeping ? "keep" : "under");
  const { deck } = offers[0];
  return html`
    <section class="looking sheet" aria-label=${text(ctx, `princes-ask-${ctx.view.deciding}`, { deck })}>
      <header class="place-h">
        <h2>${text(ctx, keeping ? "web-princes-keep-one" : "web-princes-put-back")}</h2>
        <span class="note">${text(ctx, "web-princes-pile-left", { count: ctx.view.decks[deck] ?? 0 })}</span>
      </header>
      <ul class=${joined("faces", `d-${deck}`, !keeping && "back")} data-grid>
        ${offers.map(
          (offer) => html`
            <li key=${offer.card}>
              <button
                ...${choose(ctx, offer, { class: `face ${deck}`, "data-tip": about(ctx, offer) })}
                data-piece=${`card-${offer.card}`}
              >
                <${Face} ctx=${ctx} offer=${offer} />
              </button>
            </li>
          `,
        )}
      </ul>
      ${
        !keeping &&
        html`
          <p class="rest">
            <span>${text(ctx, "web-princes-under-hint")}</span>
            <button class="btn quiet" data-ui="rest" onClick=${putBack}>${text(ctx, "web-princes-rest")}</button>
          </p>
        `
      }
    </section>
  `;
}
