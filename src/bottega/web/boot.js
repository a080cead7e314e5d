// Runs before the first paint: theme and language of the reader, so that nothing flashes.
(() => {
  const stored = (/** @type {string} */ key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const asked = new URLSearchParams(location.search);
  const root = document.documentElement;
  const night = matchMedia("(prefers-color-scheme: dark)").matches ? "candlelight" : "day";
  const theme = asked.get("theme") ?? stored("bottega.theme") ?? night;
  root.dataset.theme = theme === "candlelight" ? "candlelight" : "day";
  const languages = JSON.parse(root.dataset.languages || "{}");
  const wanted = [asked.get("lang"), stored("bottega.lang"), ...navigator.languages].flatMap((code) => {
    const whole = (code ?? "").toLowerCase();
    return [whole, whole.split("-")[0]];
  });
  root.lang = wanted.find((code) => Object.hasOwn(languages, code)) ?? root.lang;
  // The texts are wanted by the page's script, which is still on its way: they come along with it.
  globalThis.earlyTexts = new Map();
  for (const files of (root.dataset.texts ?? "").split(" ")) {
    const path = `/locale/${root.lang}/${files}.ftl`;
    const answer = fetch(path);
    answer.catch(() => {}); // whoever wants it sees that it failed
    globalThis.earlyTexts.set(path, answer);
  }
})();
