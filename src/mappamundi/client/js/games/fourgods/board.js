// The board: the World in the middle, the strips of the seats around it, and the tile that is carried.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { layAt, pressCell } from "./acts.js";
import { Tile } from "./draw/paper.js";
import { liesAs } from "./fits.js";
import { useGestures } from "./gestures.js";
import { playOf } from "./play.js";
import { useEnding, useWindow } from "./rings.js";
import { Status } from "./status.js";
import { Strip, StripRow, partsOf } from "./strips.js";
import { World, focusCell } from "./world.js";

/** The frame's own width on each side, the room between it and a strip, and a name beside a strip, in pixels. */
const FRAME = 12;
const SMALL_FRAME = 9;
const GAP = 5;
const NAME = 30;
/** A strip's tile, in parts of a cell; and the least and most pixels of a cell. */
const STRIP = 0.7;
const LEAST = 30;
/** Where a lesson takes the room to be read, all of the World is seen still. */
const TINY = 20;
/** A name with its seal and its number needs so much beside a strip. */
const BESIDE = 72;
/** A board of so many pixels has room for all of a short name. */
const ROOMY = 680;
const NAMED = 130;
const MOST = 92;
/** A board that is narrower is laid out as on a phone. */
const NARROW = 480;

/**
 * On a phone the discards stand under the World, or beside it when the phone lies: so many pixels are theirs, with the
 * margins.
 */
const ROW = 78;
/** Without them: the margin above, and what the sheet lies over below. */
const LOW = 28;
const COLUMN = 128;
/**
 * Under so many pixels a finger misses: then the row of discards gives up its room, and comes only when something is
 * put there or taken.
 */
const FINGER = 38;

/**
 * Whether a board is too low for the row of discards.
 * @param {HTMLElement} box
 * @param {{width: number, height: number}} world
 */
const bare = (box, { width, height }) =>
  !box.closest(".lying, .large") &&
  (box.clientHeight - 2 * SMALL_FRAME - ROW) / height <
    Math.min(FINGER, (box.clientWidth - 2 * SMALL_FRAME - 20) / width);

/**
 * How many pixels a cell has: as many as there is room for.
 * @param {HTMLElement | null} box
 * @param {{width: number, height: number}} world
 * @param {boolean} small
 * @param {import("./strips.js").Part[]} parts
 */
function cellSize(box, world, small, parts) {
  if (!box) return 0;
  const { clientWidth, clientHeight } = box;
  if (small) {
    const lying = !!box.closest(".lying");
    // With large letters the sheet leaves too little of the height: then the board is scrolled.
    const high = box.closest(".large:not(.lying)")
      ? MOST
      : (clientHeight - 2 * SMALL_FRAME - (lying ? 16 : bare(box, world) ? LOW : ROW)) / world.height;
    return Math.max(
      TINY,
      Math.min(MOST, Math.floor(Math.min((clientWidth - 2 * SMALL_FRAME - (lying ? COLUMN : 20)) / world.width, high))),
    );
  }
  const has = (/** @type {string} */ side) => parts.some((part) => part.side === side);
  const across = Number(has("west")) + Number(has("east"));
  const down = Number(has("north")) + Number(has("south"));
  const wide = (clientWidth - 2 * FRAME - across * (GAP + NAME) - 16) / (world.width + across * STRIP);
  const high = (clientHeight - 2 * FRAME - down * GAP - 20) / (world.height + down * STRIP);
  // Names beside the strips above and below are worth a pixel or two, but not to whoever sees a World for the first
  // time.
  const named = clientWidth >= ROOMY && !box.closest(".taught") ? (clientWidth - 2 * NAMED) / world.width : MOST;
  return Math.max(LEAST, Math.min(MOST, Math.floor(Math.min(wide, high, named))));
}

/** Choices that are about a strip. */
const STRIPS = ["discard", "take"];
/** Choices that are made with a cell. */
const ASKS = ["city", "challenge", "forfeit", "migrate", "destroy"];

/** How long a sentence stands over the sheet of a phone, in milliseconds. */
const NOTICE = 4000;

/** What was refused, where there is no column beside the World. @param {{play: import("./play.js").Play}} props */
function Notice({ play }) {
  const note = play.note.value;
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => setGone(note.id), NOTICE);
    return () => clearTimeout(timer);
  }, [note?.id]);
  return note && gone !== note.id
    ? html`<p class="g-note g-over" aria-hidden="true">${note.title && html`<b>${note.title}</b> `}${note.text}</p>`
    : null;
}

/** @param {{store: import("./types.js").Store, ui: import("../../table/state.js").Ui}} props */
export function Board({ store, ui }) {
  const play = playOf(store, ui);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const carried = useRef(/** @type {HTMLElement | null} */ (null));
  // `beside`: how much room there is for names beside the strips above and below.
  const [room, setRoom] = useState({ size: 0, small: false, low: false, beside: 0 });
  const view = store.view.value;
  const parts = partsOf(view, store.seat.value);
  const [width, height] = view.size;
  useLayoutEffect(() => {
    const look = () => {
      // A replay stands in a window of any width.
      const small = !!box.current && (!!box.current.closest(".phone") || box.current.clientWidth < NARROW);
      const low = small && !!box.current && bare(box.current, { width, height });
      const size = cellSize(box.current, { width, height }, small, parts);
      const beside = Math.floor(((box.current?.clientWidth ?? 0) - size * width) / 2);
      setRoom((old) =>
        old.size === size && old.small === small && old.low === low && old.beside === beside
          ? old
          : { size, small, low, beside },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width, height, parts.length]);
  useGestures({ store, ui }, box, carried);
  useWindow(store, play);
  useEnding(store, play);
  const aim = play.aim.value;
  // The keys take the focus along, so that the cell is read out.
  useEffect(() => {
    if (aim && document.activeElement?.closest(".g-world")) focusCell(aim);
  }, [aim]);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (play.seat.peek() === null || (event.key !== "Enter" && event.key !== " ")) return;
    const cell = /** @type {HTMLElement} */ (event.target).dataset?.cell;
    const mode = ui.mode.peek()?.kind;
    if (!cell) return;
    event.preventDefault();
    event.stopPropagation();
    // Where no cell is asked for, Enter answers in the bar.
    if (mode && !ASKS.includes(mode)) return event.key === "Enter" ? ui.enter.peek()() : undefined;
    if (mode !== "destroy") play.aimAt(cell);
    if (event.key === " ") play.makeFit();
    // Where a city is about to fall, Enter answers the question.
    else if (mode === "destroy") layAt({ store, ui }, ui.mode.peek()?.cell);
    else pressCell({ store, ui }, cell);
  };
  const slot = Math.floor(room.size * STRIP);
  const held = play.held.value;
  const kinds = [
    "g-board",
    room.small && "small",
    room.low && "low",
    room.beside < BESIDE && "tight",
    `players-${view.areas.length}`,
  ];
  return html`<div
    class=${kinds.filter(Boolean).join(" ")}
    role="application"
    aria-label=${t("world-label")}
    tabindex="-1"
    ref=${box}
    onKeyDown=${keys}
  >
    ${
      room.size > 0 &&
      html`<div class="g-table" style=${`--beside:${room.beside}px`}>
        ${
          !room.small &&
          parts.map(
            (part) =>
              html`<${Strip}
                key=${part.side}
                store=${store}
                ui=${ui}
                part=${part}
                size=${Math.min(
                  slot,
                  Math.floor(
                    (room.size * (part.side === "north" || part.side === "south" ? width : height)) / part.slots,
                  ) - 6,
                )}
              />`,
          )
        }
        <${World} store=${store} ui=${ui} size=${room.size} />
        ${
          room.small &&
          (!room.low || STRIPS.includes(ui.mode.value?.kind ?? "")) &&
          html`<${StripRow} store=${store} ui=${ui} size=${46} />`
        }
      </div>`
    }
    <div class=${`g-carried ${aim ? "over" : ""}`} ref=${carried} hidden=${!play.dragging.value} aria-hidden="true">
      ${play.dragging.value && held && html`<${Tile} face=${liesAs(held)} size=${room.size} />`}
    </div>
    ${room.small && html`<${Notice} play=${play} />`}
    ${play.seat.value !== null && html`<${Status} store=${store} ui=${ui} />`}
  </div>`;
}
