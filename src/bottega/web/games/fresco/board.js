/** The table: the board with its places, one's own screen, and the doors of a phone. */
import { art, html } from "../../app/aids/html.js";
import { Bay } from "./cabinet.js";
import { Cathedral } from "./cathedral.js";
import { Dock } from "./dock.js";
import { Hostel } from "./hostel.js";
import { Market } from "./market.js";
import { moduleSymbols } from "./modules.js";
import { Screen } from "./screen.js";
import { Studio } from "./studio.js";
import { Theatre } from "./theatre.js";
import { Track } from "./track.js";
import { crowded } from "./words.js";
import { Workshop } from "./workshop.js";

/** @param {{ctx: import("./words.js").Ctx}} props */
export const Board = ({ ctx }) => html`
  ${crowded(ctx) ? art(moduleSymbols()) : null}
  <section class="board">
    <${Track} ctx=${ctx} />
    <div class="board-in">
      <div class="col col-l">
        <${Hostel} ctx=${ctx} />
        ${crowded(ctx) ? html`<${Bay} ctx=${ctx}><${Market} ctx=${ctx} /><//>` : html`<${Market} ctx=${ctx} />`}
      </div>
      <${Cathedral} ctx=${ctx} />
      <div class="col col-r"><${Theatre} ctx=${ctx} /><${Studio} ctx=${ctx} /><${Workshop} ctx=${ctx} /></div>
    </div>
  </section>
  <${Screen} ctx=${ctx} />
  <${Dock} ctx=${ctx} />
`;
