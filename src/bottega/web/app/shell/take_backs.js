/** That a game was played with take-backs: at the table and in its result. */
import { html } from "../aids/html.js";
import { t } from "../i18n/i18n.js";

/** @param {{count: number}} props */
export const TakeBacks = ({ count }) =>
  count
    ? html`<span class="take-backs" data-tip=${t("web-take-backs-tip", { count })}>${t("web-take-backs")}</span>`
    : null;
