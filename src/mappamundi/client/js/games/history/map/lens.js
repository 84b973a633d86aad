// The lens: where the tags of lands to choose would touch in the view of the whole world, these lands open larger
// beside it.

import { html } from "htm/preact";
import { useMemo } from "preact/hooks";
import { t } from "../../../i18n.js";
import { settings } from "../../../keep.js";
import { Camera } from "./camera.js";
import { Lights } from "./lights.js";
import { Model } from "./model.js";
import { Names } from "./names.js";
import { Pieces } from "./pieces.js";
import { Ground, Lines, Scaled } from "./sheet.js";
import { Tags } from "./tags.js";
import { Washes } from "./wash.js";

/** @typedef {import("./glass.js").Glass} Glass */

/** So much of its lower left corner has the name of the lens. */
const KEY = { width: 76, height: 30 };

/** Where the lens looks: a window of its own that nobody moves. */
class Fixed extends Camera {
  /** @param {import("./geometry.js").World} world @param {Glass} glass */
  constructor(world, { look, box }) {
    super(world);
    this.width = box.right - box.left;
    this.height = box.bottom - box.top;
    this.look = { scale: look.scale, x: look.x - box.left, y: look.y - box.top };
    this.settled.value = { scale: look.scale, zoom: this.zoom, narrow: false, width: this.width, height: this.height };
    this.resting.value = this.goal.value = this.look;
    this.controls.value = [{ left: 0, right: KEY.width, top: this.height - KEY.height, bottom: this.height }];
  }

  get narrow() {
    return false;
  }
}

/** @param {import("./geometry.js").Box} box */
const placed = ({ left, top, right, bottom }) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});

/**
 * The frame on the map and, over the emptiest ground, what is in it. The same as the map for those who do not see it.
 * @param {{model: Model}} props
 */
export function Lens({ model }) {
  const { store, ui, catalogue, world, edition } = model;
  const glass = model.opened.value;
  const key = JSON.stringify(glass);
  const near = useMemo(
    () => glass && new Model(store, ui, catalogue, world, new Fixed(world, glass), edition),
    [model, key],
  );
  if (!glass || !near) return null;
  const { scale, x, y } = near.camera.look;
  return html`
    <i class="lens-frame" style=${placed(glass.frame)} aria-hidden="true" />
    <div class="lens" style=${placed(glass.box)} aria-hidden="true">
      <div
        class="sheet"
        style=${{
          width: `${world.data.view}px`,
          height: `${world.height * world.scale}px`,
          transform: `translate(${x}px, ${y}px) scale(${scale / world.scale})`,
        }}
      >
        <${Scaled} model=${near}>
          <${Ground} world=${world} />
          <${Washes} model=${near} again />
          <${Lines} world=${world} />
          <${Lights} model=${near} />
        <//>
      </div>
      <div class="overlay" style=${{ transform: `translate(${x}px, ${y}px)`, "--s": scale, "--q": near.camera.piece }}>
        <${Names} model=${near} bare />
        <${Pieces} model=${near} />
        <${Tags} model=${near} />
      </div>
      <p class="lens-key">${t("map-lens")} <kbd class="key">V</kbd></p>
    </div>
  `;
}

/** Shows or hides it, as long as there is something to see in it. @param {{model: Model}} props */
export function LensButton({ model }) {
  if (!model.glass.value) return null;
  const on = settings.value.lens;
  return html`<button
    aria-label=${t("map-lens-toggle")}
    title=${t("map-lens-toggle")}
    aria-pressed=${on}
    aria-keyshortcuts="V"
    onClick=${() => model.toggleLens()}
  >
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      <path d="M7.5 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM11.2 11.2 15.5 15.5M5.2 7.5h4.6M7.5 5.2v4.6" />
    </svg>
  </button>`;
}
