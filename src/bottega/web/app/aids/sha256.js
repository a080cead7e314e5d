/** SHA-256 in a few lines: the browser's own is missing on pages without https, as on a table in the same house. */

const WORDS = 64;
const prime = (/** @type {number} */ n) => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 320 }, (_, n) => n)
  .filter((n) => n > 1 && prime(n))
  .slice(0, WORDS);
const fraction = (/** @type {number} */ root) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
const ROUND = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const right = (/** @type {number} */ x, /** @type {number} */ by) => (x >>> by) | (x << (32 - by));

/** @param {string} text @returns {string} the hash of its UTF-8 bytes, in hexadecimal */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const data = new DataView(whole.buffer);
  data.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  data.setUint32(whole.length - 4, (bytes.length * 8) >>> 0);
  const hash = [...START];
  const w = new Uint32Array(WORDS);
  for (let at = 0; at < whole.length; at += WORDS) {
    for (let k = 0; k < 16; k++) w[k] = data.getUint32(at + k * 4);
    for (let k = 16; k < WORDS; k++) {
      const s0 = right(w[k - 15], 7) ^ right(w[k - 15], 18) ^ (w[k - 15] >>> 3);
      const s1 = right(w[k - 2], 17) ^ right(w[k - 2], 19) ^ (w[k - 2] >>> 10);
      w[k] = w[k - 16] + s0 + w[k - 7] + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let k = 0; k < WORDS; k++) {
      const t1 = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[k] + w[k]) >>> 0;
      const t2 = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) >>> 0, c, b, a, (t1 + t2) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, k) => {
      hash[k] = (hash[k] + x) >>> 0;
    });
  }
  return hash.map((x) => x.toString(16).padStart(8, "0")).join("");
}
