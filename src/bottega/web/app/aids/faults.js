/** What went wrong, in the reader's words. */

import { knows, t } from "../i18n/i18n.js";
import { ApiError } from "../net/api.js";

/** @param {unknown} error */
export function fault(error) {
  if (!(error instanceof ApiError)) throw error;
  return knows(`web-error-${error.code}`) ? t(`web-error-${error.code}`) : t("web-error-unknown");
}
