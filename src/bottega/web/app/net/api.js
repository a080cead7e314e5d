/** The HTTP side of the server: JSON in, JSON out, and an error that knows its code. */

export class ApiError extends Error {
  /** @param {string} code @param {number} status @param {string} message */
  constructor(code, status, message) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * The caller says which of the server's answers (`types/server.d.ts`) it is.
 * @template Answer
 * @param {string} path
 * @param {unknown} [body] makes it a POST
 * @returns {Promise<Answer>}
 */
export async function api(path, body) {
  /** @type {RequestInit} */
  const request =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new ApiError("offline", 0, "The server does not answer.");
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(told.error ?? "unknown", answer.status, told.message ?? answer.statusText);
  return told;
}
