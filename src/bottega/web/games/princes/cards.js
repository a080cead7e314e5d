/** One's own cards: professions with the sum of their work, bonus and prestige cards, and whom one may recruit. */

import { html, joined } from "../../app/aids/html.js";
import { choose } from "../../app/shell/choice.js";
import { icon, Portrait, Shield } from "./draw.js";
import { about } from "./names.js";
import { brief, list, text, thing, title, worth } from "./words.js";

/** @typedef {import("../../app/shell/context.js").Ctx} Ctx */
/** @typedef {import("../../app/shell/context.js").Choice} Choice */
/** @typedef {{id: string, words: string, points: number, met: boolean}} Term */
/**
 * @typedef {{profession: string, value: number, enough: boolean, with: Record<string, number>, with_jester: number,
 *   with_bonuses: number, best: number}} Preview
 */

/**
 * The terms of a work's value; they add up to it.
 * @param {Ctx} ctx @param {string} profession @param {number} value
 * @returns {Term[]}
 */
export function terms(ctx, profession, value) {
  const { economy, professions, princes } = ctx.view;
  const prince = princes[/** @type {number} */ (ctx.seat)];
  const row = professions.find((/** @type {any} */ one) => one.profession === profession);
  const wishes = [
    { id: row.building, points: economy.building_value, met: prince.buildings.includes(row.building) },
    { id: row.landscape, points: economy.landscape_value, met: prince.landscapes[row.landscape] > 0 },
    { id: row.freedom, points: economy.freedom_value, met: prince.freedoms.includes(row.freedom) },
  ].map((wish) => ({ ...wish, words: thing(ctx, wish.id) }));
  const jesters = prince.jesters * economy.jester_value;
  const cards = value - jesters - wishes.reduce((sum, wish) => sum + (wish.met ? wish.points : 0), 0);
  return [
    ...wishes,
    ...(jesters
      ? [
          {
            id: "jester",
            words: text(ctx, "princes-own-jesters", { count: prince.jesters }),
            points: jesters,
            met: true,
          },
        ]
      : []),
    {
      id: "profession",
      words: text(ctx, "web-princes-card-count", { count: cards / economy.card_value }),
      points: cards,
      met: true,
    },
  ];
}

/** @param {Term} term */
export const TermLine = ({ id, words, points, met }) =>
  html`
    <li class=${met ? "met" : "want"}>
      <span>${icon(id)}${words}</span>
      <b>${met ? `+${points}` : html`<s>+${points}</s>`}</b>
    </li>
  `;

/** What the work would be worth with the next thing one could get. @param {Ctx} ctx @param {Preview} row */
function soon(ctx, row) {
  const { auction, economy } = ctx.view;
  const item = auction?.item;
  if (item && item in row.with) return { id: item, value: row.with[item] };
  if (item === "jester") return { id: item, value: row.with_jester };
  if (item === "recruiting_card") return { id: item, value: row.value + economy.card_value };
  if (!auction && row.with_bonuses > row.value) return { id: "bonus", value: row.with_bonuses };
  return null;
}

/** @param {{ctx: Ctx, row: Preview}} props */
function Profession({ ctx, row }) {
  const { minimum } = ctx.view;
  const next = soon(ctx, row);
  const offer = ctx.find("work", { profession: row.profession });
  const label = text(ctx, "web-princes-hand-card", {
    profession: thing(ctx, row.profession),
    value: row.value,
    minimum,
    best: row.best,
  });
  return html`
    <li class="prof-slot">
      <article class="prof" aria-label=${label} data-tip=${offer ? undefined : label}>
        <div class="prof-top">${Portrait(row.profession)}</div>
        <h3>${title(ctx, row.profession)}</h3>
        <ul class="wv">
          ${terms(ctx, row.profession, row.value).map((term) => html`<${TermLine} key=${term.id} ...${term} />`)}
        </ul>
        <footer class=${row.enough ? "ok" : "short"}>
          <b>${row.value}</b>
          <small>${text(ctx, "web-princes-of", { minimum })}</small>
          ${
            next &&
            html`
              <span
                class="with"
                data-tip=${text(ctx, "web-princes-with", { thing: thing(ctx, next.id), value: next.value })}
              >
                ${icon(next.id)}
                <b>${next.value}</b>
              </span>
            `
          }
        </footer>
      </article>
      ${
        offer &&
        html`
          <button ...${choose(ctx, offer, { class: "hit", "data-tip": about(ctx, offer) })}>
            <span class="show-it">${text(ctx, "web-princes-show")}</span>
          </button>
        `
      }
    </li>
  `;
}

/** @param {{ctx: Ctx, card: string, value: number}} props */
const Bonus = ({ ctx, card, value }) => html`
  <article class="mini bonus" data-tip=${text(ctx, "web-princes-tip-bonus", { card: thing(ctx, card), value })}>
    <h3>${icon("bonus")}${text(ctx, "web-princes-bonus")}</h3>
    <p>${title(ctx, card)}</p>
    <b>+${value}</b>
  </article>
`;

/** @param {{ctx: Ctx, card: string, points: number}} props */
const Prestige = ({ ctx, card, points }) => html`
  <article
    class="mini prestige"
    data-tip=${text(ctx, "web-princes-tip-prestige-card", { card: thing(ctx, card), worth: worth(ctx, card), points })}
  >
    <h3>${icon("prestige")}${text(ctx, "web-princes-prestige")} <small>${worth(ctx, card)}</small></h3>
    <p>${title(ctx, card)}</p>
    <b>${points}</b>
  </article>
`;

/** Whom one may take from the others' tables. @param {{ctx: Ctx}} props */
function Recruits({ ctx }) {
  const offers = ctx.all("recruit");
  if (!offers.length) return null;
  return html`
    <section class="recruits">
      <h3>${icon("recruiting_card")}${text(ctx, "princes-group-recruit")}</h3>
      <ul data-grid>
        ${offers.map((offer) => {
          const row = ctx.view.professions.find((/** @type {any} */ one) => one.profession === offer.profession);
          return html`
            <li key=${offer.id}>
              <button ...${choose(ctx, offer, { class: "recruit", "data-tip": about(ctx, offer) })}>
                ${Shield(ctx.look(offer.other))}
                <b>${brief(ctx, offer.profession)}</b>
                <span class="needs">
                  ${[row.building, row.landscape, row.freedom].map(
                    (id) => html`<i class=${id in offer.work.with ? "want" : "met"}>${icon(id)}</i>`,
                  )}
                </span>
                <span class=${offer.work.enough ? "v ok" : "v short"}>${offer.work.value}</span>
              </button>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const { mine, minimum, auction, princes } = ctx.view;
  const prince = princes[/** @type {number} */ (ctx.seat)];
  const item = auction?.item;
  const note = item
    ? text(ctx, "web-princes-hand-with", { item: thing(ctx, item) })
    : text(ctx, "web-princes-hand-least", { minimum });
  const many = mine.professions.length;
  const hold = ctx.find("hold");
  return html`
    <section
      class=${joined("hand sheet", ctx.view.deciding === "recruit" && ctx.myTurn && "recruiting")}
      aria-label=${text(ctx, "web-princes-hand")}
    >
      <header class="place-h"><h2>${text(ctx, "web-princes-hand")}</h2><span class="note">${note}</span></header>
      <${Recruits} ctx=${ctx} />
      ${
        hold &&
        html`
          <p class="hold">
            <button ...${choose(ctx, hold, { class: "btn quiet", "data-tip": about(ctx, hold) })}>
              ${icon("recruiting_card")}${text(ctx, "web-princes-button-hold")}
            </button>
          </p>
        `
      }
      ${
        many > 0
          ? html`
            <ul tabindex="0" class=${joined("profs", many > 3 && "many", many === 4 && "four", many > 6 && "crowd")}>
              ${mine.professions.map(
                (/** @type {Preview} */ row) => html`<${Profession} key=${row.profession} ctx=${ctx} row=${row} />`,
              )}
            </ul>
          `
          : html`<p class="empty-hand">${text(ctx, "web-princes-hand-empty")}</p>`
      }
      ${
        prince.played.length > 0 &&
        html`
          <p class="shown-works" data-tip=${text(ctx, "web-princes-tip-played")}>
            ${text(ctx, "web-princes-played", {
              names: list(prince.played.map((/** @type {string} */ id) => thing(ctx, id))),
            })}
          </p>
        `
      }
      ${
        (mine.bonuses.length > 0 || mine.prestige_cards.length > 0 || prince.recruiting_in_hand > 0) &&
        html`
          <div class=${joined("minis", mine.bonuses.length + mine.prestige_cards.length > 2 && "small")}>
            ${mine.bonuses.map((/** @type {any} */ row) => html`<${Bonus} key=${row.card} ctx=${ctx} ...${row} />`)}
            ${mine.prestige_cards.map(
              (/** @type {any} */ row) => html`<${Prestige} key=${row.card} ctx=${ctx} ...${row} />`,
            )}
            ${
              prince.recruiting_in_hand > 0 &&
              html`
                <article
                  class="mini recruiting"
                  data-tip=${text(ctx, "princes-note-recruiting_card", { points: 0 }).replace(/\s*\(P-[^)]*\)/g, "")}
                >
                  <h3>${icon("recruiting_card")}${title(ctx, "recruiting_card")}</h3>
                  <b>${prince.recruiting_in_hand}</b>
                </article>
              `
            }
          </div>
        `
      }
    </section>
  `;
}
