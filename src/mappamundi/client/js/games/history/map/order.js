// The arrow of a lesson: one order, pointing at its land from where it covers least. It comes once, and steps aside.

import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { meet, shifted, windowOf } from "./lettering.js";

/** The label's middle from the point of the arrow, and half its size, in pixels of the screen. */
const AWAY = { x: 120, y: 84 };
const HALF = { x: 74, y: 25 };

/** To which side the label lies: within the window, away from what can be chosen and from the buttons. @param {import("./model.js").Model} model @param {string} place @param {[number, number]} at */
function sideOf(model, place, [x, y]) {
  const { world, camera } = model;
  const { scale } = camera.settled.value;
  const window = windowOf(model);
  const controls = shifted(model.controls.value, window);
  const chosen = [...model.lit.value.keys()].filter((id) => id !== place && world.places.has(id)).map((id) => world.slot(id));
  const held = Object.keys(model.lands.value).filter((id) => id !== place).map((id) => world.slot(id));
  let best = { sx: 1, sy: -1 };
  let least = Infinity;
  for (const sy of [-1, 1]) {
    for (const sx of [1, -1]) {
      const [cx, cy] = [x * scale + sx * AWAY.x, y * scale + sy * AWAY.y];
      const box = { left: cx - HALF.x, right: cx + HALF.x, top: cy - HALF.y, bottom: cy + HALF.y };
      const inside = (/** @type {number[]} */ [px, py]) => px * scale > box.left - 14 && px * scale < box.right + 14 && py * scale > box.top - 14 && py * scale < box.bottom + 26;
      const outside = box.left < window.left || box.right > window.right || box.top < window.top || box.bottom > window.bottom;
      const cost = 100 * Number(outside) + 12 * controls.filter((one) => meet(box, one)).length + 6 * chosen.filter(inside).length + 3 * held.filter(inside).length + (sy > 0 ? 1 : 0);
      if (cost < least) {
        least = cost;
        best = { sx, sy };
      }
    }
  }
  return best;
}

/** What stands at the place itself: its seal with its tag above and its name below, in pixels of the screen. */
const PLACE = 40;

/** @param {{model: import("./model.js").Model}} props */
export function OrderArrow({ model }) {
  const { world, ui, camera } = model;
  const order = ui.order.value;
  const land = order ? world.data.lands[order.place] : undefined;
  const at = /** @type {[number, number] | undefined} */ (order && land && (model.lands.value[order.place] ? world.slot(order.place) : land.label));
  const side = order && at && sideOf(model, order.place, at);
  // Where the map glides to: whoever must keep away knows it at once.
  const look = camera.goal.value;
  const y = at ? at[1] * look.scale + look.y : 0;
  const label = side ? y + side.sy * (AWAY.y + HALF.y) : 0;
  const [top, bottom] = [Math.min(y - PLACE, label), Math.max(y + PLACE, label)];
  useLayoutEffect(() => {
    ui.pointed.value = at ? { top, bottom } : null;
    return () => {
      ui.pointed.value = null;
    };
  }, [!at, top, bottom]);
  if (!order || !at || !side) return null;
  const { sx, sy } = side;
  return html`<div class=${`order ${order.pressed ? "aside" : ""}`} key=${order.place} aria-hidden="true" style=${{ "--x": `${at[0]}px`, "--y": `${at[1]}px` }}>
    <div class="order-body">
      <svg viewBox="-130 -100 260 200" width="260" height="200"><g transform=${`scale(${sx} ${sy})`}><path class="order-edge" d="M62 84C46 74 36 52 30 29" /><path class="order-line" d="M62 84C46 74 36 52 30 29" /><path class="order-head" d="M18 9 39 23 21 35Z" /></g></svg>
      <p class="order-label" style=${{ left: `${sx * AWAY.x}px`, top: `${sy * AWAY.y}px` }}><b>${order.text}</b>${order.note && html`<span>${order.note}</span>`}</p>
    </div>
  </div>`;
}
