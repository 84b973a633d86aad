// A city falls, and everybody sees it: the token turns over and goes to whoever destroyed it, and the land around
// shakes once.

import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../../ui/motion.js";
import { cellAt, placeOf } from "./fits.js";

/** In milliseconds. */
const TURNS = 420;
const SHAKES = 160;

/** @param {import("./types.js").Store} store @param {{current: HTMLElement | null}} grid */
export function useFalls(store, grid) {
  const first = useRef(store.known.peek()?.seq ?? 0);
  const known = store.known.value;
  const last = known?.log[known.log.length - 1];
  const fallen = last && last.seq > first.current ? (last.events ?? []).find((one) => one.event === "destroyed") : null;
  useLayoutEffect(() => {
    if (fallen && !still()) fall(grid.current, fallen);
  }, [last?.seq]);
}

/** @param {HTMLElement | null} grid @param {{cell: string, seat: number}} fallen */
function fall(grid, { cell, seat }) {
  const at = (/** @type {string} */ one) => grid?.querySelector(`[data-cell="${one}"]`);
  const start = at(cell)?.getBoundingClientRect();
  const end = document.querySelector(`[data-strip="${seat}"]`)?.getBoundingClientRect();
  if (start && end) {
    const token = document.createElement("i");
    token.className = "g-token";
    Object.assign(token.style, {
      left: `${start.left}px`,
      top: `${start.top}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
    });
    document.body.append(token);
    const [from, there] = [start, end].map(({ left, top, width, height }) => [left + width / 2, top + height / 2]);
    const to = `translate(${there[0] - from[0]}px,${there[1] - from[1]}px)`;
    token.animate(
      [
        { transform: "none" },
        { transform: "rotateY(90deg)", offset: 0.3 },
        { transform: `${to} rotateY(180deg) scale(.5)`, opacity: 0.4 },
      ],
      { duration: TURNS, easing: "cubic-bezier(.4,0,.2,1)" },
    ).onfinish = () => token.remove();
  }
  const [x, y] = placeOf(cell);
  for (const [i, j] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ])
    at(cellAt(x + i, y + j))?.animate(
      [{ transform: "none" }, { transform: `translate(${3 * i}px,${3 * j}px)` }, { transform: "none" }],
      { duration: SHAKES },
    );
}
