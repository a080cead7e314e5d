/** Beside the board: whose eyes, and the chronicle with the numbers of the moves, or where the game turned. */

import { shield } from "../../art/pieces.js";
import { art, html, joined, useEffect, useMemo, useRef, useState } from "../aids/html.js";
import { lang, t } from "../i18n/i18n.js";
import { told } from "../shell/chronicle.js";
import { drawing, game } from "../shell/state.js";
import { byChance } from "./chances.js";
import { sign } from "./icons.js";
import { go, lookAs, move, offered, past, pause, replay } from "./player.js";
import { moment, sentence } from "./turning.js";

/** @typedef {import("../shell/context.js").Ctx} Ctx */
/** @typedef {import("../shell/chronicle.js").Line} Line */

/** @param {number} to */
const visit = (to) => {
  pause();
  go(to);
};

/** @param {{ctx: Ctx}} props */
export function Side({ ctx }) {
  const [tab, setTab] = useState("log");
  const tabs = [["log", t("web-chronicle")], ...(replay.value?.turns.length ? [["turns", t("replay-turning")]] : [])];
  return html`
    <aside class="watch">
      <${Eyes} ctx=${ctx} />
      <section class="log sheet" aria-label=${t("web-side")}>
        <div class="tabs" role="tablist" aria-label=${t("web-side")}>
          ${tabs.map(
            ([id, name]) => html`
              <button
                key=${id}
                role="tab"
                id=${`tab-${id}`}
                data-ui=${`tab-${id}`}
                aria-selected=${tab === id}
                aria-controls="side-sheet"
                onClick=${() => setTab(id)}
              >
                ${name}
              </button>
            `,
          )}
        </div>
        <div id="side-sheet" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
          ${tab === "turns" ? html`<${Turns} ctx=${ctx} />` : html`<${Chronicle} ctx=${ctx} />`}
        </div>
      </section>
    </aside>
  `;
}

/** Each by Tab, Space or Enter: the arrows step, here as everywhere. @param {{ctx: Ctx}} props */
function Eyes({ ctx }) {
  const now = past.value?.eyes;
  const all = offered();
  const name = (/** @type {string} */ eyes) =>
    eyes === "all" ? t("replay-all-open") : t("replay-as", { name: ctx.nameOf(Number(eyes)) });
  return html`
    <fieldset class="eyes sheet">
      <legend>${art(sign("eye"))}${t("replay-eyes")}</legend>
      <div class="seg-group">
        ${all.map(
          (eyes) => html`
            <button
              key=${eyes}
              type="button"
              data-ui=${`eyes-${eyes}`}
              aria-pressed=${eyes === now}
              aria-label=${name(eyes)}
              data-tip=${eyes === "all" ? undefined : name(eyes)}
              onClick=${() => lookAs(eyes)}
            >
              ${eyes === "all" ? name(eyes) : art(shield(ctx.look(Number(eyes))))}
            </button>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** Newest on top, as at the table. @param {Line[]} lines */
function backwards(lines) {
  /** @type {Array<{heading: Line | null, at: number[]}>} */
  const groups = [];
  lines.forEach((line, k) => {
    if (line.heading) groups.unshift({ heading: line, at: [] });
    else {
      if (!groups.length) groups.unshift({ heading: null, at: [] });
      groups[0].at.unshift(k);
    }
  });
  return groups.filter((group) => group.at.length);
}

/**
 * The whole chronicle, drawn once: where one is in it is only marked, so that a step costs nothing here.
 * @param {{ctx: Ctx}} props
 */
function Chronicle({ ctx }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const eyes = past.value;
  const lines = eyes?.lines ?? [];
  const pins = new Map((replay.value?.turns ?? []).map((turn, k) => [turn.move, k + 1]));
  const drawn = useMemo(
    () =>
      backwards(lines).map(
        (group) => html`
          ${group.heading ? html`<h3>${ctx.draw(told(ctx, group.heading, drawing()))}</h3>` : null}
          ${group.at.map((k) => {
            const at = eyes?.moveOf[k] ?? 0;
            const line = lines[k];
            return html`
              <button
                key=${k}
                type="button"
                class="line mv-line"
                data-ui="go"
                data-at=${eyes?.begunAt[k] ?? 0}
                onClick=${() => visit(at)}
              >
                ${line.seat === null ? null : art(shield(ctx.look(line.seat)))}
                <span>${ctx.draw(told(ctx, line, drawing()))}</span>
                ${pins.has(at) ? html`<i class="pin-s" aria-hidden="true"><span>${pins.get(at)}</span></i>` : null}
                <small>${at}</small>
              </button>
            `;
          })}
        `,
      ),
    [eyes, lang.value, game.value, replay.value],
  );
  const now = move.value;
  useEffect(() => mark(box.current, now), [now, drawn]);
  return html`
    <div ref=${box} class="log-lines" tabindex="0" role="log" aria-live="off" aria-label=${t("web-chronicle")}>
      ${drawn}
    </div>
  `;
}

/**
 * The line of this move, and what is still to come; the line stays in the middle.
 * @param {HTMLElement | null} box
 * @param {number} now
 */
function mark(box, now) {
  if (!box) return;
  /** @type {HTMLElement | null} */
  let here = null;
  for (const line of /** @type {NodeListOf<HTMLElement>} */ (box.querySelectorAll(".mv-line"))) {
    const at = Number(line.dataset.at);
    if (at <= now && !here) here = line;
    line.classList.toggle("yet", at > now);
    line.classList.remove("here");
    line.removeAttribute("aria-current");
  }
  if (!here) return;
  here.classList.add("here");
  here.setAttribute("aria-current", "true");
  const middle = here.offsetTop - box.offsetTop - (box.clientHeight - here.offsetHeight) / 2;
  box.scrollTo({ top: middle });
}

/** @param {{ctx: Ctx}} props */
function Turns({ ctx }) {
  const turns = replay.value?.turns ?? [];
  const now = move.value;
  return html`
    <div class="log-lines turning">
      <p class="how">${t(byChance.value ? "review-turning-how" : "replay-turning-how")}</p>
      ${turns.map(
        (turn, k) => html`
          <button
            key=${turn.move}
            type="button"
            class=${joined("line mv-line", turn.move === now && "here")}
            data-ui="go"
            onClick=${() => visit(turn.move)}
          >
            <i class="pin-s" aria-hidden="true"><span>${k + 1}</span></i>
            <span>
              <em class="when">${moment(ctx, turn.move)}</em>
              ${sentence(ctx, turn.move)}${" "}
              <b>${t("replay-turn", { name: ctx.nameOf(turn.seat), change: changed(ctx, turn.change) })}</b>
            </span>
            <small>${turn.move}</small>
          </button>
        `,
      )}
    </div>
  `;
}

/** By so many points, or percent. @param {Ctx} ctx @param {number} change */
export const changed = (ctx, change) =>
  byChance.value ? t("review-percent", { percent: ctx.signed(change) }) : ctx.signed(change);
