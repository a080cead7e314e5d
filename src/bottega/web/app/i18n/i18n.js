/** Texts in the reader's language, from the same Fluent files that Python reads. */
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { computed, signal } from "../aids/html.js";
import { store } from "../aids/storage.js";

const AGAIN = 5000; // ms
/** The languages that the server has texts in: what each calls itself. @type {Record<string, string>} */
export const languages = JSON.parse(document.documentElement.dataset.languages || "{}");
/** The language that is shown: it changes only once its texts are here. */
export const lang = signal(document.documentElement.lang);

/** @type {Map<string, Promise<FluentResource>>} */
const fetched = new Map();
/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Set<string>} */
const wanted = new Set();
/** @type {Set<string>} */
const added = new Set();

/** An answer that was asked for before this script was here (boot.js), or a new one. @param {string} path */
function asked(path) {
  /** @type {Map<string, Promise<Response>>} */
  const early = globalThis.earlyTexts;
  const answer = early.get(path) ?? fetch(path);
  early.delete(path);
  return answer;
}

/** @param {string} language @param {string} file */
function resource(language, file) {
  const path = `/locale/${language}/${file}.ftl`;
  if (!fetched.has(path)) {
    const reading = asked(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    fetched.set(
      path,
      reading.then((text) => new FluentResource(text)),
    );
    reading.catch(() => fetched.delete(path)); // the next one who asks tries again
  }
  return /** @type {Promise<FluentResource>} */ (fetched.get(path));
}

/** @param {string} language */
async function fill(language) {
  const files = [...wanted];
  const resources = await Promise.all(files.map((file) => resource(language, file)));
  if (!bundles.has(language)) bundles.set(language, new FluentBundle(language, { useIsolating: false }));
  const bundle = /** @type {FluentBundle} */ (bundles.get(language));
  resources.forEach((texts, k) => {
    const mark = `${language}/${files[k]}`;
    if (added.has(mark)) return;
    added.add(mark);
    bundle.addResource(texts);
  });
}

/** Load these Fluent files, in one request, for the language shown now. @param {string[]} files */
export async function load(files) {
  wanted.add(files.join("+"));
  await fill(lang.value);
}

/**
 * The same for a page that cannot be drawn without them: it says so in words that came with it, and tries again.
 * @param {string[]} files
 */
export async function insist(files) {
  const root = /** @type {HTMLElement} */ (document.getElementById("root"));
  for (;;) {
    try {
      await load(files);
      break;
    } catch {
      const page = /** @type {HTMLTemplateElement} */ (document.getElementById("no-answer"));
      root.replaceChildren(page.content.cloneNode(true));
      for (const words of root.querySelectorAll(`[data-say] > :not([lang="${lang.value}"])`)) words.remove();
      await new Promise((again) => {
        root.querySelector("button")?.addEventListener("click", again);
        addEventListener("online", again, { once: true });
        setTimeout(again, AGAIN);
      });
    }
  }
  root.textContent = "";
}

/** Switch the whole page. @param {string} language */
export async function setLanguage(language) {
  await fill(language);
  document.documentElement.lang = language;
  store("bottega.lang", language);
  lang.value = language;
}

/** @typedef {Record<string, string | number>} Args */

/** The formatter of the language shown; read it inside components so that they follow the switch. */
const formatter = computed(() => {
  const language = lang.value;
  return (/** @type {string} */ key, /** @type {Args} */ args) => format(language, key, args);
});

/** @param {string} key @param {Args} [args] */
export const t = (key, args) => formatter.value(key, args ?? {});

/** @param {string} key */
export const knows = (key) => bundles.get(lang.value)?.hasMessage(key) ?? false;

/** A word for something that may be new to these texts. @param {string} key @param {string} otherwise */
export const wordFor = (key, otherwise) => (knows(key) ? t(key) : otherwise.replaceAll(/[_-]/g, " "));
/** The name of a game. @param {string} id @param {string} [title] what its own package calls it */
export const titleOf = (id, title = id) => wordFor(`web-title-${id}`, title);
/** The same where there is little room. @param {string} id */
export const shortTitleOf = (id) => wordFor(`web-short-${id}`, id);
/** What a computer player of this level is called. @param {string} id */
export const levelOf = (id) => wordFor(`level-${id}`, id);

/** @param {string} language @param {string} key @param {Args} args */
function format(language, key, args) {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`${language}: no text ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(message.value, args, errors);
  if (errors.length) console.error(`${language}: text ${key}: ${errors[0].message}`);
  return text;
}

/** As the beginning of a line. @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** With a true minus sign. @param {number} number */
export const written = (number) => (number < 0 ? `\u2212${-number}` : String(number));
/** `+2`, `0` or a true minus sign. @param {number} number */
export const signed = (number) => (number > 0 ? `+${number}` : written(number));
