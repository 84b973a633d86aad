// What goes over the map: the way from a fleet to the land in focus, and Honors that fly to whom they are awarded.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { still } from "../../../ui/motion.js";
import { HonorShape } from "./honors.js";

/** @typedef {import("../map/model.js").Model<import("./types.js").Game>} Model */

/** A dotted line from the fleet without which the land in focus would be out of reach. @param {{model: Model}} props */
export function Reach({ model }) {
  const { world, ui } = model;
  const focus = ui.focus.value;
  const via =
    focus === null || !model.lit.value.has(focus)
      ? undefined
      : /** @type {any} */ (model.options.value.get(focus)?.[0]?.counsel)?.via;
  if (!via || focus === null || !world.places.has(via)) return null;
  const [[ax, ay], [bx, by]] = [world.slot(via), world.slot(focus)];
  // A gentle bend, as a course is drawn on a chart.
  const d = `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) / 6} ${(ay + by) / 2 + Math.abs(bx - ax) / 6} ${bx} ${by}`;
  return html`<path class="plan-casing" d=${d} /><path class="plan-path" d=${d} />`;
}

/** How long a token flies, in milliseconds (`--t4`). */
const FLIGHT = 420;

/**
 * The Honors awarded in the last entry of the log: to whom, and where it happened.
 * @param {import("./types.js").Known | null} known
 */
function awarded(known) {
  const told = known?.log.at(-1);
  const events = told?.events ?? [];
  const land = events.find((event) => event.land)?.land ?? null;
  return {
    seq: told?.seq ?? 0,
    land,
    seats: events.filter(({ event }) => event === "honor_awarded").map(({ seat }) => seat),
  };
}

/** @param {{model: Model}} props */
export function Awards({ model }) {
  const { store, world, camera } = model;
  const { seq, land, seats } = awarded(store.known.value);
  const flyer = useRef(/** @type {HTMLElement | null} */ (null));
  const last = useRef(seq);
  useEffect(() => {
    if (seq <= last.current) return;
    last.current = seq;
    const [seat] = seats;
    const row = document.querySelector(`.rail [data-array="${seat}"]`)?.getBoundingClientRect();
    const map = document.getElementById("map")?.getBoundingClientRect();
    if (!seats.length || !row || !map || !flyer.current || still()) return;
    const { scale, x, y } = camera.goal.value;
    const [sx, sy] = land && world.places.has(land) ? world.slot(land) : [world.width / 2, world.height / 2];
    const from = [map.left + sx * scale + x, map.top + sy * scale + y];
    const to = [row.left + 10, row.top + row.height / 2];
    flyer.current.animate(
      [
        { opacity: 1, transform: `translate(${from[0] - 20}px, ${from[1] - 20}px)` },
        { opacity: 1, transform: `translate(${to[0] - 20}px, ${to[1] - 20}px) scale(.55)` },
      ],
      { duration: FLIGHT, easing: "cubic-bezier(.45,0,.2,1)" },
    );
  }, [seq]);
  return html`<div class="award-flight" ref=${flyer} aria-hidden="true"><${HonorShape} sign="" size=${40} /></div>`;
}
