/** The doors to all places, at the lower edge of a phone. */
import { html, joined } from "../../app/aids/html.js";
import { drawers } from "./modules.js";
import { icon } from "./pieces.js";
import { iconOf, placeName, placeNow } from "./words.js";

const PLACES = ["market", "cathedral", "studio", "workshop", "theatre"];

/** @param {{ctx: import("./words.js").Ctx}} props */
export function Dock({ ctx }) {
  const now = placeNow(ctx);
  const doors = [["hostel", ctx.t("fresco-hostel")], ...PLACES.map((place) => [place, placeName(ctx, place)])];
  if (drawers(ctx).length) doors.push(["cabinet", ctx.t("web-fresco-drawers")]);
  return html`
    <nav class="dock" aria-label=${ctx.t("web-fresco-places")}>
      ${doors.map(
        ([place, name]) => html`
          <a
            key=${place}
            href=${`#${place}`}
            class=${joined(place === now && "now")}
            data-ui="go"
            onClick=${(/** @type {Event} */ event) => {
              event.preventDefault();
              document.getElementById(place)?.scrollIntoView({ block: "start" });
            }}
          >
            ${icon(iconOf(place))}
            <span>${name}</span>
          </a>
        `,
      )}
    </nav>
  `;
}
