/** What a lesson needs besides the table: its words, its styles, and the names of what it points at. */
import { once } from "../aids/later.js";
import { load } from "../i18n/i18n.js";
import { lesson } from "../shell/state.js";
import { style } from "../shell/styles.js";
import { Coach } from "./coach.js";
import { know } from "./torch.js";

/** The coach, once all of it is here. */
export const ready = once(async () => {
  const told = lesson.peek();
  if (!told) throw new Error("no lesson");
  const words = told.module ? `lessons-${told.game}-modules` : `lessons-${told.game}`;
  const [targets] = await Promise.all([
    import(`../../games/${told.game.replaceAll("-", "_")}/targets.js`),
    load(["web-learn", words]),
    style("learn.css"),
  ]);
  know(targets.default);
  return { Coach };
});
