/** Choices are made by clicks on what carries their number; while one is on its way, the others wait. */

import { leave } from "../aids/keys.js";
import { landing } from "../aids/motion.js";
import { meant } from "../aids/pointer.js";
import { free } from "../net/actions.js";
import { choose, dismiss } from "./asking.js";
import { skip } from "./follow.js";
import { fetchWhatIsMissing } from "./game.js";

export function watchClicks() {
  document.addEventListener("click", (event) => {
    dismiss(event.target);
    const hit =
      event.target instanceof Element ? event.target.closest("[data-action], [data-ui], a, input, label") : null;
    const chosen = hit ?? landing(event.clientX, event.clientY) ?? spotOf(event.target);
    const offer = chosen?.getAttribute("data-action") ?? chosen?.getAttribute("data-touch") ?? null;
    fetchWhatIsMissing();
    if (!hit && !document.querySelector("dialog[open]") && skip()) return;
    if (!meant(event, offer) || !chosen || offer === null || chosen.getAttribute("aria-disabled") === "true") return;
    leave(chosen);
    choose(Number(offer), chosen);
  });
}

/** A whole place that can be touched for what is also chosen elsewhere. @param {EventTarget | null} target */
const spotOf = (target) => (target instanceof Element && free() ? target.closest("[data-touch]") : null);

/**
 * While something is on its way, or the line is down, choices say that they wait. The mark is an attribute that no
 * component writes, and it is looked for on every element: a redraw may have made something else of a choice. What a
 * component itself takes out of reach says so with `data-off`.
 */
export function holdChoices() {
  if (free()) {
    for (const held of document.querySelectorAll("[data-held]")) {
      held.removeAttribute("data-held");
      if (!held.hasAttribute("data-off")) held.removeAttribute("aria-disabled");
    }
    return;
  }
  for (const choice of document.querySelectorAll("#table [data-action]:not([aria-disabled])")) {
    choice.setAttribute("aria-disabled", "true");
    choice.setAttribute("data-held", "");
  }
}
