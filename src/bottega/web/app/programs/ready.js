/** What the sheets about programs need besides the page: their words and their styles. */
import { once } from "../aids/later.js";
import { load } from "../i18n/i18n.js";
import { style } from "../shell/styles.js";

const dressed = () => Promise.all([load(["web-programs"]), style("programs.css")]);

/** Those about one's programs at a table. */
export const atTable = once(async () => {
  const [made] = await Promise.all([import("./sheet.js"), dressed()]);
  return { ProgramSheet: made.ProgramSheet };
});

/** That about all one's keys. */
export const ofMine = once(async () => {
  const [made] = await Promise.all([import("./mine.js"), dressed()]);
  return { KeySheet: made.KeySheet };
});
