// Markers of pre-eminence: who drew one at the end of which epoch, and, once they are turned up, what each was worth.

import { html } from "htm/preact";
import { eventsOf } from "../log.js";

/**
 * What an epoch brought: the marker of whoever led alone, or none. Nobody knows a value before the end (A13.3).
 * @typedef {{epoch: number, seat: number | null, shared: number[], value: number | null}} Marker `epoch` is 0 where
 *   nobody tells it; `shared`: the seats with equal scores, where nobody drew one
 */

/**
 * By epoch, as far as they are told.
 * @param {import("./types.js").Told[]} log
 * @param {import("./types.js").View} view
 * @returns {Marker[]}
 */
export function markersOf(log, view) {
  /** @type {Marker[]} */
  const found = [];
  /** How many draws of each seat are told. @type {Map<number, number>} */
  const drawn = new Map();
  for (const event of eventsOf(log)) {
    if (event.event === "marker_withheld")
      found.push({ epoch: event.epoch, seat: null, shared: event.seats, value: null });
    if (event.event !== "marker_drawn") continue;
    drawn.set(event.seat, (drawn.get(event.seat) ?? 0) + 1);
    found.push({ epoch: event.epoch, seat: event.seat, shared: [], value: null });
  }
  // A game that began in the middle tells of no epoch before.
  view.seats.forEach((/** @type {any} */ { markers }, /** @type {number} */ seat) => {
    for (let n = drawn.get(seat) ?? 0; n < markers; n++) found.unshift({ epoch: 0, seat, shared: [], value: null });
  });
  // Values are listed in the order in which they were drawn.
  const left = view.seats.map((/** @type {any} */ { preeminence }) => [...(preeminence ?? [])]);
  for (const marker of found) if (marker.seat !== null) marker.value = left[marker.seat].shift() ?? null;
  return found;
}

const OUTLINE = "M-10-12H10V2C10 8 5 11.5 0 13.5-5 11.5-10 8-10 2Z";

/**
 * The marker: dark while it lies face down, ivory with its number face up, dashed where none was drawn.
 * @param {{state: "down" | "up" | "none", value?: number | null, size?: number, label?: string}} props
 */
export function Shield({ state, value = null, size = 24, label }) {
  return html`<svg
    class=${`shield ${state}`}
    viewBox="-13 -15 26 32"
    width=${(size * 26) / 32}
    height=${size}
    role=${label ? "img" : "presentation"}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <path d=${OUTLINE} />
    ${state !== "none" && html`<text y="5">${state === "up" ? value : "?"}</text>`}
  </svg>`;
}
