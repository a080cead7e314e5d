/** For those who watch: what each player has restored, large, where a player would hold a hand. */
import { html } from "../../app/aids/html.js";
import { SectionInside } from "./draw.js";
import { paintNames, sectionOf } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export const Walls = ({ ctx }) => html`
  <section class="walls" aria-label=${ctx.t("web-cards-walls")}>
    ${ctx.view.people.map(
      (one, seat) => html`
        <div class="wall sheet p${ctx.look(seat)}">
          <h3>${ctx.Name(seat)}</h3>
          <div>
            ${one.sections.map((won) => html`<${Restored} ctx=${ctx} won=${won} />`)}
            ${!one.sections.length && html`<small>${ctx.t("web-cards-wall-bare")}</small>`}
          </div>
        </div>
      `,
    )}
  </section>
`;

/** @param {{ctx: Ctx, won: {section: string, turns: number, points: number}}} props */
function Restored({ ctx, won }) {
  const face = sectionOf(ctx, won.section);
  if (!face) return null;
  const label = ctx.t("web-cards-section-now", {
    paints: paintNames(ctx, face.paints),
    turns: won.turns,
    points: won.points,
  });
  return html`
    <div class="fcard" role="img" aria-label=${label} data-tip=${label}>
      <${SectionInside} face=${face} turns=${won.turns} />
    </div>
  `;
}
