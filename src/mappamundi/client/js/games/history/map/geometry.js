// The drawn world of a game: outlines, slots for pieces, places for names; and which land lies under a point.

import { meet } from "./lettering.js";

/**
 * @typedef {[number, number]} Point
 * @typedef {{
 *   name: string,
 *   path: string,
 *   slot: Point,
 *   under: string[],
 *   label: Point,
 *   lines: string[],
 *   width: number,
 *   label_width: number,
 *   hit?: [number, number, number],
 * }} Place
 * @typedef {Place & {region: string, terrain: string, resource: boolean}} LandPlace
 * @typedef {{
 *   name: string,
 *   kind: string,
 *   closed?: boolean,
 *   path: string,
 *   slot?: Point,
 *   names: {curve: string, size: number}[],
 * }} WaterPlace
 * @typedef {{
 *   edition: string,
 *   viewBox: [number, number, number, number],
 *   view: number,
 *   lands: Record<string, LandPlace>,
 *   wastelands: Record<string, Place>,
 *   waters: Record<string, WaterPlace>,
 *   regions: Record<string, {name: string, tint: string, label: Point}>,
 *   coast: string,
 *   ripples: string[],
 *   borders: {between: [string, string], kind: "land" | "region" | "waste", path: string}[],
 *   knots: {id: string, draw: "lake" | "peaks", path: string}[],
 *   lakes: string,
 *   sea_edges: {path: string}[],
 *   straits: {between: [string, string], path: string}[],
 *   links: {land: string, water: string, path: string}[],
 *   graticule: string,
 * }} MapData
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box
 */

const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

/**
 * The rings of an outline in absolute points; a path has `M` with absolute and `l` with relative points only.
 * @param {string} path
 * @returns {Point[][]}
 */
function ringsOf(path) {
  return path
    .split("M")
    .slice(1)
    .map((part) => {
      const values = (part.match(NUMBER) ?? []).map(Number);
      let [x, y] = values;
      /** @type {Point[]} */
      const ring = [[x, y]];
      for (let i = 2; i + 1 < values.length; i += 2) {
        x += values[i];
        y += values[i + 1];
        ring.push([x, y]);
      }
      return ring;
    });
}

/** @param {Point[][]} rings @returns {Box} */
function boxOf(rings) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of rings) {
    for (const [x, y] of ring) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/**
 * The sides of an outline that a row from `top` to `bottom` crosses: all that is needed to tell what lies inside.
 * @param {Point[][]} rings
 * @param {number} top
 * @param {number} bottom
 * @returns {[Point, Point][]}
 */
function sidesOf(rings, top, bottom) {
  /** @type {[Point, Point][]} */
  const sides = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i], ring[j]];
      if ((a[1] > top || b[1] > top) && (a[1] <= bottom || b[1] <= bottom)) sides.push([a, b]);
    }
  }
  return sides;
}

/** @param {[Point, Point][]} sides @param {number} x @param {number} y */
function inside(sides, x, y) {
  let odd = false;
  for (const [[ax, ay], [bx, by]] of sides) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/**
 * How far a point lies from the nearest side of an outline.
 * @param {Point[][]} rings
 * @param {number} x
 * @param {number} y
 */
function distanceTo(rings, x, y) {
  let best = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j];
      const dx = ring[i][0] - ax;
      const dy = ring[i][1] - ay;
      const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      best = Math.min(best, Math.hypot(x - ax - share * dx, y - ay - share * dy));
    }
  }
  return best;
}

/** A map and what can be asked of it, in units of its sheet. */
export class World {
  /** @param {MapData} data */
  constructor(data) {
    this.data = data;
    this.width = data.viewBox[2];
    this.height = data.viewBox[3];
    /** Pixels for one unit in the view for which the names were placed. */
    this.scale = data.view / data.viewBox[2];
    /**
     * Everything that can be pressed: lands, wastelands, waters.
     * @type {Map<string, {slot: Point, rings: Point[][], box: Box}>}
     */
    this.places = new Map();
    for (const group of [data.lands, data.wastelands, data.waters]) {
      for (const [id, place] of Object.entries(group)) {
        if (!place.slot) continue;
        const rings = ringsOf(place.path);
        this.places.set(id, { slot: place.slot, rings, box: boxOf(rings) });
      }
    }
    this.lakes = ringsOf(data.lakes);
    /** @type {{id: string, x: number, y: number}[] | null} */
    this.lattice = null;
  }

  /** @param {string} id @returns {Point} */
  slot(id) {
    return this.places.get(id)?.slot ?? [this.width / 2, this.height / 2];
  }

  /** The points of a line of the map. @param {string} path @returns {Point[]} */
  pointsOf(path) {
    return ringsOf(path).flat();
  }

  /** The outline of a land without its islets, which would only be a scatter of dashes. @param {string} id */
  outline(id) {
    const parts = this.data.lands[id].path.split("M").slice(1);
    const sizes = (this.places.get(id)?.rings ?? []).map((ring) => {
      const box = boxOf([ring]);
      return Math.hypot(box.right - box.left, box.bottom - box.top);
    });
    const least = Math.min(26, Math.max(...sizes));
    return parts
      .filter((_, n) => sizes[n] >= least)
      .map((part) => `M${part}`)
      .join("");
  }

  /** @param {string} id @param {number} x @param {number} y */
  contains(id, x, y) {
    const place = this.places.get(id);
    if (!place || x < place.box.left || x > place.box.right || y < place.box.top || y > place.box.bottom) return false;
    return inside(sidesOf(place.rings, y, y), x, y);
  }

  /** Whether a point lies in another land than this. @param {string} id @param {number} x @param {number} y */
  strays(id, x, y) {
    for (const other in this.data.lands) if (other !== id && this.contains(other, x, y)) return true;
    return false;
  }

  /**
   * What is meant by a point: the piece under it, the land, the slot of a place nearby, or the nearest land within
   * reach.
   * Places in `wanted` come first among the near ones; waters and wastelands are meant only if they are wanted.
   * @param {number} x
   * @param {number} y
   * @param {number} seal radius of a piece
   * @param {number} reach
   * @param {{has(id: string): boolean}} wanted
   * @param {{has(id: string): boolean}} held lands with a piece in their slot
   * @returns {string | null}
   */
  hit(x, y, seal, reach, wanted, held) {
    const { lands } = this.data;
    const piece = this.#slotNear(x, y, seal, (id) => (id in lands ? held.has(id) : wanted.has(id)));
    if (piece) return piece;
    for (const id in lands) {
      const { hit } = lands[id];
      if (this.contains(id, x, y) || (hit && Math.hypot(hit[0] - x, hit[1] - y) < hit[2])) return id;
    }
    let found = this.#slotNear(x, y, seal, (id) => id in lands);
    if (found) return found;
    for (const id in this.data.wastelands) if (wanted.has(id) && this.contains(id, x, y)) return id;
    let nearest = reach;
    for (const [id, { box, rings }] of this.places) {
      if (!(id in lands)) continue;
      if (x < box.left - reach || x > box.right + reach || y < box.top - reach || y > box.bottom + reach) continue;
      const far = distanceTo(rings, x, y) * (wanted.has(id) ? 0.5 : 1);
      if (far < nearest) {
        nearest = far;
        found = id;
      }
    }
    if (found) return found;
    for (const id in this.data.waters) if (wanted.has(id) && this.contains(id, x, y)) return id;
    return null;
  }

  /**
   * The place whose slot is nearest, within a radius.
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {(id: string) => boolean} counts
   */
  #slotNear(x, y, radius, counts) {
    /** @type {string | null} */
    let found = null;
    let nearest = radius;
    for (const [id, { slot }] of this.places) {
      const far = Math.hypot(slot[0] - x, slot[1] - y);
      if (far < nearest && counts(id)) {
        nearest = far;
        found = id;
      }
    }
    return found;
  }

  /**
   * The land to which an arrow leads: the nearest neighbour in that direction, else the nearest land at all.
   * @param {string} from
   * @param {Point} direction
   * @param {string[]} neighbours
   * @returns {string | null}
   */
  towards(from, direction, neighbours) {
    const [x, y] = this.slot(from);
    const nearest = (/** @type {Iterable<string>} */ ids, /** @type {number} */ least) => {
      /** @type {string | null} */
      let best = null;
      let cost = Infinity;
      for (const id of ids) {
        if (id === from) continue;
        const [px, py] = this.slot(id);
        const far = Math.hypot(px - x, py - y);
        const along = ((px - x) * direction[0] + (py - y) * direction[1]) / (far || 1);
        if (along < least) continue;
        const price = far * (2 - along);
        if (price < cost) {
          cost = price;
          best = id;
        }
      }
      return best;
    };
    return nearest(neighbours, 0.5) ?? nearest(Object.keys(this.data.lands), 0.7) ?? nearest(neighbours, 0.2);
  }

  /**
   * Which land or wasteland lies where, in points of a coarse lattice; the sea is left out.
   * @returns {{id: string, x: number, y: number}[]}
   */
  ground() {
    if (this.lattice) return this.lattice;
    const step = 16 / this.scale;
    /** @type {{id: string, x: number, y: number}[]} */
    const found = [];
    for (const id of [...Object.keys(this.data.lands), ...Object.keys(this.data.wastelands)]) {
      const { box } = /** @type {{box: Box}} */ (this.places.get(id));
      for (let y = Math.ceil(box.top / step) * step; y < box.bottom; y += step) {
        for (let x = Math.ceil(box.left / step) * step; x < box.right; x += step)
          if (this.contains(id, x, y)) found.push({ id, x, y });
      }
    }
    this.lattice = found;
    return found;
  }

  /**
   * Marks of the land's terrain, jittered on a lattice, away from pieces and names: one path for each land.
   * @returns {{id: string, path: string}[]}
   */
  terrain() {
    const k = 1 / this.scale;
    const { lands, wastelands } = this.data;
    const kept = [...Object.values(lands), ...Object.values(wastelands)].map(({ slot, width }) => ({
      x: slot[0],
      y: slot[1],
      half: (width / 2 + 3) * k,
    }));
    const taken = (/** @type {typeof kept} */ near, /** @type {number} */ x, /** @type {number} */ y) =>
      near.some(
        (name) =>
          Math.hypot(x - name.x, y - name.y) < 14 * k ||
          (Math.abs(x - name.x) < name.half && y > name.y + 13 * k && y < name.y + 28 * k),
      );
    const lakes = this.lakes.map((ring) => ({ ring, box: boxOf([ring]) }));
    return Object.entries(lands).flatMap(([id, land]) => {
      const place = this.places.get(id);
      if (land.terrain === "clear" || !place) return [];
      const chance = dice(id);
      const { rings, box } = place;
      const waters = lakes.filter((lake) => meet(lake.box, box)).map(({ ring }) => ring);
      let path = "";
      let row = 0;
      for (let y = box.top; y < box.bottom; y += 11 * k, row++) {
        // No mark reaches farther than this above and below its row, and no name.
        const [shore, banks] = [rings, waters].map((outline) => sidesOf(outline, y - 7 * k, y + 5 * k));
        const near = kept.filter((name) => Math.abs(name.y - y) < 31 * k);
        for (let x = box.left + (row % 2 ? 6.5 * k : 0); x < box.right; x += 13 * k) {
          const px = x + (chance() - 0.5) * 5.2 * k;
          const py = y + (chance() - 0.5) * 4 * k;
          const size = chance();
          if (taken(near, px, py)) continue;
          const fits = [
            [-4, 3],
            [4, 3],
            [0, -5],
          ].every(([dx, dy]) => inside(shore, px + dx * k, py + dy * k));
          if (fits && !inside(banks, px, py)) path += mark(land.terrain, px, py, size, k);
        }
      }
      return path ? [{ id, path }] : [];
    });
  }
}

/** @param {string} terrain @param {number} x @param {number} y @param {number} size 0 to 1 @param {number} k */
function mark(terrain, x, y, size, k) {
  const at = (/** @type {number} */ n) => n.toFixed(1);
  if (terrain === "forest") {
    const r = (1.9 + 0.5 * size) * k;
    const half = (/** @type {number} */ across) => `a${at(r)} ${at(r)} 0 1 1 ${at(across)} 0`;
    return `M${at(x)} ${at(y + 3.4 * k)}v${at(-2.2 * k)}m${at(-r)} ${at(-r * 0.7)}${half(2 * r)}${half(-2 * r)}`;
  }
  const h = (3.6 + 1.8 * size) * k;
  const w = 3.1 * k;
  // A hatch on the eastern slope, as engravers shade hills.
  const hatch = `m${at(-w * 0.62)} ${at(-h * 0.1)}l${at(-w * 0.16)} ${at(-h * 0.36)}`;
  return `M${at(x - w)} ${at(y + 2 * k)}l${at(w)} ${at(-h)}l${at(w)} ${at(h)}${hatch}`;
}

/** Numbers from 0 to 1 that are the same for everybody, from a word. @param {string} word */
function dice(word) {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

/** @type {Map<string, Promise<World>>} */
const loaded = new Map();

/** The world of a game; fetched once. @param {string} game @returns {Promise<World>} */
export function loadWorld(game) {
  let promise = loaded.get(game);
  if (!promise) {
    promise = fetch(new URL(`../../../../maps/${game}.json`, import.meta.url)).then(async (answer) => {
      if (!answer.ok) throw new Error(`map of ${game}: ${answer.status}`);
      return new World(await answer.json());
    });
    promise.catch(() => loaded.delete(game));
    loaded.set(game, promise);
  }
  return promise;
}
