/** The bishop's requests (module 2): four stacks in the workshop. */
import { art, html, joined } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { signed } from "../../../app/i18n/i18n.js";
import { requestArt } from "../../../art/modules/requests.js";
import { LETTERS } from "../../common/paints.js";
import { whose } from "../names.js";
import { icon } from "../pieces.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").Choice} Choice */
/** @typedef {import("../../../types/fresco.d.ts").Painter} Painter */

/** @param {Ctx} ctx @param {string} kind */
const requestName = (ctx, kind) => (kind === "general" ? ctx.t("fresco-request-any") : ctx.paints([kind]));

/** @param {string} kind */
const requestFace = (kind) => art(requestArt(kind === "general" ? "any" : LETTERS[kind]));

/** @param {Ctx} ctx */
function stacksOf(ctx) {
  const { stacks, needed } = module(ctx, "requests");
  return html`
    <div class="rqs">
      ${stacks.map((stack) => {
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

/** The tiles of a painter that lie under no request. @param {Ctx} ctx @param {Painter} p */
const looseTiles = (ctx, p) =>
  p.restored.filter((segment) => !module(ctx, "requests").piled[p.painter].includes(segment));

/** One's loose tiles with their splashes, and the requests that lie on piled ones. @param {Ctx} ctx */
function ownTiles(ctx) {
  const { splashes, owned } = module(ctx, "requests");
  const seat = ctx.seat ?? 0;
  return html`
    <span class="loose">
      ${looseTiles(ctx, ctx.view.people[seat]).map(
        (segment) => html`
          <span
            key=${segment}
            class="otile"
            data-tip=${ctx.t("web-fresco-loose-tile", { segment, paints: ctx.paints(splashes[segment]) })}
          >
            ${ctx.glyphs(splashes[segment])}
          </span>
        `,
      )}
      ${owned[seat].map(
        (request) => html`
          <span
            key=${request.request}
            class="otile rqd"
            data-tip=${ctx.t("web-fresco-own-request", { kind: requestName(ctx, request.type) })}
          >
            ${request.paint ? ctx.glyph(request.paint) : requestFace(request.type)}
          </span>
        `,
      )}
    </span>
  `;
}

/** The splashes of somebody's loose tiles. @param {Ctx} ctx @param {{p: Painter}} given */
function splashesOf(ctx, { p }) {
  const splashes = looseTiles(ctx, p).flatMap((segment) => module(ctx, "requests").splashes[segment]);
  if (!splashes.length) return null;
  return html`
    <li class="spl" data-tip=${ctx.t("web-fresco-splashes", { paints: ctx.paints(splashes) })}>
      ${tally(ctx, splashes)}
    </li>
  `;
}

/** Equal paints counted, so that the line stays short. @param {Ctx} ctx @param {string[]} paints */
function tally(ctx, paints) {
  const kinds = [...new Set(paints)].sort();
  return kinds.map((paint) => {
    const count = paints.filter((other) => other === paint).length;
    return html`${ctx.glyph(paint)}${count > 1 ? count : null}`;
  });
}

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const count = module(ctx, "requests").owned[seat].length;
  return count
    ? html`<li data-tip=${ctx.t("web-fresco-requests-of", { count })}>${icon("request")}${count}</li>`
    : null;
}

/** The splashes of a tile that may be piled. @param {Ctx} ctx @param {{segment: string}} given */
const pileSplashes = (ctx, { segment }) =>
  ctx.has("pile", { segment })
    ? html`<span class="need">${ctx.glyphs(module(ctx, "requests").splashes[segment])}</span>`
    : null;

/** @type {import("../modules.js").Hooks} */
export default {
  crowds: ["ring"],
  at: {
    bench: { place: 1, draw: stacksOf },
    restored: { place: 1, draw: pileSplashes },
    "own-tiles": { place: 1, draw: ownTiles },
    tiles: { place: 1, draw: splashesOf },
    kept: { place: 5, draw: kept },
  },
  classes: { restored: (ctx, { segment }) => module(ctx, "requests").pile.includes(segment) && "chosen" },
  looks: { pile: "cathedral", "leonardo-request": "workshop", "request-paint": "screen" },
  adds: { tiles: (ctx, { p }) => ({ tiles: looseTiles(ctx, p).length }) },
  args: {
    workshop: (ctx) => (ctx.has("request") ? { also: "request" } : null),
    pile: (ctx) => {
      const { fulfilling, pile, needed } = module(ctx, "requests");
      return {
        ...whose(ctx, ctx.all("pile")[0]),
        request: requestName(ctx, sure(fulfilling)),
        given: pile.length + 1,
        needed,
      };
    },
    "request-paint": (ctx) => ({ left: module(ctx, "requests").picks_left }),
  },
  names: {
    request: (ctx, choice) => ({
      ...whose(ctx, choice),
      points: choice.points,
      needed: module(ctx, "requests").needed,
      segments: choice.segments.join(", "),
      income: signed(choice.income),
      paint: choice.paint ? ctx.paints([choice.paint]) : ctx.t("fresco-request-basic"),
    }),
    pile: (ctx, choice) => ({ ...whose(ctx, choice), segment: choice.segment }),
  },
  pieces: { request: requestName },
};
