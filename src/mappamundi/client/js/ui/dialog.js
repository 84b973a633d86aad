// A dialog: its title is a question or a name, Escape is the safe answer; the focus is kept inside and given back.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";

/** @param {{title: string, close: () => void, wide?: boolean, children?: any, name?: string}} props */
export function Dialog({ title, close, wide = false, children, name = "" }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === box.current) close();
  };
  // A search field would take Escape for itself.
  const escaped = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return html`<dialog
    ref=${box}
    class=${`t-dialog d-${name} ${wide ? "wide" : ""}`}
    aria-labelledby=${`dialog-${name}`}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      close();
    }}
    onKeyDown=${escaped}
    onClick=${outside}
  >
    <div class="dialog-head">
      <h2 class="dialog-title serif" id=${`dialog-${name}`}>${title}</h2>
      <button type="button" class="button quiet" onClick=${close} aria-label=${t("close")}>×</button>
    </div>
    ${children}
  </dialog>`;
}

/**
 * A question that cannot be taken back.
 * @param {{title: string, text: string, yes: string, no: string, sure: () => void, close: () => void}} props
 */
export function Question({ title, text, yes, no, sure, close }) {
  return html`<${Dialog} title=${title} close=${close} name="question">
    <p>${text}</p>
    <div class="dialog-answers">
      <button type="button" class="button" autofocus onClick=${close}>${no}</button>
      <button
        type="button"
        class="button dark"
        onClick=${() => {
          close();
          sure();
        }}
      >
        ${yes}
      </button>
    </div>
  <//>`;
}
