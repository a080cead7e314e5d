/** The lines of the chronicle, as the server sends them. What they say is the game's; here they are only drawn. */

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../../types/server.d.ts").Line} Line */
/** @typedef {import("../../types/drawing.d.ts").Pieces} Pieces */
/** @typedef {import("../../types/drawing.d.ts").Write} Write */

/** @type {Pieces} */
const COMMON = {
  who: (ctx, /** @type {number} */ seat) => ctx.who(seat),
  player: (ctx, /** @type {number} */ seat) => ctx.player(seat),
  players: (ctx, /** @type {number[]} */ seats) => seats.map(ctx.player).join(", "),
};

/** @type {Write} */
const plain = (ctx, key, args) => ctx.raw(key, args);

/**
 * The sentences of a line, with their marked places.
 * @param {Ctx} ctx @param {Line} line @param {{pieces: Pieces, write?: Write}} game
 */
export function told(ctx, line, { pieces, write = plain }) {
  const drawers = { ...COMMON, ...pieces };
  const words = line.sentences.map((sentence, k) => {
    const args = Object.entries(sentence.args).map(([name, arg]) => [
      name,
      typeof arg === "object" ? drawers[arg.kind](ctx, arg.of) : arg,
    ]);
    const said = write(ctx, sentence.key, Object.fromEntries(args)).trim();
    return (k ? sentence.before : "") + (sentence.capital ? capital(ctx, said) : said);
  });
  return words.join("") + line.end;
}

/** A sentence that begins with the reader's name begins with a capital letter. @param {Ctx} ctx @param {string} said */
function capital(ctx, said) {
  const own = ctx.seat === null ? null : ctx.player(ctx.seat);
  if (own && ctx.seat !== null && said.startsWith(own)) return ctx.title(ctx.seat) + said.slice(own.length);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
