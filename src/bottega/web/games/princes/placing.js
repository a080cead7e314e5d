/** Laying a piece: its ways to lie, the ghost under the hand, and why it does not fit where it does not. */

import { html, joined, useMemo, useRef, useState } from "../../app/aids/html.js";
import { capital } from "../../app/i18n/i18n.js";
import { act } from "../../app/net/actions.js";
import { choose } from "../../app/shell/choice.js";
import { Coin, cellAt, laid, Piece, placeOf, sign } from "./draw.js";
import { cellOf, cellsOf, inside, keyOf, nameOf, squares, turned, under, waysOf } from "./grid.js";
import { a, own, text, the, thing } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {import("./grid.js").Way} Way */
/** @typedef {import("../../types/princes.d.ts").PlaceChoice} Choice */
/** @typedef {NonNullable<ReturnType<typeof usePlacing>>} Placing */
/**
 * How the piece is held: its way to lie, the cell under the hand, a place shown from another way's map.
 * @typedef {{ply: number, key: string | null, over: string | null, peek: Choice | null}} Grip
 */

/** The piece in hand and how it is held; null when there is nothing to lay. @param {Ctx} ctx */
export function usePlacing(ctx) {
  const [held, setHeld] = useState(/** @type {Grip} */ ({ ply: -1, key: null, over: null, peek: null }));
  const ply = ctx.view.ply;
  const given = ctx.has("place") ? own(ctx).placing : null;
  const ways = useMemo(() => (given ? waysOf(given.ways, ctx.all("place")) : []), [ctx.view]);
  if (!given) return null;
  /** @type {Grip} */
  const grip = held.ply === ply ? held : { ply, key: null, over: null, peek: null };
  const way = ways.find((one) => one.key === grip.key) ?? ways.find((one) => one.offers.size > 0) ?? ways[0];
  const hold = (/** @type {string[]} */ rows) => setHeld({ ...grip, key: keyOf(rows), peek: null });
  return {
    piece: /** @type {string} */ (given.piece),
    side: ctx.view.estate.side,
    ways,
    way,
    over: grip.over,
    shown: grip.peek,
    choose: (/** @type {Way} */ one) => hold(one.rows),
    turn: () => hold(turned(way.rows, 1, false)),
    mirror: () => hold(turned(way.rows, 0, true)),
    point: (/** @type {string | null} */ cell) => {
      if (cell !== grip.over) setHeld({ ...grip, key: way.key, over: cell, peek: null });
    },
    peek: (/** @type {Choice | null} */ offer) => setHeld({ ...grip, key: way.key, over: null, peek: offer }),
  };
}

/**
 * Why the piece does not fit under the hand. A place that is neither open nor refused reaches over the walls.
 * @param {Ctx} ctx
 * @param {Placing} placing
 */
function refusal(ctx, { way, over, piece }) {
  if (!over || way.offers.has(over)) return null;
  const cells = under(way, cellOf(over));
  const subject = capital(the(ctx, piece));
  const refused = way.refused.get(over);
  if (!refused) return { cells, why: text(ctx, "web-princes-no-walls", { piece: subject }) };
  const other = refused.other === "palace" ? text(ctx, "web-princes-the-palace") : the(ctx, refused.other);
  const { builders } = ctx.view.people[/** @type {number} */ (ctx.seat)];
  return { cells, why: text(ctx, `web-princes-no-${refused.why}`, { piece: subject, other, builders }) };
}

/**
 * What lies on one's own estate while a piece is in hand: the places, the ghost, a refused trial.
 * @param {{ctx: Ctx, placing: Placing}} props
 */
export function Places({ ctx, placing }) {
  const { way, over, piece, point, shown } = placing;
  const offer = shown ?? (over ? way.offers.get(over) : undefined);
  const refused = refusal(ctx, placing);
  const ghost = offer ? cellsOf(offer.cells) : refused?.cells.filter((cell) => inside(ctx.view.estate.side, cell));
  return html`
    <div class="places" data-grid>
      ${
        ghost &&
        html`
          <div class="plot ghost-plot" style=${placeOf(ghost)} aria-hidden="true">
            ${laid(piece, ghost, { cls: joined("ghost-p", refused && "refused") })}
          </div>
        `
      }
      ${[...way.offers].map(
        ([cell, one]) =>
          html`
            <button
              key=${one.id}
              ...${choose(ctx, one, { class: joined("cell", over === cell && "is-hover") })}
              style=${placeOf([cellOf(cell)])}
              onFocus=${() => point(cell)}
            >
              <i></i>
            </button>
          `,
      )}
    </div>
  `;
}

/** The pointer over one's own estate moves the ghost. @param {Placing | null} placing */
export function pointing(placing) {
  if (!placing) return {};
  return {
    onPointerMove: (/** @type {PointerEvent} */ event) =>
      placing.point(cellUnder(event, /** @type {HTMLElement} */ (event.currentTarget), placing.side)),
    onPointerLeave: () => placing.point(null),
  };
}

/** @param {PointerEvent} event @param {HTMLElement} map @param {number} side of the estate */
function cellUnder(event, map, side) {
  const box = map.getBoundingClientRect();
  const cell = cellAt((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  return inside(side, cell) ? nameOf(cell) : null;
}

/** The piece in hand, to be dragged onto the estate. @param {{ctx: Ctx, placing: Placing, id: string}} props */
function Held({ ctx, placing, id }) {
  const dragged = useRef(false);
  const map = () => /** @type {HTMLElement} */ (document.querySelector(".estate .estate-map"));
  const { piece, way, point } = placing;
  const events = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      dragged.current = true;
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
      event.preventDefault();
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      if (dragged.current) point(cellUnder(event, map(), placing.side));
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (!dragged.current) return;
      dragged.current = false;
      const offer = way.offers.get(cellUnder(event, map(), placing.side) ?? "");
      if (offer) act(offer.id);
    },
    onPointerCancel: () => {
      dragged.current = false;
      point(null);
    },
  };
  return html`
    <div
      class="held"
      data-ui="drag"
      data-tip=${text(ctx, "web-princes-tip-held", { piece: a(ctx, piece) })}
      ...${events}
    >
      ${Piece(piece, squares(way.rows), { "data-piece": id })}
    </div>
  `;
}

/**
 * One of the other ways to lie, as a small map with all its places.
 * @param {{ctx: Ctx, placing: Placing, way: Way}} props
 */
function SmallMap({ ctx, placing, way }) {
  const prince = ctx.view.people[/** @type {number} */ (ctx.seat)];
  const { side } = placing;
  /** @type {Map<string, string>} */
  const taken = new Map(ctx.view.estate.palace.map((/** @type {string} */ cell) => [cell, "palace"]));
  for (const plot of prince.estate)
    for (const cell of plot.cells) taken.set(cell, plot.building ? "built" : plot.piece);
  return html`
    <div class="way">
      <button
        class="way-h"
        data-ui="way"
        onClick=${() => placing.choose(way)}
        aria-label=${text(ctx, "web-princes-way", { count: way.offers.size })}
      >
        ${Piece(placing.piece, squares(way.rows))}
        <span>${text(ctx, "web-princes-places", { count: way.offers.size })}</span>
      </button>
      <div class="way-map" data-grid>
        ${Array.from({ length: side }, (_, row) =>
          Array.from({ length: side }, (_, column) => {
            const cell = nameOf([row, column]);
            const offer = way.offers.get(cell);
            return offer
              ? html`
                <button
                  key=${cell}
                  ...${choose(ctx, offer)}
                  onPointerEnter=${() => placing.peek(offer)}
                  onPointerLeave=${() => placing.peek(null)}
                  onFocus=${() => placing.peek(offer)}
                >
                  <i></i>
                </button>
              `
              : html`<span key=${cell} class=${taken.get(cell)}></span>`;
          }),
        )}
      </div>
    </div>
  `;
}

/**
 * Beside the estate: the piece, turning it, what it costs, and its other ways to lie.
 * @param {{ctx: Ctx, placing: Placing, id: string}} props
 */
export function PlacingPanel({ ctx, placing, id }) {
  const { piece, way, ways } = placing;
  const offer = ctx.all("place")[0];
  const others = ways.filter((one) => one !== way && one.offers.size > 0);
  const refused = refusal(ctx, placing);
  const paid = offer.price !== undefined;
  const { price = 0, florins_left: left = 0 } = offer;
  return html`
    <section class="laying sheet" aria-label=${text(ctx, "princes-ask-place", { piece: a(ctx, piece) })}>
      <header class="place-h">
        <h2>${capital(thing(ctx, piece))}</h2>
        <span class="note">
          ${
            paid
              ? html`${Coin()}${text(ctx, "web-princes-pays", { price, left })}`
              : text(ctx, "web-princes-places-in-all", { count: ctx.all("place").length })
          }
        </span>
      </header>
      <div class="tray">
        <${Held} ctx=${ctx} placing=${placing} id=${id} />
        <div class="tray-tools" role="group" aria-label=${text(ctx, "web-princes-turning")}>
          <button class="btn quiet" data-ui="turn" disabled=${ways.length < 2} onClick=${placing.turn}>
            ${sign("turn")}${text(ctx, "web-princes-turn")}
          </button>
          <button
            class="btn quiet"
            data-ui="mirror"
            disabled=${keyOf(turned(way.rows, 0, true)) === way.key}
            onClick=${placing.mirror}
          >
            ${sign("mirror")}${text(ctx, "web-princes-mirror")}
          </button>
        </div>
      </div>
      ${
        refused
          ? html`<div class="refusal" role="alert">${sign("alert")}<p>${refused.why}</p></div>`
          : html`
            <p class="laying-hint">
              ${text(ctx, way.offers.size ? "web-princes-way-here" : "web-princes-way-none", {
                count: way.offers.size,
              })}
            </p>
          `
      }
      ${
        others.length > 0 &&
        html`
          <h3 class="ways-h">${text(ctx, "web-princes-other-ways")}</h3>
          <div class="ways">
            ${others.map((one) => html`<${SmallMap} key=${one.key} ctx=${ctx} placing=${placing} way=${one} />`)}
          </div>
        `
      }
    </section>
  `;
}
