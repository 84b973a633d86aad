// The land card: everything about one land, docked where the map is emptiest and tied to its land by a dotted line.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatter, refusalOf, t } from "../../../i18n.js";
import { Refused } from "../../../net.js";
import { carryOut } from "../../../table/prompt.js";
import { Cited } from "../../../ui/rulebook.js";
import { meet } from "./lettering.js";

const between = (/** @type {number} */ least, /** @type {number} */ value, /** @type {number} */ most) =>
  Math.max(least, Math.min(most, value));

const WIDTH = 292;
/** So many milliseconds a position must stand before a spectator asks about it. */
const UNHURRIED = 200;
const EDGE = 12;
/** A phone held upright has no room beside a card. @param {{width: number}} room */
const upright = ({ width }) => width < 1.5 * WIDTH;
/**
 * A phone on its side has room at one side of the card: it lies at the other, away from its land.
 * @param {{camera: import("./camera.js").Camera, world: import("./geometry.js").World}} model
 * @param {string} id
 */
function sideOf({ camera, world }, id) {
  if (!camera.narrow || upright(camera)) return null;
  const { scale, x } = camera.resting.value;
  return world.slot(id)[0] * scale + x < camera.width / 2 ? "right" : "left";
}
/** @param {{width: number}} room */
const widthIn = (room) => (upright(room) ? room.width - 2 * EDGE : WIDTH);

/** @param {{model: import("./model.js").Model}} props */
export function LandCard({ model }) {
  const { ui, world, camera } = model;
  const id = ui.peek.value ?? ui.focus.value;
  const shown = (ui.card.value || ui.peek.value !== null) && id !== null && id in world.data.lands;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const [height, measure] = useState(0);
  const look = camera.resting.value;
  const room = camera.settled.value;
  // The card grows when the server's word arrives: where it docks depends on its height.
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const note = () => measure(element.offsetHeight);
    note();
    const observer = new ResizeObserver(note);
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown, id]);
  // On a phone the card lies along the lower edge, and the map moves its land out from under it.
  useEffect(() => {
    camera.cede(shown && upright(room) ? height + EDGE : 0);
    if (!shown || !height) return;
    const side = sideOf(model, id);
    if (upright(room)) camera.reveal(world.slot(id));
    else if (side === "right") camera.reveal(world.slot(id), 0, room.width - WIDTH - EDGE);
    else if (side) camera.reveal(world.slot(id), WIDTH + EDGE);
  }, [shown, id, height, upright(room)]);
  if (!shown) return null;
  const spot = dock(model, id, height);
  // What was just told stays above it: a card that is too high is scrolled.
  const most = ui.band.value && !upright(room) ? `${room.height - spot.top - EDGE}px` : undefined;
  const [x, y] = world.slot(id);
  const seal = { x: x * look.scale + look.x, y: y * look.scale + look.y };
  const wide = widthIn(room);
  // From the edge of the card that is nearest to the seal.
  const foot = {
    x: between(spot.left + 20, seal.x, spot.left + wide - 20),
    y: between(spot.top, seal.y, spot.top + height),
  };
  if (foot.y !== spot.top && foot.y !== spot.top + height) foot.x = seal.x < spot.left ? spot.left : spot.left + wide;
  const far = Math.hypot(seal.x - foot.x, seal.y - foot.y);
  const start = (seal.y < foot.y ? 30 : 20) * camera.piece;
  const leader = !upright(room) && height > 0 && far > start + 12;
  const share = start / (far || 1);
  const from = { x: seal.x + (foot.x - seal.x) * share, y: seal.y + (foot.y - seal.y) * share };
  return html`
    ${
      leader
        ? html`<svg class="leader" aria-hidden="true"><path d=${`M${from.x} ${from.y}L${foot.x} ${foot.y}`} /></svg>`
        : null
    }
    <section
      class=${`land-card ${height ? "" : "measuring"}`}
      ref=${card}
      aria-label=${model.catalogue.name(id)}
      style=${{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${wide}px`, maxHeight: most }}
    >
      <${model.edition.Facts} key=${id} model=${model} id=${id} />
    </section>
  `;
}

/**
 * What it costs to cover something: nothing over the sea, most over the land itself, what can be chosen, and what can
 * be pressed.
 */
const COSTS = { own: 40, lit: 12, held: 1.2, land: 0.7, waste: 0.35, control: 700, lens: 700 };

/**
 * Along the lower edge, over the emptiest sea: never over the land itself, lit lands only if nothing else is left.
 * @param {import("./model.js").Model} model
 * @param {string} id
 * @param {number} height
 */
function dock(model, id, height) {
  const { world, camera } = model;
  const { width, height: high } = camera.settled.value;
  const look = camera.resting.value;
  const lit = model.lit.value;
  const lands = model.lands.value;
  const wide = widthIn(camera.settled.value);
  const price = (/** @type {string} */ ground) =>
    ground === id
      ? COSTS.own
      : lit.has(ground)
        ? COSTS.lit
        : lands[ground]
          ? COSTS.held
          : ground in world.data.lands
            ? COSTS.land
            : COSTS.waste;
  const covered = world
    .ground()
    .map(({ id: ground, x, y }) => ({ x: x * look.scale + look.x, y: y * look.scale + look.y, cost: price(ground) }));
  // A seal and its tag must not be covered either, even off its shore.
  for (const land of [id, ...lit.keys()]) {
    const [x, y] = world.slot(land);
    for (const dy of [-22, 0])
      covered.push({ x: x * look.scale + look.x, y: y * look.scale + look.y + dy, cost: land === id ? 400 : 60 });
  }
  let best = { left: EDGE, top: high - height - EDGE };
  let least = Infinity;
  const [fx] = world.slot(id);
  const controls = camera.controls.value;
  const lens = model.opened.value?.box;
  const highest = EDGE + (upright(camera) ? 0 : model.ui.band.value);
  const lowest = Math.max(high - camera.covered - height - EDGE, upright(camera) ? -Infinity : highest);
  const side = sideOf(model, id);
  if (side) return { left: side === "left" ? EDGE : width - wide - EDGE, top: lowest };
  // Above a button at the lower edge there is a place as good as on it.
  const above = camera.controls.value
    .map((control) => control.top - height - EDGE)
    .filter((top) => top > highest && top < lowest);
  for (const top of upright(camera) ? [lowest] : [lowest, ...above, highest]) {
    for (let left = EDGE; left <= width - wide - EDGE + 0.5; left += 14) {
      const box = { left, right: left + wide, top, bottom: top + height };
      let cost = (top === highest ? 25 : 0) + Math.abs(left + wide / 2 - (fx * look.scale + look.x)) / 60;
      for (const spot of covered)
        if (spot.x > left - 6 && spot.x < box.right + 6 && spot.y > top - 6 && spot.y < box.bottom + 6)
          cost += spot.cost;
      for (const control of controls) if (meet(box, control)) cost += COSTS.control;
      if (lens && meet(box, lens)) cost += COSTS.lens;
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** The lands beside it, each a way to its own card. @param {{model: import("./model.js").Model, id: string}} props */
export function Borders({ model: { catalogue, ui }, id }) {
  return html`<p class="card-borders">
    <span>${t("map-borders")}</span>
    ${" "}
    ${catalogue.neighbours(id).map(
      (next, n, all) =>
        html`
          <span class="card-border">
            <button class="card-link" onClick=${() => (ui.focus.value = next)}>${catalogue.name(next)}</button>
            ${n < all.length - 1 ? "," : ""}
          </span> `,
    )}
  </p>`;
}

/**
 * Whose land it is and the way out of its card.
 * @param {{model: import("./model.js").Model, id: string, seal: any}} props
 */
export function CardHead({ model: { catalogue, ui }, id, seal }) {
  return html`<header>
    <h2>${catalogue.name(id)}</h2>
    ${seal}
    <button class="card-close" aria-label=${t("map-card-close")} onClick=${() => (ui.card.value = false)}>×</button>
  </header>`;
}

/**
 * Do it from the card.
 * @param {{model: import("./model.js").Model, label: string, option: import("./model.js").Option}} props
 */
export function Act({ model, label, option }) {
  const { store, ui } = model;
  const off = store.status.value !== "open";
  const run = () => {
    ui.card.value = false;
    return carryOut(/** @type {any} */ ({ store, ui, table: store.table.value }), {
      id: "invade",
      label,
      form: option.action,
    });
  };
  return html`<p class="card-act">
    <button type="button" class="button" aria-disabled=${off} onClick=${() => !off && run()}>${label}</button>
  </p>`;
}

/**
 * "Inês, Vermilion star, active army"; whoever looks is "You".
 * @param {import("./model.js").Model} model
 * @param {number} seat
 * @param {boolean} standing
 */
export function sealWords(model, seat, standing) {
  const pigment = model.pigment(seat);
  return t(standing ? "map-seal-standing" : "map-seal-flat", {
    player: seat === model.store.seat.value ? t("seat-you") : model.player(seat),
    sign: t(`map-pigment-${pigment}`),
  });
}

/** What stands in a land, as a list of words. @param {import("./model.js").Held} held */
export function buildingWords(held) {
  const found = /** @type {const} */ (["capital", "city", "monument", "fort"])
    .filter((name) => held[name])
    .map((name) => (name === "fort" && held.wall ? t("map-wall") : t(`map-${name}`)));
  if (found.length < 2) return found[0] ?? "";
  return formatter("ListFormat", { type: "conjunction" }).format(found);
}

/**
 * The server's word on an action: what speaks against it, and what it would bring.
 * @param {{store: import("../../../store.js").TableStore}} where
 * @param {{do: string, land?: string, lands?: string[], card?: string} | null} action
 * @returns {import("../../../wire.js").Reason | null}
 */
export function useAnswer({ store }, action) {
  const seq = store.known.value?.seq;
  const seated = store.advised.value !== null;
  const [answer, tell] = useState(/** @type {import("../../../wire.js").Reason | null} */ (null));
  useEffect(() => {
    tell(null);
    if (!action) return undefined;
    let wanted = true;
    const ask = () =>
      store
        .counsel(action)
        .then((/** @type {import("../../../wire.js").Reason} */ reason) => wanted && tell(reason))
        .catch((/** @type {unknown} */ error) => {
          if (!(error instanceof Refused)) throw error;
        });
    // A replay or a show that runs on is not asked about every step.
    const timer = setTimeout(ask, seated ? 0 : UNHURRIED);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [JSON.stringify(action), seq, seated]);
  return answer;
}

/**
 * While a card is being played, the form that would name this land for it.
 * @param {import("../../../table/state.js").Mode | null} mode
 * @param {any[]} legal
 * @param {string} id
 */
function naming(mode, legal, id) {
  const one = mode?.card && legal.find((action) => action.card === mode.card && (action.land || action.lands));
  return one ? { do: one.do, card: one.card, ...(one.land ? { land: id } : { lands: [id] }) } : null;
}

/**
 * Why a land is closed: the server's own word, with the rule.
 * @param {{model: import("./model.js").Model, id: string}} props
 */
export function Why({ model, id }) {
  const { store, ui, catalogue } = model;
  const legal = store.known.value?.legal ?? [];
  const kinds = new Set(legal.map((action) => action.do));
  const answer = useAnswer(
    model,
    naming(ui.mode.value, legal, id) ?? {
      do: model.edition.onLands.find((kind) => kinds.has(kind)) ?? "invade",
      land: id,
    },
  );
  if (!answer || answer.legal || answer.reason === "malformed") return null;
  return html`<p class="card-why">
    ${refusalOf(answer)}
    ${" "}
    ${answer.rule ? html`<${Cited} game=${catalogue.game} number=${answer.rule} />` : null}
  </p>`;
}
