// What the rail shows in its first tab, on a phone: a sheet between the board and the prompt. Dragged down, it leaves a
// tab.

import { html } from "htm/preact";
import { TabName } from "../table/rail.js";

/** How far a finger must move before it has dragged, in pixels. */
const DRAG = 24;

/** @param {{subject: import("../table/rail.js").Subject, open: boolean, change: (open: boolean) => void}} props */
export function HalfSheet({ subject, open, change }) {
  const drag = (/** @type {PointerEvent} */ down) => {
    const end = (/** @type {PointerEvent} */ up) => {
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const moved = up.clientY - down.clientY;
      if (up.type === "pointerup" && Math.abs(moved) > DRAG) change(moved < 0);
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return html`<section class=${`half-sheet ${open ? "open" : ""}`} aria-label=${subject.label}>
    <button type="button" class="half-tab" aria-expanded=${open} onPointerDown=${drag} onClick=${() => change(!open)}>
      <i aria-hidden="true" />
      ${
        open
          ? html`<span class="visually-hidden">${subject.label}</span>`
          : html`<${TabName} label=${subject.label} count=${subject.count} />`
      }
    </button>
    ${open && html`<div class="half-body">${subject.body}</div>`}
  </section>`;
}
