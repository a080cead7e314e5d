/** A sheet over the table: the browser's own dialog, so focus, Esc and the way back are right by themselves. */
import { html, joined, useEffect, useRef } from "../aids/html.js";

/** @typedef {import("../../types/drawing.d.ts").Drawn} Drawn */

/** @param {{onClose: () => void, label: string, class?: string, children?: Drawn}} props */
export function Sheet({ onClose, label, class: name, children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
    return () => dialog.current?.close();
  }, []);
  // A click on the dialog itself is a click beside the sheet.
  const beside = (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog.current) onClose();
  };
  return html`
    <dialog ref=${dialog} class=${joined("over", name)} aria-label=${label} onCancel=${onClose} onClick=${beside}>
      ${children}
    </dialog>
  `;
}
