/** Who sits at a new table: oneself, computers, friends and programs. */

import { painter } from "../../art/pieces.js";
import { art, html, joined, useState } from "../aids/html.js";
import { levelOf, t } from "../i18n/i18n.js";
import { NAMES } from "./context.js";

/** @typedef {import("../../types/server.d.ts").GameFacts} GameFacts */
/** @typedef {import("../../types/server.d.ts").LevelFacts} LevelFacts */

const OPEN = "open";
const PROGRAM = "program";
const LONGEST = 30; // letters of a program's name
const MOST = 6;

/**
 * What was chosen for each seat, and how the programs are called. `wanted` is what the server is asked for.
 * @param {GameFacts} game @param {string} usual the computer player at first
 */
export function useSeats(game, usual) {
  const [players, setPlayers] = useState(game.players[1] ?? game.players[0]);
  const [kinds, setKinds] = useState(/** @type {string[]} */ (Array(MOST).fill(usual)));
  const [names, setNames] = useState(/** @type {string[]} */ (Array(MOST).fill("")));
  const others = kinds.slice(1, players);
  const put = (/** @type {string[]} */ list, /** @type {number} */ at, /** @type {string} */ to) =>
    list.map((old, place) => (place === at ? to : old));
  const wanted = others.map((kind, k) =>
    kind === PROGRAM ? `${PROGRAM}:${names[k + 1].trim() || usualName(k + 1)}` : kind,
  );
  return {
    players,
    setPlayers,
    others,
    names,
    open: others.includes(OPEN),
    programs: others.includes(PROGRAM),
    wanted: ["me", ...wanted],
    setKind: (/** @type {number} */ seat, /** @type {string} */ kind) => setKinds(put(kinds, seat, kind)),
    setName: (/** @type {number} */ seat, /** @type {string} */ name) => setNames(put(names, seat, name)),
  };
}

/** Who plays when no other name is given. @param {number} seat */
const usualName = (seat) => NAMES[seat % NAMES.length];

/** @param {{seat: number, name: string, onChange: (name: string) => void}} props */
const ProgramName = ({ seat, name, onChange }) => html`
  <input
    data-ui="program-name"
    aria-label=${t("web-program-name", { number: seat + 1 })}
    maxlength=${LONGEST}
    autocomplete="off"
    placeholder=${usualName(seat)}
    value=${name}
    onInput=${(/** @type {InputEvent} */ e) => onChange(/** @type {HTMLInputElement} */ (e.target).value)}
  />
`;

/**
 * @param {{seat: number, kind: string, name: string, levels: LevelFacts[], onChange: (kind: string) => void,
 *   onName: (name: string) => void}} props
 */
function OtherSeat({ seat, kind, name, levels, onChange, onName }) {
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
          ${levels.map(
            ({ id: level }) =>
              html`
                <option value=${level} selected=${level === kind}>
                  ${t("web-seat-bot", { level: levelOf(level) })}
                </option>
              `,
          )}
          <option value=${OPEN} selected=${kind === OPEN}>${t("web-seat-friend")}</option>
          <option value=${PROGRAM} selected=${kind === PROGRAM}>${t("web-program-put")}</option>
        </select>
        ${kind === PROGRAM && html`<${ProgramName} seat=${seat} name=${name} onChange=${onName} />`}
      </div>
    </li>
  `;
}

/**
 * Oneself, and who else is to play.
 * @param {{me: string, levels: LevelFacts[], of: ReturnType<typeof useSeats>}} props
 */
export const Seats = ({ me, levels, of }) => html`
  <ul class="seats">
    <li class="seat me">
      ${art(painter(1))}
      <div><b>${me || NAMES[0]}</b><small>${t("web-seat-you")}</small></div>
    </li>
    ${of.others.map(
      (kind, k) =>
        html`
          <${OtherSeat}
            key=${k}
            seat=${k + 1}
            kind=${kind}
            name=${of.names[k + 1]}
            levels=${levels}
            onChange=${(/** @type {string} */ to) => of.setKind(k + 1, to)}
            onName=${(/** @type {string} */ to) => of.setName(k + 1, to)}
          />
        `,
    )}
  </ul>
`;
