// What comes into the World is seen to come: a tile lands and bears the colour of whoever laid it for a while, a
// prophet walks, what was refused glides back.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { pigmentOf } from "../../ui/seal.js";
import { still } from "../../ui/motion.js";
import { cellAt } from "./fits.js";

/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {{current: HTMLElement | null}} Grid */

/** How long it is seen who laid a tile, in milliseconds. */
const SEEN = 4000;
/** How long a tile in hand needs to turn, in milliseconds. */
const TURN = 120;

/**
 * Who laid which tiles a moment ago: the pigment by cell, with the number of the entry; and where the last one landed.
 * @param {import("./types.js").Store} store
 * @param {Grid} grid
 * @returns {{rims: Map<Cell, {seq: number, pigment: number}>, landed: Cell | null}}
 */
export function useArrivals(store, grid) {
  const known = store.known.value;
  const told = useRef(known?.seq ?? 0);
  const rims = useRef(/** @type {Map<Cell, {seq: number, seat: number, until: number}>} */ (new Map()));
  const [, again] = useState(0);
  const log = known?.log ?? [];
  const last = log[log.length - 1];
  // Several entries may come between two frames.
  let from = log.length;
  while (from > 0 && log[from - 1].seq > told.current) from--;
  const fresh = log.slice(from).flatMap(({ seq, events }) => (events ?? []).map((event) => ({ ...event, seq })));
  for (const { event, cell, seat, seq } of fresh)
    if (event === "placed") rims.current.set(cell, { seq, seat, until: Date.now() + SEEN });
  const landed = useRef(/** @type {Cell | null} */ (null));
  if (fresh.length) landed.current = fresh.findLast(({ event }) => event === "placed")?.cell ?? null;
  if (last) told.current = Math.max(told.current, last.seq);
  for (const [cell, { until }] of rims.current) if (until <= Date.now()) rims.current.delete(cell);
  const came = fresh.find(({ event }) => event === "prophet_placed" || event === "built");
  useLayoutEffect(() => {
    if (came?.from) walk(grid.current, came.from, came.cell, ".g-prophet");
  }, [last?.seq]);
  useEffect(() => {
    if (!rims.current.size) return;
    const timer = setTimeout(() => again((n) => n + 1), SEEN);
    return () => clearTimeout(timer);
  }, [last?.seq, rims.current.size]);
  return {
    rims: new Map(
      [...rims.current].map(([cell, { seq, seat }]) => [
        cell,
        { seq, pigment: pigmentOf(seat, known?.viewer ?? null) },
      ]),
    ),
    landed: landed.current,
  };
}

/**
 * A piece goes over the World, from one cell to another, and stands there.
 * @param {HTMLElement | null} grid
 * @param {Cell} from
 * @param {Cell} to
 * @param {string} piece
 */
function walk(grid, from, to, piece) {
  const [start, end] = [from, to].map((cell) => grid?.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect());
  const stands = grid?.querySelector(`[data-cell="${to}"] ${piece}`);
  if (!start || !end || !stands || still()) return;
  stands.animate(
    [{ transform: `translate(${start.left - end.left}px,${start.top - end.top}px)` }, { transform: "none" }],
    { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

/** The tile over a cell is seen to turn and to flip. @param {import("./play.js").Play} play @param {Grid} grid */
export function useTurning(play, grid) {
  const { turns, flip, id } = play.moved.value;
  useLayoutEffect(() => {
    const tile = grid.current?.querySelector(".g-ghost > .g-tile");
    if (!id || !tile || still()) return;
    // Three quarters one way are one the other way.
    const from = -90 * (turns === 3 ? -1 : turns);
    tile.animate([{ transform: `rotate(${from}deg) scaleX(${flip ? 0 : 1})` }, { transform: "none" }], {
      duration: TURN,
      easing: "ease-out",
    });
  }, [id]);
}

/** A tile that was refused glides back to its hand. @param {import("./play.js").Play} play @param {Grid} grid */
export function useGlide(play, grid) {
  useLayoutEffect(() => {
    play.onBack = ({ x, y, hand }) => {
      const from = grid.current?.querySelector(`[data-cell="${cellAt(x, y)}"]`);
      const picture = from?.querySelector("canvas");
      const to = document.querySelector(`[data-hand="${hand}"]`);
      if (!picture || !to || still()) return;
      const [start, end] = [picture.getBoundingClientRect(), to.getBoundingClientRect()];
      const copy = document.createElement("canvas");
      copy.width = picture.width;
      copy.height = picture.height;
      copy.getContext("2d")?.drawImage(picture, 0, 0);
      copy.className = "g-glides";
      Object.assign(copy.style, {
        left: `${start.left}px`,
        top: `${start.top}px`,
        width: `${start.width}px`,
        height: `${start.height}px`,
      });
      document.body.append(copy);
      const scale = end.width / start.width;
      copy.animate(
        [
          { transform: "none" },
          { transform: `translate(${end.left - start.left}px,${end.top - start.top}px) scale(${scale})` },
        ],
        { duration: 240, easing: "cubic-bezier(.2,.7,.2,1)" },
      ).onfinish = () => copy.remove();
    };
    return () => {
      play.onBack = null;
    };
  }, [play]);
}
