/** Setting a table: how many, who, with which modules and house rules. */

import { i, painter } from "../../art/pieces.js";
import { art, html, joined, useState } from "../aids/html.js";
import { knows, t, titleOf, wordFor } from "../i18n/i18n.js";
import { NAMES } from "./context.js";
import { provenance } from "./edition.js";

/** @typedef {import("../lobby.js").GameFacts} GameFacts */
/** @typedef {import("../lobby.js").Option} Option */

/** @typedef {import("../lobby.js").EditionFacts} EditionFacts */

/** What everybody should see at once; the rest waits under "house rules". */
const PROMINENT = ["screens", "money"];
const OPEN = "open";

const dashed = (/** @type {string} */ id) => id.replaceAll("_", "-");

/** @param {{seat: number, kind: string, bots: string[], onChange: (kind: string) => void}} props */
function OtherSeat({ seat, kind, bots, onChange }) {
  const id = `seat-${seat}`;
  return html`
    <li class=${joined("seat", kind === OPEN && "open")}>
      ${art(painter(seat + 1))}
      <div>
        <label class="vh" for=${id}>${t("web-seat-number", { number: seat + 1 })}</label>
        <select
          id=${id}
          data-ui="seat"
          value=${kind}
          onChange=${(/** @type {Event} */ e) => onChange(/** @type {HTMLSelectElement} */ (e.target).value)}
        >
          ${bots.map(
            (bot) =>
              html`
                <option value=${bot} selected=${bot === kind}>
                  ${t("web-seat-bot", { level: t(`web-bot-${bot}`) })}
                </option>
              `,
          )}
          <option value=${OPEN} selected=${kind === OPEN}>${t("web-seat-friend")}</option>
        </select>
      </div>
    </li>
  `;
}

/** @param {{game: GameFacts, on: string[], onChange: (on: string[]) => void}} props */
function Modules({ game, on, onChange }) {
  if (!game.modules.length) return null;
  const same = (/** @type {string[]} */ a) => a.length === on.length && a.every((m) => on.includes(m));
  const flip = (/** @type {string} */ module) =>
    onChange(game.modules.filter((m) => (m === module) !== on.includes(m)));
  return html`
    <fieldset class="mods">
      <legend>${t("web-modules")}</legend>
      <div class="presets" role="group" aria-label=${t("web-presets")}>
        ${Object.entries(game.presets).map(
          ([id, set]) =>
            html`
              <button
                type="button"
                key=${id}
                class="qk"
                data-ui=${`preset-${id}`}
                aria-pressed=${same(set)}
                onClick=${() => onChange(set)}
              >
                ${t(`web-preset-${id}`)}
              </button>
            `,
        )}
      </div>
      ${game.modules.map((module) => {
        const key = `web-module-${dashed(module)}`;
        const about = knows(`${key}-about`) ? t(`${key}-about`) : undefined;
        const picked = on.includes(module);
        return html`
          <label key=${module} class="mod" data-tip=${about}>
            <input
              type="checkbox"
              data-ui=${`module-${module}`}
              checked=${picked}
              aria-describedby=${about ? `about-${module}` : undefined}
              onChange=${() => flip(module)}
            />
            <span>${picked ? art(i("check")) : null}${wordFor(key, module)}</span>
            ${about ? html`<small id=${`about-${module}`} class="vh">${about}</small>` : null}
          </label>
        `;
      })}
      ${
        on.length
          ? html`
            <ul class="about-mods">
              ${on.map((module) => {
                const key = `web-module-${dashed(module)}`;
                return knows(`${key}-about`)
                  ? html`<li key=${module}><b>${t(key)}</b> ${t(`${key}-about`)}</li>`
                  : null;
              })}
            </ul>
          `
          : null
      }
    </fieldset>
  `;
}

/** @param {{game: string, option: Option, value: any, onChange: (value: any) => void}} props */
function Rule({ game, option, value, onChange }) {
  const key = `web-option-${game}-${dashed(option.id)}`;
  const id = `option-${option.id}`;
  const label = wordFor(key, option.id);
  if (option.kind === "number")
    return html`
      <label class="rule-o" for=${id}>
        <span>${label}</span>
        <input
          id=${id}
          type="number"
          data-ui="option"
          min=${option.low}
          max=${option.high}
          value=${value}
          onChange=${(/** @type {Event} */ e) => {
            const box = /** @type {HTMLInputElement} */ (e.target);
            if (box.validity.valid && box.value) onChange(Number(box.value));
            else box.value = value;
          }}
        />
      </label>
    `;
  return html`
    <label class="rule-o" for=${id}>
      <span>${label}</span>
      <select
        id=${id}
        data-ui="option"
        onChange=${(/** @type {Event} */ e) => onChange(/** @type {HTMLSelectElement} */ (e.target).value)}
      >
        ${option.choices?.map(
          (choice) =>
            html`
              <option value=${choice} selected=${choice === value}>
                ${wordFor(`${key}-${dashed(choice)}`, choice)}
              </option>
            `,
        )}
      </select>
    </label>
  `;
}

/**
 * With which set of components; a choice only where the server offers one besides the house's.
 * @param {{editions: EditionFacts[], value: string, onChange: (name: string) => void}} props
 */
function Editions({ editions, value, onChange }) {
  if (!editions.length) return null;
  return html`
    <label class="rule-o" for="edition">
      <span>${t("web-setup-edition")}</span>
      <select
        id="edition"
        data-ui="edition"
        onChange=${(/** @type {Event} */ e) => onChange(/** @type {HTMLSelectElement} */ (e.target).value)}
      >
        <option value="" selected=${value === ""}>${t("web-setup-edition-house")}</option>
        ${editions.map(({ name }) => html`<option value=${name} selected=${name === value}>${name}</option>`)}
      </select>
    </label>
  `;
}

/**
 * @param {{game: GameFacts, me: string, busy: boolean, onLay: (wish: any) => void}} props
 */
export function SetUp({ game, me, busy, onLay }) {
  const [players, setPlayers] = useState(game.players[1] ?? game.players[0]);
  const [kinds, setKinds] = useState(/** @type {string[]} */ (Array(6).fill(game.bots[0])));
  const [modules, setModules] = useState(/** @type {string[]} */ ([]));
  const [rules, setRules] = useState(/** @type {Record<string, any>} */ ({}));
  const [edition, setEdition] = useState("");
  const [days, setDays] = useState(false);
  const [listed, setListed] = useState(false);
  const others = kinds.slice(1, players);
  const open = others.includes(OPEN);
  const options = game.options.filter((option) => option.kind !== "several");
  const several = game.options.find((option) => option.kind === "several");
  const rule = (/** @type {Option} */ option) =>
    html`
      <${Rule}
        key=${option.id}
        game=${game.id}
        option=${option}
        value=${rules[option.id] ?? option.default}
        onChange=${(/** @type {any} */ value) => setRules({ ...rules, [option.id]: value })}
      />
    `;
  const start = () =>
    onLay({
      game: game.id,
      seats: ["me", ...others],
      pace: days ? "days" : "live",
      public: open && listed,
      ...(edition ? { edition } : {}),
      options: { ...rules, ...(several && modules.length ? { [several.id]: modules } : {}) },
    });
  const title = titleOf(game.id, game.title);
  return html`
    <section class="setup sheet" id="setup" aria-label=${t("web-set-table-name", { game: title })}>
      <header class="place-h">
        <h2>${t("web-setup", { game: title })}</h2>
        <span class="note">${provenance(game.editions.find(({ name }) => name === edition))}</span>
      </header>
      <div class="count" role="group" aria-label=${t("web-how-many")}>
        <span aria-hidden="true">${t("web-how-many")}</span>
        ${game.players.map(
          (n) =>
            html`
              <button
                type="button"
                key=${n}
                class="qk"
                data-ui=${`players-${n}`}
                aria-pressed=${n === players}
                onClick=${() => setPlayers(n)}
              >
                ${n}
              </button>
            `,
        )}
      </div>
      <ul class="seats">
        <li class="seat me">
          ${art(painter(1))}
          <div><b>${me || NAMES[0]}</b><small>${t("web-seat-you")}</small></div>
        </li>
        ${others.map(
          (kind, k) =>
            html`
              <${OtherSeat}
                key=${k}
                seat=${k + 1}
                kind=${kind}
                bots=${game.bots}
                onChange=${(/** @type {string} */ to) => setKinds(kinds.map((old, at) => (at === k + 1 ? to : old)))}
              />
            `,
        )}
      </ul>
      <${Modules} game=${game} on=${modules} onChange=${setModules} />
      <div class="rules-row">
        <${Editions} editions=${game.editions} value=${edition} onChange=${setEdition} />
        ${options.filter((o) => PROMINENT.includes(o.id)).map(rule)}
        ${
          open
            ? html`
              <label class="again">
                <input type="checkbox" data-ui="days" checked=${days} onChange=${() => setDays(!days)} />
                <span>${t("web-pace-days")}</span>
              </label>
              <label class="again">
                <input type="checkbox" data-ui="public" checked=${listed} onChange=${() => setListed(!listed)} />
                <span>${t("web-public")}</span>
              </label>
            `
            : null
        }
      </div>
      <details class="house">
        <summary data-ui="house-rules">${t("web-house-rules")}</summary>
        <div>${options.filter((o) => !PROMINENT.includes(o.id)).map(rule)}</div>
      </details>
      <div class="setup-acts">
        <p class="note">${t(open ? "web-start-open" : "web-start-computers")}</p>
        <button type="button" class="btn gold" data-ui="start" disabled=${busy} onClick=${start}>
          ${t(open ? "web-start-invite" : "web-start")}
        </button>
      </div>
    </section>
  `;
}
