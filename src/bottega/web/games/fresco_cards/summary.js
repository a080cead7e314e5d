/** The end of a round on one sheet: what each player made of it, what is new on the table, how near the end is. */
import { art, html } from "../../app/aids/html.js";
import { shield } from "../../art/pieces.js";
import { mark, part, tileSign } from "./draw.js";
import { paintNames, sectionOf, tileName } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("../../types/fresco_cards.d.ts").Fact} Fact */

/** @param {Ctx} ctx @param {Fact[]} news */
export function summary(ctx, news) {
  const begun = news.findLast((fact) => fact.event === "turn-began");
  if (!begun || begun.round < 2 || ctx.over) return null;
  const start = ctx.facts.findIndex((fact) => fact.event === "turn-began" && fact.round === begun.round - 1);
  const end = ctx.facts.findIndex((fact) => fact.event === "turn-began" && fact.round === begun.round);
  if (start < 0 || ctx.facts[end].at !== begun.at) return null;
  return {
    title: ctx.t("web-cards-summary", { round: begun.round - 1 }),
    lead: ctx.t(ctx.view.final ? "web-cards-wait-last" : "web-cards-summary-lead"),
    aside: html`
      <b class="left14">
        <span>${ctx.view.sections_left}</span>
        <small>${ctx.t("web-cards-summary-left", { sections: ctx.view.sections_left })}</small>
      </b>
    `,
    columns: [
      {
        icon: "easel",
        title: ctx.t("web-cards-summary-restored"),
        rule: ctx.t("web-cards-summary-restored-rule", { end: ctx.view.end_at }),
        body: html`<${Points} ctx=${ctx} start=${start} end=${end} />`,
      },
      {
        icon: "tile",
        title: ctx.t("web-cards-summary-row"),
        rule: ctx.t("web-cards-summary-row-rule"),
        body: html`<${Row} ctx=${ctx} />`,
      },
      {
        icon: "mitre",
        title: ctx.t("web-cards-summary-favour"),
        rule: ctx.t("web-cards-summary-favour-rule"),
        body: html`<${Favour} ctx=${ctx} />`,
      },
    ],
    go: ctx.t("web-cards-summary-go", { round: begun.round }),
  };
}

/** @param {{ctx: Ctx, start: number, end: number}} props the facts of the round */
const Points = ({ ctx, start, end }) =>
  html`
    <ul class="inc">
      ${ctx.view.people.map((_, seat) => {
        const sofar = ctx.facts.slice(0, end).filter((fact) => fact.event === "restored" && fact.seat === seat);
        const round = ctx.facts.slice(start, end);
        const restored = round.filter((fact) => fact.event === "restored").filter((fact) => fact.seat === seat);
        const turned = round.filter((fact) => fact.event === "turned").filter((fact) => fact.seat === seat);
        const gain =
          restored.reduce((sum, fact) => sum + fact.points, 0) + turned.reduce((sum, fact) => sum + fact.gain, 0);
        return html`
          <li class=${seat === ctx.seat ? "mine" : ""}>
            ${art(shield(ctx.look(seat)))}
            <span class="nm">
              ${ctx.Name(seat)}
              <small>
                ${ctx.t("web-cards-progress", { restored: sofar.length, end: ctx.view.end_at })}
              </small>
            </span>
            <span class="tinysecs">
              ${restored.map(
                (fact) => html`<span class="paints">${sectionOf(ctx, fact.section)?.paints.map(mark)}</span>`,
              )}
            </span>
            <b class="plus">${gain ? ctx.signed(gain) : "0"}</b>
          </li>
        `;
      })}
    </ul>
  `;

/** @param {{ctx: Ctx}} props */
const Row = ({ ctx }) =>
  html`
    <ul class="sum-row">
      ${ctx.view.row.map(
        (face) =>
          face &&
          html`
            <li>
              <span
                role="img"
                aria-label=${ctx.t("web-cards-section", {
                  paints: paintNames(ctx, face.paints),
                  points: face.points.join(", "),
                  favourite: face.favourite ? "yes" : "no",
                })}
              >
                <span class="mini-f"><span class="mini-art" style=${part(face.section)}></span></span>
                <span class="paints">${face.paints.map(mark)}</span>
                <b>${face.points[0]}</b>
                <small>${face.points.slice(1).join(" · ")}</small>
              </span>
            </li>
          `,
      )}
    </ul>
  `;

/** @param {{ctx: Ctx}} props */
const Favour = ({ ctx }) => html`
  <div class="sum-favour">
    <p>
      ${
        ctx.view.favourite
          ? html`${mark(ctx.view.favourite)}<b>${ctx.t(`paint-${ctx.view.favourite}`)}</b>`
          : ctx.t("web-cards-no-favourite")
      }
    </p>
    <ul>
      ${ctx.view.display.map(
        (tile) => tile && html`<li><span class="mini-t">${tileSign(tile)}</span>${tileName(ctx, tile)}</li>`,
      )}
    </ul>
  </div>
`;
