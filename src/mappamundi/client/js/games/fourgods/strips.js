// Discarded tiles: a strip for each seat on its side of the frame; on a phone one of them at a time, as a row to swipe.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { memo } from "../../ui/memo.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Tile } from "./draw/paper.js";
import { playOf } from "./play.js";
import { cornersOf } from "./words.js";

/** @typedef {import("./types.js").Store} TableStore */
/** @typedef {import("../../table/state.js").Ui} Ui */
/**
 * A part of a seat's strip on one side of the frame: its slots from this one on.
 * @typedef {{side: "south" | "west" | "north" | "east", seat: number, from: number, slots: number}} Part
 */

/**
 * Who has which side: whoever looks has the south, the others follow clockwise; of two players each has two sides.
 * @type {Record<number, Part["side"][][]>}
 */
const SIDES = {
  2: [
    ["south", "east"],
    ["north", "west"],
  ],
  3: [["south"], ["west"], ["east"]],
  4: [["south"], ["west"], ["north"], ["east"]],
};

/** @param {import("./types.js").View} view @param {number | null} viewer @returns {Part[]} */
export function partsOf(view, viewer) {
  const players = view.areas.length;
  return [...Array(players).keys()].flatMap((n) => {
    const seat = ((viewer ?? 0) + n) % players;
    const sides = SIDES[players][n];
    const slots = Math.ceil(view.areas[seat].length / sides.length);
    return sides.map((side, part) => ({ side, seat, from: part * slots, slots }));
  });
}

/**
 * @type {(props: {
 *   seat: number,
 *   slot: number,
 *   face: string | null,
 *   size: number,
 *   label: string,
 *   on: boolean,
 *   free: boolean,
 *   fits: boolean,
 *   stop: boolean,
 *   wanted: boolean,
 * }) => any} `fits`: it could be laid somewhere; `stop`: the tab key stops here; `wanted`: a lesson asks for it
 */
const Slot = memo(({ seat, slot, face, size, label, on, free, fits, stop, wanted }) => {
  const kinds = ["g-slot", fits && "fits", wanted && "asked", face ? "full" : "empty", on && "on", free && "free"];
  const kind = kinds.filter(Boolean).join(" ");
  return html`<li>
    <button
      type="button"
      class=${kind}
      data-slot=${slot}
      data-area=${seat}
      tabindex=${stop ? 0 : -1}
      aria-label=${label}
      style=${`width:${size}px;height:${size}px`}
    >
      ${
        face
          ? html`<${Tile} face=${face} size=${size} />`
          : free
            ? html`<span class="numbers" aria-hidden="true">${slot + 1}</span>`
            : null
      }
    </button>
  </li>`;
});

/**
 * A slot as it is read out; where the keys are, with how many cells the side that is seen fits.
 * @param {string | null} face
 * @param {number} slot
 * @param {import("./play.js").Play | null} play
 */
function slotText(face, slot, play) {
  if (!face) return t("slot-spoken-empty", { slot: slot + 1 });
  const spoken = t("slot-spoken", { slot: slot + 1, ...cornersOf(face) });
  return play ? `${spoken}; ${t("slot-fits", { cells: play.placesOf(face).size })}` : spoken;
}

/** Slots of a strip. @param {{store: TableStore, ui: Ui, part: Part, size: number}} props */
export function Slots({ store, ui, part, size }) {
  const { seat, from, slots } = part;
  const area = store.view.value.areas[seat];
  const play = playOf(store, ui);
  const at = play.slot.value;
  // Which of them fit somewhere is marked where what fits is shown.
  const helps = play.helps.value && play.acts.value;
  const mode = ui.mode.value;
  const asked = ui.asked.value;
  const discarding = mode?.kind === "discard" && seat === store.seat.value;
  return html`<ol class="g-slots" data-strip=${seat}>
    ${Array.from({ length: Math.min(slots, area.length - from) }, (_, n) => {
      const slot = from + n;
      return html`<${Slot}
        key=${slot}
        seat=${seat}
        slot=${slot}
        face=${area[slot]}
        size=${size}
        label=${slotText(area[slot], slot, helps && at?.seat === seat && at.slot === slot ? play : null)}
        on=${mode?.kind === "take" && at?.seat === seat && at.slot === slot}
        free=${discarding && !area[slot]}
        fits=${helps && !!area[slot] && play.placesOf(area[slot]).size > 0}
        stop=${n === 0}
        wanted=${asked?.do === "take" && asked.area === seat && asked.slot === slot}
      />`;
    })}
  </ol>`;
}

/** How many tiles lie in an area. @param {import("./types.js").View} view @param {number} seat */
const filled = (view, seat) => view.areas[seat].filter(Boolean).length;

/** @param {{store: TableStore, ui: Ui, part: Part, size: number}} props */
export function Strip({ store, ui, part, size }) {
  const { seat, side, from } = part;
  const view = store.view.value;
  const table = store.table.value;
  const viewer = store.seat.value;
  const name = listedName(table.seats, seat, viewer);
  const count = { tiles: filled(view, seat), slots: view.areas[seat].length };
  const full = seat === viewer && count.tiles === count.slots;
  const acts = !view.turn || view.turn.seat === seat;
  return html`<section
    class=${`g-strip ${side} ${acts ? "" : "rests"}`}
    title=${full ? t("strip-full") : undefined}
    aria-label=${t("strip-spoken", { you: seat === viewer ? "yes" : "no", who: name, ...count })}
  >
    <p class="g-strip-name">
      <${Seal} pigment=${pigmentOf(seat, viewer)} size=${24} />
      <b title=${name}>${name}</b>
      ${
        from === 0 &&
        html` <span class="soft numbers">
            ${view.phase === "waiting" && view.ready.includes(seat) ? t("ready-mark") : t("strip-count", count)}
          </span>
        `
      }
    </p>
    <${Slots} store=${store} ui=${ui} part=${part} size=${size} />
  </section>`;
}

/**
 * All strips one after another, for fingers: dots say whose is seen.
 * @param {{store: TableStore, ui: Ui, size: number}} props
 */
export function StripRow({ store, ui, size }) {
  const play = playOf(store, ui);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const view = store.view.value;
  const viewer = store.seat.value;
  const { seats } = store.table.value;
  const order = [...new Set(partsOf(view, viewer).map(({ seat }) => seat))];
  const shown = play.strip.value ?? order[0];
  useEffect(() => {
    const page = /** @type {HTMLElement | null | undefined} */ (list.current?.children[order.indexOf(shown)]);
    if (page && list.current && Math.abs(list.current.scrollLeft - page.offsetLeft) > 4)
      list.current.scrollLeft = page.offsetLeft;
  }, [shown]);
  const swiped = () => {
    const box = list.current;
    if (box) play.strip.value = order[Math.min(order.length - 1, Math.round(box.scrollLeft / box.clientWidth))];
  };
  const count = { tiles: filled(view, shown), slots: view.areas[shown].length };
  return html`<section class="g-strip-row" aria-label=${t("strip-title")}>
    <button
      type="button"
      class="g-whose"
      onClick=${() => (play.strip.value = order[(order.indexOf(shown) + 1) % order.length])}
    >
      <b>${listedName(seats, shown, viewer)}</b>
      <span class="soft">${t("strip-count-long", count)}</span>
      <span class="g-dots" aria-hidden="true">
        ${order.map((seat) => html`<i class=${seat === shown ? "on" : ""} />`)}
      </span>
    </button>
    <div class="g-pages" ref=${list} onScrollEnd=${swiped}>
      ${order.map(
        (seat) =>
          html`<div class="g-page" key=${seat}>
            <${Slots}
              store=${store}
              ui=${ui}
              part=${{ side: "south", seat, from: 0, slots: view.areas[seat].length }}
              size=${size}
            />
          </div>`,
      )}
    </div>
  </section>`;
}
