// Where shall the prophet stand: the tile enlarged over its cell, with four quarters to choose from.

import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { nameOf, t } from "../../i18n.js";
import { signed } from "../../table/chips.js";
import { areasByCorner, sendProphet } from "./acts.js";
import { prophetAdvice } from "./advice.js";
import { Tile } from "./draw/paper.js";
import { CORNERS, TERRAIN } from "./faces.js";
import { liesAs, placeOf } from "./fits.js";
import { hides, worldOf } from "./model.js";
import { Prophet } from "./pieces.js";
import { playOf } from "./play.js";

/** @typedef {import("./faces.js").Corner} Corner */

/** A finger needs a quarter of so many pixels. */
const SIDE = 120;

/** Where an arrow leads from a corner. @type {Record<string, Partial<Record<Corner, Corner>>>} */
const STEPS = {
  ArrowLeft: { ne: "nw", se: "sw" },
  ArrowRight: { nw: "ne", sw: "se" },
  ArrowUp: { sw: "nw", se: "ne" },
  ArrowDown: { nw: "sw", ne: "se" },
};

/** The corner that a key leads to. @param {Corner} corner @param {string} key @returns {Corner} */
export const cornerBy = (corner, key) => STEPS[key]?.[corner] ?? corner;

/** How a prophet would stand there, in words. @param {import("./advice.js").Advice | null} advice */
function standing(advice) {
  const { prophet, points = 0 } = advice ?? {};
  if (!prophet) return "";
  const how =
    prophet.rank === "behind"
      ? ""
      : t(prophet.rank === "leads" ? "prophet-leads" : "prophet-ties", { tiles: prophet.tiles });
  return [how, t("prophet-worth", { points: signed(points) })].filter(Boolean).join(", ");
}

/** @param {{store: import("./types.js").Store, ui: import("../../table/state.js").Ui, size: number}} props */
export function Quarters({ store, ui, size }) {
  const play = playOf(store, ui);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const mode = /** @type {any} */ (ui.mode.value);
  useLayoutEffect(
    () =>
      /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[aria-pressed=true]"))?.focus({
        preventScroll: true,
      }),
    [mode?.corner],
  );
  const held = play.held.value;
  const { tiles, width, height } = worldOf(play.view.value);
  const face = mode.late ? tiles.get(mode.cell)?.face : held && liesAs(held);
  if (!face) return null;
  const [x, y] = placeOf(mode.cell);
  // Over its cell, and never outside the World.
  const place = (/** @type {number} */ n, /** @type {number} */ cells) =>
    Math.max(0, Math.min(cells * size - SIDE, (n + 0.5) * size - SIDE / 2));
  const areas = areasByCorner(face);
  const same = areas[CORNERS.indexOf(mode.corner)];
  // The arrows may be quicker than the focus that follows them.
  const enter = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    sendProphet({ store, ui }, ui.mode.peek()?.corner);
  };
  return html`<div
    class="g-quarters"
    role="group"
    aria-label=${t("decide-prophet")}
    ref=${box}
    onKeyDown=${enter}
    style=${`left:${place(x, width)}px;top:${place(y, height)}px;width:${SIDE}px;height:${SIDE}px`}
  >
    <${Tile} face=${face} size=${SIDE} />
    ${CORNERS.map((corner, n) => {
      const advice = prophetAdvice(store, { cell: mode.cell, face, corner: areas[n], god: mode.god, late: mode.late });
      return html`<button
        type="button"
        key=${corner}
        class=${`g-quarter ${corner} ${areas[n] === same ? "same" : ""}`}
        data-corner=${corner}
        aria-pressed=${corner === mode.corner}
        aria-label=${[t("prophet-quarter", { corner, terrain: nameOf(TERRAIN[face[n]]) }), standing(advice)]
          .filter(Boolean)
          .join("; ")}
        onPointerEnter=${() => (ui.mode.value = { ...mode, corner })}
        onClick=${() => sendProphet({ store, ui }, corner)}
      >
        ${
          corner === mode.corner && html`<${Prophet} god=${mode.god} hidden=${hides(store.table.value)} height=${34} />`
        }
        ${
          areas[n] === corner &&
          advice?.prophet &&
          html`<b class="g-worth numbers" aria-hidden="true">${signed(advice.points ?? 0)}</b>`
        }
      </button>`;
    })}
  </div>`;
}
