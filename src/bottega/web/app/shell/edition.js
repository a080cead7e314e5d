/** What the pieces of a table are drawn from. */
import { t } from "../i18n/i18n.js";

/** @typedef {import("../../types/server.d.ts").EditionFacts} EditionFacts */

/** The name of an edition and where its figures come from. @param {EditionFacts | undefined} edition */
export const provenance = (edition) =>
  t("web-edition", {
    edition: edition?.corrected.length ? edition.name : "house",
    tables: edition?.corrected.join(", ") ?? "",
  });
