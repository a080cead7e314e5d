/** The seed against the fingerprint that was shown before the first round, worked out here and not told by the server. */
import { art, html, useState } from "./html.js";
import { t } from "./i18n.js";
import { sha256 } from "./sha256.js";
import { i } from "../art/art.js";

/** @param {{table: Record<string, any>}} props */
export function Deal({ table }) {
  const [checked, setChecked] = useState(0);
  const [copied, setCopied] = useState(false);
  if (table.seed === undefined || table.seed === null) return null;
  const found = sha256(String(table.seed)), told = table.seed_sha256 ?? "", fits = found === told;
  const copy = () => navigator.clipboard?.writeText(String(table.seed)).then(() => setCopied(true), () => {});
  return html`<section class="sheet seed"><h2>${art(i("lock"))}${t("web-deal")}</h2>
    <dl><dt>${t("web-seed")}</dt><dd><code>${table.seed}</code><button class="tool2t" data-ui="copy-seed" onClick=${copy}>${t(copied ? "web-copied" : "web-copy")}</button></dd>
    <dt>${t("web-fingerprint")}</dt><dd><code title=${told}>${fits ? `${told.slice(0, 8)} … ${told.slice(-8)}` : told}</code></dd>
    ${fits ? null : html`<dt>${t("web-fingerprint-found")}</dt><dd><code>${found}</code></dd>`}</dl>
    <p class=${fits ? "ok" : "bad"} role="status">${art(i(fits ? "check" : "alert"))}${t(fits ? "web-deal-fits" : "web-deal-differs")}</p>
    <p class="how">${t("web-deal-how")} <button class="tool2t" data-ui="verify" onClick=${() => setChecked(checked + 1)}>${t("web-deal-again")}</button>${checked ? html` <span role="status">${t("web-deal-checked", { count: checked })}</span>` : null}</p>
  </section>`;
}
