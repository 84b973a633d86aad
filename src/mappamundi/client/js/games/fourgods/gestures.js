// Pointers and fingers: pick up, aim, turn, flip, drop, hold; take and flip in the strips.

import { useEffect } from "preact/hooks";
import { writing } from "../../table/shortcuts.js";
import { askProphet, discard, flipSlot, layAt, mayLie, pressCell, sendProphet, take } from "./acts.js";
import { playOf } from "./play.js";
import { cellUnder } from "./world.js";

/** @typedef {import("./acts.js").Here} Here */
/** @typedef {import("./faces.js").Corner} Corner */

/** How far a pointer moves before it drags, in pixels, by its kind. */
const START = { mouse: 4, touch: 8 };
/** A finger hides what is under it: the tile is held so far above. */
const ABOVE = 40;
/**
 * How long a press is before it means something else, in milliseconds: a prophet, or the other side of a discarded
 * tile.
 */
const HOLD = { cell: 250, slot: 350 };
/** Choices that are about one cell: the pointer aims at no other meanwhile. */
const SETTLED = ["prophet", "destroy"];
/** A wheel turns no faster than this. */
const NOTCH = 110;

/** @param {EventTarget | null} target @param {string} name */
const near = (target, name) => {
  const found = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  return found instanceof HTMLElement ? found : null;
};

/**
 * Listens on the whole table: hands lie in the prompt, cells on the board.
 * @param {Here} here
 * @param {{current: HTMLElement | null}} board
 * @param {{current: HTMLElement | null}} carried what follows the pointer
 */
export function useGestures(here, board, carried) {
  useEffect(() => {
    const { store, ui } = here;
    const play = playOf(store, ui);
    /**
     * `before`: what was aimed at when it began.
     * @type {{
     *   kind: "hand" | "cell" | "slot",
     *   id: number,
     *   x: number,
     *   y: number,
     *   finger: boolean,
     *   cell: string | null,
     *   before: string | null,
     *   timer: ReturnType<typeof setTimeout> | undefined,
     *   held: boolean,
     *   dragged: boolean,
     * } | null}
     */
    let press = null;
    let notched = 0;
    /** A slot was held: the click that follows takes nothing. */
    let flipped = false;
    const mine = () => play.seat.peek() !== null && store.look.peek() === null;
    const over = (/** @type {PointerEvent} */ event) =>
      cellUnder(event.clientX, event.clientY - (press?.finger && press.dragged ? ABOVE : 0));

    const follow = (/** @type {PointerEvent} */ event) => {
      const { current } = carried;
      if (current)
        current.style.transform = `translate(${event.clientX}px,${event.clientY - (press?.finger ? ABOVE : 0)}px)`;
    };

    const down = (/** @type {PointerEvent} */ event) => {
      if (!mine() || event.button > 0 || !event.isPrimary) return;
      const [hand, cell, slot] = [near(event.target, "hand"), near(event.target, "cell"), near(event.target, "slot")];
      const target = hand ?? cell ?? slot;
      if (!target) return;
      const finger = event.pointerType === "touch";
      press = {
        kind: hand ? "hand" : cell ? "cell" : "slot",
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        finger,
        cell: cell?.dataset.cell ?? null,
        before: play.aim.peek(),
        timer: undefined,
        held: false,
        dragged: false,
      };
      flipped = false;
      if (hand) play.pick(/** @type {0 | 1} */ (Number(hand.dataset.hand)));
      if (press.cell && play.held.peek() && mayLie(here, press.cell) && !ui.mode.peek()) {
        play.aimAt(press.cell);
        press.timer = setTimeout(() => {
          if (!press) return;
          press.held = true;
          askProphet(here);
        }, HOLD.cell);
      }
      if (slot && finger) {
        look(slot);
        press.timer = setTimeout(() => {
          flipped = true;
          flip(slot);
        }, HOLD.slot);
      }
    };

    const move = (/** @type {PointerEvent} */ event) => {
      if (!press) {
        // A mouse aims wherever it goes; a finger where it is put down.
        if (
          event.pointerType === "mouse" &&
          mine() &&
          near(event.target, "cell") &&
          !SETTLED.includes(ui.mode.peek()?.kind ?? "")
        )
          play.aimAt(near(event.target, "cell")?.dataset.cell ?? null);
        return;
      }
      if (event.pointerId !== press.id) return;
      const far =
        Math.hypot(event.clientX - press.x, event.clientY - press.y) > (press.finger ? START.touch : START.mouse);
      if (far && press.kind === "slot") clearTimeout(press.timer);
      // From the hand, or from the cell where the tile hovers already.
      if (
        far &&
        !press.dragged &&
        !press.held &&
        (press.kind === "hand"
          ? play.held.peek()
          : press.kind === "cell" && press.finger && press.cell === play.aim.peek() && play.held.peek())
      ) {
        clearTimeout(press.timer);
        press.dragged = true;
        play.dragging.value = true;
      }
      if (!press.dragged) return;
      follow(event);
      play.aimAt(over(event));
    };

    const up = (/** @type {PointerEvent} */ event) => {
      if (!press || event.pointerId !== press.id) return;
      const { kind, held, dragged, cell, finger, timer, before, x, y } = press;
      clearTimeout(timer);
      const at = over(event);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const [strip, slot, corner] = [near(under, "strip"), near(under, "slot"), near(under, "corner")];
      press = null;
      play.dragging.value = false;
      if (finger) look(null);
      if (event.type === "pointercancel") return;
      if (held && kind === "cell") {
        // Drawn to a quarter and let go there: it is chosen. Let go at once, the quarters wait for a press.
        if (corner && Math.hypot(event.clientX - x, event.clientY - y) > START.touch)
          sendProphet(here, /** @type {Corner} */ (corner.dataset.corner));
        return;
      }
      if (dragged) {
        if (at && play.fitsNow(at)) pressCell(here, at);
        else if (at) layAt(here, at);
        else if (strip && Number(strip.dataset.strip) === store.seat.peek())
          discard(here, slot?.classList.contains("empty") ? Number(slot.dataset.slot) : null);
        return;
      }
      if (kind !== "cell" || at !== cell || !cell) return;
      // A finger aims first, and on a lit cell makes the tile fit; the second touch lays it.
      if (finger && !ui.mode.peek() && play.held.peek() && before !== cell) {
        play.aimAt(cell);
        if (play.here.peek().has(cell) && !play.fitsNow(cell)) play.makeFit();
      } else pressCell(here, cell);
    };

    /** Show where the tile of a slot fits, as long as a pointer is there. @param {HTMLElement | null} slot */
    const look = (slot) => {
      const [was, is] = [
        play.seen.peek(),
        slot && { seat: Number(slot.dataset.area), slot: Number(slot.dataset.slot) },
      ];
      if (was?.seat !== is?.seat || was?.slot !== is?.slot) play.seen.value = is;
    };
    const hover = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse" && !press) look(mine() ? near(event.target, "slot") : null);
    };

    // Pointers move no focus here: Enter stays with the gilt answer unless somebody went elsewhere by the Tab key.
    const unfocused = (/** @type {MouseEvent} */ event) => {
      if (
        !(event.target instanceof Element) ||
        !event.target.closest(".g-board, [data-hand], [data-flip], [data-slot]")
      )
        return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement && !writing(document.activeElement))
        document.activeElement.blur();
    };

    const flip = (/** @type {HTMLElement} */ slot) =>
      flipSlot(here, Number(slot.dataset.area), Number(slot.dataset.slot));

    const click = (/** @type {MouseEvent} */ event) => {
      const slot = near(event.target, "slot");
      if (!slot || !mine()) return;
      if (ui.mode.peek()?.kind === "discard" && slot.classList.contains("free"))
        discard(here, Number(slot.dataset.slot));
      else if (slot.classList.contains("full") && !flipped)
        take(here, Number(slot.dataset.area), Number(slot.dataset.slot));
    };

    const menu = (/** @type {MouseEvent} */ event) => {
      const [cell, slot] = [near(event.target, "cell"), near(event.target, "slot")];
      if (!cell && !slot && !near(event.target, "hand")) return;
      event.preventDefault();
      // A long touch asks for a menu, too.
      if (!mine() || /** @type {PointerEvent} */ (event).pointerType === "touch") return;
      if (slot) flip(slot);
      else play.turn(1);
    };

    const middle = (/** @type {MouseEvent} */ event) => {
      if (event.button !== 1 || !mine() || !(near(event.target, "cell") ?? near(event.target, "hand"))) return;
      event.preventDefault();
      play.flip();
    };

    const wheel = (/** @type {WheelEvent} */ event) => {
      if (!near(event.target, "cell") || !mine() || !event.deltaY) return;
      event.preventDefault();
      if (event.timeStamp - notched < NOTCH) return;
      notched = event.timeStamp;
      play.turn(event.deltaY > 0 ? 1 : -1);
    };

    const escaped = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !press?.dragged) return;
      press = null;
      play.dragging.value = false;
      play.aimAt(null);
      event.stopPropagation();
    };
    const leave = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse" && !press && !ui.mode.peek() && !document.activeElement?.closest(".g-world"))
        play.aimAt(null);
    };
    const world = board.current;
    const table = /** @type {HTMLElement} */ (world?.closest(".table-screen") ?? document.body);
    const listening = new AbortController();
    const { signal } = listening;
    table.addEventListener("pointerdown", down, { signal });
    table.addEventListener("pointerover", hover, { signal });
    table.addEventListener("mousedown", unfocused, { signal });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", up, { signal });
    addEventListener("keydown", escaped, { signal, capture: true });
    table.addEventListener("click", click, { signal });
    table.addEventListener("contextmenu", menu, { signal });
    table.addEventListener("auxclick", middle, { signal });
    world?.addEventListener("wheel", wheel, { signal, passive: false });
    world?.addEventListener("pointerleave", leave, { signal });
    return () => listening.abort();
  }, [here.store, here.ui]);
}
