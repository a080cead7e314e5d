/** Choices of comfort that this browser keeps: theme, sound, keys, summaries, hints, notices. */
import { signal } from "./html.js";
import { forget, store, stored } from "./storage.js";

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
/** Ask before a choice that wastes something, and before every one that cannot be undone. */
export const askWaste = pref("ask-waste", true);
export const askFinal = pref("ask-final", false);
export const hints = pref("hints", true);
export const muted = pref("muted", false);

/** Whoever switches the sound on hears what it is like. @param {boolean} on */
export function setSound(on) {
  sound.value = on;
  if (on)
    import("./sound.js").then(
      (made) => made.bell(),
      () => {},
    );
}

const THEME = "bottega.theme";
export const DEVICE = "device";
export const theme = signal(document.documentElement.dataset.theme ?? "day");
/** What was chosen: a theme, or that of the device. */
export const light = signal(stored(THEME) ?? DEVICE);

/** @param {string} choice `day`, `candlelight`, or as the device has it */
export function setLight(choice) {
  const night = matchMedia("(prefers-color-scheme: dark)").matches;
  light.value = choice;
  theme.value = choice === DEVICE ? (night ? "candlelight" : "day") : choice;
  document.documentElement.dataset.theme = theme.value;
  if (choice === DEVICE) forget(THEME);
  else store(THEME, choice);
}

export const switchTheme = () => setLight(theme.value === "day" ? "candlelight" : "day");
