/** The rule book at the table: the button that asks for it, and whether it lies open. It is fetched then. */

import { html, signal } from "../aids/html.js";
import { Later } from "../aids/later.js";
import { t } from "../i18n/i18n.js";

const rulesSheet = () => import("../sheets/rules.js");

const open = signal(false);

export const switchRules = () => {
  open.value = !open.value;
};

/** Beside the question. */
export const AskRules = () => html`
  <button
    type="button"
    class="ask-rules"
    data-ui="rules"
    aria-expanded=${open.value}
    aria-keyshortcuts="?"
    aria-label=${t("web-rules-open")}
    data-tip=${t("web-rules-open")}
    onClick=${switchRules}
  >
    ?
  </button>
`;

/** @param {{ctx: import("./context.js").Ctx, asked: import("./beam.js").Prompt}} props */
export const Rules = ({ ctx, asked }) =>
  open.value
    ? html`<${Later} from=${rulesSheet} name="RulesSheet" ctx=${ctx} asked=${asked} onClose=${switchRules} />`
    : null;
