// One sentence at the bottom of the page, for six seconds. Never for a decision.

import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { refusalOf, t } from "../i18n.js";
import { Refused } from "../net.js";

/**
 * Where a toast leads: to a page, or to something here.
 * @typedef {{text: string, href?: string, run?: () => void}} Link
 */

/** @type {import("@preact/signals").Signal<{text: string, link?: Link} | null>} */
const shown = signal(null);
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {string} text @param {Link} [link] @returns {() => void} takes it away again, unless another has come */
export function toast(text, link) {
  clearTimeout(timer);
  const said = { text, link };
  shown.value = said;
  timer = setTimeout(dismiss, 6000);
  return () => shown.peek() === said && dismiss();
}

export function dismiss() {
  shown.value = null;
}

/**
 * Say why something was refused, in the reader's language where we have the sentence.
 * @param {unknown} error
 * @param {string} [game]
 */
export function complain(error, game) {
  if (!(error instanceof Refused)) throw error;
  const { rule } = error.problem;
  toast(refusalOf(error.problem), rule && game ? { href: `/rules/${game}/${rule}`, text: rule } : undefined);
}

/** @param {Link} [link] */
function follow(link) {
  dismiss();
  link?.run?.();
}

export function Toasts() {
  const now = shown.value;
  return html`<div role="status" aria-live="polite">
    ${
      now &&
      html`<div class="toast">
        <span class="toast-words">${now.text}</span>
        ${
          now.link &&
          (now.link.href
            ? html`<a class="toast-way" href=${now.link.href}>${now.link.text}</a>`
            : html`<button class="toast-way toast-link" onClick=${() => follow(now.link)}>${now.link.text}</button>`)
        }
        <button class="button quiet" onClick=${dismiss} aria-label=${t("close")}>×</button>
      </div>`
    }
  </div>`;
}
