// What can be chosen now: lit lands with dashes, the one in focus, and a veil over the others.

import { html } from "htm/preact";
import { memo } from "../../../ui/memo.js";
import { March } from "./stage.js";

/** @param {{model: import("./model.js").Model}} props */
export function Lights({ model }) {
  const { world, ui } = model;
  const lit = model.lit.value;
  const lands = model.lands.value;
  const focus = ui.focus.value;
  const ordered = ui.order.value?.place;
  const moment = ui.moment.value?.places;
  const me = model.store.seat.value;
  const { data } = world;
  const stage = model.stage.value;
  const counted = ui.counting.value?.now.flatMap(({ places }) => places) ?? null;
  const staged = counted ?? (!moment && stage?.lands.length ? stage.lands : null);
  const veiled = lit.size > 0 || !!moment?.length || !!staged;
  const clear = (/** @type {string} */ id) =>
    lit.has(id) ||
    (id === focus && !staged) ||
    (moment
      ? moment.includes(id)
      : staged
        ? staged.includes(id)
        : lands[id]?.owner === me && me !== null && !!lands[id]?.active);
  const sections = [...lit.keys()].filter((id) => !(id in data.lands));
  return html`<svg class="lights" viewBox=${`0 0 ${world.width} ${world.height}`} aria-hidden="true">
    <${Veil}
      world=${world}
      key="veil"
      hidden=${
        veiled
          ? Object.keys(data.lands)
              .filter((id) => !clear(id))
              .join(" ")
          : ""
      }
    />
    ${sections.map((id) => html`<${Section} key=${id} world=${world} id=${id} focused=${id === focus} />`)}
    ${[...lit.keys()]
      .filter((id) => id in data.lands && id !== focus)
      .map((id) => html`<${Light} key=${id} id=${id} kind="lit" />`)}
    ${moment?.map((id) => (id in data.lands ? html`<${Light} key=${`moment-${id}`} id=${id} kind="moment" />` : null))}
    ${counted?.map((id) =>
      id in data.lands ? html`<${Light} key=${`counted-${id}`} id=${id} kind="counted" />` : null,
    )}
    <${TouchedLands} model=${model} />
    ${staged && stage?.target ? html`<${Light} key="struck" id=${stage.target} kind="struck" />` : null}
    <${March} model=${model} />
    <${Hover} model=${model} />
    ${
      focus !== null && focus in data.lands && !(stage && !ui.card.value)
        ? html`<${Light} key="focus" id=${focus} kind=${lit.has(focus) ? "lit focused" : "focused closed"} />`
        : null
    }
    ${ordered && ordered in data.lands ? html`<${Light} key="ordered" id=${ordered} kind="ordered" />` : null}
    <${model.edition.Reach} model=${model} />
    <${PlanPath} model=${model} />
  </svg>`;
}

const Veil = memo((/** @type {{world: import("./geometry.js").World, hidden: string}} */ { world, hidden }) => {
  if (!hidden) return null;
  const { lands, wastelands } = world.data;
  const wastes = Object.values(wastelands).map((waste) => waste.path);
  return html`<path
    class="veil"
    d=${
      hidden
        .split(" ")
        .map((id) => lands[id].path)
        .join("") + wastes.join("")
    }
  />`;
});

const Light = memo((/** @type {{id: string, kind: string}} */ { id, kind }) => {
  const edge = `#edge-${id}`;
  return html`<g class=${`light ${kind}`}>
    <use class="light-fill" href=${`#land-${id}`} />
    <use class="light-casing" href=${edge} />
    <use class="light-line" href=${edge} />
  </g>`;
});

/**
 * What others took while the viewer waited: a line in the taker's pigment, dashes round what was the viewer's own.
 * @param {{model: import("./model.js").Model}} props
 */
function TouchedLands({ model }) {
  const { world, ui } = model;
  const { places, shown } = ui.touched.value ?? { places: new Map(), shown: false };
  const lands = [...places].filter(([id]) => id in world.data.lands);
  // Dashes go over the lines of the neighbours.
  const order = lands.sort(([, a], [, b]) => Number(a.lost) - Number(b.lost));
  return html`<g class=${`touched ${shown ? "" : "gone"}`}>
    ${order.map(
      ([id, { seat, lost }]) =>
        html`<${Light} key=${id} id=${id} kind=${lost ? "lost" : `taken seat-${model.pigment(seat)}`} />`,
    )}
  </g>`;
}

/** A sea or wasteland to choose: only its middle lights up, because its edges run under the whole map. */
const Section = memo(
  (/** @type {{world: import("./geometry.js").World, id: string, focused: boolean}} */ { world, id, focused }) => {
    const [x, y] = world.slot(id);
    return html`<circle class=${`section-light ${focused ? "focused" : ""}`} cx=${x} cy=${y} r=${17 / world.scale} />`;
  },
);

/** @param {{model: import("./model.js").Model}} props */
function Hover({ model }) {
  const id = model.ui.peek.value ?? model.ui.hover.value;
  return id !== null && id in model.world.data.lands && id !== model.ui.focus.value
    ? html`<use class="hovered" href=${`#land-${id}`} />`
    : null;
}

/** The dotted way along a plan. @param {{model: import("./model.js").Model}} props */
function PlanPath({ model }) {
  const { world } = model;
  const legs = model.ui.plan.value
    .filter((step) => step.from)
    .map((step) => `M${world.slot(step.from).join(" ")}L${world.slot(step.land).join(" ")}`);
  return legs.length
    ? html`<path class="plan-casing" d=${legs.join("")} /><path class="plan-path" d=${legs.join("")} />`
    : null;
}
