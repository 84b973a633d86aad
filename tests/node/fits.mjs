// What each hand of 4 Gods could place, by cell and face as it lies, read from the corners alone; the areas of every
// face; and the faces whose drawing has other areas.
//
//   node fits.mjs FILE    the file has views with the seats that see them, and faces; the answer is JSON

import { readFile } from "node:fs/promises";
import { script } from "./browser.mjs";

const { views, faces } = JSON.parse(await readFile(process.argv[2], "utf8"));
const { openCells, cellsFor, liesAs, matches } = await script("games/fourgods/fits.js");
const { areasOf, CORNERS } = await script("games/fourgods/faces.js");
const { worldOf, handsOf } = await script("games/fourgods/model.js");
const { agrees, latticeOf } = await script("games/fourgods/draw/lattice.js");

const places = views.map((/** @type {any} */ { view, seat }) => {
  const { width, height, tiles, cities } = worldOf(view);
  const lying = new Map([...tiles].map(([cell, { face }]) => [cell, face]));
  const open = openCells({ width, height, tiles: lying, cities: new Set(cities.keys()) });
  const found = new Set();
  handsOf(view, seat).forEach((/** @type {any} */ held, /** @type {number} */ hand) => {
    if (!held) return;
    const ways = cellsFor(open, { ...held, side: 0, turn: 0 });
    for (const [cell, demand] of open) {
      const ups = [0, 1].flatMap((side) => [0, 1, 2, 3].map((turn) => liesAs({ faces: held.faces, side, turn })));
      const fitting = ups.filter((face) => matches(demand, face));
      for (const face of fitting) found.add(`${hand} ${cell} ${face}`);
      if (fitting.length > 0 !== ways.has(cell)) found.add(`way ${cell}`);
    }
  });
  return [...found].sort();
});
const firsts = (/** @type {string} */ face) => [...new Set(areasOf(face))].map((n) => CORNERS[n]);
const areas = Object.fromEntries(faces.map((/** @type {string} */ face) => [face, firsts(face)]));
const wrong = faces.filter((/** @type {string} */ face) => !agrees(face, latticeOf(face)));
console.log(JSON.stringify({ places, areas, wrong }));
process.exit();
