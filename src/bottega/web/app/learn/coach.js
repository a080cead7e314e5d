/** The old master at the table of a lesson: he tells one step at a time, and waits for the move that it asks for. */
import { i } from "../../art/pieces.js";
import { art, html, joined, useEffect, useLayoutEffect, useRef, useState } from "../aids/html.js";
import { keys } from "../aids/prefs.js";
import { knows, t } from "../i18n/i18n.js";
import { free, teach } from "../net/actions.js";
import { coachLags } from "../shell/follow.js";
import { refusal } from "../shell/state.js";
import { CHEVRON, MASTER } from "./art.js";
import { bring, pointedAt, Torch } from "./torch.js";

/** @typedef {import("../../types/server.d.ts").TaughtFacts} Lesson */

/** @param {Lesson} told @param {number} step */
function titleOf(told, step) {
  const { id } = told.steps[step];
  const own = `lesson-${told.id}-${id}-title`;
  return t(knows(own) ? own : `lesson-step-${id}-title`);
}

/**
 * The answer to a click that was not asked for: on another choice, or where there is none.
 * @param {Lesson} told @param {number} shown @param {boolean} missed
 */
function answer(told, shown, missed) {
  if (shown !== told.step) return t("learn-listen-back");
  const step = told.steps[shown];
  if (!step.asks) return t("learn-listen");
  if (!told.awaits.length) return t("learn-wait");
  return t(missed ? "learn-nothing-there" : `lesson-${told.id}-${step.id}-else`);
}

/** What does something of its own when it is touched. */
const OWN = "[data-action], [data-ui], a, button, input, select, label, summary, .coach, dialog";

/** How often the table was touched where there is nothing to choose, since `at` changed. @param {string} at */
function useMissed(at) {
  const [missed, setMissed] = useState({ at, times: 0 });
  useLayoutEffect(() => {
    const listen = (/** @type {MouseEvent} */ event) => {
      if (!(event.target instanceof Element) || !event.target.closest("#table") || event.target.closest(OWN)) return;
      if (free()) refusal.value = null;
      setMissed((before) => ({ at, times: before.times + 1 }));
    };
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, [at]);
  return missed.at === at ? missed.times : 0;
}

/** Whether he can be answered: nothing is on its way, and what he says is the newest. */
const listens = () => free() && !coachLags.value;

const typing = (/** @type {KeyboardEvent} */ event) =>
  event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]") !== null;

/** Keys work as soon as the step is seen, not a frame later. @param {Record<string, () => void>} on by key */
function useKeys(on) {
  useLayoutEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") || (event.key !== "Escape" && !keys.value)) return;
      // Esc closes the rule book first.
      if (event.key === "Escape" && document.querySelector(".rb-sheet")) return;
      const act = on[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

/** @param {{told: Lesson, shown: number}} props */
const Progress = ({ told, shown }) => html`
  <div class="coach-dots" role="img" aria-label=${t("learn-progress", { step: shown + 1, steps: told.steps.length })}>
    ${told.steps.map(
      (step, k) => html`
        <span key=${k} class=${joined(k < told.step && "done", k === shown && "now")}>
          ${step.asks ? art(i("hand")) : null}
        </span>
      `,
    )}
  </div>
`;

/** @param {{told: Lesson, onStay: () => void}} props */
function Leaving({ told, onStay }) {
  const stay = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => stay.current?.focus(), []);
  return html`
    <div class="coach-leaving" role="group" aria-label=${t("learn-leave-ask")}>
      <p><b>${t("learn-leave-ask")}</b> ${t("learn-leave-why")}</p>
      <button class="btn" ref=${stay} data-ui="stay" onClick=${onStay}>${t("learn-leave-stay")}</button>
      <a class="btn quiet" data-ui="later" href="/">${t("learn-leave-later")}</a>
      <button class="btn quiet" data-ui="alone" onClick=${() => teach(told.step, "leave")}>
        ${t("learn-leave-alone")}
      </button>
    </div>
  `;
}

/** How one goes on from here. @param {{told: Lesson, ways: ReturnType<typeof waysOn>}} props */
function Ways({ told, ways }) {
  const { shown, asks, onBack, onNext, onThere } = ways;
  const here = shown === told.step;
  const waits = asks && !told.awaits.length;
  const held = here && !listens();
  return html`
    <button class="btn quiet" data-ui="back" aria-keyshortcuts="B" disabled=${shown === 0} onClick=${onBack}>
      ${t("learn-back")}
    </button>
    ${
      waits
        ? html`<span class="coach-wait">${art(i("clock"))}${t("learn-wait")}</span>`
        : asks
          ? html`
            <button
              class="btn"
              data-ui="there"
              aria-keyshortcuts="N"
              data-tip=${t("learn-there-tip")}
              onClick=${onThere}
            >
              ${art(i("hand"))}${t("learn-there")}
            </button>
          `
          : html`
            <button class="btn" data-ui="next" aria-keyshortcuts="N" aria-disabled=${held} onClick=${onNext}>
              ${t(here && told.done ? "learn-play-on" : "learn-next")}${art(i("arrow"))}
            </button>
          `
    }
  `;
}

/**
 * What can be done in a step, by buttons and keys.
 * @param {Lesson} told
 * @param {number} back how many steps one looks back
 * @param {(back: number) => void} turn
 * @param {() => void} call show more strongly where it is
 */
function waysOn(told, back, turn, call) {
  const shown = told.step - back;
  const step = told.steps[shown];
  const asks = back === 0 && step.asks;
  const things = () => pointedAt(step.shows, asks ? told.awaits : []);
  return {
    shown,
    asks,
    things,
    onBack: () => {
      if (shown > 0) turn(back + 1);
    },
    onNext: () => {
      refusal.value = null;
      if (back > 0) turn(back - 1);
      else if (listens() && !asks) teach(told.step, told.done ? "leave" : "next");
    },
    onSkip: () => {
      if (back === 0 && listens() && !told.done && (!asks || told.awaits.length)) teach(told.step, "skip");
    },
    onThere: () => {
      const [first] = things();
      bring(things());
      call();
      if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    },
  };
}

/** @param {{told: Lesson, shown: number, folded: boolean, onFold: () => void}} props */
function Head({ told, shown, folded, onFold }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  return html`
    <header>
      ${art(MASTER)}
      <div>
        <p class="coach-step">${t("learn-step", { step: shown + 1, steps: told.steps.length })}</p>
        <h2 id="coach-title" ref=${heading} tabindex="-1">${titleOf(told, shown)}</h2>
      </div>
      <button
        class="coach-shut"
        data-ui="fold"
        aria-expanded=${!folded}
        aria-label=${t(folded ? "learn-unfold" : "learn-fold")}
        onClick=${onFold}
      >
        ${art(CHEVRON)}
      </button>
    </header>
  `;
}

/** @param {{told: Lesson, shown: number, reply: string | null}} props */
const Words = ({ told, shown, reply }) => html`
  <div class="coach-text" id="coach-text" role="status" aria-live="polite">
    <p>${t(`lesson-${told.id}-${told.steps[shown].id}`)}</p>
    ${shown === told.steps.length - 1 ? html`<p class="coach-later">${t("learn-later")}</p>` : null}
    ${reply === null ? null : html`<p class="coach-answer">${art(i("hand"))}<span>${reply}</span></p>`}
  </div>
`;

/** @param {{told: Lesson, ways: ReturnType<typeof waysOn>}} props */
function Foot({ told, ways }) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => setLeaving(false), [ways.shown]);
  if (leaving) return html`<footer><${Leaving} told=${told} onStay=${() => setLeaving(false)} /></footer>`;
  const skips = !told.done && ways.shown === told.step;
  return html`
    <footer>
      <div class="coach-ways"><${Ways} told=${told} ways=${ways} /></div>
      <div class="coach-more">
        ${
          skips
            ? html`
              <button
                class="tool2t"
                data-ui="know"
                aria-keyshortcuts="K"
                data-tip=${ways.asks ? t("learn-show-me-tip") : null}
                onClick=${ways.onSkip}
              >
                ${t(ways.asks ? "learn-show-me" : "learn-know")}
              </button>
            `
            : html`<span></span>`
        }
        <button class="tool2t" data-ui="leave" data-tip=${t("learn-keys")} onClick=${() => setLeaving(true)}>
          ${t("learn-leave")}
        </button>
      </div>
    </footer>
  `;
}

/** @param {{told: Lesson, ctx: import("../shell/context.js").Ctx}} props */
export function Coach({ told, ctx }) {
  const [looked, setLooked] = useState({ at: told.step, back: 0 });
  const [folded, setFolded] = useState(false);
  const [called, setCalled] = useState({ at: "", times: 0 });
  const back = looked.at === told.step ? looked.back : 0;
  const turn = (/** @type {number} */ to) => setLooked({ at: told.step, back: to });
  const at = `${told.step - back} ${told.awaits.join()} ${ctx.view.ply}`;
  const ways = waysOn(told, back, turn, () => setCalled((before) => ({ at, times: before.times + 1 })));
  const { shown, asks, things } = ways;
  useEffect(() => {
    document.documentElement.dataset.coach = asks ? "do" : "show";
    return () => {
      delete document.documentElement.dataset.coach;
    };
  }, [asks]);
  useEffect(() => {
    const described = things().filter((one) => !one.hasAttribute("aria-describedby"));
    for (const one of described) one.setAttribute("aria-describedby", "coach-text");
    return () => {
      for (const one of described) one.removeAttribute("aria-describedby");
    };
  });
  const onFold = () => setFolded(!folded);
  // While a step is only read, rivals may be at their moves: these do not take the answer away.
  const missed = useMissed(asks ? at : `${shown}`);
  const refused = refusal.value?.code === "lesson" ? refusal.value : null;
  const where = called.at === at ? t("learn-there-now") : null;
  const reply = refused || missed ? answer(told, shown, !refused) : where;
  useKeys({ n: asks ? ways.onThere : ways.onNext, b: ways.onBack, k: ways.onSkip, Escape: onFold });
  return html`
    <section
      class=${joined("coach sheet", folded && "is-folded", asks && "is-do")}
      aria-busy=${!listens()}
      data-step=${shown}
      data-awaits=${(asks ? told.awaits : []).join()}
      role="dialog"
      aria-modal="false"
      aria-labelledby="coach-title"
      aria-describedby="coach-text"
    >
      <${Head} told=${told} shown=${shown} folded=${folded} onFold=${onFold} />
      <${Progress} told=${told} shown=${shown} />
      <${Words} told=${told} shown=${shown} reply=${reply} />
      <${Foot} told=${told} ways=${ways} />
    </section>
    <${Torch} things=${things} at=${at} wrong=${refused ?? missed} called=${called.times} />
  `;
}
