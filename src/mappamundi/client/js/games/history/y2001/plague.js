// Disease on the map: the way of a plague, and the dice over the armies for which they were rolled.

import { html } from "htm/preact";
import { Die } from "../dice.js";
import { eventsOf } from "../log.js";

/**
 * The way of a plague: the lands whose armies it took, in their order (A14.32).
 * @param {{model: import("../map/model.js").Model<import("./types.js").Game>}} props
 */
export function PlaguePath({ model }) {
  const { store, world } = model;
  if (store.view.value?.phase !== "plague") return null;
  const events = eventsOf(store.known.value?.log ?? []);
  const since = events.slice(events.findLastIndex((event) => event.event === "event_played"));
  const lands = since.flatMap((event) =>
    event.event === "disease" && event.died && world.places.has(event.land) ? [event.land] : [],
  );
  const d = lands.map((land, n) => `${n ? "L" : "M"}${world.slot(land).join(" ")}`).join("");
  return html`
    ${lands.length > 1 ? html`<path class="plan-casing" d=${d} /><path class="plan-path" d=${d} />` : null}
    ${lands.map(
      (land) =>
        html`<circle
          key=${land}
          class="plague-mark"
          cx=${world.slot(land)[0]}
          cy=${world.slot(land)[1]}
          r=${7 / world.scale}
        />`,
    )}
  `;
}

/** So many pixels from the middle of a seal, and from the merlons of a fort. */
const AWAY = [13.5, 17];
/** How large a die is beside pieces of the usual size. */
const DIE = 12.5;

/**
 * What was rolled last for armies that disease reached, until something else is done; any 1 is death (A14.17, A14.27,
 * A14.31, A14.32).
 * @param {{model: import("../map/model.js").Model<import("./types.js").Game>}} props
 */
export function DiseaseDice({ model }) {
  const { store, world, camera } = model;
  const step = model.stage.value?.step ?? store.known.value?.log.findLast(({ kind }) => kind === "step");
  // The pieces are as large as the map when it rests.
  const piece = camera.pieceAt(camera.settled.value.scale);
  // What can be named now has tags of its own in these places.
  const rolled = (step?.events ?? [])
    .filter((event) => event.event === "disease")
    .filter(({ land }) => world.places.has(land) && !model.lit.value.has(land));
  return html`${rolled.map(({ land, owner, dice, died }) => {
    const [x, y] = world.slot(land);
    const away = AWAY[Number(!!model.lands.value[land]?.fort)] * piece;
    return html`<div
        class="tag-place"
        key=${`${step?.seq} ${land}`}
        aria-hidden="true"
        style=${{ "--x": `${x}px`, "--y": `${y}px`, "--dx": "0px", "--dy": `${-away}px` }}
      >
        <span class=${`disease-dice ${died ? "died" : ""}`}>
          ${dice.map(
            (face, n) =>
              html`<${Die}
                key=${n}
                face=${face}
                pigment=${model.pigment(owner)}
                counts=${face === 1}
                place=${n}
                size=${DIE * piece}
              />`,
          )}
        </span>
      </div>`;
  })}`;
}
