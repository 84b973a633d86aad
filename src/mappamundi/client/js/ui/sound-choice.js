// Whether things are heard and felt, and how loud: in the settings, and at the table.

import { html } from "htm/preact";
import { useId } from "preact/hooks";
import { t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { Switch } from "./controls.js";
import { play } from "./sound.js";

/** Whether this is something one holds in the hand. */
const handheld = () => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function SoundChoice() {
  const { sound, volume, touch } = settings.value;
  const id = useId();
  // Whoever turns it on, or up, hears how it will be.
  const change = (/** @type {Partial<import("../keep.js").Settings>} */ wish) => {
    set(wish);
    play("dice");
  };
  return html`
    <${Switch}
      label=${t("settings-sound")}
      note=${t("settings-sound-note")}
      checked=${sound}
      onChange=${(/** @type {boolean} */ on) => change({ sound: on })}
    />
    ${
      sound &&
      html`<div class="volume">
        <label for=${id}>${t("settings-volume")}</label>
        <input
          id=${id}
          type="range"
          min="10"
          max="100"
          step="10"
          value=${Math.round(100 * volume)}
          aria-valuetext=${t("settings-volume-value", { percent: Math.round(100 * volume) })}
          onChange=${(/** @type {any} */ event) => change({ volume: Number(event.currentTarget.value) / 100 })}
        />
      </div>`
    }
    ${
      handheld() &&
      html`<${Switch}
        label=${t("settings-touch")}
        note=${t("settings-touch-note")}
        checked=${touch}
        onChange=${(/** @type {boolean} */ on) => change({ touch: on })}
      />`
    }
  `;
}
