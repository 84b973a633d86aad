// Small still maps: where an empire begins and what it reaches, where a battle is fought, the world as it was left.

import { html } from "htm/preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { SealShape, pigmentOf } from "../../ui/seal.js";
import { Cutout, loadMap } from "./picture.js";

/** The map's data once it is there. @param {string} game */
function useMap(game) {
  const [map, setMap] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    loadMap(game).then((found) => wanted && setMap(found), () => {});
    return () => {
      wanted = false;
    };
  }, [game]);
  return map;
}

/** A window of this size around a land's slot. @param {any} map @param {string[]} lands @param {number} width @param {number} height */
function around(map, lands, width, height) {
  const slots = lands.flatMap((id) => (map.lands[id] ? [map.lands[id].slot] : []));
  const x = slots.reduce((sum, slot) => sum + slot[0], 0) / (slots.length || 1);
  const y = slots.reduce((sum, slot) => sum + slot[1], 0) / (slots.length || 1);
  const far = Math.max(0, ...slots.map((slot) => Math.hypot(slot[0] - x, slot[1] - y))) * 2;
  const scale = Math.max(1, (far + 90) / Math.min(width, height));
  return [x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale];
}

/** The start lands solid, reach in one and two steps fading. @param {{book: import("./words.js").Book, card: any, pigment: number, view: any}} props */
export function EmpirePicture({ book, card, pigment }) {
  const map = useMap(book.game);
  const steps = useMemo(() => book.steps(card.start, 2), [book, card]);
  const box = useMemo(() => map && around(map, card.start, 255, 214), [map, card]);
  if (!map) return null;
  return html`<${Cutout} map=${map} box=${box} />
    <svg class="reach" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      ${[...steps].map(([land, step]) => map.lands[land] && html`<path class=${`reach-${step} seat-${pigment}`} d=${map.lands[land].path} />`)}
      ${card.start.map((/** @type {string} */ land) => map.lands[land] && html`<${StartSeal} at=${map.lands[land].slot} pigment=${pigment} name=${book.name(land)} />`)}
    </svg>`;
}

/** @param {{at: [number, number], pigment: number, name: string}} props */
function StartSeal({ at, pigment, name }) {
  return html`<g class="seal standing" transform=${`translate(${at[0]} ${at[1]})`}><${SealShape} pigment=${pigment} standing=${true} /><text class="cut-name" y="23">${name}</text></g>`;
}

/** What stands in each land, as the still picture wants it. @param {any} view @param {number | null} viewer */
export function sceneOf(view, viewer) {
  /** @type {Record<string, any>} */
  const scene = {};
  for (const [id, land] of Object.entries(view.lands)) {
    const it = /** @type {any} */ (land);
    if (it.owner === undefined) continue;
    scene[id] = { seat: pigmentOf(it.owner, viewer), flat: !it.active, fort: !!it.fort, signs: ["capital", "city", "monument"].filter((sign) => it[sign]) };
  }
  return scene;
}

/** The surroundings of one land as they are. @param {{book: import("./words.js").Book, view: any, viewer: number | null, land: string, width?: number, height?: number}} props */
export function PlacePicture({ book, view, viewer, land, width = 268, height = 85 }) {
  const map = useMap(book.game);
  const box = useMemo(() => map && around(map, [land], width, height), [map, land]);
  const scene = useMemo(() => sceneOf(view, viewer), [view, viewer]);
  return map ? html`<${Cutout} map=${map} box=${box} scene=${scene} chosen=${[land]} />` : null;
}

/** The whole world as it is. @param {{book: import("./words.js").Book, view: any, viewer: number | null}} props */
export function WorldPicture({ book, view, viewer }) {
  const map = useMap(book.game);
  const scene = useMemo(() => sceneOf(view, viewer), [view, viewer]);
  return map ? html`<${Cutout} map=${map} box=${map.viewBox} scene=${scene} fit="meet" />` : null;
}
