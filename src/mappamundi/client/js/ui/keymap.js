// Letters that were given to other keys: the page hears the old letter whenever the new one is pressed.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { t, tellOf } from "../i18n.js";
import { set, settings } from "../keep.js";

/** @type {Record<string, string>} */
const SIGNS = { Enter: "↵", Escape: "Esc", Backspace: "⌫", " ": "␣", ArrowLeft: "←", ArrowRight: "→" };

/** The key on which a letter lies now. @param {string} letter */
const keyFor = (letter) => settings.value.keys[letter] ?? letter;

/** What to press, as it is written on a button. @param {string} letter @returns {string} */
export const keyName = (letter) =>
  letter.startsWith("Shift+") ? `⇧${keyName(letter.slice(6))}` : (SIGNS[letter] ?? keyFor(letter).toUpperCase());

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
  for (const [one, to] of /** @type {[string | null, string][]} */ ([
    [other, old],
    [letter, key],
  ])) {
    if (one === null) continue;
    if (one === to) delete keys[one];
    else keys[one] = to;
  }
  set({ keys });
}

/** Hear moved letters as what they stand for, before anybody else hears them. @param {KeyboardEvent} event */
export function translate(event) {
  if (!event.isTrusted || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(event.target instanceof Element) || event.target.closest("input, textarea, select, [contenteditable], dialog"))
    return;
  const letter = letterOf(event.key.toLowerCase());
  if (letter === event.key.toLowerCase()) return;
  event.stopImmediatePropagation();
  if (letter === null) return;
  event.preventDefault();
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key: letter, bubbles: true, cancelable: true }));
}

/**
 * The letters of games' tables, each with what it does and the key it lies on: press one to choose another key.
 * @param {{games: Record<string, string[]>}} props the letters by game
 */
export function Letters({ games }) {
  const [waiting, wait] = useState(/** @type {{game: string, letter: string} | null} */ (null));
  const several = Object.keys(games).length > 1;
  const does = (/** @type {string} */ game, /** @type {string} */ letter) => tellOf(game, `keys-letter-${letter}`);
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (waiting === null || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (/^\p{L}$/u.test(event.key)) move(waiting.letter, event.key.toLowerCase());
    wait(null);
  };
  const moved = Object.keys(settings.value.keys).length > 0;
  return html`<div class="letters">
    ${Object.entries(games).map(
      ([game, letters]) =>
        html`
          ${several && html`<h3 class="eyebrow">${t(`game-${game}-title`)}</h3>`}
          <dl class="keys">
            ${letters.map((letter) => {
              const on = waiting?.game === game && waiting.letter === letter;
              return html`<div key=${letter}>
                <dt>
                  <button
                    type="button"
                    class="key letter"
                    aria-label=${t("keys-change", { key: keyName(letter), does: does(game, letter) })}
                    aria-pressed=${on}
                    onClick=${() => wait(on ? null : { game, letter })}
                    onKeyDown=${press}
                    onBlur=${() => wait(null)}
                  >
                    ${on ? "…" : keyName(letter)}
                  </button>
                </dt>
                <dd>${does(game, letter)}</dd>
              </div>`;
            })}
          </dl>
        `,
    )}
    <p class="small soft" role="status">
      ${waiting === null ? t("keys-change-how") : t("keys-change-now", { does: does(waiting.game, waiting.letter) })}
    </p>
    ${
      moved && html`<button type="button" class="button" onClick=${() => set({ keys: {} })}>${t("keys-reset")}</button>`
    }
  </div>`;
}
