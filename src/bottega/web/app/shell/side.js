/** The side column's sheet: chronicle, chat and people, one at a time. */

import { shield } from "../../art/pieces.js";
import { art, html, joined, useEffect, useState } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { muted } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { hasSummary, isNews, RoundTab } from "../sheets/summary.js";
import { talks } from "../sheets/talk.js";
import { askedAt } from "./asked.js";
import { told } from "./chronicle.js";
import { light } from "./light.js";
import { Again, Rewind } from "./rewind.js";
import { chat, lines as chronicle, drawing, fresh, past } from "./state.js";
import { tab } from "./tabs.js";

const chatSheet = () => import("../sheets/chat.js");
const peopleSheet = () => import("../sheets/people.js");
const SHOWN = 120; // lines; older ones on request

/** @typedef {import("./chronicle.js").Line} Line */
/** @typedef {{heading: Line | null, lines: Line[]}} Group */

/** Newest group first, and newest line first inside it. @param {Line[]} lines @returns {Group[]} */
function grouped(lines) {
  /** @type {Group[]} */
  const groups = [];
  for (const line of lines) {
    if (line.heading) groups.unshift({ heading: line, lines: [] });
    else {
      if (!groups.length) groups.unshift({ heading: null, lines: [] });
      groups[0].lines.unshift(line);
    }
  }
  return groups.filter((group) => group.lines.length);
}

/** @param {KeyboardEvent} event */
function walk(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const box = /** @type {HTMLElement} */ (event.currentTarget);
  const lines = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(".line")]);
  const at = lines.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = lines[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Who asked for a hint then. @param {{ctx: import("./context.js").Ctx, after: number}} props */
const Asked = ({ ctx, after }) =>
  past.value
    ? null
    : askedAt(after).map(
        ({ seat }) => html`
          <p class="line" tabindex="-1">
            ${art(shield(ctx.look(seat)))}
            <span>${ctx.rich("web-hint-asked", { who: ctx.who(seat), painter: ctx.player(seat) })}</span>
          </p>
        `,
      );

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Chronicle({ ctx }) {
  const [all, setAll] = useState(false);
  const lines = past.value?.lines ?? chronicle.value;
  const groups = grouped(all ? lines : lines.slice(-SHOWN));
  const words = (/** @type {Line} */ line) => ctx.draw(told(ctx, line, drawing()));
  useEffect(() => () => light(), []); // no pointer leaves a line that is gone
  const news = past.value ? 0 : fresh.value;
  let count = 0;
  return html`
    <div
      class="log-lines"
      tabindex="0"
      role="log"
      aria-label=${t("web-chronicle")}
      onKeyDown=${walk}
      onMouseLeave=${() => light([])}
    >
      ${groups.map(
        (group) => html`
          ${group.heading ? html`<h3>${words(group.heading)}</h3>` : null}
          ${group.lines.map(
            (line) => html`
              <${Asked} ctx=${ctx} after=${lines.indexOf(line) + 1} />
              <p
                key=${lines.indexOf(line)}
                class=${joined("line", count++ < news && "fresh", line.spots.length > 0 && "has-spots")}
                tabindex="-1"
                onMouseEnter=${() => light(line.spots)}
                onFocus=${() => light(line.spots)}
                onBlur=${() => light([])}
              >
                ${line.seat === null ? null : art(shield(ctx.look(line.seat)))}
                <span>${words(line)}</span>
              </p>
            `,
          )}
        `,
      )}
      ${
        !all && lines.length > SHOWN
          ? html`
            <button class="tool2t" data-ui="whole-log" onClick=${() => setAll(true)}>${t("web-chronicle-all")}</button>
          `
          : null
      }
    </div>
  `;
}

/** @param {{id: string, name: string, tip?: string, open: boolean, unread: number, news: boolean}} props */
const Tab = ({ id, name, tip, open, unread, news }) => html`
  <button
    role="tab"
    id=${`tab-${id}`}
    data-ui=${`tab-${id}`}
    aria-selected=${open}
    aria-controls="side-sheet"
    tabindex=${open ? 0 : -1}
    data-tip=${tip}
    onClick=${() => {
      tab.value = id;
    }}
  >
    ${name}
    ${unread ? html` <b class="unread">${unread}<span class="vh"> ${t("web-unread")}</span></b>` : null}
    ${news ? html` <b class="news-dot"><span class="vh">${t("follow-new")}</span></b>` : null}
  </button>
`;

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Log({ ctx }) {
  const [read, setRead] = useState(0);
  useEffect(() => {
    if (tab.value === "chat") setRead(chat.value.length);
  }, [tab.value, chat.value.length]);
  const unread = muted.value ? 0 : Math.max(0, chat.value.length - read);
  const tabs = [
    ["log", t("web-chronicle")],
    ...(talks(ctx) ? [["chat", t("web-chat")]] : []),
    ["people", t("web-people")],
    ...(hasSummary(ctx) ? [["round", t("web-round")]] : []),
  ];
  const open = tabs.some(([id]) => id === tab.value) ? tab.value : "log";
  const turn = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = tabs.findIndex(([id]) => id === open);
    tab.value = tabs[(at + step + tabs.length) % tabs.length][0];
    const list = /** @type {HTMLElement} */ (event.currentTarget);
    requestAnimationFrame(() =>
      /** @type {HTMLElement | null} */ (list.querySelector('[aria-selected="true"]'))?.focus(),
    );
  };
  return html`
    <section class="log sheet" aria-label=${t("web-side")}>
      <div class="tabs" role="tablist" aria-label=${t("web-side")} onKeyDown=${turn}>
        ${tabs.map(
          ([id, name]) => html`
            <${Tab}
              key=${id}
              id=${id}
              name=${name}
              tip=${id === "log" ? t("web-chronicle-order") : undefined}
              open=${open === id}
              unread=${id === "chat" ? unread : 0}
              news=${id === "round" && open !== id && isNews()}
            />
          `,
        )}
      </div>
      <div id="side-sheet" role="tabpanel" aria-labelledby=${`tab-${open}`}>
        ${
          open === "chat"
            ? html`<${Later} key="chat" from=${chatSheet} name="Chat" ctx=${ctx} />`
            : open === "people"
              ? html`<${Later} key="people" from=${peopleSheet} name="People" ctx=${ctx} />`
              : open === "round"
                ? html`<${RoundTab} ctx=${ctx} />`
                : html`
                  <p class="log-tools"><${Rewind} ctx=${ctx} /><${Again} ctx=${ctx} /></p>
                  <${Chronicle} ctx=${ctx} />
                `
        }
      </div>
    </section>
  `;
}
