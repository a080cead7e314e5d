/** One's own programs at this table: the sheet about them, fetched when the table was just set, or when asked for. */

import { html, signal, useEffect } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { handed } from "../programs/handed.js";
import { held } from "./state.js";

/** @typedef {import("./context.js").Seat} Seat */

const programSheet = () => import("../programs/ready.js").then((made) => made.atTable());
const open = signal(false);

export const showPrograms = () => {
  open.value = true;
};

/** Whether the reader brought the program that plays here. @param {Seat | undefined} seat */
export const isMine = (seat) => seat?.program_of != null && held.value.includes(seat.program_of);

/** Somebody's program that is not there, and for which no computer plays yet. @param {Seat | undefined} seat */
export const isAwaited = (seat) => Boolean(seat?.program && !seat.connected && !seat.away);

/** @param {{ctx: import("./context.js").Ctx}} props */
export function Programs({ ctx }) {
  useEffect(() => {
    if (handed(ctx.table.id).length) showPrograms();
  }, []);
  if (!open.value) return null;
  const close = () => {
    open.value = false;
  };
  return html`<${Later} from=${programSheet} name="ProgramSheet" ctx=${ctx} onClose=${close} />`;
}
