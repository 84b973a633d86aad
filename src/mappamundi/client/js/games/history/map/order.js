// The arrow of a lesson: one order, pointing at its land from where it covers least. It comes once, and steps aside.

import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { meet, shifted, windowOf } from "./lettering.js";

/** Half the label's size before it is measured, in pixels of the screen. */
const HALF = { x: 74, y: 25 };
/** How far from the point of the arrow the label may begin, and how near to the edge of the window it may come. */
const GAPS = [46, 84, 130];
const EDGE = 4;

/** All round a place, as parts of the way to its sides: where the corners are, the arrow slants, and is seen best. */
const ROUND = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [1, -0.5],
  [-1, -0.5],
  [0.5, 1],
  [-0.5, 1],
  [1, 0.5],
  [-1, 0.5],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
];

/** @typedef {import("./lettering.js").Box} Box */

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * How far a point lies from the line between the origin and another one.
 * @param {number} x
 * @param {number} y
 * @param {number} tox
 * @param {number} toy
 */
function apart(x, y, tox, toy) {
  const part = within((x * tox + y * toy) / (tox * tox + toy * toy || 1), 0, 1);
  return Math.hypot(x - part * tox, y - part * toy);
}

/**
 * Where the label's middle lies from the point of the arrow: within the window, and away from what can be chosen, from
 * seals and from the buttons.
 * @param {import("./model.js").Model} model
 * @param {string} place
 * @param {[number, number]} at
 * @param {{x: number, y: number}} half
 */
function asideOf(model, place, at, half) {
  const { world, camera } = model;
  const { scale } = camera.settled.value;
  const window = windowOf(model);
  const controls = shifted(model.controls.value, window);
  const [x, y] = [at[0] * scale, at[1] * scale];
  const seals = (/** @type {Iterable<string>} */ ids) =>
    [...ids].filter((id) => id !== place && world.places.has(id)).map((id) => world.slot(id).map((one) => one * scale));
  const chosen = seals(model.lit.value.keys());
  const held = seals(Object.keys(model.lands.value));
  const costOf = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    const [cx, cy] = [x + dx, y + dy];
    const box = { left: cx - half.x, right: cx + half.x, top: cy - half.y, bottom: cy + half.y };
    // Above a seal stands its tag, below it its name.
    const under = (/** @type {number[]} */ [px, py]) =>
      px > box.left - 16 && px < box.right + 16 && py > box.top - 16 && py < box.bottom + 26;
    const crossed = (/** @type {number[]} */ [px, py]) => apart(px - x, py - y, dx, dy) < 16;
    const count = (/** @type {(spot: number[]) => boolean} */ test) =>
      2 * chosen.filter(test).length + held.filter(test).length;
    const hides = Math.abs(dx) < half.x + SEAL && Math.abs(dy) < half.y + SEAL;
    return (
      40 * Number(hides) +
      24 * controls.filter((one) => meet(box, one)).length +
      8 * count(under) +
      4 * count(crossed) +
      (dy > 0 ? 1 : 0)
    );
  };
  let best = { dx: 0, dy: 0 };
  let least = Infinity;
  GAPS.forEach((gap, far) => {
    ROUND.forEach(([sx, sy], turn) => {
      const dx = within(x + sx * (half.x + gap), window.left + half.x + EDGE, window.right - half.x - EDGE) - x;
      const dy = within(y + sy * (half.y + gap), window.top + half.y + EDGE, window.bottom - half.y - EDGE) - y;
      const cost = costOf(dx, dy) + 2 * far + (turn > 3 ? 1 : 0);
      if (cost < least) {
        least = cost;
        best = { dx, dy };
      }
    });
  });
  return best;
}

/** So far a seal, with what stands round it, reaches from its middle. */
const SEAL = 30;

/** What stands at the place itself: its seal with its tag above and its name below, in pixels of the screen. */
const PLACE = 40;

/** @param {{model: import("./model.js").Model}} props */
export function OrderArrow({ model }) {
  const { world, ui, camera } = model;
  const order = ui.order.value;
  const land = order ? world.data.lands[order.place] : undefined;
  const at = /** @type {[number, number] | undefined} */ (
    order && land && (model.lands.value[order.place] ? world.slot(order.place) : land.label)
  );
  const [half, measured] = useState(HALF);
  const label = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const [wide, high] = [(label.current?.offsetWidth ?? 0) / 2, (label.current?.offsetHeight ?? 0) / 2];
    if (wide && (wide !== half.x || high !== half.y)) measured({ x: wide, y: high });
  });
  const aside = order && at && asideOf(model, order.place, at, half);
  // Where the map glides to: whoever must keep away knows it at once.
  const look = camera.goal.value;
  const y = at ? at[1] * look.scale + look.y : 0;
  const middle = y + (aside ? aside.dy : 0);
  const [top, bottom] = [Math.min(y - PLACE, middle - half.y), Math.max(y + PLACE, middle + half.y)];
  useLayoutEffect(() => {
    ui.pointed.value = at ? { top, bottom } : null;
    return () => {
      ui.pointed.value = null;
    };
  }, [!at, top, bottom]);
  if (!order || !at || !aside) return null;
  const { dx, dy } = aside;
  const line = `M${Math.hypot(dx, dy)} 0Q${(Math.hypot(dx, dy) + 34) / 2} ${dx < 0 ? 12 : -12} 34 0`;
  return html`<div
    class=${`order ${order.pressed ? "aside" : ""}`}
    key=${order.place}
    aria-hidden="true"
    style=${{ "--x": `${at[0]}px`, "--y": `${at[1]}px` }}
  >
    <div class="order-body">
      <svg viewBox="-130 -100 260 200" width="260" height="200">
        <g transform=${`rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`}>
          <path class="order-edge" d=${line} />
          <path class="order-line" d=${line} />
          <path class="order-head" d="M20 0 42-11 42 11Z" />
        </g>
      </svg>
      <p class="order-label" ref=${label} style=${{ left: `${dx}px`, top: `${dy}px` }}>
        <b>${order.text}</b>
        ${order.note && html`<span>${order.note}</span>`}
      </p>
    </div>
  </div>`;
}
