/** The bells (module 8): certificates on offer, the track and its ranks in a drawer; one's own on the screen. */
import { art, html, joined } from "../../../app/aids/html.js";
import { sure } from "../../../app/aids/sure.js";
import { signed } from "../../../app/i18n/i18n.js";
import { audienceCover, bell, certificateArt } from "../../../art/modules/bells.js";
import { coin, shield } from "../pieces.js";
import { each } from "../telling.js";
import { explained, module } from "../words.js";

/** @typedef {import("../words.js").Ctx} Ctx */
/** @typedef {import("../../../types/fresco.d.ts").BellsView} BellsView */
/** @typedef {import("../../../types/fresco.d.ts").CertificateFace & {placed?: number}} Certificate */

const bellPiece = () => art(bell());

/** @param {Ctx} ctx @param {Certificate} certificate */
const face = (ctx, certificate) => html`
  ${art(certificateArt(certificate.golden))}
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

/** How many Thalers go on the certificate. @param {{ctx: Ctx, bells: BellsView}} props */
const Paying = ({ ctx, bells }) => html`
  <div class="paying">
    <span class="cert">${face(ctx, sure(bells.offered ?? bells.paying))}</span>
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

/** @param {{ctx: Ctx, bells: BellsView}} props */
function BellTrack({ ctx, bells }) {
  const marks = new Map(bells.marks.map((mark) => [mark.space, mark.points]));
  const zone = (/** @type {number} */ space) => bells.marks.filter((mark) => mark.space <= space).length;
  const beyond = bells.last_space + 1;
  const standing = (/** @type {number} */ space) =>
    (bells.track?.painters ?? []).flatMap((at, who) => (Math.min(at, beyond) === space ? [shield(ctx, who)] : []));
  return html`
    <ol class="btrack" aria-label=${ctx.t("web-fresco-bell-track")} data-tip=${ctx.t("web-fresco-bell-track")}>
      ${Array.from({ length: beyond }, (_, k) => k + 1).map(
        (space) => html`
          <li key=${space} class=${joined(zone(space) > 0 && `z${zone(space)}`)}>
            ${marks.has(space) ? html`<b>${marks.get(space)}</b>` : null}
            ${space === beyond ? `${beyond - 1}+` : space % 5 || space === beyond - 1 ? "" : space}${standing(space)}
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
        .shown.filter((certificate) => certificate !== null)
        .map((certificate) => html`<span key=${certificate.certificate}>${bellPiece()}${certificate.golden}</span>`)}
    </span>
  `;

/** @param {Ctx} ctx */
function ownBells(ctx) {
  const bells = module(ctx, "bells");
  if (!bells.mine) return null;
  return html`
    <span class="ct" data-tip=${ctx.t("web-fresco-own-bells", { bells: bells.mine.total })}>
      ${bellPiece()}
      <b>${signed(bells.mine.total).replace("+", "")}</b>
    </span>
  `;
}

/** One's certificates that are not paid in full. @param {Ctx} ctx */
function ownCertificates(ctx) {
  const partly = module(ctx, "bells").partly[ctx.seat ?? 0];
  return partly.map((certificate) => {
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

/** @param {Ctx} ctx @param {{seat: number}} given */
function kept(ctx, { seat }) {
  const bells = module(ctx, "bells");
  const count = bells.face_down[seat] + bells.partly[seat].length;
  return html`<li data-tip=${ctx.t("web-fresco-certificates-of", { count })}>${bellPiece()}${count}</li>`;
}

/** @type {import("../modules.js").Hooks} */
export default {
  cover: { tile: "audience", icon: "bell", printed: 0, drawn: audienceCover },
  drawer: {
    place: 4,
    cls: "bells",
    icon: "bell",
    Inside: BellsDrawer,
    front: bellsFront,
    asks: ["audience", "certificate", "instalment"],
  },
  crowds: ["ring"],
  at: {
    "own-cards": { place: 4, draw: ownCertificates },
    "own-things": { place: 3, draw: ownBells },
    kept: { place: 1, draw: kept },
  },
  chosen: { cards: ["instalment"] },
  args: {
    certificate: (ctx) => {
      const { price, points } = sure(module(ctx, "bells").offered);
      return { price, points };
    },
    instalment: (ctx) => ({ price: sure(module(ctx, "bells").paying).price }),
    "bell-due": (ctx) => ({ due: sure(module(ctx, "bells").mine).due }),
  },
  names: {
    certificate: (_ctx, { price, points, golden }) => ({ price, points, golden }),
    pay: (_ctx, { thalers, coins_left, full, brings, price }) => ({
      thalers,
      coins: coins_left,
      full: full ? "yes" : "no",
      brings,
      price,
    }),
    instalment: (_ctx, { price, golden, missing, brings }) => ({ price, golden, missing, brings }),
  },
  pieces: {
    certificates: each((ctx, /** @type {[number, number]} */ [price, golden]) =>
      ctx.t("fresco-certificate-short", { price, golden }),
    ),
  },
};
