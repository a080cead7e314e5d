/** The bells (module 8): certificates on offer, the track and its ranks in a drawer; one's own on the screen. */
import { art, html, joined } from "../../../app/aids/html.js";
import { signed } from "../../../app/i18n/i18n.js";
import { bell, bellCert } from "../../../art/modules/bells.js";
import { coverArt } from "../../../art/modules/covers.js";
import { coin, shield } from "../pieces.js";
import { explained, module } from "../words.js";

/** @typedef {import("../../common/paints.js").PaintCtx} Ctx */
/**
 * @typedef {{certificate: string, number: number, price: number, points: number, golden: number,
 *   placed?: number}} Certificate
 */

const DRAWING = /<svg class="cert-art"[\s\S]*?<\/svg>/;
const LAST = 31; // the space 30+ of the track

/** @param {Record<string, any>} [more] */
const bellPiece = (more) => art(bell(), more);

/** @param {Ctx} ctx @param {Certificate} certificate */
const face = (ctx, certificate) => html`
  ${art(
    /** @type {RegExpMatchArray} */ (
      bellCert(certificate.price, certificate.points, certificate.golden).match(DRAWING)
    )[0],
  )}
  <span class="cert-c">
    ${coin()}${certificate.placed === undefined ? certificate.price : `${certificate.placed}/${certificate.price}`}
  </span>
  <span class="cert-v"><b>${certificate.points}</b>${ctx.t("web-fresco-vp")}</span>
`;

/** @param {Ctx} ctx @param {Certificate} certificate */
const told = (ctx, { price, points, golden, placed }) =>
  ctx.t("web-fresco-certificate", { price, points, golden, placed: placed ?? 0 });

/** @param {{ctx: Ctx}} props */
function BellsDrawer({ ctx }) {
  const bells = module(ctx, "bells");
  const paying = ctx.all("pay");
  return html`
    ${
      paying.length
        ? html`<${Paying} ctx=${ctx} bells=${bells} />`
        : html`
          <div class="certs">
            ${bells.shown.map((/** @type {Certificate | null} */ certificate, /** @type {number} */ k) => {
              if (!certificate) return html`<span key=${k} class="cert gone"></span>`;
              const choice = ctx.find("certificate", { certificate: certificate.certificate });
              if (choice)
                return html`
                  <button key=${certificate.certificate} class="cert legal" ...${explained(ctx, choice)}>
                    ${face(ctx, certificate)}
                  </button>
                `;
              return html`
                <span
                  key=${certificate.certificate}
                  class="cert"
                  role="img"
                  aria-label=${told(ctx, certificate)}
                  data-tip=${told(ctx, certificate)}
                >
                  ${face(ctx, certificate)}
                </span>
              `;
            })}
          </div>
        `
    }
    <${BellTrack} ctx=${ctx} bells=${bells} />
    <ol class="ranks" aria-label=${ctx.t("web-fresco-ranks")}>
      ${bells.ranks.map(
        (/** @type {number} */ points, /** @type {number} */ k) =>
          html`<li key=${k}><small>${ctx.t("web-fresco-nth", { place: k + 1 })}</small><b>${points}</b></li>`,
      )}
    </ol>
  `;
}

/** How many Thalers go on the certificate. @param {{ctx: Ctx, bells: any}} props */
const Paying = ({ ctx, bells }) => html`
  <div class="paying">
    <span class="cert">${face(ctx, bells.offered ?? bells.paying)}</span>
    <div class="pays" data-grid>
      ${ctx.all("pay").map(
        (choice) =>
          html`
            <button
              key=${choice.thalers}
              class=${joined("pay legal", choice.full && "full")}
              ...${explained(ctx, choice)}
            >
              ${choice.thalers}${choice.full ? coin() : null}
            </button>
          `,
      )}
    </div>
  </div>
`;

/** @param {{ctx: Ctx, bells: any}} props */
function BellTrack({ ctx, bells }) {
  const marks = new Map(
    bells.marks.map((/** @type {{space: number, points: number}} */ mark) => [mark.space, mark.points]),
  );
  const zone = (/** @type {number} */ space) =>
    bells.marks.filter((/** @type {{space: number}} */ mark) => mark.space <= space).length;
  const standing = (/** @type {number} */ space) =>
    (bells.track?.painters ?? []).flatMap((/** @type {number} */ at, /** @type {number} */ who) =>
      Math.min(at, LAST) === space ? [shield(ctx, who)] : [],
    );
  return html`
    <ol class="btrack" aria-label=${ctx.t("web-fresco-bell-track")} data-tip=${ctx.t("web-fresco-bell-track")}>
      ${Array.from({ length: LAST }, (_, k) => k + 1).map(
        (space) => html`
          <li key=${space} class=${joined(zone(space) > 0 && `z${zone(space)}`)}>
            ${marks.has(space) ? html`<b>${marks.get(space)}</b>` : null}
            ${space === LAST ? "30+" : space % 5 || space === 30 ? "" : space}${standing(space)}
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {Ctx} ctx */
const bellsFront = (ctx) =>
  html`
    <span class="toks">
      ${module(ctx, "bells")
        .shown.filter(Boolean)
        .map(
          (/** @type {Certificate} */ certificate) =>
            html`<span key=${certificate.certificate}>${bellPiece()}${certificate.golden}</span>`,
        )}
    </span>
  `;

/** One's bells, and the certificates that are not paid in full. @param {{ctx: Ctx}} props */
function OwnBells({ ctx }) {
  const bells = module(ctx, "bells");
  if (!bells?.mine) return null;
  return html`
    <span class="ct" data-tip=${ctx.t("web-fresco-own-bells", { bells: bells.mine.total })}>
      ${bellPiece()}
      <b>${signed(bells.mine.total).replace("+", "")}</b>
    </span>
  `;
}

/** @param {{ctx: Ctx}} props */
function OwnCertificates({ ctx }) {
  const partly = module(ctx, "bells")?.partly[ctx.seat ?? 0] ?? [];
  return partly.map((/** @type {Certificate} */ certificate) => {
    const choice = ctx.find("instalment", { certificate: certificate.certificate });
    if (choice)
      return html`
        <button key=${certificate.certificate} class="cert mini-c legal" ...${explained(ctx, choice)}>
          ${face(ctx, certificate)}
        </button>
      `;
    const tip = `${told(ctx, certificate)} ${ctx.t("web-fresco-certificate-add")}`;
    return html`
      <span key=${certificate.certificate} class="cert mini-c" role="img" aria-label=${tip} data-tip=${tip}>
        ${face(ctx, certificate)}
      </span>
    `;
  });
}

export default {
  cover: { tile: "audience", icon: "bell", printed: 0, drawn: () => coverArt("audience") },
  drawer: {
    place: 4,
    cls: "bells",
    icon: "bell",
    Inside: BellsDrawer,
    front: bellsFront,
    asks: ["audience", "certificate", "instalment"],
  },
  bellPiece,
  OwnBells,
  OwnCertificates,
};
