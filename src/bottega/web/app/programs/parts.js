/** What the sheets about programs are made of: a key that is shown once, the list of keys, and a name to give. */

import { fault } from "../aids/faults.js";
import { html, useEffect, useRef, useState } from "../aids/html.js";
import { lang, t } from "../i18n/i18n.js";
import { Copy } from "../sheets/copy.js";
import { latest, revoke } from "./keys.js";

/** @typedef {import("./keys.js").KeyFacts} KeyFacts */
/** @typedef {import("./keys.js").NewKeyFacts} NewKeyFacts */
/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

const LONGEST = 30; // letters of a name
/** The clients to begin with, which every server gives out. @type {Record<string, string>} */
const CLIENTS = { python: "bot.py", node: "bot.mjs" };

/**
 * Something that is asked of the server: what is to be called, whether it is under way, and what went wrong.
 * @returns {{busy: boolean, trouble: string, attempt: (work: () => Promise<void>) => Promise<void>}}
 */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const attempt = async (/** @type {() => Promise<void>} */ work) => {
    setBusy(true);
    setTrouble("");
    try {
      await work();
    } catch (error) {
      setTrouble(fault(error));
    }
    setBusy(false);
  };
  return { busy, trouble, attempt };
}

/** @param {{words: string}} props */
export const Trouble = ({ words }) => (words ? html`<p class="trouble" role="alert">${words}</p>` : null);

/** A key that was just made, and how a program is started with it. @param {{made: NewKeyFacts}} props */
export function Fresh({ made }) {
  const field = `key-${made.id}`;
  useEffect(() => {
    if (latest.peek() === made.id) document.getElementById(`link-${field}`)?.focus();
  }, []);
  return html`
  <div class="fresh-key">
    <${Copy} text=${made.key} label=${t("programs-key")} name=${field} />
    <p><b>${t("programs-once")}</b> ${t("programs-secret")}</p>
    <p>
      ${t("programs-start")}
      ${Object.values(CLIENTS).map(
        (file) => html` <a key=${file} href=${`/static/clients/${file}`} download=${file}>${file}</a>`,
      )}
    </p>
    ${Object.entries(CLIENTS).map(
      ([id, file]) => html`
        <${Copy}
          key=${id}
          text=${`${id} ${file} ${location.origin} ${made.key}`}
          label=${t(`programs-with-${id}`)}
          name=${`${id}-${made.id}`}
        />
      `,
    )}
    <small>${t("programs-own")} <code>docs/protocol.md</code></small>
  </div>
`;
}

/** Asks once more before. @param {{of: KeyFacts}} props */
function Revoke({ of }) {
  const [sure, setSure] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const before = useRef(sure);
  useEffect(() => {
    // The button that was pressed is gone: whoever came by keyboard goes on with the one in its place.
    if (before.current !== sure) first.current?.focus();
    before.current = sure;
  }, [sure]);
  if (!sure)
    return html`
      <button
        key="ask"
        ref=${first}
        class="tool2t"
        data-ui="revoke"
        aria-label=${t("programs-revoke-key", { name: of.name, id: of.id })}
        onClick=${() => setSure(true)}
      >
        ${t("programs-revoke")}
      </button>
    `;
  return html`
    <div class="sure">
      <span role="alert">${t("programs-revoke-sure")}</span>
      <${Trouble} words=${trouble} />
      <button class="btn small" data-ui="revoke-yes" disabled=${busy} onClick=${() => attempt(() => revoke(of.id))}>
        ${t("programs-revoke-yes")}
      </button>
      <button ref=${first} class="btn quiet small" data-ui="revoke-no" onClick=${() => setSure(false)}>
        ${t("programs-keep")}
      </button>
    </div>
  `;
}

/** @param {number} at ms */
const moment = (at) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

/** @param {{of: KeyFacts, children?: Drawn}} props */
export const Key = ({ of, children }) => html`
  <li class="program-key">
    <div>
      ${children}
      <small><code>bottega_${of.id}…</code> ${t("programs-made", { at: moment(of.created) })}</small>
      ${of.connected ? html`<small class="is-here">${t("web-program-here")}</small>` : null}
    </div>
    <${Revoke} of=${of} />
  </li>
`;

/**
 * A name, and what is then made of it.
 * @param {{id: string, label: string, button: string, onName: (name: string) => Promise<void>}} props
 */
export function Naming({ id, label, button, onName }) {
  const [name, setName] = useState("");
  const { busy, trouble, attempt } = useAttempt();
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (name.trim())
      attempt(async () => {
        await onName(name.trim());
        setName("");
      });
  };
  return html`
    <form class="naming" onSubmit=${submit}>
      <label for=${id}>${label}</label>
      <span>
        <input
          id=${id}
          data-ui=${id}
          maxlength=${LONGEST}
          required
          autocomplete="off"
          value=${name}
          onInput=${(/** @type {InputEvent} */ e) => setName(/** @type {HTMLInputElement} */ (e.target).value)}
        />
        <button class="btn" data-ui=${`${id}-make`} disabled=${busy}>${button}</button>
      </span>
      <${Trouble} words=${trouble} />
    </form>
  `;
}

/** @param {{title: string, onClose: () => void}} props */
export const Head = ({ title, onClose }) => html`
  <header>
    <h2>${title}</h2>
    <button class="close" data-ui="close" aria-label=${t("web-close")} onClick=${onClose}>${"\u00d7"}</button>
  </header>
`;
