// Prophets, cities, the bag and rings, as small pictures.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { memo } from "../../ui/memo.js";
import { glyphOf } from "../../ui/seal.js";
import { pigmentOfGod } from "./gods.js";

/** @typedef {import("./gods.js").God} God */

export const PAWN =
  "M0-13.2A4.7 4.7 0 0 1 3.3-5.2C4.3-4.3 7.6-1.5 8.2 8.2 8.2 9.1 7.7 9.6 7 9.6H-7C-7.7 9.6-8.2 9.1-8.2 8.2-7.6-1.5-4.3-4.3-3.3-5.2A4.7 4.7 0 0 1 0-13.2Z";

/** A prophet, as high as it says. @type {(props: {god: God, hidden: boolean, height?: number}) => any} */
export const Prophet = memo(({ god, hidden, height = 28 }) => {
  const pigment = pigmentOfGod(god, hidden);
  return html`<svg
    class=${`g-prophet seat-${pigment}`}
    viewBox="-10 -15 20 27"
    style=${`width:${(height * 20) / 27}px;height:${height}px`}
    aria-hidden="true"
  >
    <path class="casing" d=${PAWN} />
    <path class="pawn" d=${PAWN} />
    <path class="glyph" d=${glyphOf(pigment)} transform="translate(0 3.4) scale(.82)" fill-rule="evenodd" />
  </svg>`;
});

export const TOWN =
  "M-.5-8.3H.5V-5.9C2.9-5.5 4-3.9 4-2.3V-.7H5V-1.5H7.2V4.5H2V2.3A2 2 0 0 0-2 2.3V4.5H-7.2V-1.5H-5V-.7H-4V-2.3C-4-3.9-2.9-5.5-.5-5.9Z";

/**
 * The token of a legendary city: whole, or destroyed.
 * @type {(props: {size: number, spent?: boolean, fallen?: boolean}) => any}
 */
export const City = memo(({ size, spent = false, fallen = false }) => {
  const ticks = Array.from({ length: 12 }, (_, n) => html`<path d="M0-13.1V-11.5" transform=${`rotate(${30 * n})`} />`);
  return html`<svg
    class=${`g-city ${spent ? "spent" : ""} ${fallen ? "fallen" : ""}`}
    viewBox="-15.5 -15.5 31 31"
    style=${`width:${size}px;height:${size}px`}
    aria-hidden="true"
  >
    <circle class="plate" r="14.6" />
    <circle class="gilt" r="12.6" />
    <g class="gilt">${ticks}</g>
    <path class="town" d=${TOWN} transform="translate(0 1.2)" />
    ${fallen ? html`<path class="crack" d="M-1-13L2-6-2-1 3 4-1 13" />` : null}
  </svg>`;
});

export const Bag = () =>
  html`<svg class="g-bag" viewBox="0 0 52 56" width="50" height="54" aria-hidden="true">
    <path class="neck" d="M15 3.5Q18.5 6.5 21.5 3.5T28 3.5 33 5 38.5 3.5L34.5 13.5H18.5Z" />
    <path class="sack" d="M18 14.5H35C44 22 50 33 50 42 50 50 45 53.5 26 53.5S2 50 2 42C2 33 9 22 18 14.5Z" />
    <path class="tie" d="M17 14H36" />
    <path class="fold" d="M12 32Q10 38 11 45M41 32Q43 38 42 45" />
  </svg>`;

/**
 * Seconds left, by this browser's clock, of a time that the server said to end then; drawn again each second.
 * @param {number} at in milliseconds of this clock
 */
export function useSeconds(at) {
  const left = () => Math.max(0, (at - Date.now()) / 1000);
  const [, tick] = useState(0);
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const next = () => {
      const rest = left();
      if (!rest) return tick((n) => n + 1);
      // On the second, so that all rings change together.
      timer = setTimeout(
        () => {
          tick((n) => n + 1);
          next();
        },
        1000 * (rest % 1) + 15,
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [at]);
  // Never "-0".
  return Math.max(0, Math.ceil(left() - 0.01));
}

/** A ring that runs out. @param {{at: number, whole: number, size?: number, title: string}} props */
export function Ring({ at, whole, size = 43, title }) {
  const seconds = useSeconds(at);
  const round = 2 * Math.PI * 17;
  const part = Math.max(0, Math.min(1, seconds / (whole || 1)));
  return html`<span
    class=${`g-ring ${seconds < 5 ? "short" : ""}`}
    role="timer"
    aria-label=${t("ring-spoken", { title, seconds })}
    style=${`width:${size}px;height:${size}px`}
  >
    <svg viewBox="-20 -20 40 40" width=${size} height=${size} aria-hidden="true">
      <circle class="bed" r="17" />
      <circle class="left" r="17" transform="rotate(-90)" stroke-dasharray=${`${round * part} ${round}`} />
    </svg>
    <b class="numbers" aria-hidden="true">${seconds}</b>
  </span>`;
}
