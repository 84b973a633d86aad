// The names of lands and wastelands, with the lettering of the sheet below them. Always at a readable size, whatever
// the scale.

import { html } from "htm/preact";
import { Areas, Waters, placeAreas } from "./captions.js";
import { arrange, broken, shifted, typeSize, windowOf } from "./lettering.js";
import { memo } from "../../../ui/memo.js";
import { SIGN_PATHS } from "../signs.js";

/** Under a seal, and under one with a fort. */
const BELOW = 21.5;
const BELOW_FORT = 25;
/** From farther away than this the waters and areas are not named. */
const AFAR = 0.72;
/** How far before a name its sign stands: a lozenge, a disc. */
const MARKED = [6, 9];

/** @param {{model: import("./model.js").Model, bare?: boolean}} props `bare`: without waters and areas */
export function Names({ model, bare = false }) {
  const { world, catalogue, camera } = model;
  const lands = model.lands.value;
  const lit = model.lit.value;
  const focus = model.ui.focus.value;
  const { scale, zoom } = camera.settled.value;
  const piece = camera.piece;
  const markers = model.markers.value;
  const signOf = model.edition.signs(model);
  const size = typeSize(zoom);
  /** @type {import("./lettering.js").Box[]} */
  const seals = [];
  /** @type {import("./lettering.js").Name[]} */
  const names = [];
  const add = (
    /** @type {string} */ id,
    /** @type {import("./geometry.js").Place} */ place,
    /** @type {number} */ below,
    /** @type {import("../signs.js").SignName | ""} */ sign,
    /** @type {boolean} */ waste,
  ) => {
    const lines = broken(catalogue.name(id), place.name, below ? place.under : place.lines);
    const [x, y] = below ? place.slot : place.label;
    const rank = id === focus ? 0 : lit.has(id) ? 1 : waste ? 5 : below ? 2 : 3;
    const shift = below ? below * piece + (size - 11) / 2 : ((place.lines.length - lines.length) * size * 1.09) / 2;
    names.push({ id, lines, x, y, shift, rank, sign, waste });
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
        seals.push({
          left: x + left * piece,
          right: x + (left + 13 * signs) * piece,
          top: y - 6.5 * piece,
          bottom: y + 6.5 * piece,
        });
      }
    }
    add(id, place, occupied ? (held.fort ? BELOW_FORT : BELOW) : 0, signOf(id), false);
  }
  for (const [id, place] of Object.entries(world.data.wastelands))
    add(id, place, markers.has(id) ? BELOW : 0, "", true);
  for (const id of markers.keys()) {
    const [x, y] = world.slot(id);
    const half = 11 * piece;
    seals.push({ left: x * scale - half, right: x * scale + half, top: y * scale - half, bottom: y * scale + half });
  }
  const window = windowOf(model);
  const blocked = [...seals, ...model.tags.value.map(({ box }) => box), ...shifted(model.controls.value, window)];
  const far = zoom < AFAR;
  const untitled = far || bare;
  const waters = untitled ? [] : model.waters.value;
  const titles = untitled ? [] : placeAreas(model, blocked, window);
  const soft = [
    ...titles.flatMap(({ box }) => box ?? []),
    ...waters.flatMap(({ hidden, boxes }) => (hidden ? [] : boxes)),
  ];
  const placed = arrange(names, blocked, soft, {
    scale,
    zoom,
    piece,
    window,
    far,
    strays: (id, x, y) => world.strays(id, x, y),
  });
  // Where a name had no other place than a title's, the title steps aside.
  const areas = untitled ? [] : placeAreas(model, [...blocked, ...placed.flatMap(({ box }) => box ?? [])], window);
  // All letters stand in one group with the scale of the sheet: a shift for each name would be a layer for each.
  return html`<svg class=${`names ${far ? "afar" : ""}`} aria-hidden="true" style=${{ "--type": `${size}px` }}>
    <g class="letters">
      ${untitled ? null : html`<${Waters} places=${waters} /><${Areas} model=${model} places=${areas} />`}
      ${placed.map(
        (name) => html`<${NameText}
          key=${name.id}
          lines=${name.lines.join("\n")}
          x=${name.x}
          y=${name.y}
          dx=${name.dx}
          shift=${name.shift}
          size=${size}
          kind=${[
            name.waste ? "waste" : "land",
            (lit.has(name.id) || name.id === focus) && "on-light",
            name.hidden && "crowded",
          ]
            .filter(Boolean)
            .join(" ")}
        />`,
      )}
      <${Hovered} model=${model} names=${placed} size=${size} />
    </g>
    ${placed.map((name) =>
      name.sign && !name.hidden
        ? html`<${SignMark}
            key=${name.id}
            sign=${name.sign}
            x=${name.x}
            y=${name.y}
            dx=${name.dx - name.width / 2 - MARKED[Number(name.sign !== "resource")]}
            dy=${name.shift - 0.4}
          />`
        : null,
    )}
  </svg>`;
}

/**
 * A name that found no place shows while the pointer is on its land.
 * @param {{model: import("./model.js").Model, names: import("./lettering.js").PlacedName[], size: number}} props
 */
function Hovered({ model, names, size }) {
  const id = model.ui.hover.value;
  const name = id === null ? undefined : names.find((one) => one.id === id && one.hidden);
  if (!name) return null;
  return html`<${NameText}
    lines=${name.lines.join("\n")}
    x=${name.x}
    y=${name.y}
    dx=${0}
    shift=${name.shift}
    size=${size}
    kind="land on-light"
  />`;
}

/** At a point of the sheet, and from there so many pixels aside: ems stay the same on the screen at every scale. */
const NameText = memo(
  (
    /** @type {{lines: string, x: number, y: number, dx: number, shift: number, size: number, kind: string}} */ {
      lines,
      x,
      y,
      dx,
      shift,
      size,
      kind,
    },
  ) => {
    const texts = lines.split("\n");
    return html`<g class=${`name ${kind}`}>
      ${texts.map(
        (text, n) =>
          html`<text x=${x} y=${y} dx=${`${dx / size}em`} dy=${`${shift / size + 0.33 + 1.09 * n}em`}>${text}</text>`,
      )}
    </g>`;
  },
);

/** A gilt lozenge for a resource, any other sign on a gilt disc. */
const SignMark = memo(
  (
    /** @type {{sign: import("../signs.js").SignName, x: number, y: number, dx: number, dy: number}} */ {
      sign,
      x,
      y,
      dx,
      dy,
    },
  ) => {
    const style = { "--x": `${x}px`, "--y": `${y}px`, "--dx": `${dx}px`, "--dy": `${dy}px` };
    if (sign === "resource") return html`<path class="resource-mark" d="M0-4 3.5 0 0 4-3.5 0Z" style=${style} />`;
    return html`<g class="icon-mark" style=${style}>
      <circle r="6.4" />
      <path d=${SIGN_PATHS[sign]} transform="scale(.62)" fill-rule="evenodd" />
    </g>`;
  },
);
