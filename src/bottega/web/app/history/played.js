/** One finished game: what it left, the place, who won, and the ways to look at it again. */
import { art, html, joined } from "../aids/html.js";
import { STAR } from "../home/icons.js";
import { metaOf } from "../home/metas.js";
import { lang, t, titleOf } from "../i18n/i18n.js";
import { nameAt } from "../shell/context.js";

/** @typedef {import("../../types/server.d.ts").PlayedFacts} PlayedFacts */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {PlayedFacts} game */
function picture(game) {
  const draw = metaOf(game.game).result;
  return draw ? art(draw(game.picture, game.seat)) : html`<div class="result"></div>`;
}

const day = (/** @type {number} */ at) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(new Date(at));

/** Everybody else's points, the winner's first. @param {PlayedFacts} game */
const rivals = (game) =>
  game.ranking
    .flat()
    .filter((seat) => seat !== game.seat)
    .map((seat) => `${nameAt(game.seats[seat])} ${game.scores[seat]}`)
    .join(", ");

/** What else is to be known of it. @param {PlayedFacts} game */
function about(game) {
  const modules = Array.isArray(game.options.modules) ? game.options.modules.length : 0;
  return [
    day(game.over),
    t("games-players", { count: game.seats.length }),
    modules ? t("home-modules", { count: modules }) : "",
    game.trial ? t("games-trial") : game.lesson ? t("games-lesson") : "",
    game.left && !game.trial && !game.lesson ? t("games-left") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {{game: PlayedFacts}} props */
const Outcome = ({ game }) => html`
  <p>
    ${
      game.place === null || game.seat === null
        ? null
        : html`
          <b class=${joined("rank", game.place === 1 && "won")}>
            ${game.place === 1 ? art(STAR) : null}${t("games-place", { place: game.place })}
          </b>
          <span>${t("games-points", { count: game.scores[game.seat] })}</span>
        `
    }
    <span class="rivals">${rivals(game)}</span>
  </p>
`;

/** @param {{game: PlayedFacts, children?: Drawn}} props */
export const Played = ({ game, children }) => html`
  <li class="gone">
    ${picture(game)}
    <div>
      <h3>${game.name || titleOf(game.game)}</h3>
      <${Outcome} game=${game} />
      <small>${about(game)}</small>
    </div>
    <span class="gone-acts">
      <a class="tool2t" data-ui="see-account" href=${game.url}>${t("games-account")}</a>
      <a class="tool2t" data-ui="see-replay" href=${`/replay/${game.id}`}>${t("games-replay")}</a>
      <a class="tool2t" data-ui="see-review" href=${`/review/${game.id}`}>${t("web-see-review")}</a>
      ${children}
    </span>
  </li>
`;
