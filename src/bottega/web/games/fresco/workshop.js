/** The workshop: recipes, each a blend to make, and what modules lay beside them. */
import { html } from "../../app/aids/html.js";
import { Crew } from "./crew.js";
import { drawnAt } from "./modules.js";
import { anyApprentice, icon, Place, pot, spoken } from "./pieces.js";
import { planHere } from "./planning.js";
import { crowded, explained, placeNow } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */

/** @param {{ctx: Ctx}} props */
export function Workshop({ ctx }) {
  const { recipes, economy } = ctx.view;
  const small = recipes.length > 3 || crowded(ctx);
  return html`
    <${Place}
      id="workshop"
      touch=${planHere(ctx, "workshop")}
      now=${placeNow(ctx) === "workshop"}
      label=${ctx.t("fresco-place-workshop")}
    >
      <header class="place-h">
        <h2 data-tip=${ctx.t("web-fresco-tip-workshop", { blends: economy.blends_each })}>
          ${icon("workshopcard")}${ctx.t("fresco-place-workshop")}
        </h2>
        ${drawnAt(ctx, "heading", { place: "workshop" })}
        ${crowded(ctx) ? html`<${Crew} ctx=${ctx} place="workshop" heading=${true} />` : null}
        <span class="note" data-tip=${ctx.t("web-fresco-workshop-tip", { blends: economy.blends_each })}>
          ${anyApprentice()} = ${ctx.t("web-fresco-blends", { blends: economy.blends_each })}
        </span>
      </header>
      <div class="bench">
        <div class="recipes">
          ${recipes.map((recipe) => recipeOf(ctx, recipe, small))}
          ${drawnAt(ctx, "recipes", {})}
        </div>
        ${drawnAt(ctx, "bench", {})}
        ${crowded(ctx) ? null : html`<${Crew} ctx=${ctx} place="workshop" />`}
      </div>
    <//>
  `;
}

/** @param {Ctx} ctx @param {import("../../types/fresco.d.ts").Recipe} recipe @param {boolean} small */
function recipeOf(ctx, recipe, small) {
  const [first, second] = recipe.paints;
  const choice = ctx.find("blend", { result: recipe.result });
  const tip = ctx.t("web-fresco-recipe", {
    first: ctx.t(`paint-${first}`),
    second: ctx.t(`paint-${second}`),
    result: ctx.t(`paint-${recipe.result}`),
  });
  const inside = html`
    ${ctx.glyph(first)}
    <i>+</i>
    ${ctx.glyph(second)}
    <i>=</i>
    ${small ? ctx.glyph(recipe.result) : pot(ctx, recipe.result)}
  `;
  if (choice)
    return html`<button key=${recipe.result} class="recipe legal" ...${explained(ctx, choice)}>${inside}</button>`;
  return html`
    <span key=${recipe.result} class="recipe" data-tip=${tip} aria-hidden="true">${inside}</span>
    ${spoken(tip)}
  `;
}
