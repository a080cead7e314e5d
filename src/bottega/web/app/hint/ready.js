/** What a hint needs besides the table: its words and its styles. */
import { once } from "../aids/later.js";
import { load } from "../i18n/i18n.js";
import { style } from "../shell/styles.js";
import { HintPanel } from "./panel.js";
import { prepareTelling } from "./telling.js";

/** The panel, once all of it is here. */
export const ready = once(async () => {
  await Promise.all([load(["hint", "web-hint"]), style("hint.css"), prepareTelling()]);
  return { HintPanel };
});
