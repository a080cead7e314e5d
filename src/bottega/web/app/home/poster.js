/** A game on the front page: what it is, and the ways to its table. */
import { art, html, joined } from "../aids/html.js";
import { t, titleOf, wordFor } from "../i18n/i18n.js";
import { metaOf } from "./metas.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */

/** @param {{game: string, title: string}} props */
const RulesLink = ({ game, title }) => html`
  <a
    class="poster-rules"
    data-ui=${`rules-${game}`}
    href=${`/rules/${game}`}
    aria-label=${t("web-rules-open-name", { game: title })}
  >
    ${t("web-rules-open")}
  </a>
`;

/**
 * @param {{game: GameFacts, seats: number, open: boolean, busy: boolean, onPlay: () => void,
 *   onSet: () => void}} props
 */
export function Poster({ game, seats, open, busy, onPlay, onSet }) {
  const title = titleOf(game.id, game.title);
  const most = game.players[game.players.length - 1];
  const company = t("web-play-now-seats", { others: seats - 1 });
  const { minutes, poster } = metaOf(game.id);
  return html`
    <article class=${joined("poster sheet", open && "is-open")}>
      <div class="poster-art">${art(poster)}</div>
      <div class="poster-t">
        <h3>${title}</h3>
        <p class="meta">
          ${t("web-poster-meta", { least: game.players[0], most, minutes })}
          ${game.rules ? html` · <${RulesLink} game=${game.id} title=${title} />` : null}
        </p>
        <p class="saying">${wordFor(`web-poster-${game.id}`, "")}</p>
        <div class="poster-acts">
          <button
            class="btn"
            data-ui=${`play-${game.id}`}
            aria-label=${`${t("web-play-now-name", { game: title })}: ${company}`}
            disabled=${busy}
            onClick=${onPlay}
          >
            <span>${t("web-play-now")}<small>${company}</small></span>
          </button>
          <button
            class="btn quiet"
            data-ui=${`set-${game.id}`}
            aria-expanded=${open}
            aria-controls=${open ? "setup" : undefined}
            aria-label=${t("web-set-table-name", { game: title })}
            onClick=${onSet}
          >
            ${t("web-set-table")}
          </button>
        </div>
      </div>
    </article>
  `;
}
