/**
 * A page of an earlier build than its server: it loads itself anew when nothing is lost by that, and says so until
 * then.
 */
import { effect, signal } from "../aids/html.js";
import { ctx, pending } from "../shell/state.js";

/** The build of this page is part of the addresses it is loaded from. */
const own = /\/@(\w+)\//.exec(import.meta.url)?.[1];
const TRIED = "bottega.build";

/** The server's build, when it is another one. */
export const newer = signal("");

/** @param {string} build what the server says of itself */
export function compare(build) {
  newer.value = own && build !== own ? build : "";
}

/** The builds for which this tab was loaded anew; without a memory, all of them. */
const tried = () => {
  try {
    return (sessionStorage.getItem(TRIED) ?? "").split(" ");
  } catch {
    return [newer.value];
  }
};

export function renew() {
  try {
    sessionStorage.setItem(TRIED, [...tried(), newer.value].slice(-20).join(" "));
  } catch {
    /* then it is not tried again without a click */
  }
  location.reload();
}

const NEAR = 8; // pixels

/** Something is begun that would be lost: a choice, or words. */
const begun = () =>
  Boolean(
    ctx.value?.myTurn ||
      pending.value ||
      /** @type {HTMLInputElement | null} */ (document.querySelector("#say"))?.value ||
      document.activeElement?.matches('input, select:not([data-ui="lang"])'),
  );

/**
 * Something is looked at that would be pulled away: a sheet, an explanation, marked words, a pane that is scrolled.
 * (How far a page is scrolled tells nothing: on a phone it nearly always is.) The chat is read from its end, all else
 * from its top.
 */
function reading() {
  if (document.querySelector("dialog[open], #tip:not([hidden])") || getSelection()?.isCollapsed === false) return true;
  return [...document.querySelectorAll("#table *")].some((pane) =>
    pane.matches(".chat .words")
      ? pane.scrollHeight - pane.clientHeight - pane.scrollTop > NEAR
      : pane.scrollTop > NEAR,
  );
}

const busy = () => begun() || reading();

export function watchBuild() {
  // Once for each build: where an old page comes out of some cache again, loading it again would never end.
  effect(() => {
    if (newer.value && !busy() && !tried().includes(newer.value)) renew();
  });
}
