/** Whether the browser may tell of a turn. */
import { notices } from "./prefs.js";

export const noticesPossible = () =>
  "Notification" in window && Notification.permission !== "denied" && isSecureContext;

/** Only ever called by a click. @param {boolean} on */
export async function allowNotices(on) {
  if (!on) {
    notices.value = false;
    return;
  }
  notices.value = (await Notification.requestPermission()) === "granted";
}
