// The lettering of the map: lands, wastelands, waters and regions. Always at a readable size, whatever the scale.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { arrange, broken, typeSize } from "./lettering.js";
import { memo } from "./memo.js";

/** Under a seal, and under one with a fort. */
const BELOW = 21.5;
const BELOW_FORT = 25;
/** From farther away than this the waters and regions are not named. */
const AFAR = 0.72;

/** @param {{model: import("./model.js").Model}} props */
export function Names({ model }) {
  const { world, catalogue, camera } = model;
  const lands = model.lands.value;
  const lit = model.lit.value;
  const focus = model.ui.focus.value;
  const turn = model.turn.value;
  const { scale, zoom } = camera.settled.value;
  const piece = camera.piece;
  const markers = new Set(turn ? [...turn.fleets, ...turn.caravans] : []);
  const size = typeSize(zoom);
  /** @type {import("./lettering.js").Box[]} */
  const seals = [];
  /** @type {import("./lettering.js").Name[]} */
  const names = [];
  const add = (/** @type {string} */ id, /** @type {import("./geometry.js").Place} */ place, /** @type {number} */ below, /** @type {boolean} */ resource, /** @type {boolean} */ waste) => {
    const lines = broken(catalogue.name(id), place.name, below ? place.under : place.lines);
    const [x, y] = below ? place.slot : place.label;
    const rank = id === focus ? 0 : lit.has(id) ? 1 : waste ? 5 : below ? 2 : 3;
    const shift = below ? below * piece + (size - 11) / 2 : ((place.lines.length - lines.length) * size * 1.09) / 2;
    names.push({ id, lines, x, y, shift, rank, resource, waste });
  };
  for (const [id, place] of Object.entries(world.data.lands)) {
    const held = lands[id];
    const signs = held ? Number(!!held.capital) + Number(!!held.city) + Number(!!held.monument) : 0;
    const occupied = !!held && (held.owner !== undefined || signs > 0 || !!held.fort);
    if (occupied) {
      const [x, y] = [place.slot[0] * scale, place.slot[1] * scale];
      const army = held.owner !== undefined || !!held.fort;
      // A little less than they are: corners of a box are not corners of a disc.
      const half = (held.fort ? 13 : 9.5) * piece;
      if (army) seals.push({ left: x - half, right: x + half, top: y - half, bottom: y + half });
      if (signs) {
        const left = army ? (held.fort ? 12 : 9) : -6.5 * signs;
        seals.push({ left: x + left * piece, right: x + (left + 13 * signs) * piece, top: y - 6.5 * piece, bottom: y + 6.5 * piece });
      }
    }
    add(id, place, occupied ? (held.fort ? BELOW_FORT : BELOW) : 0, place.resource, false);
  }
  for (const [id, place] of Object.entries(world.data.wastelands)) add(id, place, markers.has(id) ? BELOW : 0, false, true);
  for (const id of markers) {
    const [x, y] = world.slot(id);
    const half = 11 * piece;
    seals.push({ left: x * scale - half, right: x * scale + half, top: y * scale - half, bottom: y * scale + half });
  }
  const titles = Object.entries(world.data.regions).map(([id, { label }]) => {
    const [x, y] = [label[0] * scale, label[1] * scale];
    const half = catalogue.name(id).length * 3.4;
    return { left: x - half, right: x + half, top: y - 5, bottom: y + 15 };
  });
  const placed = arrange(names, [...seals, ...model.tags.value.map(({ box }) => box)], zoom < AFAR ? [] : titles, {
    scale,
    zoom,
    piece,
    strays: (id, x, y) => world.strays(id, x, y),
  });
  return html`<svg class=${`names ${zoom < AFAR ? "afar" : ""}`} aria-hidden="true" style=${{ "--type": `${size}px` }}>
    <${Waters} model=${model} />
    <${Regions} model=${model} />
    ${placed.map(
      (name) => html`<${NameText}
        key=${name.id}
        lines=${name.lines.join("\n")}
        x=${name.x}
        y=${name.y}
        dx=${name.dx}
        shift=${name.shift}
        width=${name.resource ? name.width : 0}
        size=${size}
        kind=${`${name.waste ? "waste" : "land"} ${lit.has(name.id) || name.id === focus ? "on-light" : ""} ${name.hidden ? "crowded" : ""}`}
      />`,
    )}
    <${Hovered} model=${model} names=${placed} size=${size} />
  </svg>`;
}

/** A name that found no place shows while the pointer is on its land. @param {{model: import("./model.js").Model, names: import("./lettering.js").PlacedName[], size: number}} props */
function Hovered({ model, names, size }) {
  const id = model.ui.hover.value;
  const name = id === null ? undefined : names.find((one) => one.id === id && one.hidden);
  if (!name) return null;
  return html`<${NameText} lines=${name.lines.join("\n")} x=${name.x} y=${name.y} dx=${0} shift=${name.shift} width=${name.resource ? name.width : 0} size=${size} kind="land on-light" />`;
}

const NameText = memo((/** @type {{lines: string, x: number, y: number, dx: number, shift: number, width: number, size: number, kind: string}} */ { lines, x, y, dx, shift, width, size, kind }) => {
  const texts = lines.split("\n");
  return html`<g class=${`name ${kind}`} style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dx": `${dx}px`, "--dy": `${shift}px` }}>
    ${width ? html`<path class="resource-mark" d="M0-4 3.5 0 0 4-3.5 0Z" transform=${`translate(${-width / 2 - 6} -.4)`} />` : null}
    ${texts.map((text, n) => html`<text y=${(0.33 + 1.09 * n) * size}>${text}</text>`)}
  </g>`;
});

/** @param {{model: import("./model.js").Model}} props */
function Waters({ model }) {
  const { world, catalogue, camera } = model;
  // Names of waters that are no part of the game stand at the very edge, and go where the window cuts it.
  const cut = camera.settled.value.height - world.height * camera.fit < -4;
  return html`<g class="waters">
    ${Object.entries(world.data.waters).flatMap(([id, water]) =>
      (water.closed && cut ? [] : water.names).map(({ curve, size }, n) => {
        const mark = `water-${id}-${n}`;
        const name = catalogue.waters.has(id) ? catalogue.name(id) : t(`water-${id.replaceAll("_", "-")}`);
        return html`<path id=${mark} d=${curve} /><text style=${{ "--size": size }}><textPath href=${`#${mark}`} startOffset="50%">${name}</textPath></text>`;
      }),
    )}
  </g>`;
}

/** Regions beside themselves, with what presence, dominance and supremacy bring. @param {{model: import("./model.js").Model}} props */
function Regions({ model }) {
  const { world, catalogue } = model;
  const values = model.values.value;
  const known = model.store.view.value !== null;
  return Object.entries(world.data.regions).map(([id, { label }]) => {
    const value = values[id];
    return html`<g key=${id} class="region-name" style=${{ "--x": `${label[0]}px`, "--y": `${label[1]}px` }}>
      <text y="3">${catalogue.name(id)}</text>
      ${known ? html`<text class="region-values" y="13">${value?.some(Boolean) ? value.join("·") : t("map-no-token")}</text>` : null}
    </g>`;
  });
}
