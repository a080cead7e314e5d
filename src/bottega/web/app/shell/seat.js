/** Which seat a page is: by the secret of its link at first, then by its address. */

/**
 * The secret of a seat leaves the address bar before anything else happens, so that it is not copied or shared by
 * mistake.
 */
export function takeSecret() {
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (secret) history.replaceState(null, "", location.pathname + location.search);
  return secret;
}

/**
 * A page stays with the seat it was opened as, also when it is loaded anew: its address says which.
 * @param {number} seat
 */
export function stayAt(seat) {
  const url = new URL(location.href);
  if (url.searchParams.get("as") === String(seat)) return;
  url.searchParams.set("as", String(seat));
  history.replaceState(null, "", url.pathname + url.search);
}
