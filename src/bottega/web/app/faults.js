/** What went wrong, in the reader's words. */

import { ApiError } from "./api.js";
import { knows, t } from "./i18n.js";

/** @param {unknown} error */
export function fault(error) {
  if (!(error instanceof ApiError)) throw error;
  return knows(`web-error-${error.code}`) ? t(`web-error-${error.code}`) : t("web-error-unknown");
}
