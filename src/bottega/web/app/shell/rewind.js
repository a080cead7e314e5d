/**
 * Looking back at a running table, as far as one's own seat knew it then. What goes on meanwhile goes on; the past is
 * what it was when one began to look.
 */
import { html, signal } from "../aids/html.js";
import { measure } from "../aids/motion.js";
import { beatAgain } from "../aids/pace.js";
import { t } from "../i18n/i18n.js";
import { api } from "../net/api.js";
import { skip } from "./follow.js";
import { ctx, past, table } from "./state.js";
import { spoken } from "./told.js";

/**
 * What was seen, once it is here, the moment in it, and that from which it is worth being seen again.
 * @type {{of: import("../replay/past.js").Past, at: number, since: number} | null}
 */
let seen = null;
const fetching = signal(false);
/** It is played again, moment by moment. */
const playing = signal(false);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {import("./context.js").Ctx | null} now */
const possible = (now) => Boolean(now && now.seat !== null && !now.over && now.table.started);

/** Back to what is now. Whether one was not there. */
export function toNow() {
  const looking = past.peek() !== null;
  pause();
  seen = null;
  if (looking) past.value = null;
  return looking;
}

function pause() {
  clearTimeout(timer);
  playing.value = false;
}

/** One moment back or on; after the last one comes now. @param {1 | -1} by */
export function look(by) {
  if (by > 0 && !seen) return undefined;
  pause();
  return goTo(({ at }) => at + by);
}

/** What happened since one's own last choice; if nothing did, the round again. */
export async function playAgain() {
  pause();
  skip(); // the past ends with what is now
  await goTo(({ since }) => since);
  playing.value = past.peek() !== null;
  if (playing.peek()) tick();
}

/** As long as the moment that is shown is worth it; then the next one. */
function tick() {
  const beats = Math.max(1, seen?.of.moves[seen.at]?.weight ?? 1);
  timer = setTimeout(async () => {
    await goTo(({ at }) => at + 1);
    if (playing.peek()) tick();
  }, beats * beatAgain());
}

/** @param {(from: {at: number, since: number}) => number} where */
async function goTo(where) {
  if (fetching.peek()) return;
  if (!possible(ctx.peek())) {
    toNow();
    return;
  }
  fetching.value = true;
  try {
    seen ??= await open();
    const at = Math.max(0, where(seen));
    if (at >= seen.of.last) {
      toNow();
      return;
    }
    const picture = seen.of.picture(at) ?? (await seen.of.fetch(at));
    seen.at = at;
    measure();
    past.value = {
      view: picture.view,
      facts: seen.of.facts.slice(0, seen.of.told[at]),
      lines: seen.of.linesAt(at),
      news: seen.of.linesOf(at),
      back: seen.of.last - at,
    };
    seen.of.foresee(at);
  } catch {
    toNow(); // it did not come: another click tries again
  } finally {
    fetching.value = false;
  }
}

async function open() {
  const id = table.peek()?.id ?? "";
  const seat = String(ctx.peek()?.seat);
  /** @type {[typeof import("../replay/past.js"), import("../../types/server.d.ts").ReplayFacts]} */
  const [{ Past }, facts] = await Promise.all([import("../replay/past.js"), api(`/api/replays/${id}?eyes=${seat}`)]);
  const { last, rounds } = facts;
  const of = new Past(id, seat, last);
  await of.listen();
  const chosen = facts.since ?? 0;
  return { of, at: last, since: chosen < last ? chosen : (rounds.findLast(({ first }) => first < last)?.first ?? 0) };
}

/**
 * What the beam says meanwhile.
 * @param {import("./context.js").Ctx} then
 * @returns {import("./beam.js").Prompt}
 */
export function rewound(then) {
  const asked = ctx.value?.myTurn;
  const title = t("web-rewind-title", { back: past.value?.back ?? 0 });
  const reason = asked ? t("web-rewind-turn") : t("web-rewind-reason");
  const news = past.value?.news ?? [];
  return {
    icon: "clock",
    title,
    reason,
    ...(news.length ? { ...spoken(then, news), reason: `${title}. ${reason}` } : {}),
    buttons: [
      { ui: "rewind-back", label: "‹", name: t("web-rewind-back"), onClick: () => look(-1) },
      { ui: "rewind-on", label: "›", name: t("web-rewind-on"), onClick: () => look(1) },
      { ui: "rewind-now", kind: "gold", label: t("web-rewind-now"), onClick: toNow },
    ],
  };
}

/** The way back, above the chronicle. @param {{ctx: import("./context.js").Ctx}} props */
export function Rewind({ ctx: now }) {
  if (!possible(now) || past.value) return null;
  return html`
    <button
      type="button"
      class="tool2t rewind"
      data-ui="rewind"
      aria-keyshortcuts="["
      aria-disabled=${fetching.value || undefined}
      onClick=${() => look(-1)}
    >
      ‹ ${t("web-rewind")}
    </button>
  `;
}

/** What others did since one's last choice, once more. @param {{ctx: import("./context.js").Ctx}} props */
export function Again({ ctx: now }) {
  if (!possible(now) || past.value || !now.view.ply) return null;
  return html`
    <button
      type="button"
      class="tool2t what-happened"
      data-ui="again"
      aria-keyshortcuts="W"
      aria-disabled=${fetching.value || undefined}
      onClick=${playAgain}
    >
      ${t("follow-again")}
    </button>
  `;
}
