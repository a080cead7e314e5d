/** Choices of comfort that this browser keeps: theme, sound, keys, summaries, notices. */
import { signal } from "./html.js";
import { store, stored } from "./storage.js";

/** @param {string} name @param {boolean} usual */
function pref(name, usual) {
  const key = `bottega.${name}`;
  const value = signal((stored(key) ?? (usual ? "on" : "off")) === "on");
  let told = value.peek();
  value.subscribe((on) => {
    if (on !== told) {
      told = on;
      store(key, on ? "on" : "off");
    }
  });
  return value;
}

export const sound = pref("sound", false);
export const keys = pref("keys", true);
export const summaries = pref("summaries", true);
export const notices = pref("notices", false);
export const muted = pref("muted", false);

export const theme = signal(document.documentElement.dataset.theme ?? "day");

export function switchTheme() {
  theme.value = theme.value === "day" ? "candlelight" : "day";
  document.documentElement.dataset.theme = theme.value;
  store("bottega.theme", theme.value);
}
