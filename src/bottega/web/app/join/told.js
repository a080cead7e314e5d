/** What an invitation tells: the picture of the game, how long it takes, and with what it is played. */
import { fault } from "../aids/faults.js";
import { art, html, useState } from "../aids/html.js";
import { metaOf } from "../home/metas.js";
import { knows, t, titleOf, wordFor } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { provenance } from "../shell/edition.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */
/** @typedef {import("../../types/server.d.ts").LessonFacts} LessonFacts */
/** @typedef {import("../../types/server.d.ts").Listed} Listed */

const dashed = (/** @type {string} */ id) => id.replaceAll("_", "-");

/** @param {{modules: string[]}} props */
const Modules = ({ modules }) => html`
  <dt>${t("join-modules")}</dt>
  ${modules.map((module) => {
    const key = `web-module-${dashed(module)}`;
    const about = knows(`${key}-about`) ? t(`${key}-about`) : "";
    return html`<dd key=${module}><b>${wordFor(key, module)}</b> ${about}</dd>`;
  })}
`;

/** The options that are not as usual. @param {Listed} table @param {GameFacts | null} game */
const unusual = (table, game) =>
  (game?.options ?? [])
    .filter((option) => option.kind !== "several" && option.id in table.options)
    .filter((option) => table.options[option.id] !== option.default)
    .map((option) => {
      const key = `web-option-${table.game}-${dashed(option.id)}`;
      const value = String(table.options[option.id]);
      return { id: option.id, name: wordFor(key, option.id), value: wordFor(`${key}-${dashed(value)}`, value) };
    });

/** @param {{rules: ReturnType<typeof unusual>}} props */
const HouseRules = ({ rules }) => html`
  <dt>${t("web-house-rules")}</dt>
  ${rules.map(({ id, name, value }) => html`<dd key=${id}><b>${name}:</b> ${value}</dd>`)}
`;

/** Whoever has never played can be shown it first, and comes back by the same link. @param {{of: LessonFacts}} props */
function Never({ of }) {
  const [trouble, setTrouble] = useState("");
  const learn = () =>
    api(`/api/lessons/${of.id}`, { again: false }).then(
      ({ url }) => location.assign(url),
      (error) => setTrouble(fault(error)),
    );
  if (of.done) return null;
  return html`
    <p class="never">
      ${t("join-never")}${" "}
      <button type="button" class="tool2t" data-ui="join-lesson" onClick=${learn}>
        ${t("join-lesson", { minutes: of.minutes })}
      </button>
      <span>${t("join-lesson-back")}</span>
      ${trouble ? html`<span class="trouble" role="alert">${trouble}</span>` : null}
    </p>
  `;
}

/** @param {{table: Listed, game: GameFacts | null}} props */
function Facts({ table, game }) {
  const title = titleOf(table.game);
  return html`
    <p class="meta">
      ${t("join-meta", { count: table.seats.length, minutes: metaOf(table.game).minutes })}
      ${` · ${t(table.pace === "days" ? "join-days" : "join-live")}`}
      ${
        game?.rules
          ? html`
            ${" · "}<a
              data-ui="join-rules"
              href=${`/rules/${table.game}`}
              aria-label=${t("web-rules-open-name", { game: title })}
              >${t("web-rules-open")}</a
            >
          `
          : null
      }
    </p>
  `;
}

/** @param {{table: Listed, game: GameFacts | null, lesson: LessonFacts | null}} props */
export function Told({ table, game, lesson }) {
  const modules = Array.isArray(table.options.modules) ? table.options.modules : [];
  const rules = unusual(table, game);
  const { poster } = metaOf(table.game);
  return html`
    ${poster ? html`<div class="invite-art">${art(poster)}</div>` : null}
    <h1>${t("web-join", { game: titleOf(table.game, game?.title) })}</h1>
    ${table.name ? html`<p class="invite-name">${table.name}</p>` : null}
    <${Facts} table=${table} game=${game} />
    <dl class="dealt">
      ${modules.length ? html`<${Modules} modules=${modules} />` : null}
      ${rules.length ? html`<${HouseRules} rules=${rules} />` : null}
      ${
        table.edition.corrected.length
          ? html`<dt>${t("web-setup-edition")}</dt><dd>${provenance(table.edition)}</dd>`
          : null
      }
    </dl>
    ${lesson ? html`<${Never} of=${lesson} />` : null}
    <p>${t("web-join-free", { count: table.seats.filter((seat) => seat.kind === "open").length })}</p>
  `;
}
