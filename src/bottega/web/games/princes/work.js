/** A work in the making: the sum, the bonus cards that go with it, and how its payment is taken. */

import { html, joined, useState } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { choose } from "../../app/shell/choice.js";
import { Terms } from "./cards.js";
import { Coin, icon, Portrait, sign } from "./draw.js";
import { of, thisTurn } from "./history.js";
import { about } from "./names.js";
import { own, raw, text, thing, title } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** The bonus cards played with the work that is being made. @param {Ctx} ctx */
function played(ctx) {
  const facts = thisTurn(ctx.facts);
  const start = facts.findLastIndex((fact) => fact.event === "profession-played");
  return of(facts.slice(start), "bonus-played");
}

/** The work that is being done. @param {Ctx} ctx */
const begun = (ctx) => sure(ctx.view.turn?.work);

/** Whether it would be the best of the round so far. @param {{ctx: Ctx}} props */
function Best({ ctx }) {
  const { value, best, compared } = begun(ctx);
  return html`
    <p class="best">
      ${icon("prestige")}
      <span>
        ${ctx.draw(
          raw(ctx, "web-princes-best", {
            how: compared,
            value,
            other: best ?? 0,
            points: ctx.view.economy.best_points,
          }),
        )}
      </span>
    </p>
  `;
}

/**
 * A card that can be played now; one that would bring nothing is only a line.
 * @param {{ctx: Ctx, offer: import("../../types/princes.d.ts").AddChoice}} props
 */
const Offered = ({ ctx, offer }) => html`
  <button
    ...${choose(ctx, offer, { class: joined("mini bonus", !offer.value && "idle"), "data-tip": about(ctx, offer) })}
  >
    <strong>${icon("bonus")}${title(ctx, offer.card)}</strong>
    ${offer.value > 0 && html`<span>${text(ctx, "web-princes-makes", { value: offer.work_value })}</span>`}
    <b>+${offer.value}</b>
  </button>
`;

/** @param {{ctx: Ctx}} props */
function Bonuses({ ctx }) {
  const offers = ctx.all("add").toSorted((a, b) => b.value - a.value);
  if (!offers.length && !played(ctx).length) return null;
  return html`
    <div class="bonuses" role="group" aria-label=${text(ctx, "princes-page-bonuses")}>
      <h3>${text(ctx, "princes-page-bonuses")}</h3>
      ${played(ctx).map(
        (fact) =>
          html`
            <div key=${fact.card} class="mini bonus chosen">
              <strong>${sign("check")}${title(ctx, fact.card)}</strong>
              <b>+${fact.value}</b>
            </div>
          `,
      )}
      ${offers.map((offer) => html`<${Offered} key=${offer.id} ctx=${ctx} offer=${offer} />`)}
    </div>
  `;
}

/** No further card. @param {{ctx: Ctx}} props */
function Done({ ctx }) {
  const done = ctx.find("done");
  if (!done) return null;
  return html`
    <button ...${choose(ctx, done, { class: "btn done-b", "data-tip": about(ctx, done) })}>
      ${text(ctx, "web-princes-button-done", { value: done.work_value })}
    </button>
  `;
}

const ONE_ROW = 10; // notches

/** One notch for each prestige point; before the click it shows what is left. @param {{ctx: Ctx}} props */
function Rail({ ctx }) {
  const [seen, setSeen] = useState(-1);
  const offers = ctx.all("exchange");
  const { people: princes } = ctx.view;
  if (!offers.length) return null;
  const shown = offers.find((offer) => offer.points === seen);
  const rows = Math.ceil(offers.length / ONE_ROW);
  const columns = Math.ceil(offers.length / rows);
  return html`
    <fieldset class="rail">
      <legend>${text(ctx, "web-princes-pay", { florins: begun(ctx).florins })}</legend>
      <div class="rail-ends" aria-hidden="true">
        <span>${Coin()}${text(ctx, "web-princes-all-florins")}</span>
        <span>${icon("prestige")}${text(ctx, "web-princes-all-prestige")}</span>
      </div>
      <ol data-grid class=${rows > 1 ? "folded" : ""} style=${{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        ${offers.map(
          (offer) => html`
            <li key=${offer.id}>
              <button
                ...${choose(ctx, offer, {
                  class: joined(offer === shown && "is-hover"),
                  "data-tip": about(ctx, offer),
                })}
                onPointerEnter=${() => setSeen(offer.points)}
                onPointerLeave=${() => setSeen(-1)}
                onFocus=${() => setSeen(offer.points)}
                onBlur=${() => setSeen(-1)}
              >
                <span class="fl2">${offer.florins}</span>
                <i class="notch" aria-hidden="true"></i>
                <span class="pp2">${offer.points}</span>
              </button>
            </li>
          `,
        )}
      </ol>
      <p class="outcome" aria-live="polite">
        ${
          shown
            ? html`
              ${Coin()}
              <span><b>${own(ctx).florins}</b>${sign("arrow")}<b>${shown.florins_left}</b></span>
              ${icon("prestige")}
              <span>
                <b>${princes[/** @type {number} */ (ctx.seat)].prestige}</b>
                ${sign("arrow")}
                <b>${shown.prestige}</b>
              </span>
            `
            : text(ctx, "web-princes-pay-hint")
        }
      </p>
    </fieldset>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Work({ ctx }) {
  const work = begun(ctx);
  const { minimum } = ctx.view;
  const cards = played(ctx);
  return html`
    <section class="work sheet" aria-label=${text(ctx, "web-princes-work")}>
      <header class="place-h">
        <h2>${text(ctx, "web-princes-work")}</h2>
        <span class="note">
          ${cards.length > 0 && text(ctx, "web-princes-without", { value: work.without_bonuses })}
        </span>
      </header>
      <div class="work-mid">
        <div class="pick">
          <span class="prof-top">${Portrait(work.profession)}</span>
          <b>${title(ctx, work.profession)}</b>
        </div>
        <div class="work-sum">
          <ul class="wv">
            <${Terms} ctx=${ctx} terms=${work.terms} />
            ${cards.map(
              (fact) =>
                html`
                  <li key=${fact.card} class="met bon">
                    <span>${icon("bonus")}${thing(ctx, fact.card)}</span>
                    <b>+${fact.value}</b>
                  </li>
                `,
            )}
            <li class=${joined("total", work.value < minimum && "short")}>
              <span>
                ${text(ctx, "web-princes-work-value")}
                <small>${text(ctx, "web-princes-at-least", { minimum })}</small>
              </span>
              <b>${work.value}</b>
            </li>
          </ul>
          <${Best} ctx=${ctx} />
        </div>
        <${Bonuses} ctx=${ctx} />
        <${Done} ctx=${ctx} />
      </div>
      <${Rail} ctx=${ctx} />
    </section>
  `;
}
