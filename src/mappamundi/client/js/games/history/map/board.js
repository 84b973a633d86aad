// The map of History of the World: a printed sheet, washes and lights upon it, names and pieces above.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { settings } from "../../../keep.js";
import { memo } from "../../../ui/memo.js";
import { loadCatalogue } from "../catalogue.js";
import { Camera } from "./camera.js";
import { LandCard, sealWords } from "./card.js";
import { Counts } from "./counts.js";
import { loadWorld } from "./geometry.js";
import { listen } from "./gestures.js";
import { listenToKeys } from "./keys.js";
import { Legend, TouchedKey } from "./legend.js";
import { Lens, LensButton } from "./lens.js";
import { Lights } from "./lights.js";
import { Model } from "./model.js";
import { Names } from "./names.js";
import { OrderArrow } from "./order.js";
import { Pieces } from "./pieces.js";
import { Ground, Lines, Scaled } from "./sheet.js";
import { Following, Invader, StageStrip } from "./stage.js";
import { Tags } from "./tags.js";
import { Washes } from "./wash.js";

/** How much nearer a button, a key or a double tap brings the map. */
const ZOOM = 1.5;
const GLOBE = "M9 2.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM2.5 9h13M9 2.5c-4 4-4 9 0 13M9 2.5c4 4 4 9 0 13";
const FRAME = "M3 6.5V3h3.5M11.5 3H15v3.5M15 11.5V15h-3.5M6.5 15H3v-3.5M9 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z";

/**
 * @typedef {import("../../../store.js").TableStore} TableStore
 * @typedef {import("../../../table/state.js").Ui} Ui
 * @typedef {{
 *   game: string,
 *   world: import("./geometry.js").World,
 *   catalogue: import("../catalogue.js").Catalogue,
 * }} Loaded
 */

/**
 * Follows the table by its signals, and once for each move: after the frame around it has said what is lit.
 * @type {(props: {edition: import("./model.js").Edition, store: TableStore, ui: Ui}) => any}
 */
export const Board = memo(({ edition, store, ui }) => {
  const { game = "", rules, data } = store.table.value ?? {};
  const [loaded, show] = useState(/** @type {Loaded | null} */ (null));
  const [failed, fail] = useState(false);
  const [tries, again] = useState(0);
  useEffect(() => {
    if (!game) return undefined;
    let wanted = true;
    fail(false);
    Promise.all([loadWorld(game), loadCatalogue(game, rules, data)]).then(
      ([world, catalogue]) => wanted && show({ game, world, catalogue }),
      () => wanted && fail(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, rules, data, tries]);
  if (failed) {
    return html`<div class="map empty">
      <p>${t("map-failed")}</p>
      <button class="button" onClick=${() => again(tries + 1)}>${t("map-try-again")}</button>
    </div>`;
  }
  if (!loaded || loaded.game !== game) return html`<div class="map empty" aria-busy="true" />`;
  return html`<${Atlas}
    key=${game}
    edition=${edition}
    store=${store}
    ui=${ui}
    world=${loaded.world}
    catalogue=${loaded.catalogue}
  />`;
});

/**
 * @param {{
 *   edition: import("./model.js").Edition,
 *   store: TableStore,
 *   ui: Ui,
 *   world: import("./geometry.js").World,
 *   catalogue: import("../catalogue.js").Catalogue,
 * }} props
 */
function Atlas({ edition, store, ui, world, catalogue }) {
  const model = useMemo(
    () => new Model(store, ui, catalogue, world, new Camera(world), edition),
    [edition, store, ui, catalogue, world],
  );
  const { camera } = model;
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const overlay = useRef(/** @type {HTMLElement | null} */ (null));

  useLayoutEffect(() => {
    const element = /** @type {HTMLElement} */ (board.current);
    camera.attach(/** @type {HTMLElement} */ (sheet.current), /** @type {HTMLElement} */ (overlay.current));
    const controls = [
      ...element.querySelectorAll(".map-buttons, .legend-button"),
      ...document.querySelectorAll(".drawer-tabs"),
    ];
    const measure = () => {
      const first = !camera.width;
      // All is measured before anything moves: the page is laid out once.
      const [width, height] = [element.clientWidth, element.clientHeight];
      const boxes = controls.map((control) => boxIn(element, control)).filter((box) => box.right > box.left);
      camera.resize(width, height);
      camera.controls.value = boxes;
      if (first && camera.narrow) frame(model, true);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...controls]) observer.observe(one);
    // Whoever moves the map looks elsewhere than the show.
    camera.onHand = () => {
      if (store.theatre?.watching.peek()) store.theatre.following.value = false;
    };
    const deaf = [
      listenToKeys(model, () => board.current),
      listen(element, camera, {
        looking: (on) => (on.closest(".lens") && model.opened.peek()?.look) || camera.look,
        wanted: () => model.lit.peek(),
        held: { has: (id) => Object.values(model.lands.peek()[id] ?? {}).some((one) => one !== null && one !== false) },
        hover: (id) => {
          if (ui.hover.peek() !== id) ui.hover.value = id;
        },
        press: (id, event, twice) => press(model, id, event, twice),
        zoom: (x, y) => camera.step(ZOOM, x, y),
      }),
    ];
    return () => {
      observer.disconnect();
      camera.stop();
      for (const stop of deaf) stop();
    };
  }, [model]);

  return html`<div
    class="map"
    ref=${board}
    tabindex="0"
    id="map"
    role="application"
    aria-label=${t("map-label")}
    aria-describedby="map-keys map-summary"
  >
    <p id="map-keys" class="visually-hidden">${t("map-keys")}</p>
    <${Summary} model=${model} />
    <${Framing} model=${model} />
    <${Following} model=${model} />
    <div
      class="sheet"
      ref=${sheet}
      role="img"
      aria-labelledby="map-summary"
      style=${{ width: `${world.data.view}px`, height: `${world.height * world.scale}px` }}
    >
      <${Scaled} model=${model}>
        <${Ground} world=${world} />
        <${Washes} model=${model} />
        <${Lines} world=${world} />
        <${Lights} model=${model} />
      <//>
      ${["left", "right", "top", "bottom"].map((side) => html`<i class=${`mist ${side}`} />`)}
    </div>
    <div class="overlay" ref=${overlay}>
      <${Names} model=${model} />
      <${Pieces} model=${model} />
      <${Tags} model=${model} />
      <${model.edition.Upon} model=${model} />
      <${Invader} model=${model} />
      <${OrderArrow} model=${model} />
    </div>
    <${Lens} model=${model} />
    <${StageStrip} model=${model} />
    <${LandCard} model=${model} />
    <div class="map-buttons zoom">
      <button aria-label=${t("map-zoom-in")} title=${t("map-zoom-in")} onClick=${() => camera.step(ZOOM)}>
        <${Glyph} d="M9 4v10M4 9h10" />
      </button>
      <button aria-label=${t("map-zoom-out")} title=${t("map-zoom-out")} onClick=${() => camera.step(1 / ZOOM)}>
        <${Glyph} d="M4 9h10" />
      </button>
    </div>
    <div class="map-buttons frames">
      <button aria-label=${t("map-world")} title=${t("map-world")} onClick=${() => camera.home()}>
        <${Glyph} d=${GLOBE} />
      </button>
      <${FrameButton} model=${model} />
      <${LensButton} model=${model} />
    </div>
    <${Counts} model=${model} />
    <${model.edition.Over} model=${model} />
    <${TouchedKey} model=${model} />
    <${Legend} model=${model} />
    <${Spoken} model=${model} />
  </div>`;
}

/** @param {{d: string}} props */
function Glyph({ d }) {
  return html`<svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true"><path d=${d} /></svg>`;
}

/** Where something lies in the window of the map. @param {Element} window @param {Element} inner */
function boxIn(window, inner) {
  const [outer, box] = [window.getBoundingClientRect(), inner.getBoundingClientRect()];
  return {
    left: box.left - outer.left,
    right: box.right - outer.left,
    top: box.top - outer.top,
    bottom: box.bottom - outer.top,
  };
}

/**
 * A press takes the focus and opens the card; on a phone, pressing again what is open closes it.
 * @param {Model} model
 * @param {string | null} id
 * @param {PointerEvent} event
 * @param {boolean} twice
 */
function press(model, id, event, twice) {
  const { ui, camera } = model;
  model.store.theatre?.pause();
  if (id === null) {
    ui.card.value = false;
    return;
  }
  const again = ui.focus.peek() === id;
  ui.focus.value = id;
  ui.card.value = !(camera.narrow && again && ui.card.peek());
  if (!model.lit.peek().has(id)) return;
  if (twice && event.pointerType === "mouse") ui.enter.peek()();
  else if (!again || ui.mode.peek()) ui.press.peek()(id);
}

/**
 * What is worth looking at: the lit places, else one's own armies, else those of the empire whose turn it is.
 * @param {Model} model
 * @returns {string[]}
 */
function framed(model) {
  const me = model.store.seat.peek();
  const held = Object.entries(model.lands.peek());
  const of = (/** @type {number | null | undefined} */ seat, /** @type {boolean} */ standing) =>
    held
      .filter(([, land]) => land.owner !== undefined && land.owner === seat && (land.active || !standing))
      .map(([id]) => id);
  const acting = model.turn.peek()?.seat;
  const choices = [model.litInOrder(), of(me, true), of(acting, true), of(me, false), held.map(([id]) => id)];
  return choices.find((lands) => lands.length) ?? Object.keys(model.world.data.lands);
}

/** @param {Model} model @param {boolean} [atOnce] */
function frame(model, atOnce = false) {
  const { world, camera, ui } = model;
  const places = framed(model);
  const focus = ui.focus.peek();
  const beside = model.edition.beside(model.store.view.peek() ?? {}).filter((id) => world.places.has(id));
  camera.show(
    [...places, ...beside].map((id) => world.slot(id)),
    focus !== null && places.includes(focus) ? world.slot(focus) : null,
    atOnce,
  );
}

/**
 * Follows wishes for a frame. A new turn opens on the lands of its first decision, on a phone every decision.
 * @param {{model: Model}} props
 */
function Framing({ model }) {
  const { ui, camera, store, world } = model;
  const wish = ui.frame.value;
  const asked = model.lit.value.size > 0;
  const { narrow } = camera.settled.value;
  const turn = `${model.turn.value?.empire} ${model.turn.value?.kingdom ?? ""}`;
  const decision = !asked
    ? ""
    : narrow
      ? `${store.view.value?.decision} ${turn}`
      : settings.value.follow && model.turn.value
        ? turn
        : "";
  const focus = ui.focus.value;
  const moment = ui.moment.value;
  useEffect(() => {
    if (!wish) return;
    ui.frame.value = "";
    if (wish === "world") camera.home();
    else if (wish === "lit") frame(model);
    else camera.follow(wish.filter((id) => world.places.has(id)).map((id) => world.slot(id)));
  }, [wish]);
  useEffect(() => {
    if (focus !== null && world.places.has(focus)) camera.reveal(world.slot(focus));
  }, [focus]);
  // The board that opens in the middle of a turn on a desk shows the world first.
  const opened = useRef(/** @type {string | null} */ (null));
  if (opened.current === null && store.view.value) opened.current = turn;
  const framedFor = useRef("");
  useEffect(() => {
    const before = framedFor.current;
    if (!decision) return;
    framedFor.current = decision;
    if (camera.narrow || (decision !== before && turn !== opened.current)) frame(model, !before);
  }, [decision]);
  useEffect(() => {
    const lands = (moment?.places ?? []).filter((id) => world.places.has(id));
    if (lands.length) camera.revealAll(lands.map((id) => world.slot(id)));
  }, [moment]);
  return null;
}

/** @param {{model: Model}} props */
function FrameButton({ model }) {
  if (!model.lit.value.size) return null;
  return html`<button
    aria-label=${t("map-frame")}
    title=${t("map-frame")}
    onClick=${() => (model.ui.frame.value = "lit")}
  >
    <${Glyph} d=${FRAME} />
  </button>`;
}

/** The map in one sentence, for those who do not see it. @param {{model: Model}} props */
function Summary({ model }) {
  const me = model.store.seat.value;
  const held = Object.entries(model.lands.value).filter(([, land]) => land.owner === me && me !== null);
  const areas = new Set(held.map(([id]) => model.catalogue.lands.get(id)?.area));
  const epoch = model.store.view.value?.epoch ?? 1;
  return html`<p id="map-summary" class="visually-hidden">
    ${
      me === null
        ? t("map-summary-watching", { epoch })
        : t("map-summary", { epoch, lands: held.length, areas: areas.size })
    }
  </p>`;
}

/** Says the land in focus. @param {{model: Model}} props */
function Spoken({ model }) {
  const { ui, catalogue } = model;
  const id = ui.focus.value;
  const lit = id === null ? undefined : model.lit.value.get(id);
  const held = id === null ? undefined : model.lands.value[id];
  const parts =
    id === null
      ? []
      : [catalogue.name(id), held?.owner === undefined ? t("map-empty") : sealWords(model, held.owner, !!held.active)];
  if (lit) parts.push(lit.label ?? lit.tag);
  return html`<p class="visually-hidden" aria-live="polite">${parts.join(". ")}</p>`;
}
