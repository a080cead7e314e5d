/** A line from whoever runs the server. The page has come with it; over the socket it changes. */

/** @param {string} text */
export function announce(text) {
  const place = document.getElementById("announcement");
  if (place && place.textContent !== text) place.textContent = text;
}
