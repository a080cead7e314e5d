/** The end of a round as one sheet: the best work, what everybody bought and gained, and how it goes on. */
import { html, joined } from "../../app/aids/html.js";
import { icon, Shield } from "./draw.js";
import { gained, of, rounds } from "./history.js";
import { list, rich, text, thing } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/princes.d.ts").Fact} Fact */

/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {Ctx} ctx @param {number} seat @param {Drawn} middle @param {Drawn} end */
const row = (ctx, seat, middle, end) => html`
  <li key=${seat} class=${joined(seat === ctx.seat && "mine")}>
    ${Shield(ctx.look(seat))}
    <span class="nm">${ctx.Name(seat)}</span>
    <span class="what">${middle}</span>
    <b class="plus">${end}</b>
  </li>
`;

/** What a prince did with the actions of a round. @param {Ctx} ctx @param {Fact[]} facts @param {number} seat */
function deeds(ctx, facts, seat) {
  const own = facts.filter((fact) => "seat" in fact && fact.seat === seat);
  const built = of(own, "built").map((fact) => thing(ctx, fact.building));
  const brought = of(own, "introduced").map((fact) => thing(ctx, fact.freedom));
  const drawn = of(own, "looked")
    .filter((fact) => fact.price > 0)
    .map((fact) => text(ctx, `web-princes-deck-${fact.deck}`));
  const works = of(own, "work-made").map((fact) =>
    text(ctx, "web-princes-sum-work", { profession: thing(ctx, fact.profession), value: fact.value }),
  );
  return list([...works, ...built, ...brought, ...drawn]) || text(ctx, "web-princes-sum-nothing");
}

/** @param {Ctx} ctx @param {Fact[]} facts @param {number} seat */
function purchase(ctx, facts, seat) {
  const fact = of(facts, "bought").find((one) => one.seat === seat);
  return fact
    ? row(ctx, seat, html`${icon(fact.item)} ${thing(ctx, fact.item)}`, fact.price)
    : row(ctx, seat, text(ctx, "web-princes-sum-nothing"), "");
}

/** @param {Ctx} ctx @param {Fact[]} news */
export function summary(ctx, news) {
  const ended = of(news, "best-work").at(-1);
  if (!ended || ctx.over) return null;
  const { players, first, minimum } = ctx.view;
  const past = rounds(ctx.facts).at(-2);
  if (!past) return null;
  const [{ round }] = of(past, "round-began");
  const everybody = Array.from({ length: players }, (_, seat) => seat);
  const gains = gained(past, players);
  const byGain = [...everybody].sort((one, other) => gains[other] - gains[one]);
  const points = (/** @type {number} */ seat) =>
    text(ctx, "princes-points", { points: ctx.view.people[seat].prestige });
  return {
    title: text(ctx, "web-princes-sum-title", { round }),
    lead: rich(ctx, "web-princes-sum-best", {
      count: ended.seats.length,
      princes: list(ended.seats.map(ctx.player)),
      value: ended.value,
      points: ctx.view.economy.best_points,
    }),
    aside: html`
      <b class="left14">
        <span>${minimum}</span>
        <small>${text(ctx, "web-princes-sum-least", { round: round + 1 })}</small>
      </b>
    `,
    columns: [
      {
        icon: "coin",
        title: text(ctx, "web-princes-sum-bought"),
        body: html`<ul class="inc">${everybody.map((seat) => purchase(ctx, past, seat))}</ul>`,
      },
      {
        icon: "builder",
        title: text(ctx, "web-princes-sum-deeds"),
        body: html`<ul class="inc deeds">${everybody.map((seat) => row(ctx, seat, deeds(ctx, past, seat), ""))}</ul>`,
      },
      {
        icon: "prestige",
        title: text(ctx, "web-princes-sum-points"),
        body: html`<ul class="inc">${byGain.map((seat) => row(ctx, seat, points(seat), ctx.signed(gains[seat])))}</ul>`,
      },
    ],
    next: html`
      <p class="sum-next">
        ${Shield(ctx.look(first))}${rich(ctx, "web-princes-begins", { who: ctx.who(first), prince: ctx.player(first) })}
      </p>
    `,
    go: text(ctx, "web-princes-sum-go", { round: round + 1 }),
  };
}
