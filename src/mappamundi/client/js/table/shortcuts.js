// Keys of the table. Letters can be switched off or moved; nothing listens while text is being written.

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { Dialog } from "../ui/dialog.js";
import { Letters, keyName, translate } from "../ui/keymap.js";

/** Somebody is writing there. @param {EventTarget | null} target */
export const writing = (target) =>
  target instanceof Element && !!target.closest("input, textarea, select, [contenteditable]");
/**
 * Somebody presses that with Enter. A card that is chosen already is not pressed again: Enter goes on with it. Nor is a
 * button that only a pointer left the focus on: there Enter gives the gilt answer.
 * @param {EventTarget | null} target
 */
function pressing(target) {
  const pressed =
    target instanceof Element
      ? target.closest("button, a, summary, [role=button], [role=row], [role=gridcell], [role=application]")
      : null;
  if (!pressed || pressed.matches(".chosen:is([aria-pressed=true], [aria-checked=true])")) return false;
  return !pressed.matches("button, a, summary, [role=button]") || pressed.matches(":focus-visible");
}

/**
 * Listen for these keys as long as the screen is there; `keys` is asked anew for each press.
 * @param {() => Record<string, (() => void) | undefined>} keys
 */
export function useShortcuts(keys) {
  const now = useRef(keys);
  now.current = keys;
  // Not after a frame: whoever sees a question may answer it at once.
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      if (document.querySelector("dialog[open]")) return;
      // With Shift a digit is another sign on every keyboard.
      const digit = event.shiftKey ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined;
      const key = digit ? `Shift+${digit}` : event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if ((key === "Enter" || key === " ") && pressing(event.target)) return;
      if (key.length === 1 && key !== " " && !settings.peek().letters && key !== "?" && key !== "/") return;
      const actions = now.current();
      const action = (event.shiftKey ? actions[`Shift+${key}`] : undefined) ?? actions[key] ?? actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", translate, true);
    document.addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", translate, true);
      document.removeEventListener("keydown", press);
    };
  }, []);
}

const GENERAL = [
  ["Tab", "keys-tab"],
  ["[ ]", "keys-next"],
  ["← ↑ ↓ →", "keys-arrows"],
  ["↵", "keys-enter"],
  ["␣", "keys-space"],
  ["1–9", "keys-numbers"],
  ["+ − 0", "keys-zoom"],
  ["/", "keys-find"],
  ["?", "keys-help"],
  ["Esc", "keys-escape"],
];

/**
 * All keys, the switch for letters, and the way to move them.
 * @param {{game: string, own: string[], close: () => void, actions: import("./prompt.js").Action[]}} props with the
 *   game's own letters
 */
export function KeysDialog({ game, own, close, actions }) {
  const now = actions.filter((action) => action.key);
  const { letters } = settings.value;
  return html`<${Dialog} title=${t("keys-title")} close=${close} name="keys" wide>
    ${
      now.length > 0 &&
      html`
        <h3 class="eyebrow">${t("keys-now")}</h3>
        <dl class="keys">
          ${now.map(
            (action) =>
              html`<div><dt><kbd class="key">${keyName(action.key ?? "")}</kbd></dt><dd>${action.label}</dd></div>`,
          )}
        </dl>
      `
    }
    <h3 class="eyebrow">${t("keys-always")}</h3>
    <dl class="keys">
      ${GENERAL.map(([keys, id]) => html`<div><dt><kbd class="key">${keys}</kbd></dt><dd>${t(id)}</dd></div>`)}
    </dl>
    <h3 class="eyebrow">${t("keys-by-letter")}</h3>
    <label class="check">
      <input
        type="checkbox"
        checked=${letters}
        onChange=${(/** @type {any} */ event) => set({ letters: event.target.checked })}
      />
      ${" "}
      ${t("keys-letters")}
    </label>
    ${letters && html`<${Letters} games=${{ [game]: own }} />`}
  <//>`;
}
