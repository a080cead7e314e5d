/** A game from a file, to be looked at again: chosen, or dropped anywhere on the front page. */
import { fault } from "../aids/faults.js";
import { html, onReturn, signal, useEffect } from "../aids/html.js";
import { lang, t, titleOf } from "../i18n/i18n.js";
import { ApiError, api } from "../net/api.js";

const LONGEST = 400_000; // bytes of a record; the server takes no more
const LARGEST = 100_000_000; // of a file of many
const MOST_FOUND = 200; // games to choose from
const trouble = signal({ words: "", why: "" });
const busy = signal(false);
const over = signal(false);

/** What a file of many games holds, to choose from. @type {import("../../vendor/signals.js").Signal<Brought[]>} */
const found = signal([]);

/** A record, and who played where, if it comes from a file of all games. @typedef {Record<string, unknown>} Brought */

/** @param {File | undefined | null} file */
async function bring(file) {
  if (!file || busy.peek()) return;
  busy.value = true;
  trouble.value = { words: "", why: "" };
  found.value = [];
  try {
    const games = await read(file);
    if (games.length === 1) await look(games[0]);
    else {
      found.value = games;
      busy.value = false;
    }
  } catch (error) {
    refuse(error);
  }
}

/** @param {Brought} record */
async function look(record) {
  if (JSON.stringify(record).length > LONGEST)
    throw new ApiError("bad-record", 413, "The file is too large for a record.");
  location.assign(`/replay/${(await api("/api/replays", record)).id}`);
}

/** @param {unknown} error */
function refuse(error) {
  // The server says in English which move or field does not fit: for those who want to mend it.
  trouble.value = { words: fault(error), why: error instanceof ApiError ? error.message : "" };
  busy.value = false;
}

/** One record, or a line for each of many. @param {File} file @returns {Promise<Brought[]>} */
async function read(file) {
  if (file.size > LARGEST) throw new ApiError("bad-record", 413, "The file is too large.");
  const text = await file.text();
  const parts = parsed(text) ? [text] : text.split("\n").filter((line) => line.trim());
  return parts.map((part) => {
    const told = parsed(part);
    if (!told) throw new ApiError("bad-record", 422, "The file holds no JSON.");
    if (typeof told.value !== "object" || told.value === null || Array.isArray(told.value))
      throw new ApiError("bad-record", 422, "A record is a JSON object.");
    return /** @type {Brought} */ (told.value);
  });
}

/** @param {string} text @returns {{value: unknown} | null} */
function parsed(text) {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const holdsFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") ?? false;

export function Bring() {
  useEffect(
    () =>
      onReturn(() => {
        busy.value = false;
      }),
    [],
  );
  useEffect(() => {
    const drag = (/** @type {DragEvent} */ event) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      over.value = true;
    };
    const leave = (/** @type {DragEvent} */ event) => {
      if (!event.relatedTarget) over.value = false;
    };
    const drop = (/** @type {DragEvent} */ event) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      over.value = false;
      bring(event.dataTransfer?.files[0]);
    };
    document.addEventListener("dragover", drag);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      document.removeEventListener("dragover", drag);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, []);
  return html`
    <section class=${over.value ? "bring-file sheet is-over" : "bring-file sheet"} aria-labelledby="bring-h">
      <div>
        <h2 id="bring-h">${t(over.value ? "web-bring-drop" : "web-bring")}</h2>
        <p>${t("web-bring-reason")}</p>
      </div>
      <label class="btn quiet" aria-disabled=${busy.value || undefined}>
        <input
          class="vh"
          type="file"
          data-ui="bring"
          accept="application/json,.json,.jsonl"
          onChange=${(/** @type {Event} */ event) => {
            const field = /** @type {HTMLInputElement} */ (event.target);
            bring(field.files?.[0]);
            field.value = "";
          }}
        />
        ${t("web-bring-choose")}
      </label>
      <${Trouble} />
      ${found.value.length ? html`<${Found} games=${found.value} />` : null}
    </section>
  `;
}

/** @param {{games: Brought[]}} props */
const Found = ({ games }) => html`
  <div class="found">
    <h3>${t("home-bring-which", { count: games.length })}</h3>
    <ul>
      ${games.slice(0, MOST_FOUND).map((record, k) => {
        const { over, name } = /** @type {{over?: number, name?: string}} */ (record.played ?? {});
        const when = over ? new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(new Date(over)) : "";
        const title = titleOf(String(record.game ?? ""));
        return html`
          <li key=${k}>
            <button type="button" class="tool2t" data-ui="bring-one" onClick=${() => look(record).catch(refuse)}>
              ${[title, name, when].filter(Boolean).join(" · ")}
            </button>
          </li>
        `;
      })}
    </ul>
  </div>
`;

function Trouble() {
  const { words, why } = trouble.value;
  if (!words) return null;
  return html`<p class="trouble" role="alert">${words} ${why ? html`<small lang="en">${why}</small>` : null}</p>`;
}
