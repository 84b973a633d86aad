// Points being counted: a label beside the area that lights up, and what those before it brought.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { Seal } from "../../../ui/seal.js";

/** @typedef {import("./model.js").Model} Model */
/** @typedef {import("../../contract.js").Gain} Gain */

/** The label, in pixels: how wide and high it is, and how far it stays from the edge and from its area. */
const WIDE = 252;
const HIGH = 104;
const EDGE = 12;
const AWAY = 10;

/** Where the places of a gain lie, in units of the sheet. @param {Model} model @param {Gain} gain */
function boundsOf({ world }, { places }) {
  const boxes = places.flatMap((id) => world.places.get(id)?.box ?? []);
  return boxes.length
    ? {
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
        top: Math.min(...boxes.map((box) => box.top)),
        bottom: Math.max(...boxes.map((box) => box.bottom)),
      }
    : null;
}

/** Below its area, or above it where the window ends. @param {Model} model @param {Gain} gain */
function spotOf(model, gain) {
  const { scale, x, y } = model.camera.goal.value;
  const { width, height } = model.camera.settled.value;
  const box = boundsOf(model, gain);
  if (!box) return null;
  const middle = ((box.left + box.right) / 2) * scale + x;
  const [top, bottom] = [box.top * scale + y, box.bottom * scale + y];
  const below = bottom + AWAY + HIGH < height - EDGE;
  return {
    left: Math.max(EDGE, Math.min(width - WIDE - EDGE, middle - WIDE / 2)),
    top: below ? bottom + AWAY : Math.max(EDGE, top - AWAY - HIGH),
  };
}

/** @param {{model: Model}} props */
export function Counts({ model }) {
  const { ui, camera, world, store } = model;
  const counting = ui.counting.value;
  const now = counting?.now ?? [];
  const key = now.map(({ id }) => id).join();
  // A wide window shows the world, so that every area can be seen; a narrow one goes to each.
  const following = !!store.theatre?.following.value;
  useEffect(() => {
    if (!counting || !following) return;
    if (!camera.narrow) camera.whole();
    else if (now.some(({ places }) => places.length))
      camera.follow(
        now.flatMap(({ places }) => places.flatMap((id) => (world.places.has(id) ? [world.slot(id)] : []))),
      );
  }, [key, following]);
  if (!counting) return null;
  const { scale, x, y } = camera.goal.value;
  const at = (/** @type {Gain} */ gain) => {
    const [lx, ly] = world.data.regions[gain.id]?.label ?? [0, 0];
    return { left: `${lx * scale + x}px`, top: `${ly * scale + y - 22}px` };
  };
  const [first] = now;
  const spot = first && now.length === 1 && !camera.narrow ? spotOf(model, first) : null;
  return html`<div class="counts-layer" aria-hidden="true">
    ${[...counting.done, ...(spot ? [] : now)].map(
      (gain) =>
        gain.id in world.data.regions &&
        html`<b
          key=${gain.id}
          class=${`count-mark numbers serif ${now.includes(gain) ? "now" : ""}`}
          data-gain=${now.includes(gain) ? gain.id : undefined}
          style=${at(gain)}
        >
          +
          ${gain.points}
        </b>`,
    )}
    ${
      spot &&
      html`<div
        class="count-label"
        key=${first.id}
        style=${{ left: `${spot.left}px`, top: `${spot.top}px`, width: `${WIDE}px` }}
      >
        <span class="serif count-name">${first.name}</span>
        <span class="count-line">
          <b>${first.word}</b>
          <span class="steps">
            ${first.steps.map((step) => html`<b class=${step.reached ? "reached" : ""}>${step.value}</b>`)}
          </span>
          <b class="numbers" data-gain=${first.id}>+${first.points}</b>
        </span>
        ${counting.own && first.note && html`<span class="small soft">${first.note}</span>`}
        ${
          first.counts.length > 0 &&
          html`<span class="count-seals">
            ${first.counts.flatMap(({ seat, count }) =>
              Array.from(
                { length: count },
                (_, n) =>
                  html`<${Seal} key=${`${seat} ${n}`} pigment=${model.pigment(seat)} standing=${false} size=${14} />`,
              ),
            )}
          </span>`
        }
      </div>`
    }
  </div>`;
}
