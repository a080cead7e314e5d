/** A component that is fetched when it is first drawn: most tables never need it. */
import { html, useEffect, useState } from "./html.js";

/** @param {{from: () => Promise<any>, name: string} & Record<string, any>} props the rest goes to the component */
export function Later({ from, name, ...props }) {
  const [found, setFound] = useState(/** @type {{draw: any} | null} */ (null));
  useEffect(() => { from().then((module) => setFound({ draw: module[name] })); }, [name]);
  return found ? html`<${found.draw} ...${props} />` : null;
}
