// Letters that were given to other keys: the page hears the old letter whenever the new one is pressed.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t } from "../i18n.js";
import { set, settings } from "../keep.js";

/** @type {Record<string, string>} */
const SIGNS = { Enter: "↵", Escape: "Esc", Backspace: "⌫" };

/** The letters of a table and what each does, in the order in which they are listed. */
export const LETTERS = ["f", "e", "p", "s", "r", "h", "u", "x", "w", "g", "j", "l", "v", "z", "o", "k", "t", "a", "d", "c", "m"];

/** The key on which a letter lies now. @param {string} letter */
const keyFor = (letter) => settings.value.keys[letter] ?? letter;

/** What to press, as it is written on a button. @param {string} letter */
export const keyName = (letter) => SIGNS[letter] ?? keyFor(letter).toUpperCase();

/** The letter that a key stands for; null if it stands for none any more. @param {string} key */
function letterOf(key) {
  const moved = settings.peek().keys;
  const found = Object.keys(moved).find((letter) => moved[letter] === key);
  return found ?? (key in moved ? null : key);
}

/** Give a letter another key; whoever had that key gets the old one. @param {string} letter @param {string} key */
export function move(letter, key) {
  const keys = { ...settings.peek().keys };
  const old = keyFor(letter);
  const other = letterOf(key);
  for (const [one, to] of /** @type {[string | null, string][]} */ ([[other, old], [letter, key]])) {
    if (one === null) continue;
    if (one === to) delete keys[one];
    else keys[one] = to;
  }
  set({ keys });
}

/** Hear moved letters as what they stand for, before anybody else hears them. @param {KeyboardEvent} event */
export function translate(event) {
  if (!event.isTrusted || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target instanceof Element) || event.target.closest("input, textarea, select, [contenteditable], dialog")) return;
  const letter = letterOf(event.key.toLowerCase());
  if (letter === event.key.toLowerCase()) return;
  event.stopImmediatePropagation();
  if (letter === null) return;
  event.preventDefault();
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key: letter, bubbles: true, cancelable: true }));
}

/** The letters, each with what it does and the key it lies on: press one to choose another key. */
export function Letters() {
  const [waiting, wait] = useState(/** @type {string | null} */ (null));
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (waiting === null || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (/^\p{L}$/u.test(event.key)) move(waiting, event.key.toLowerCase());
    wait(null);
  };
  const moved = Object.keys(settings.value.keys).length > 0;
  return html`<div class="letters">
    <dl class="keys">${LETTERS.map(
      (letter) => html`<div key=${letter}><dt><button type="button" class="key letter" aria-label=${t("keys-change", { key: keyName(letter), does: t(`keys-letter-${letter}`) })} aria-pressed=${waiting === letter}
        onClick=${() => wait(waiting === letter ? null : letter)} onKeyDown=${press} onBlur=${() => wait(null)}>${waiting === letter ? "…" : keyName(letter)}</button></dt><dd>${t(`keys-letter-${letter}`)}</dd></div>`,
    )}</dl>
    <p class="small soft" role="status">${waiting === null ? t("keys-change-how") : t("keys-change-now", { does: t(`keys-letter-${waiting}`) })}</p>
    ${moved && html`<button type="button" class="button" onClick=${() => set({ keys: {} })}>${t("keys-reset")}</button>`}
  </div>`;
}
