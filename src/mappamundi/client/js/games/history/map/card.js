// The land card: everything about one land, docked where the map is emptiest and tied to its land by a dotted line.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { formatter, listed, refusalOf, t } from "../../../i18n.js";
import { Refused } from "../../../net.js";
import { carryOut } from "../../../table/prompt.js";
import { Cited } from "../../../ui/rulebook.js";
import { Seal } from "../../../ui/seal.js";
import { chances, onAverage, signed } from "../counsel.js";
import { OddsBar } from "../dice.js";
import { effectTitle } from "../words.js";
import { meet } from "./lettering.js";
import { ON_LANDS } from "./model.js";

const between = (/** @type {number} */ least, /** @type {number} */ value, /** @type {number} */ most) => Math.max(least, Math.min(most, value));

const WIDTH = 292;
/** So many milliseconds a position must stand before a spectator asks about it. */
const UNHURRIED = 200;
const EDGE = 12;
/** A phone held upright has no room beside a card. @param {{width: number}} room */
const upright = ({ width }) => width < 1.5 * WIDTH;
/** A phone on its side has room at one side of the card: it lies at the other, away from its land. @param {{camera: import("./camera.js").Camera, world: import("./geometry.js").World}} model @param {string} id */
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
  const [x, y] = world.slot(id);
  const seal = { x: x * look.scale + look.x, y: y * look.scale + look.y };
  const wide = widthIn(room);
  // From the edge of the card that is nearest to the seal.
  const foot = { x: between(spot.left + 20, seal.x, spot.left + wide - 20), y: between(spot.top, seal.y, spot.top + height) };
  if (foot.y !== spot.top && foot.y !== spot.top + height) foot.x = seal.x < spot.left ? spot.left : spot.left + wide;
  const far = Math.hypot(seal.x - foot.x, seal.y - foot.y);
  const start = (seal.y < foot.y ? 30 : 20) * camera.piece;
  const leader = !upright(room) && height > 0 && far > start + 12;
  const share = start / (far || 1);
  return html`
    ${leader ? html`<svg class="leader" aria-hidden="true"><path d=${`M${seal.x + (foot.x - seal.x) * share} ${seal.y + (foot.y - seal.y) * share}L${foot.x} ${foot.y}`} /></svg>` : null}
    <section class=${`land-card ${height ? "" : "measuring"}`} ref=${card} aria-label=${model.catalogue.name(id)} style=${{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${wide}px` }}>
      <${Facts} key=${id} model=${model} id=${id} />
    </section>`;
}

/** What it costs to cover a piece of ground: nothing over the sea, most over the land itself and what can be chosen. */
const COSTS = { own: 40, lit: 12, held: 1.2, land: 0.7, waste: 0.35 };

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
    ground === id ? COSTS.own : lit.has(ground) ? COSTS.lit : lands[ground] ? COSTS.held : ground in world.data.lands ? COSTS.land : COSTS.waste;
  const covered = world.ground().map(({ id: ground, x, y }) => ({ x: x * look.scale + look.x, y: y * look.scale + look.y, cost: price(ground) }));
  // A seal and its tag must not be covered either, even off its shore.
  for (const land of [id, ...lit.keys()]) {
    const [x, y] = world.slot(land);
    for (const dy of [-22, 0]) covered.push({ x: x * look.scale + look.x, y: y * look.scale + look.y + dy, cost: land === id ? 400 : 60 });
  }
  let best = { left: EDGE, top: high - height - EDGE };
  let least = Infinity;
  const [fx] = world.slot(id);
  const controls = camera.controls.value;
  const lowest = high - camera.covered - height - EDGE;
  const side = sideOf(model, id);
  if (side) return { left: side === "left" ? EDGE : width - wide - EDGE, top: lowest };
  for (const top of upright(camera) ? [lowest] : [lowest, EDGE]) {
    for (let left = EDGE; left <= width - wide - EDGE + 0.5; left += 14) {
      const box = { left, right: left + wide, top, bottom: top + height };
      let cost = (top === lowest ? 0 : 25) + Math.abs(left + wide / 2 - (fx * look.scale + look.x)) / 60;
      for (const spot of covered) if (spot.x > left - 6 && spot.x < box.right + 6 && spot.y > top - 6 && spot.y < box.bottom + 6) cost += spot.cost;
      for (const control of controls) if (meet(box, control)) cost += 15;
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
  const me = model.store.advised.value;
  const options = (model.options.value.get(id) ?? []).filter((option) => option.action.do === "invade");
  const option = model.lit.value.has(id) ? options[0] : undefined;
  // Of a land that cannot be invaded now the server says on being asked what taking it would be like.
  const asked = useAnswer(model, option ? null : { do: "invade", land: id });
  const counsel = option?.counsel ?? asked?.counsel ?? {};
  if (!land) return null;
  const owner = held.owner;
  return html`
    <header>
      <h2>${catalogue.name(id)}</h2>
      ${owner === undefined ? null : html`<${Seal} pigment=${model.pigment(owner)} standing=${!!held.active} size=${24} label=${sealWords(model, owner, !!held.active)} />`}
      <button class="card-close" aria-label=${t("map-card-close")} onClick=${() => (ui.card.value = false)}>×</button>
    </header>
    <p class="card-kind">${[catalogue.name(land.region), t(`map-terrain-${land.terrain}`), ...(land.resource ? [t("map-resource")] : [])].join(" · ")}</p>
    <${Defence} model=${model} id=${id} battle=${counsel.battle} />
    ${option?.odds ? html`<${OddsBar} odds=${option.odds} percent=${counsel.percent} />` : null}
    <${Worth} model=${model} id=${id} option=${option} counsel=${counsel} seat=${me} />
    ${option || !model.lit.value.size || model.lit.value.has(id) ? null : html`<${Why} model=${model} id=${id} />`}
    ${option ? html`<${Act} model=${model} id=${id} option=${option} />` : null}
    <p class="card-borders"><span>${t("map-borders")}</span> ${catalogue
      .neighbours(id)
      .map((next, n) => html`${n ? ", " : ""}<button class="card-link" onClick=${() => (ui.focus.value = next)}>${catalogue.name(next)}</button>`)}</p>`;
}

/** Do it from the card. @param {{model: import("./model.js").Model, id: string, option: import("./model.js").Option}} props */
function Act({ model, id, option }) {
  const { store, ui, catalogue } = model;
  const own = model.lands.value[id]?.owner === store.seat.value;
  const label = t(own ? "action-renew" : "action-invade", { land: catalogue.name(id, "the") });
  const off = store.status.value !== "open";
  const run = () => {
    ui.card.value = false;
    return carryOut(/** @type {any} */ ({ store, ui, table: store.table.value }), { id: "invade", label, form: option.action });
  };
  return html`<p class="card-act"><button type="button" class="button" aria-disabled=${off} onClick=${() => !off && run()}>${label}</button></p>`;
}

/** "Inês, Vermilion star, active army" @param {import("./model.js").Model} model @param {number} seat @param {boolean} standing */
export function sealWords(model, seat, standing) {
  const pigment = model.pigment(seat);
  return t(standing ? "map-seal-standing" : "map-seal-flat", { player: model.player(seat), sign: t(`map-pigment-${pigment}`) });
}

/** What stands in a land, as a list of words. @param {import("./model.js").Held} held */
export function structureWords(held) {
  const found = /** @type {const} */ (["capital", "city", "monument", "fort"]).filter((name) => held[name]).map((name) => t(`map-${name}`));
  if (found.length < 2) return found[0] ?? "";
  return formatter("ListFormat", { type: "conjunction" }).format(found);
}

/** Who stands there, what with, and how strong in battle. @param {{model: import("./model.js").Model, id: string, battle: import("../counsel.js").Counsel["battle"]}} props */
function Defence({ model, id, battle }) {
  const held = model.lands.value[id] ?? {};
  const things = structureWords(held);
  if (held.owner === undefined) return html`<p class="card-owner">${things ? t("map-empty-with", { things }) : t("map-empty")}</p>`;
  const own = held.owner === model.store.seat.value;
  const who = own ? t("map-you") : model.player(held.owner);
  return html`<p class="card-owner"><b>${who}</b>${things ? html`, ${things}` : null}${battle && !own ? html`: <b>${strength(battle)}</b>` : null}</p>
    ${(battle?.cancelled ?? []).map(({ what, by }) => html`<p class="card-kind">${t(`map-cancelled-${what}`, { card: effectTitle(model.catalogue, by) })}</p>`)}`;
}

/** "One die, +1, one reroll" @param {NonNullable<import("../counsel.js").Counsel["battle"]>} battle */
function strength({ defence_dice: dice, defence_rerolls: rerolls = 0, defence_parts: parts = [] }) {
  const bonus = parts.reduce((sum, part) => sum + part.value, 0);
  const words = bonus ? t("map-defence-bonus", { dice, bonus }) : t("map-defence", { dice });
  return rerolls ? `${words}, ${t("map-defence-rerolls", { rerolls })}` : words;
}

/** What the parts of a gain are called, and what each brings; what comes at once comes by cards. @param {import("../counsel.js").Gain[]} gain @param {import("../catalogue.js").Catalogue} catalogue */
function partWords(gain, catalogue) {
  const lasting = gain.filter(({ what }) => what === "region" || what === "structures");
  const atOnce = gain.filter((part) => !lasting.includes(part)).reduce((sum, { points }) => sum + points, 0);
  const words = lasting.map(({ region, points }) => `${region ? catalogue.name(region) : t("map-part-structures")} ${signed(points)}`);
  return atOnce && lasting.length ? [...words, `${t("map-part-cards")} ${signed(atOnce)}`] : words;
}

/**
 * What the land is worth, to whom: to the viewer who takes it or has it, and to the one who would lose it.
 * @param {{model: import("./model.js").Model, id: string, option?: import("./model.js").Option, counsel: import("../counsel.js").Counsel, seat: number | null}} props
 */
function Worth({ model, id, option, counsel, seat }) {
  const { catalogue } = model;
  const { worth, gain = [], losses = [], siege } = counsel;
  if (worth === undefined && !losses.length) return null;
  const owner = model.lands.value[id]?.owner;
  // Whoever watches is told of the one who plays.
  const taker = seat ?? model.turn.value?.seat ?? null;
  const own = owner !== undefined && owner === taker;
  const loss = losses[0]?.points ?? 0;
  return html`<dl class="card-worth">
    ${worth !== undefined && (!own || option) ? html`<div><dt>${seat === null ? t("map-as-watched", { who: model.player(/** @type {number} */ (taker)) }) : t(option?.odds || (!option && owner !== undefined) ? "map-if-won" : "map-if-taken")} <span>${partWords(gain, catalogue).join(", ")}</span></dt><dd>${signed(worth)}</dd></div>` : null}
    ${own && !option && owner === seat ? html`<div><dt>${t("map-if-lost")}</dt><dd>${signed(loss)}</dd></div>` : null}
    ${owner !== undefined && owner !== seat ? html`<div><dt>${model.player(owner)} <span>${t("map-loser")}</span></dt><dd>${signed(loss)}</dd></div>` : null}
    ${counsel.monument ? html`<div><dt><span>${t("map-due-monument")}</span></dt><dd>${signed(counsel.monument)}</dd></div>` : null}
    ${option && counsel.next ? html`<div><dt><span>${t("map-next", { lands: counsel.next.lands, degree: t(`why-degree-${counsel.next.degree}`) })}</span></dt><dd>${signed(counsel.next.points)}</dd></div>` : null}
    ${option?.odds && counsel.expected !== undefined ? html`<div><dt><span>${t("map-average")}</span></dt><dd>${onAverage(counsel.expected)}</dd></div>` : null}
    ${option && siege ? html`<div><dt><span>${t("map-full-siege", { armies: model.turn.value?.pool ?? 0 })}</span></dt><dd>${chances(siege)[0]}</dd></div>` : null}
    ${option?.action.via ? html`<div><dt><span>${t("map-by-way", { way: listed(option.action.via.map((/** @type {string} */ section) => catalogue.name(section, "the"))) })}</span></dt></div>` : null}
  </dl>`;
}

/** The server's word on an action: what speaks against it, and what it would bring. @param {import("./model.js").Model} model @param {{do: string, land: string} | null} action @returns {import("../../../wire.js").Reason | null} */
function useAnswer({ store }, action) {
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
  }, [action?.do, action?.land, seq, seated]);
  return answer;
}

/** Why a land is closed: the server's own word, with the rule. @param {{model: import("./model.js").Model, id: string}} props */
function Why({ model, id }) {
  const { store, catalogue } = model;
  const kinds = new Set((store.known.value?.legal ?? []).map((action) => action.do));
  const answer = useAnswer(model, { do: ON_LANDS.find((kind) => kinds.has(kind)) ?? "invade", land: id });
  if (!answer || answer.legal) return null;
  return html`<p class="card-why">${refusalOf(answer)} ${answer.rule ? html`<${Cited} game=${catalogue.game} number=${answer.rule} />` : null}</p>`;
}
