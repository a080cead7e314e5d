/** One's programs at a table: how it stands with each, its keys, and a free seat for another. */

import { avatar, worker } from "../../art/avatar.js";
import { art, html, joined, useEffect } from "../aids/html.js";
import { lang, t } from "../i18n/i18n.js";
import { Sheet } from "../sheets/sheet.js";
import { isMine } from "../shell/programs.js";
import { fetchKeys, fresh, keys, putAt, take } from "./keys.js";
import { Fresh, Head, Key, Naming, Trouble, useAttempt } from "./parts.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../shell/context.js").Seat} Seat */

/** The longest time that is told in a unit, and how many seconds that has. @type {[number, string, number][]} */
const UNITS = [
  [120, "second", 1],
  [7200, "minute", 60],
  [Number.POSITIVE_INFINITY, "hour", 3600],
];

/** How long a program may think, in the words of the reader's language. @param {number} seconds */
function lasting(seconds) {
  const [, unit, length] = UNITS.find(([most]) => seconds <= most) ?? UNITS[0];
  return new Intl.NumberFormat(lang.value, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.round(seconds / length),
  );
}

/** @param {Ctx} ctx @param {Seat} seat */
function state(ctx, seat) {
  const time = lasting(ctx.table.program_time ?? 0);
  if (seat.why_away) return t(`programs-is-${seat.why_away}`, { time });
  return t(seat.connected ? "programs-is-here" : "programs-is-awaited", { time });
}

/** @param {{ctx: Ctx, seat: Seat}} props */
function Mine({ ctx, seat }) {
  const { busy, trouble, attempt } = useAttempt();
  const here = seat.connected && !seat.away;
  const ofSeat = (/** @type {{table: string | null, seat: number | null}} */ key) =>
    key.table === ctx.table.id && key.seat === seat.seat;
  const made = fresh.value.find(ofSeat);
  const known = keys.value?.filter(ofSeat) ?? [];
  const another = () => attempt(() => putAt(ctx.table.id, { name: seat.name, seat: seat.seat }));
  return html`
    <section class="program" data-ui=${`program-${seat.seat}`} aria-label=${seat.name}>
      <div class="program-h">
        ${art(avatar(ctx.look(seat.seat), { auto: worker(seat) }))}
        <div>
          <h3 class=${`who p${ctx.look(seat.seat)}`}>${seat.name}</h3>
          <p role="status" class=${joined("program-is", here ? "is-here" : "is-lost")}>${state(ctx, seat)}</p>
        </div>
      </div>
      ${made ? html`<${Fresh} key=${made.id} made=${made} />` : null}
      ${made || keys.value === null ? null : html`<p>${t(known.length ? "programs-shown" : "programs-no-key")}</p>`}
      ${known.length ? html`<ul>${known.map((of) => html`<${Key} key=${of.id} of=${of} />`)}</ul>` : null}
      <${Trouble} words=${trouble} />
      <button class="btn quiet small" data-ui="new-key" disabled=${busy} onClick=${another}>
        ${t("programs-new")}
      </button>
    </section>
  `;
}

/** Keys that open this seat and all the others. */
function ForAll() {
  const known = keys.value?.filter((key) => key.table === null) ?? [];
  return html`
    <p class="for-all">
      ${
        known.length
          ? t("programs-also", { names: new Intl.ListFormat(lang.value).format(known.map(({ name }) => name)) })
          : t("programs-for-all-where")
      }
    </p>
  `;
}

/** @param {{ctx: Ctx, onClose: () => void}} props */
export function ProgramSheet({ ctx, onClose }) {
  const mine = ctx.table.seats.filter(isMine);
  const free = ctx.seat !== null && ctx.table.seats.some((seat) => seat.kind === "open");
  const connected = ctx.table.seats.map((seat) => seat.connected).join();
  useEffect(() => take(ctx.table.id), []);
  useEffect(() => {
    fetchKeys().catch(() => {}); // the list comes with the next change
  }, [connected]);
  return html`
    <${Sheet} class="programs" label=${t("programs-title")} onClose=${onClose}>
      <div class="sheet program-sheet">
        <${Head} title=${t("programs-title")} onClose=${onClose} />
        ${mine.map((seat) => html`<${Mine} key=${seat.seat} ctx=${ctx} seat=${seat} />`)}
        ${mine.length ? html`<${ForAll} />` : null}
        ${
          free
            ? html`
              <${Naming}
                id="put-program"
                label=${t("programs-put")}
                button=${t("programs-put-make")}
                onName=${(/** @type {string} */ name) => putAt(ctx.table.id, { name })}
              />
            `
            : null
        }
      </div>
    <//>
  `;
}
