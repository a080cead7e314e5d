/** Pieces move from where they were to where they go: measured before and after each redraw (FLIP). */

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const MOVE = 420;
const EASE = "cubic-bezier(.45,.05,.25,1)";
const FRESH = 900;
const APART = 60;
const LEAST = 3; // pixels; less is no move
const LONGEST_QUEUE = 3;

/** @type {Map<string, DOMRect> | null} */
let before = null;
/** @type {Map<string, {animation: Animation, piece: HTMLElement, to: DOMRect}>} */
const running = new Map();

const pieces = () => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#table [data-piece]"));
const shown = (/** @type {DOMRect} */ box) => box.width > 0 && box.height > 0;

/** Remember where everything is. Call it right before the picture changes. */
export function measure() {
  if (document.hidden) {
    before = null;
    return;
  }
  before = new Map();
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect();
    if (shown(box)) before.set(/** @type {string} */ (piece.dataset.piece), box);
  }
}

/** Let everything that stands elsewhere now come from its old place. Call it right after the redraw. */
export function animate() {
  if (!before) return;
  const old = before;
  before = null;
  const moved = [];
  for (const piece of pieces()) {
    const name = /** @type {string} */ (piece.dataset.piece);
    const from = old.get(name);
    const to = piece.getBoundingClientRect();
    if (!shown(to)) continue;
    if (!from) {
      if (old.size) freshen(piece);
      continue;
    }
    const x = from.left - to.left;
    const y = from.top - to.top;
    if (Math.abs(x) > LEAST || Math.abs(y) > LEAST) moved.push({ piece, name, x, y, from, to });
  }
  // A scrolled page or a new layout moves everything: that is no move of the game.
  if (moved.length > 40 || STILL.matches) {
    moved.forEach(({ piece }) => {
      if (moved.length <= 40) freshen(piece);
    });
    return;
  }
  const apart = moved.length > LONGEST_QUEUE ? APART / 3 : APART;
  for (const [k, step] of moved.entries()) glide(step, k * apart);
}

/**
 * @param {{piece: HTMLElement, name: string, x: number, y: number, from: DOMRect, to: DOMRect}} step
 * @param {number} delay
 */
function glide({ piece, name, x, y, from, to }, delay) {
  running.get(name)?.animation.cancel();
  const scale = to.width ? from.width / to.width : 1;
  piece.classList.add("is-moving");
  const animation = piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    { duration: MOVE, delay, easing: EASE, fill: "backwards" },
  );
  running.set(name, { animation, piece, to });
  animation.onfinish = animation.oncancel = () => {
    running.delete(name);
    piece.classList.remove("is-moving");
  };
  animation.finished.then(
    () => freshen(piece),
    () => {},
  );
}

/**
 * The choice that is still on its way to this place: a hand that is there before it means it.
 * @param {number} x
 * @param {number} y
 */
export function landing(x, y) {
  for (const { piece, to } of running.values()) {
    if (piece.hasAttribute("data-action") && x >= to.left && x <= to.right && y >= to.top && y <= to.bottom)
      return piece;
  }
  return null;
}

/** The gold rim of what has just come. @param {HTMLElement} piece */
function freshen(piece) {
  piece.classList.add("is-fresh");
  setTimeout(() => piece.classList.remove("is-fresh"), FRESH);
}
