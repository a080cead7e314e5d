/** What somebody has just got: points rise from the place that gave them ("+6"), and things go to who took them. */
import { signed } from "../i18n/i18n.js";
import { game, view } from "../shell/state.js";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const SHOWN = 1600; // ms
const RISE = "translateY(-2.75rem)";

/** @typedef {{seat: number, points: number, spots: string[]}} Gain */

/** What the next picture has more than this one. @type {Gain[]} */
let gains = [];
/** Pieces that leave the board, by their names. @type {{piece: string, seat: number}[]} */
let takes = [];

/**
 * Look what has changed; call it right before the picture does.
 * @param {import("../shell/show.js").StateMessage} next
 */
export function gather(next) {
  const before = view.peek();
  takes = next.reset ? [] : next.facts.flatMap((fact) => game.peek()?.taken?.(fact) ?? []);
  if (next.reset || !before || document.hidden) {
    gains = [];
    return;
  }
  gains = next.view.scores.flatMap((score, seat) => {
    const points = score - (before.scores[seat] ?? score);
    const told = next.lines.lines.filter((line) => line.seat === seat && line.spots.length);
    return points && told.length ? [{ seat, points, spots: told.flatMap((line) => line.spots) }] : [];
  });
}

const place = (/** @type {string} */ spot) =>
  [...document.querySelectorAll(`#table [data-spot="${CSS.escape(spot)}"]`)].find((one) => one.getClientRects().length);

/** Where the pieces go that have just left the board. @returns {Map<string, Element>} */
export function taken() {
  const going = takes.splice(0).flatMap(({ piece, seat }) => {
    const panel = place(`panel-${seat}`);
    return panel ? [/** @type {[string, Element]} */ ([piece, panel])] : [];
  });
  return new Map(going);
}

/** Let them rise; call it right after the redraw. @param {(seat: number) => number} look the colour of a seat */
export function rise(look) {
  for (const { seat, points, spots } of gains.splice(0)) {
    const at = spots.map(place).find(Boolean)?.getBoundingClientRect();
    if (!at) continue;
    const sign = document.createElement("b");
    sign.className = `gain p${look(seat)}`;
    sign.ariaHidden = "true"; // the line of the chronicle says it
    sign.textContent = signed(points);
    sign.style.left = `${at.left + at.width / 2}px`;
    sign.style.top = `${at.top + at.height / 2}px`;
    document.body.append(sign);
    const ways = STILL.matches
      ? [{ opacity: 1 }, { opacity: 1 }]
      : [
          { opacity: 0, scale: 0.6 },
          { opacity: 1, scale: 1, offset: 0.2 },
          { opacity: 1, offset: 0.75 },
          { opacity: 0, transform: RISE },
        ];
    sign.animate(ways, { duration: SHOWN, easing: "ease-out" }).finished.then(
      () => sign.remove(),
      () => sign.remove(),
    );
  }
}
