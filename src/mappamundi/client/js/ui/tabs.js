// One of a few: a row of choices of which one is taken. Native radio buttons, so that keys and screen readers know them.

import { html } from "htm/preact";
import { useId } from "preact/hooks";

/**
 * @template T
 * @param {{label: string, value: T, options: {value: T, label: any, title?: string}[], onChange: (value: T) => void, hideLabel?: boolean, wrap?: boolean}} props
 */
export function Choice({ label, value, options, onChange, hideLabel = false, wrap = false }) {
  const name = useId();
  return html`<fieldset class="one-of">
    <legend class=${hideLabel ? "visually-hidden" : ""}>${label}</legend>
    <div class=${`segments ${wrap ? "wrap" : ""}`}>${options.map(
      (option) => html`<label title=${option.title}>
        <input type="radio" name=${name} checked=${option.value === value} onChange=${() => onChange(option.value)} />
        <span>${option.label}</span>
      </label>`,
    )}</div>
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
    <input type="checkbox" role="switch" checked=${checked} disabled=${disabled} aria-describedby=${note ? id : undefined}
      onChange=${(/** @type {any} */ event) => onChange(event.currentTarget.checked)} />
  </label>`;
}
