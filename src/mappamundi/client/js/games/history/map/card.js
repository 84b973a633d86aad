// The land card: everything about one land, docked where the map is emptiest and tied to its land by a dotted line.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { refusalOf, t } from "../../../i18n.js";
import { Refused } from "../../../net.js";
import { Cited } from "../../../ui/rulebook.js";
import { Seal } from "../../../ui/seal.js";
import { OddsBar } from "../dice.js";
import { ON_LANDS } from "./model.js";
import { defence, fullSiege, stake } from "./worth.js";

const between = (/** @type {number} */ least, /** @type {number} */ value, /** @type {number} */ most) => Math.max(least, Math.min(most, value));

const WIDTH = 292;
const EDGE = 12;

/** @param {{model: import("./model.js").Model}} props */
export function LandCard({ model }) {
  const { ui, world, camera } = model;
  const id = ui.focus.value;
  const shown = ui.card.value && id !== null && id in world.data.lands;
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
  if (!shown) return null;
  const spot = dock(model, id, height);
  const [x, y] = world.slot(id);
  const seal = { x: x * look.scale + look.x, y: y * look.scale + look.y };
  const wide = Math.min(WIDTH, room.width - 2 * EDGE);
  // From the edge of the card that is nearest to the seal.
  const foot = { x: between(spot.left + 20, seal.x, spot.left + wide - 20), y: between(spot.top, seal.y, spot.top + height) };
  if (foot.y !== spot.top && foot.y !== spot.top + height) foot.x = seal.x < spot.left ? spot.left : spot.left + wide;
  const far = Math.hypot(seal.x - foot.x, seal.y - foot.y);
  const start = (seal.y < foot.y ? 30 : 20) * camera.piece;
  const leader = !room.narrow && height > 0 && far > start + 12;
  const share = start / (far || 1);
  return html`
    ${leader ? html`<svg class="leader" aria-hidden="true"><path d=${`M${seal.x + (foot.x - seal.x) * share} ${seal.y + (foot.y - seal.y) * share}L${foot.x} ${foot.y}`} /></svg>` : null}
    <section class=${`land-card ${height ? "" : "measuring"}`} ref=${card} aria-label=${model.catalogue.name(id)} style=${{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${wide}px` }}>
      <${Facts} key=${id} model=${model} id=${id} />
    </section>`;
}

/**
 * Along the lower edge, the place that covers least: never the land itself, lit lands only if nothing else is left.
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
  const wide = Math.min(WIDTH, width - 2 * EDGE);
  let best = { left: EDGE, top: high - height - EDGE };
  let least = Infinity;
  const [fx] = world.slot(id);
  for (const low of [true, false]) {
    const top = low ? high - height - EDGE : EDGE;
    for (let left = EDGE; left <= width - wide - EDGE + 0.5; left += 14) {
      // The legend stands in the lower left corner, the buttons in the upper right one.
      let cost = (low ? (left < 120 ? 8 : 0) : 40) + Math.abs(left + wide / 2 - (fx * look.scale + look.x)) / 40;
      for (const land of Object.keys(world.data.lands)) {
        const [x, y] = world.slot(land);
        const sx = x * look.scale + look.x;
        const sy = y * look.scale + look.y;
        if (sx < left - 22 || sx > left + wide + 22 || sy < top - 34 || sy > top + height + 20) continue;
        cost += land === id ? 400 : lit.has(land) ? 60 : lands[land] ? 5 : 2;
      }
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
}

/** @param {{model: import("./model.js").Model, id: string}} props */
function Facts({ model, id }) {
  const { catalogue, ui } = model;
  const land = catalogue.lands.get(id);
  const held = model.lands.value[id] ?? {};
  const me = model.store.seat.value;
  const options = (model.options.value.get(id) ?? []).filter((option) => option.action.do === "invade");
  const option = model.lit.value.has(id) ? options[0] : undefined;
  if (!land) return null;
  const owner = held.owner;
  return html`
    <header>
      <h2>${catalogue.name(id)}</h2>
      ${owner === undefined ? null : html`<${Seal} pigment=${model.pigment(owner)} standing=${!!held.active} size=${24} label=${sealWords(model, owner, !!held.active)} />`}
      <button class="card-close" aria-label=${t("map-card-close")} onClick=${() => (ui.card.value = false)}>×</button>
    </header>
    <p class="card-kind">${[catalogue.name(land.region), t(`map-terrain-${land.terrain}`), ...(land.resource ? [t("map-resource")] : [])].join(" · ")}</p>
    <${Defence} model=${model} id=${id} />
    ${option?.odds ? html`<${OddsBar} odds=${option.odds} />` : null}
    ${option ? html`<${Worth} model=${model} id=${id} option=${option} seat=${me ?? 0} />` : null}
    ${option || !model.lit.value.size || model.lit.value.has(id) ? null : html`<${Why} model=${model} id=${id} />`}
    <p class="card-borders"><span>${t("map-borders")}</span> ${catalogue
      .neighbours(id)
      .map((next, n) => html`${n ? ", " : ""}<button class="card-link" onClick=${() => (ui.focus.value = next)}>${catalogue.name(next)}</button>`)}</p>`;
}

/** "Inês, Vermilion star, standing army" @param {import("./model.js").Model} model @param {number} seat @param {boolean} standing */
export function sealWords(model, seat, standing) {
  const pigment = model.pigment(seat);
  return t(standing ? "map-seal-standing" : "map-seal-flat", { player: model.player(seat), sign: t(`map-pigment-${pigment}`) });
}

/** @type {Map<string, Intl.ListFormat>} */
const lists = new Map();

/** What stands in a land, as a list of words. @param {import("./model.js").Held} held */
export function structureWords(held) {
  const found = /** @type {const} */ (["capital", "city", "monument", "fort"]).filter((name) => held[name]).map((name) => t(`map-${name}`));
  if (found.length < 2) return found[0] ?? "";
  const tongue = document.documentElement.lang || "en";
  const list = lists.get(tongue) ?? new Intl.ListFormat(tongue, { type: "conjunction" });
  lists.set(tongue, list);
  return list.format(found);
}

/** @param {{model: import("./model.js").Model, id: string}} props */
function Defence({ model, id }) {
  const held = model.lands.value[id] ?? {};
  const things = structureWords(held);
  if (held.owner === undefined) return html`<p class="card-owner">${things ? t("map-empty-with", { things }) : t("map-empty")}</p>`;
  const player = model.player(held.owner);
  const who = held.owner === model.store.seat.value ? t("map-you") : player;
  const { dice, bonus } = defence(model, id);
  const strength = bonus ? t("map-defence-bonus", { dice, bonus }) : t("map-defence", { dice });
  return html`<p class="card-owner"><b>${who}</b>${things ? html`, ${things}` : null}${held.owner === model.store.seat.value ? null : html`: <b>${strength}</b>`}</p>`;
}

/** Whole per cent. @param {number} share */
const percent = (share) => Math.round(100 * share);

const signed = (/** @type {number} */ points) => (points < 0 ? `−${-points}` : points ? `+${points}` : "0");

/** @param {{model: import("./model.js").Model, id: string, option: import("./model.js").Option, seat: number}} props */
function Worth({ model, id, option, seat }) {
  const { catalogue } = model;
  const { gain, loss } = stake(model, id, seat, option.worth);
  const total = gain.reduce((sum, part) => sum + part.points, 0);
  const parts = gain.map(({ what, points }) => {
    const name = what === "structures" ? t("map-part-structures") : what === "others" ? t("map-part-cards") : catalogue.name(what);
    return `${name} ${signed(points)}`;
  });
  const owner = model.lands.value[id]?.owner;
  const naval = (option.action.via ?? []).some((/** @type {string} */ section) => catalogue.waters.has(section));
  const siege = option.odds ? fullSiege(model, id, option.odds, naval) : null;
  return html`<dl class="card-worth">
    <div><dt>${option.odds ? t("map-if-won") : t("map-if-taken")} <span>${parts.length > 1 || (parts.length === 1 && gain[0].what !== "others") ? parts.join(", ") : ""}</span></dt><dd>${signed(total)}</dd></div>
    ${owner !== undefined && owner !== seat && loss ? html`<div><dt>${model.player(owner)} <span>${t("map-loser")}</span></dt><dd>${signed(loss)}</dd></div>` : null}
    ${siege ? html`<div><dt><span>${t("map-full-siege", { armies: siege.armies })}</span></dt><dd>${t("map-percent", { chance: percent(siege.chance) })}</dd></div>` : null}
    ${option.action.via ? html`<div><dt><span>${t("map-by-way", { way: option.action.via.map((/** @type {string} */ section) => catalogue.name(section)).join(", ") })}</span></dt></div>` : null}
  </dl>`;
}

/** Why a land is closed: the server's own word, with the rule. @param {{model: import("./model.js").Model, id: string}} props */
function Why({ model, id }) {
  const { store, catalogue } = model;
  const seq = store.known.value?.seq;
  const [answer, tell] = useState(/** @type {any} */ (null));
  const kinds = new Set((store.known.value?.legal ?? []).map((action) => action.do));
  const what = ON_LANDS.find((kind) => kinds.has(kind)) ?? "invade";
  useEffect(() => {
    let wanted = true;
    store
      .ask("POST", "/why", { action: { do: what, land: id } })
      .then((reason) => wanted && tell(reason))
      .catch((error) => {
        if (!(error instanceof Refused)) throw error;
      });
    return () => {
      wanted = false;
    };
  }, [id, seq, what]);
  if (!answer || answer.legal) return null;
  return html`<p class="card-why">${refusalOf(answer)} ${answer.rule ? html`<${Cited} game=${catalogue.game} number=${answer.rule} />` : null}</p>`;
}
