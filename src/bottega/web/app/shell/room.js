/** The table before the game: who is here, who is awaited, the link that brings them, and words with those who came. */

import { art, html, useEffect, useState } from "../aids/html.js";
import { t, titleOf } from "../i18n/i18n.js";
import { Chat } from "../sheets/chat.js";
import { Invite } from "../sheets/invite.js";
import { Seats } from "../sheets/people.js";
import { Banner } from "./banner.js";
import { Bar } from "./beam.js";
import { context } from "./context.js";
import { tableTop } from "./gate.js";
import { Programs } from "./programs.js";

/** Where the chat is a tool of the beam, as it is at the table. */
const NARROW = matchMedia("(max-width: 699px)");

/** @param {{table: import("./context.js").Table}} props */
export function Room({ table }) {
  const [narrow, setNarrow] = useState(NARROW.matches);
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const title = t("web-room", { count: open });
  useEffect(() => {
    const turn = () => setNarrow(NARROW.matches);
    NARROW.addEventListener("change", turn);
    return () => NARROW.removeEventListener("change", turn);
  }, []);
  useEffect(() => {
    document.title = `${title} · ${titleOf(table.game)}`;
  });
  /** @type {Partial<import("./context.js").View>} */
  const unbegun = { game: table.game, seat: table.you, to_act: [] };
  const ctx = context({ view: /** @type {import("./context.js").View} */ (unbegun), facts: [], table });
  return html`
    <div id="table" data-game=${table.game} data-ply="0" data-to-act="">
      <${Bar} ctx=${ctx} round=${t("web-room-under")} asked=${{ icon: "clock", title, reason: t("web-room-reason") }} />
      <${Banner} missed=${0} />
      <${Programs} ctx=${ctx} />
      <main class="room">
        <section class="sheet">
          <h2>${t("web-people")}</h2>
          ${art(tableTop(table.seats.map((seat) => seat.kind !== "open")))}
          <${Seats} ctx=${ctx} />
        </section>
        ${
          table.invite
            ? html`
              <section class="sheet bring">
                <h2>${t("web-room-invite")}</h2>
                <p>${t("web-room-share")}</p>
                <${Invite} table=${table} qr=${true} />
              </section>
            `
            : null
        }
        ${narrow ? null : html`<section class="sheet talk"><h2>${t("web-chat")}</h2><${Chat} ctx=${ctx} /></section>`}
      </main>
    </div>
  `;
}
