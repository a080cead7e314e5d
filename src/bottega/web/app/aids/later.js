/** A component that is fetched when it is first drawn: most tables never need it. */
import { html, useEffect, useState } from "./html.js";

const AGAIN = 3000; // ms

/**
 * What is fetched once, and again if that failed.
 * @template T
 * @param {() => Promise<T>} fetching
 * @returns {() => Promise<T>}
 */
export function once(fetching) {
  /** @type {Promise<T> | null} */
  let made = null;
  return () =>
    (made ??= fetching().catch((error) => {
      made = null;
      throw error;
    }));
}

/**
 * All but the first two goes to the component.
 * @param {{from: () => Promise<Record<string, unknown>>, name: string} & Record<string, unknown>} props
 */
export function Later({ from, name, ...props }) {
  const [found, setFound] = useState(/** @type {{draw: unknown} | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer = 0;
    from().then(
      (module) => setFound({ draw: module[name] }),
      () => {
        timer = setTimeout(() => setTries(tries + 1), AGAIN);
      },
    );
    return () => clearTimeout(timer);
  }, [name, tries]);
  return found ? html`<${found.draw} ...${props} />` : null;
}
