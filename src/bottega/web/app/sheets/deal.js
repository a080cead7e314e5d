/**
 * The seed against the fingerprint that this device kept while nobody could know the seed; the one told with it proves
 * nothing.
 */

import { i } from "../../art/pieces.js";
import { keptFingerprint } from "../aids/fingerprints.js";
import { art, html, useState } from "../aids/html.js";
import { sha256 } from "../aids/sha256.js";
import { t } from "../i18n/i18n.js";

/** @param {{table: import("../../types/server.d.ts").TableFacts}} props */
export function Deal({ table }) {
  const [checked, setChecked] = useState(0);
  const [copied, setCopied] = useState(false);
  if (table.seed === undefined || table.seed === null) return null;
  const found = sha256(String(table.seed));
  const first = keptFingerprint(table.id);
  const told = first ?? table.seed_sha256 ?? "";
  const fits = found === told;
  const verdict = !fits ? "differs" : first === null ? "unseen" : "fits";
  const sure = verdict === "fits";
  const copy = () =>
    navigator.clipboard?.writeText(String(table.seed)).then(
      () => setCopied(true),
      () => {},
    );
  return html`
    <section class="sheet seed">
      <h2>${art(i("lock"))}${t("web-deal")}</h2>
      <dl>
        <dt>${t("web-seed")}</dt>
        <dd>
          <code>${table.seed}</code>
          <button class="tool2t" data-ui="copy-seed" onClick=${copy}>${t(copied ? "web-copied" : "web-copy")}</button>
        </dd>
        <dt>${t("web-fingerprint")}</dt>
        <dd><code title=${told}>${fits ? `${told.slice(0, 8)} … ${told.slice(-8)}` : told}</code></dd>
        ${fits ? null : html`<dt>${t("web-fingerprint-found")}</dt><dd><code>${found}</code></dd>`}
      </dl>
      <p class=${sure ? "ok" : fits ? "how" : "bad"} role="status" data-deal=${verdict}>
        ${art(i(sure ? "check" : "alert"))} ${t(`web-deal-${verdict}`)}
      </p>
      <p class="how">
        ${t("web-deal-how")}${" "}
        <button class="tool2t" data-ui="verify" onClick=${() => setChecked(checked + 1)}>${t("web-deal-again")}</button>
        ${checked ? html` <span role="status">${t("web-deal-checked", { count: checked })}</span>` : null}
      </p>
    </section>
  `;
}
