// Sentences with names in them: the names are set between two signs, so that a line can print them bold.

import { html } from "htm/preact";

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** @param {string} text */
export const bold = (text) => `${OPEN}${text}${CLOSE}`;

/** A sentence without the signs. @param {string} text */
export const plain = (text) => text.replaceAll(OPEN, "").replaceAll(CLOSE, "");

/** A sentence with its names in bold. @param {{text: string}} props */
export function Rich({ text }) {
  return html`${text.split(OPEN).map((part, n) => {
    if (n === 0) return part;
    const [name, rest] = part.split(CLOSE);
    return html`<b>${name}</b>${rest}`;
  })}`;
}

/** Small letters without marks, so that "ines" finds Inês. @param {string} text */
export const simple = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A rule's number as a link into the rules. @param {{game: string, number: string}} props */
export function Rule({ game, number }) {
  return number ? html`<a class="rule" href=${`/rules/${game}/${number}`}>${number}</a>` : null;
}
