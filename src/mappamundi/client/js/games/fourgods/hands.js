// The two hands of whoever plays: each tile with its other side at the corner, and on a phone the buttons that turn and
// flip it.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { useLayout } from "../../table/layout.js";
import { Tile } from "./draw/paper.js";
import { turned } from "./faces.js";
import { liesAs } from "./fits.js";
import { playOf } from "./play.js";
import { cornersOf } from "./words.js";

/** @typedef {import("./play.js").Hand} Hand */

/** How large a tile is: where there is room, on a phone, in between, and where letters take the room. */
const SIZES = { wide: 112, phone: 104, narrow: 88, drawer: 112, large: 80 };
const CORNER = 34;
/** From this width on there is room, in pixels. */
const ROOMY = 1200;

/**
 * @param {{
 *   store: import("./types.js").Store,
 *   ui: import("../../table/state.js").Ui,
 *   n: Hand,
 *   size: number,
 * }} props
 */
function HandView({ store, ui, n, size }) {
  const play = playOf(store, ui);
  const held = play.hands.value[n];
  const on = play.hand.value === n;
  const cells = play.fits.value[n].size;
  if (!held) {
    const under = play.open.value.some((ghost) => ghost.hand === n);
    return html`<div class=${`g-hand empty ${under ? "under-way" : ""}`}>
      <span class="g-hand-tile" data-hand=${n} aria-label=${t("hand-spoken-empty", { hand: n + 1 })} role="img">
        <b class="g-number" aria-hidden="true">${n + 1}</b>
      </span>
    </div>`;
  }
  const label = [
    t(play.helps.value ? "hand-spoken" : "hand-spoken-plain", { hand: n + 1, ...cornersOf(liesAs(held)), cells }),
    held.taken ? t("hand-spoken-taken") : "",
  ]
    .filter(Boolean)
    .join("; ");
  const other = turned(held.faces[1 - held.side], held.turn);
  return html`<div class=${`g-hand ${on ? "on" : ""} ${held.taken ? "taken" : ""}`}>
    <button
      type="button"
      class="g-hand-tile"
      data-hand=${n}
      aria-pressed=${on}
      aria-label=${label}
      aria-keyshortcuts=${String(n + 1)}
    >
      <${Tile} face=${liesAs(held)} size=${size} />
      <b class="g-number" aria-hidden="true">${n + 1}</b>
    </button>
    <button
      type="button"
      class="g-corner"
      data-flip=${n}
      aria-label=${`${t("action-flip")}. ${t("hand-other-side", cornersOf(other))}`}
      onClick=${() => play.flip(n)}
    >
      <${Tile} face=${other} size=${CORNER} />
    </button>
  </div>`;
}

/** @param {{store: import("./types.js").Store, ui: import("../../table/state.js").Ui}} props */
export function Hands({ store, ui }) {
  const play = playOf(store, ui);
  const none = !play.held.value;
  const { layout, classes } = useLayout();
  const size =
    classes.includes("large") && !classes.includes("lying")
      ? SIZES.large
      : layout === "narrow" && innerWidth >= ROOMY
        ? SIZES.wide
        : SIZES[layout];
  return html`<div class="g-hands" role="group" aria-label=${t("hands-own")} style=${`--full:${size}px`}>
    <${HandView} store=${store} ui=${ui} n=${0} size=${size} />
    <${HandView} store=${store} ui=${ui} n=${1} size=${size} />
    <div class="g-turns">
      <button type="button" class="button" aria-disabled=${none} onClick=${() => play.turn(1)}>
        ${t("action-turn")}
      </button>
      <button type="button" class="button" aria-disabled=${none} onClick=${() => play.flip()}>
        ${t("action-flip")}
      </button>
    </div>
  </div>`;
}
