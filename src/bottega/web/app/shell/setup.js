/** Setting a table: how many, who, with which modules and house rules. */

import { i } from "../../art/pieces.js";
import { art, html, useState } from "../aids/html.js";
import { knows, t, titleOf, wordFor } from "../i18n/i18n.js";
import { provenance } from "./edition.js";
import { Seats, useSeats } from "./seats.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */
/** @typedef {import("../../types/server.d.ts").Option} Option */
/** @typedef {import("../../types/server.d.ts").EditionFacts} EditionFacts */
/** @typedef {Option["default"]} OptionValue */

/** What everybody should see at once; the rest waits under "house rules". */
const PROMINENT = ["screens", "money"];

const dashed = (/** @type {string} */ id) => id.replaceAll("_", "-");

/** @param {{module: string, picked: boolean, onChange: () => void}} props */
function Module({ module, picked, onChange }) {
  const key = `web-module-${dashed(module)}`;
  const about = knows(`${key}-about`) ? t(`${key}-about`) : undefined;
  return html`
    <label class="mod" data-tip=${about}>
      <input
        type="checkbox"
        data-ui=${`module-${module}`}
        checked=${picked}
        aria-describedby=${about ? `about-${module}` : undefined}
        onChange=${onChange}
      />
      <span>${picked ? art(i("check")) : null}${wordFor(key, module)}</span>
      ${about ? html`<small id=${`about-${module}`} class="vh">${about}</small>` : null}
    </label>
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
        const picked = on.includes(module);
        return html`<${Module} key=${module} module=${module} picked=${picked} onChange=${() => flip(module)} />`;
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

/** @param {{game: string, option: Option, value: OptionValue, onChange: (value: OptionValue) => void}} props */
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
            else box.value = String(value);
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

/** @typedef {Record<string, OptionValue>} Chosen by the names of the options */

/** @param {{game: string, options: Option[], chosen: Chosen, onChange: (chosen: Chosen) => void}} props */
const Rules = ({ game, options, chosen, onChange }) =>
  options.map(
    (option) => html`
      <${Rule}
        key=${option.id}
        game=${game}
        option=${option}
        value=${chosen[option.id] ?? option.default}
        onChange=${(/** @type {OptionValue} */ value) => onChange({ ...chosen, [option.id]: value })}
      />
    `,
  );

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
 * The options that are left to choose with an edition: one that it does not hold is not offered.
 * @param {GameFacts} game @param {string} edition
 * @returns {Option[]}
 */
function openOptions(game, edition) {
  const closed = game.closed[edition] ?? {};
  return game.options
    .filter((option) => option.kind !== "several")
    .map((option) =>
      closed[option.id]
        ? { ...option, choices: option.choices?.filter((choice) => !closed[option.id].includes(choice)) ?? null }
        : option,
    )
    .filter((option) => option.kind === "number" || (option.choices?.length ?? 0) > 1);
}

/**
 * What was chosen before the edition was, and cannot be played with it, is not asked for.
 * @param {Chosen} rules @param {Option[]} options
 */
const stillOpen = (rules, options) =>
  Object.fromEntries(
    Object.entries(rules).filter(([id, value]) =>
      options.some(
        (option) => option.id === id && (option.kind === "number" || option.choices?.includes(String(value))),
      ),
    ),
  );

/** How many play. @param {{numbers: number[], value: number, onChange: (n: number) => void}} props */
const Count = ({ numbers, value, onChange }) => html`
  <div class="count" role="group" aria-label=${t("web-how-many")}>
    <span aria-hidden="true">${t("web-how-many")}</span>
    ${numbers.map(
      (n) =>
        html`
          <button
            type="button"
            key=${n}
            class="qk"
            data-ui=${`players-${n}`}
            aria-pressed=${n === value}
            onClick=${() => onChange(n)}
          >
            ${n}
          </button>
        `,
    )}
  </div>
`;

/** @param {{open: boolean, program: boolean, busy: boolean, onClick: () => void}} props */
const Start = ({ open, program, busy, onClick }) => html`
  <div class="setup-acts">
    <p class="note">
      ${t(open ? "web-start-open" : "web-start-computers")}${program ? ` ${t("web-start-program")}` : null}
    </p>
    <button type="button" class="btn gold" data-ui="start" disabled=${busy} onClick=${onClick}>
      ${t(open ? "web-start-invite" : "web-start")}
    </button>
  </div>
`;

/** @param {{ui: string, on: boolean, label: string, onChange: (on: boolean) => void}} props */
const Tick = ({ ui, on, label, onChange }) => html`
  <label class="again">
    <input type="checkbox" data-ui=${ui} checked=${on} onChange=${() => onChange(!on)} />
    <span>${label}</span>
  </label>
`;

/** @typedef {import("../../types/server.d.ts").NewTable} NewTable */
/** @typedef {typeof import("../learn/offers.js")} Offers */

/**
 * @param {{game: GameFacts, me: string, busy: boolean, usual: string, onLay: (wish: NewTable) => void,
 *   offer: Offers | null, attempt: (work: Promise<void>) => void}} props `usual`: the computer player at first;
 *   `offer`: what offers lessons, if that is here
 */
export function SetUp({ game, me, busy, usual, onLay, offer, attempt }) {
  const seats = useSeats(game, usual);
  const { players, open } = seats;
  const [modules, setModules] = useState(/** @type {string[]} */ ([]));
  const [rules, setRules] = useState(/** @type {Chosen} */ ({}));
  const [edition, setEdition] = useState("");
  const [days, setDays] = useState(false);
  const [listed, setListed] = useState(false);
  const options = openOptions(game, edition);
  const chosen = stillOpen(rules, options);
  const several = game.options.find((option) => option.kind === "several");
  const offered = (/** @type {boolean} */ prominent) => html`
    <${Rules}
      game=${game.id}
      options=${options.filter((option) => PROMINENT.includes(option.id) === prominent)}
      chosen=${chosen}
      onChange=${setRules}
    />
  `;
  const start = () => {
    offer?.know(offer.about(game.id, modules, players));
    onLay({
      game: game.id,
      seats: seats.wanted,
      pace: days ? "days" : "live",
      public: open && listed,
      ...(edition ? { edition } : {}),
      options: { ...chosen, ...(several && modules.length ? { [several.id]: modules } : {}) },
    });
  };
  const title = titleOf(game.id, game.title);
  return html`
    <section class="setup sheet" id="setup" aria-label=${t("web-set-table-name", { game: title })}>
      <header class="place-h">
        <h2>${t("web-setup", { game: title })}</h2>
        <span class="note">${provenance(game.editions.find(({ name }) => name === edition))}</span>
      </header>
      <${Count} numbers=${game.players} value=${players} onChange=${seats.setPlayers} />
      <${Seats} me=${me} levels=${game.levels} of=${seats} />
      <${Modules} game=${game} on=${modules} onChange=${setModules} />
      ${offer && html`<${offer.NewToYou} about=${offer.about(game.id, modules, players)} attempt=${attempt} />`}
      <div class="rules-row">
        <${Editions} editions=${game.editions} value=${edition} onChange=${setEdition} />
        ${offered(true)}
        ${open && html`<${Tick} ui="days" on=${days} label=${t("web-pace-days")} onChange=${setDays} />`}
        ${open && html`<${Tick} ui="public" on=${listed} label=${t("web-public")} onChange=${setListed} />`}
      </div>
      <details class="house">
        <summary data-ui="house-rules">${t("web-house-rules")}</summary>
        <div>${offered(false)}</div>
      </details>
      <${Start} open=${open} program=${seats.programs} busy=${busy} onClick=${start} />
    </section>
  `;
}
