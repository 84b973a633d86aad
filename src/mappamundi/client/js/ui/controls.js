// Small controls and signs: icons, one of a few, a switch, the clipboard.

import { html } from "htm/preact";
import { useId } from "preact/hooks";

/** Signs of the interface, drawn in the colour of the text beside them. */
const PATHS = {
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4",
  menu: "M3 5.5h14M3 10h14M3 14.5h14",
  close: "M5 5l10 10M15 5 5 15",
  add: "M10 4v12M4 10h12",
  play: "M6.5 4v12l9.5-6Z",
  pause: "M7 4.5v11M13 4.5v11",
  forward: "M6 4.5l6.5 5.5L6 15.5M15 4.5v11",
  back: "M14 4.5 7.5 10 14 15.5M5 4.5v11",
  "turn-forward": "M4 4.5 9.5 10 4 15.5M10.5 4.5 16 10l-5.5 5.5",
  "turn-back": "M16 4.5 10.5 10 16 15.5M9.5 4.5 4 10l5.5 5.5",
  link: "M8.5 11.5l3-3M9 6.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5L6.5 9",
  upload: "M10 13.5V4M6 7.5 10 3.5l4 4M4 13v3.5h12V13",
  eye: "M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5ZM10 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
  book: "M10 5.5C8 4 5.5 3.8 3 4v11.5c2.5-.2 5 0 7 1.5 2-1.5 4.5-1.7 7-1.5V4c-2.5-.2-5 0-7 1.5ZV17",
  person: "M10 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17c.5-3.5 3-5 6-5s5.5 1.5 6 5",
  check: "M4 10.5l4 4 8-9",
  next: "M7.5 4.5 13 10l-5.5 5.5",
};

/** @param {{name: keyof typeof PATHS, size?: number}} props */
export function Icon({ name, size = 18 }) {
  return html`<svg class=${`icon icon-${name}`} viewBox="0 0 20 20" width=${size} height=${size} aria-hidden="true">
    <path d=${PATHS[name]} />
  </svg>`;
}

/**
 * A row of choices of which one is taken. Native radio buttons, so that keys and screen readers know them.
 * @template T
 * @param {{
 *   label: string,
 *   value: T,
 *   options: {value: T, label: any, title?: string}[],
 *   onChange: (value: T) => void,
 *   hideLabel?: boolean,
 *   wrap?: boolean,
 * }} props
 */
export function Choice({ label, value, options, onChange, hideLabel = false, wrap = false }) {
  const name = useId();
  return html`<fieldset class="one-of">
    <legend class=${hideLabel ? "visually-hidden" : ""}>${label}</legend>
    <div class=${`segments ${wrap ? "wrap" : ""}`}>
      ${options.map(
        (option) => html`<label title=${option.title}>
          <input type="radio" name=${name} checked=${option.value === value} onChange=${() => onChange(option.value)} />
          <span>${option.label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * A switch with the sentence that says what it does.
 * @param {{label: string, note?: string, checked: boolean, onChange: (on: boolean) => void, disabled?: boolean}} props
 */
export function Switch({ label, note, checked, onChange, disabled = false }) {
  const id = useId();
  return html`<label class="switch">
    <span><b>${label}</b>${note && html`<span class="note" id=${id}>${note}</span>`}</span>
    <input
      type="checkbox"
      role="switch"
      checked=${checked}
      disabled=${disabled}
      aria-describedby=${note ? id : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)}
    />
  </label>`;
}

/**
 * Copy with the browser's clipboard where it allows it, otherwise by an old way that works on any address.
 * @param {string} text
 * @returns {Promise<boolean>} whether it is in the clipboard now
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "visually-hidden";
    document.body.append(field);
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    back?.focus();
    return done;
  }
}
