/** Style sheets that are fetched when they are needed. */
import { once } from "../aids/later.js";

/** @type {Map<string, () => Promise<unknown>>} */
const sheets = new Map();

/** @param {string} file below `css/` */
export function style(file) {
  const known = sheets.get(file) ?? once(() => fetchStyle(file));
  sheets.set(file, known);
  return known();
}

/** Of a sheet that did not come nobody may read the rules. @param {HTMLLinkElement} link */
function hasCome(link) {
  try {
    return Boolean(link.sheet?.cssRules.length);
  } catch {
    return false;
  }
}

/** @param {string} file */
function fetchStyle(file) {
  /** @type {HTMLLinkElement | null} */
  const named = document.querySelector(`link[rel="stylesheet"][href$="/css/${file}"]`);
  if (named && hasCome(named)) return Promise.resolve(); // the page itself named it
  named?.remove();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: new URL(`../../css/${file}`, import.meta.url).href,
    });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(file));
    };
    // A game's own sheet comes after those of its modules, the shell's own last: it knows the page as a whole.
    document.head.insertBefore(link, document.querySelector('link[href*="/css/games/"], link[href*="css/shell.css"]'));
  });
}
