/** Words between the people at the table. */

import { avatar } from "../../art/avatar.js";
import { i } from "../../art/pieces.js";
import { art, html, useEffect, useRef, useState } from "../aids/html.js";
import { muted } from "../aids/prefs.js";
import { t } from "../i18n/i18n.js";
import { sendChat } from "../net/actions.js";
import { chat } from "../shell/state.js";

const LONGEST = 200;
const READY = ["well-played", "one-moment", "your-turn", "thank-you"];

const Mute = () => html`
  <button
    class="mute"
    data-ui="mute"
    onClick=${() => {
      muted.value = !muted.value;
    }}
  >
    ${art(i("sound"))}${t(muted.value ? "web-chat-unmute" : "web-chat-mute")}
  </button>
`;

/** Words that are sent with one click. */
const ReadyWords = () => html`
  <div class="quick" role="group" aria-label=${t("web-chat-ready")}>
    ${READY.map(
      (key) =>
        html`
          <button key=${key} class="qk" data-ui="say" onClick=${() => sendChat(t(`web-chat-${key}`))}>
            ${t(`web-chat-${key}`)}
          </button>
        `,
    )}
  </div>
`;

/** @param {{ctx: import("../shell/context.js").Ctx}} props */
export function Chat({ ctx }) {
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [chat.value.length]);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = text.trim().slice(0, LONGEST);
    if (!words || sending) return;
    // The words stay until they are accepted, and so does what was written meanwhile.
    setSending(true);
    if (await sendChat(words)) setText((now) => (now === text ? "" : now));
    setSending(false);
  };
  if (muted.value) return html`<div class="chat"><p class="hint2">${t("web-chat-muted")}</p><${Mute} /></div>`;
  return html`
    <div class="chat">
      <div class="words" role="log" aria-label=${t("web-chat")} tabindex="0" ref=${end}>
        <ol>
          ${chat.value.map((said, k) => html`<${Said} key=${k} ctx=${ctx} said=${said} />`)}
          ${chat.value.length ? null : html`<li class="sys">${t("web-chat-empty")}</li>`}
        </ol>
      </div>
      ${
        ctx.seat === null
          ? null
          : html`
            ${ctx.table.started ? html`<${ReadyWords} />` : null}
            <form class="say" onSubmit=${send}>
              <label class="vh" for="say">${t("web-chat-label")}</label>
              <input
                id="say"
                data-ui="message"
                autocomplete="off"
                maxlength=${LONGEST}
                placeholder=${t("web-chat-placeholder")}
                value=${text}
                onInput=${(/** @type {InputEvent} */ e) => setText(/** @type {HTMLInputElement} */ (e.target).value)}
              />
              <button class="btn" data-ui="send">${t("web-chat-send")}</button>
            </form>
          `
      }
      <${Mute} />
    </div>
  `;
}

/** @param {{ctx: import("../shell/context.js").Ctx, said: import("../../types/server.d.ts").ChatMessage}} props */
function Said({ ctx, said }) {
  const own = said.from !== null && said.from === ctx.seat;
  const at = said.at ? new Date(said.at) : null;
  const hour = at && !Number.isNaN(+at) ? at.toLocaleTimeString(ctx.lang, { hour: "2-digit", minute: "2-digit" }) : "";
  return html`
    <li class=${own ? "own" : undefined}>
      ${said.from === null ? null : art(avatar(ctx.look(said.from)))}
      <p>
        ${said.from === null ? html`<b class="who">${said.name}</b>` : ctx.Name(said.from)}
        ${hour ? html`<small>${hour}</small>` : null}
        <br />
        ${said.text}
      </p>
    </li>
  `;
}
