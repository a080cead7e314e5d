/** The turn is told where the reader is: in the tab's title, and by a notice of the browser if it was asked for. */

import { lang, t, titleOf } from "../i18n/i18n.js";
import { turnAhead } from "../shell/follow.js";
import { ctx, held } from "../shell/state.js";
import { effect } from "./html.js";
import { noticesPossible } from "./permission.js";
import { notices, sound } from "./prefs.js";

function notify() {
  if (!notices.value || !document.hidden || !noticesPossible() || Notification.permission !== "granted") return;
  const shown = ctx.peek();
  try {
    const told = new Notification(t("web-your-turn"), {
      body: titleOf(shown?.view.game ?? ""),
      tag: location.pathname,
      icon: new URL("../../art/mark.svg", import.meta.url).href,
    });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    /* some phones have the word but not the thing: the tab's title says it */
  }
}

export function watchTurns() {
  let mine = false;
  effect(() => {
    lang.value;
    const shown = ctx.value;
    if (!shown) return;
    const game = titleOf(shown.view.game);
    const asked = shown.myTurn || turnAhead.value; // also while what led to it is still being shown
    const title = held.value.length > 1 && shown.seat !== null ? `${shown.nameOf(shown.seat)} · ${game}` : game;
    document.title = shown.over
      ? `${t("web-finished")} · ${title}`
      : asked
        ? `● ${t("web-your-turn")} · ${title}`
        : `${title} · Bottega`;
    if (asked && !mine) {
      notify();
      if (sound.value)
        import("./sound.js").then(
          (made) => made.bell(),
          () => {},
        );
    }
    mine = asked;
  });
}
