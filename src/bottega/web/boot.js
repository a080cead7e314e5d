// Runs before the first paint: theme and language of the reader, so that nothing flashes.
(() => {
  const stored = (key) => {
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
  const wanted = asked.get("lang") ?? stored("bottega.lang") ?? navigator.language ?? "en";
  root.lang = wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
})();
