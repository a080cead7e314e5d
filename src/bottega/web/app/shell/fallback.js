/** Choices that the game's module has not drawn, as a plain list: nothing that may be done is ever out of reach. */
import { html, signal, useLayoutEffect } from "../aids/html.js";
import { t } from "../i18n/i18n.js";
import { drawing } from "./state.js";

const undrawn = signal(/** @type {number[]} */ ([]));

const visible = (/** @type {Element} */ element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";

/** Look again which choices can be seen. @param {Iterable<number>} ids */
function check(ids) {
  const seen = new Set();
  for (const element of document.querySelectorAll("#table [data-action]")) {
    if (!element.closest(".fallback") && visible(element))
      seen.add(Number(/** @type {HTMLElement} */ (element).dataset.action));
  }
  const missing = [...ids].filter((id) => !seen.has(id));
  if (missing.join() !== undrawn.value.join()) undrawn.value = missing;
}

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Fallback({ ctx }) {
  useLayoutEffect(() => {
    const look = () => check(ctx.choices.keys());
    // What is drawn after this layout (a drawer that opens by itself, a style that arrives) is seen a frame later.
    const soon = requestAnimationFrame(look);
    addEventListener("resize", look);
    document.addEventListener("click", look);
    return () => {
      cancelAnimationFrame(soon);
      removeEventListener("resize", look);
      document.removeEventListener("click", look);
    };
  }, [ctx]);
  const missing = undrawn.value.flatMap((id) => ctx.choices.get(id) ?? []);
  if (!missing.length) return null;
  return html`
    <ul class="fallback" aria-label=${t("web-other-choices")}>
      ${missing.map(
        (choice) =>
          html`
            <li key=${choice.id}>
              <button type="button" class="btn quiet legal" data-action=${choice.id}>
                ${drawing().name(ctx, choice)}
              </button>
            </li>
          `,
      )}
    </ul>
  `;
}
