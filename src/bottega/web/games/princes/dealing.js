/** Before the first round: four people are dealt, three stay. */

import { art, html, joined, useState } from "../../app/aids/html.js";
import { sure } from "../../app/aids/sure.js";
import { choose } from "../../app/shell/choice.js";
import { avatar, worker } from "../../art/avatar.js";
import { Coin, icon, Portrait, Shield, sign } from "./draw.js";
import { squares } from "./grid.js";
import { list, rich, text, thing, title } from "./words.js";

/** @typedef {import("./words.js").Ctx} Ctx */
/** @typedef {{profession: string, building: string, landscape: string, freedom: string}} Wishes */

const WISHES = /** @type {const} */ (["building", "landscape", "freedom"]);

/** @param {Ctx} ctx @param {string} building */
function sizeOf(ctx, building) {
  const row = sure(ctx.view.buildings.find((one) => one.building === building));
  return { size: row.size, squares: squares(row.shape).length };
}

/** What this one shares with the others. @param {Ctx} ctx @param {Wishes} row @param {Wishes[]} all */
function shared(ctx, row, all) {
  const wishes = WISHES.filter((wish) => all.some((other) => other !== row && other[wish] === row[wish]));
  if (!wishes.length) return text(ctx, "web-princes-shares-nothing");
  return text(ctx, "web-princes-shares", { wishes: list(wishes.map((wish) => thing(ctx, row[wish]))) });
}

/** @param {{ctx: Ctx, row: Wishes, all: Wishes[], gone: string | null, setGone: (id: string | null) => void}} props */
function Dealt({ ctx, row, all, gone, setGone }) {
  const { economy } = ctx.view;
  const offer = ctx.find("return", { profession: row.profession });
  const goes = gone === row.profession;
  const decided = ctx.seat !== null && ctx.view.people[ctx.seat].ready;
  const size = sizeOf(ctx, row.building);
  return html`
    <li class=${joined("dealt", goes ? "goes" : "stays")}>
      <article class="prof big" aria-hidden=${offer ? "true" : undefined}>
        <div class="prof-top">${Portrait(row.profession)}</div>
        <h3>${title(ctx, row.profession)}</h3>
        <ul class="wishes">
          <li>
            ${icon(row.building)}
            <span>${thing(ctx, row.building)}<small>${text(ctx, "web-princes-size", size)}</small></span>
            <b>+${economy.building_value}</b>
          </li>
          <li class="w-${row.landscape}">
            ${icon(row.landscape)}
            <span>${thing(ctx, row.landscape)}</span>
            <b>+${economy.landscape_value}</b>
          </li>
          <li>${icon(row.freedom)}<span>${thing(ctx, row.freedom)}</span><b>+${economy.freedom_value}</b></li>
        </ul>
        <p class="note2">${shared(ctx, row, all)}</p>
      </article>
      ${
        offer &&
        html`
          <button
            ...${choose(ctx, offer, { class: "hit" })}
            onPointerEnter=${() => setGone(row.profession)}
            onPointerLeave=${() => setGone(null)}
            onFocus=${() => setGone(row.profession)}
            onBlur=${() => setGone(null)}
          ></button>
        `
      }
      ${
        (gone || decided) &&
        html`
          <output class="tagline">
            ${
              goes
                ? html`${sign("undo")}${text(ctx, "web-princes-goes-back")}`
                : html`${sign("check")}${text(ctx, "web-princes-stays")}`
            }
          </output>
        `
      }
    </li>
  `;
}

/** @param {{ctx: Ctx, kept: Wishes[]}} props */
function Together({ ctx, kept }) {
  const { economy, estate, minimums } = ctx.view;
  const common = WISHES.flatMap((wish) =>
    [...new Set(kept.map((row) => row[wish]))].map((id) => ({
      wish,
      id,
      fans: kept.filter((row) => row[wish] === id),
    })),
  ).filter(({ fans }) => fans.length > 1);
  const sizes = [...new Set(kept.map((row) => row.building))].map((id) => sizeOf(ctx, id).squares);
  const value = {
    building: economy.building_value,
    landscape: economy.landscape_value,
    freedom: economy.freedom_value,
  };
  return html`
    <section class="sheet together" aria-label=${text(ctx, "web-princes-together")}>
      <h2>${text(ctx, "web-princes-together", { count: kept.length })}</h2>
      <div class="venn">
        ${common.map(
          ({ wish, id, fans }) => html`
            <p key=${id}>
              <b>${fans.map(() => icon(id))}</b>
              <span>
                <strong>${text(ctx, "web-princes-serves", { wish: title(ctx, id), count: fans.length })}</strong>
                ${text(ctx, "web-princes-each", {
                  names: list(fans.map((row) => thing(ctx, row.profession))),
                  value: value[wish],
                })}
              </span>
            </p>
          `,
        )}
        <p>
          <b>${[...new Set(kept.map((row) => row.building))].map((id) => icon(id))}</b>
          <span>
            <strong>${text(ctx, "web-princes-squares", { count: sizes.reduce((sum, n) => sum + n, 0) })}</strong>
            ${text(ctx, "web-princes-squares-of", { sum: sizes.join(" + "), squares: estate.squares })}
          </span>
        </p>
        <p>
          <b>${icon("profession")}${kept.length}</b>
          <span>
            <strong>${text(ctx, "web-princes-begin", { count: kept.length })}</strong>
            ${text(ctx, "web-princes-begin-more", { minimum: minimums[0] })}
          </span>
        </p>
      </div>
    </section>
  `;
}

/** @param {{ctx: Ctx}} props */
function Others({ ctx }) {
  const { people: princes, first, rounds, mine } = ctx.view;
  const rivals = princes.filter((prince) => prince.seat !== ctx.seat);
  const seat = (/** @type {{seat: number, ready: boolean}} */ { seat: who, ready }) => html`
    <li key=${who} class=${ready ? "is-ready" : "busy"}>
      ${art(avatar(ctx.look(who), { auto: worker(ctx.table.seats[who]) }))}
      <span>${ctx.Name(who)}<small>${text(ctx, ready ? "web-princes-has-chosen" : "web-princes-chooses")}</small></span>
    </li>
  `;
  return html`
    <section class="sheet others" aria-label=${text(ctx, "web-princes-at-table")}>
      <h2>${text(ctx, "web-princes-at-table")}</h2>
      <ul class="seatrow">${rivals.map(seat)}</ul>
      <p class="purse3">
        ${mine && html`<span>${Coin()}<b>${mine.florins}</b> ${text(ctx, "web-princes-each-florins")}</span>`}
        <span>${sign("turn")}${text(ctx, "web-princes-rounds", { rounds })}</span>
        <span>
          ${Shield(ctx.look(first))}
          ${rich(ctx, "web-princes-begins", { who: ctx.who(first), prince: ctx.player(first) })}
        </span>
      </p>
    </section>
  `;
}

/** @param {{ctx: Ctx}} props */
export function Dealing({ ctx }) {
  const [gone, setGone] = useState(/** @type {string | null} */ (null));
  const offers = ctx.all("return");
  /** @type {Wishes[]} */
  const all = ctx.view.professions.filter((row) => row.where === "hand");
  const kept = all.filter((row) => row.profession !== gone);
  return html`
    <section class="sheet deal" aria-label=${text(ctx, "web-princes-dealt", { count: all.length })}>
      ${
        all.length > 0
          ? html`
            <ul class="deal-row" data-grid>
              ${all.map(
                (row) =>
                  html`
                    <${Dealt}
                      key=${row.profession}
                      ctx=${ctx}
                      row=${row}
                      all=${all}
                      gone=${offers.length ? gone : null}
                      setGone=${setGone}
                    />
                  `,
              )}
            </ul>
          `
          : html`<p class="deal-secret">${text(ctx, "web-princes-deal-secret")}</p>`
      }
    </section>
    ${all.length > 0 && html`<${Together} ctx=${ctx} kept=${offers.length ? kept : all} />`}
    <${Others} ctx=${ctx} />
  `;
}
