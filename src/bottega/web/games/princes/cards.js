/** One's own cards: professions with the sum of their work, bonus and prestige cards, and whom one may recruit. */

import { html, joined } from "../../app/aids/html.js";
import { choose } from "../../app/shell/choice.js";
import { icon, Portrait, Shield } from "./draw.js";
import { about, withoutIds } from "./names.js";
import { list, own, professionOf, text, thing, title, worth } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").Choice} Choice */
/** @typedef {import("../../types/princes.d.ts").WorkTerm} WorkTerm */
/** @typedef {import("../../types/princes.d.ts").HandWork} HandWork */

/** @type {Record<WorkTerm["kind"], (ctx: Ctx, term: WorkTerm) => string>} */
const TERMS = {
  wish: (ctx, term) => thing(ctx, term.thing),
  jesters: (ctx, { count }) => text(ctx, "princes-own-jesters", { count }),
  cards: (ctx, { count }) => text(ctx, "web-princes-card-count", { count }),
};

/** The terms of a work's value. @param {{ctx: Ctx, terms: WorkTerm[]}} props */
export const Terms = ({ ctx, terms }) =>
  terms.map(
    (term) => html`
      <li
        key=${term.thing}
        class=${term.met ? "met" : "want"}
        data-tip=${term.kind === "cards" ? text(ctx, "web-princes-tip-cards") : undefined}
      >
        <span>${icon(term.thing)}${TERMS[term.kind](ctx, term)}</span>
        <b>${term.met ? `+${term.points}` : html`<s>+${term.points}</s>`}</b>
      </li>
    `,
  );

/** @param {{ctx: Ctx, row: HandWork}} props */
function Profession({ ctx, row }) {
  const { minimum } = ctx.view;
  const { next } = row;
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
          <${Terms} ctx=${ctx} terms=${row.terms} />
        </ul>
        <footer class=${row.enough ? "ok" : "short"}>
          <b>${row.value}</b>
          <small>${text(ctx, "web-princes-of", { minimum })}</small>
          ${
            next &&
            html`
              <span
                class="with"
                data-tip=${text(ctx, "web-princes-with", { thing: thing(ctx, next.thing), value: next.value })}
              >
                ${icon(next.thing)}
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
          const row = professionOf(ctx, offer.profession);
          return html`
            <li key=${offer.id}>
              <button ...${choose(ctx, offer, { class: "recruit", "data-tip": about(ctx, offer) })}>
                ${Shield(ctx.look(offer.other))}
                <b>${title(ctx, offer.profession)}</b>
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

/** Bonus, prestige and recruiting cards. @param {{ctx: Ctx, recruiting: number}} props */
function Minis({ ctx, recruiting }) {
  const { bonuses, prestige_cards: prestige } = own(ctx);
  if (!bonuses.length && !prestige.length && !recruiting) return null;
  return html`
    <div class=${joined("minis", bonuses.length + prestige.length > 2 && "small")}>
      ${bonuses.map((row) => html`<${Bonus} key=${row.card} ctx=${ctx} ...${row} />`)}
      ${prestige.map((row) => html`<${Prestige} key=${row.card} ctx=${ctx} ...${row} />`)}
      ${
        recruiting > 0 &&
        html`
          <article
            class="mini recruiting"
            data-tip=${withoutIds(text(ctx, "princes-note-recruiting_card", { points: 0 }))}
          >
            <h3>${icon("recruiting_card")}${title(ctx, "recruiting_card")}</h3>
            <b>${recruiting}</b>
          </article>
        `
      }
    </div>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Hand({ ctx }) {
  const { minimum, auction, people: princes } = ctx.view;
  const mine = own(ctx);
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
              ${mine.professions.map((row) => html`<${Profession} key=${row.profession} ctx=${ctx} row=${row} />`)}
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
      <${Minis} ctx=${ctx} recruiting=${prince.recruiting_in_hand} />
    </section>
  `;
}
