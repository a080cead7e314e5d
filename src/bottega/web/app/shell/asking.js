/**
 * A question before a choice that wastes something, or that cannot be undone. It stands at the choice itself, so that
 * the board stays in sight. What is a waste, and what is final, the server says.
 */

import { html, signal, useLayoutEffect, useRef } from "../aids/html.js";
import { askFinal, askWaste } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { act, takeBack } from "../net/actions.js";
import { ctx, lesson } from "./state.js";

const AWAY = 10; // pixels between the question and what it is about
const EDGE = 8;

/**
 * What is asked, at which element, and what a yes does. A choice is asked about only as long as it is open.
 * @typedef {{text: string, yes: string, at: Element, action?: number, go: () => void}} Question
 */
const asked = signal(/** @type {Question | null} */ (null));
/** Where the last choice was made. @type {Element | null} */
let touched = null;

/** Makes the choice, or asks first. @param {number} action @param {Element} at */
export function choose(action, at) {
  touched = at;
  const waste = ctx.peek()?.choices.get(action)?.waste;
  const taught = lesson.peek() !== null && !lesson.peek()?.done; // there the coach knows what is right
  if (taught || !waste || !askWaste.peek()) {
    act(action, askFinal.peek() && !taught);
    return;
  }
  const text = t(`waste-ask-${waste.what}`, { count: waste.count });
  asked.value = { text, yes: t("web-ask-all-the-same"), at, action, go: () => act(action) };
}

/** The server did not make a choice because it is final. @param {number} action */
export function askAboutFinal(action) {
  const at = touched?.isConnected ? touched : document.querySelector(`[data-action="${action}"]`);
  if (at) asked.value = { text: t("web-ask-final"), yes: t("web-ask-yes"), at, action, go: () => act(action) };
}

/** Before the first take-back of a game. @param {Element} at */
export function askAboutTakeBack(at) {
  asked.value = { text: t("web-ask-take-back"), yes: t("web-ask-take-back-yes"), at, go: takeBack };
}

/** A click beside the question is a no. @param {EventTarget | null} target */
export function dismiss(target) {
  const question = asked.peek();
  const kept = target instanceof Element && (target.closest(".ask") || question?.at.contains(target));
  if (question && !kept) asked.value = null;
}

/** @param {HTMLElement} sheet @param {Element} at */
function put(sheet, at) {
  const target = at.getBoundingClientRect();
  const { width, height } = sheet.getBoundingClientRect();
  const below = target.bottom + AWAY;
  const top = below + height <= innerHeight - EDGE ? below : Math.max(EDGE, target.top - AWAY - height);
  const left = Math.min(Math.max(EDGE, target.left + target.width / 2 - width / 2), innerWidth - EDGE - width);
  sheet.style.top = `${top}px`;
  sheet.style.left = `${left}px`;
  sheet.style.setProperty("--tip", `${target.left + target.width / 2 - left}px`);
  sheet.classList.toggle("is-above", top < target.top);
}

export function Ask() {
  const question = asked.value;
  const open = question && (question.action === undefined || ctx.value?.choices.has(question.action));
  return question && open ? html`<${Sheet} key=${question.text} question=${question} />` : null;
}

/** @param {{question: Question}} props */
function Sheet({ question }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (sheet.current) put(sheet.current, question.at);
  });
  useLayoutEffect(() => {
    /** @type {HTMLElement | null | undefined} */ (sheet.current?.querySelector("[data-ui='ask-yes']"))?.focus();
  }, []);
  const close = () => {
    asked.value = null;
    /** @type {HTMLElement} */ (question.at).focus?.();
  };
  const yes = () => {
    asked.value = null;
    question.go();
  };
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key === "Enter" && event.repeat) event.preventDefault(); // a key that is still held asked the question
  };
  return html`
    <section class="ask" role="alertdialog" aria-labelledby="ask-text" ref=${sheet} onKeyDown=${onKeyDown}>
      <p id="ask-text">${question.text}</p>
      <div>
        <button type="button" class="btn" data-ui="ask-yes" onClick=${yes}>${question.yes} <kbd>\u21b5</kbd></button>
        <button type="button" class="btn quiet" data-ui="ask-no" onClick=${close}>
          ${t("web-ask-no")} <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  `;
}
