/** The bishop's requests (module 2): four stacks in the workshop. */
import { art, html, joined } from "../../../app/aids/html.js";
import { requestArt } from "../../../art/modules/requests.js";
import { LETTERS } from "../../common/paints.js";
import { requestName } from "../sayings.js";
import { explained, module } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */
/**
 * @typedef {{type: string, left: number, top: {points: number, thalers: number, paint: string | null} | null}} Stack
 */

/** @param {string} kind */
const requestFace = (kind) => art(requestArt(kind === "general" ? "any" : LETTERS[kind]));

/** @param {{ctx: Ctx}} props */
function Requests({ ctx }) {
  const { stacks, needed } = module(ctx, "requests");
  return html`
    <div class="rqs">
      ${stacks.map((/** @type {Stack} */ stack) => {
        if (!stack.top) return html`<span key=${stack.type} class="rq gone"></span>`;
        const choice = ctx.find("request", { type: stack.type });
        const tip = ctx.t("web-fresco-request", {
          kind: requestName(ctx, stack.type),
          needed,
          points: stack.top.points,
          left: stack.left,
        });
        const inside = html`
          ${requestFace(stack.type)}
          <b class="rq-vp">${stack.top.points}</b>
          <i class="rq-n" aria-hidden="true">${stack.left}</i>
        `;
        const props = { key: stack.type, class: joined("rq", choice && "legal"), "data-spot": `request-${stack.type}` };
        if (choice) return html`<button ...${props} ...${explained(ctx, choice)}>${inside}</button>`;
        return html`<span ...${props} role="img" aria-label=${tip} data-tip=${tip}>${inside}</span>`;
      })}
    </div>
  `;
}

export default {
  requestFace,
  Requests,
};
