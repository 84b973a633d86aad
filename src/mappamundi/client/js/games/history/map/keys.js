// The map by keyboard. Arrows walk from land to land; the rest works wherever no text is being written.

import { settings } from "../../../keep.js";
import { writing } from "../../../table/shortcuts.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 1.5;

/** Something that has a use of its own for Enter and Space. @param {EventTarget | null} target */
const busy = (target) =>
  target instanceof Element &&
  !!target.closest("button, a, summary, [role=button], [role=tab], [role=row], [role=gridcell]");

/**
 * @param {import("./model.js").Model} model
 * @param {() => HTMLElement | null} board
 * @returns {() => void} stop listening
 */
export function listenToKeys(model, board) {
  const { ui, world, camera, catalogue } = model;

  /** @param {string} id */
  const focus = (id) => {
    ui.focus.value = id;
  };

  /** @param {number} by */
  const nextLit = (by) => {
    const order = model.litInOrder();
    if (!order.length) return;
    const now = order.indexOf(ui.focus.peek() ?? "");
    focus(order[now < 0 ? (by > 0 ? 0 : order.length - 1) : (now + by + order.length) % order.length]);
  };

  /** Where the arrows start: a lit land, one's own, or the one in the middle of the window. */
  const first = () => {
    const me = model.store.seat.peek();
    const own = Object.entries(model.lands.peek()).find(([, held]) => held.owner === me && held.active);
    return (
      model.litInOrder()[0] ??
      own?.[0] ??
      world.hit(...camera.at(camera.width / 2, camera.height / 2), 1, 400, new Set(), new Set())
    );
  };

  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const here = !!board()?.contains(/** @type {Node} */ (event.target));
    // Where the map itself has the focus, its keys are nobody else's.
    const letter = settings.value.letters || here;
    const { key } = event;
    const { theatre } = model.store;
    if (theatre?.watching.peek() && (key === " " || key === "ArrowLeft" || key === "ArrowRight")) {
      // A show has these three, from the map as from elsewhere.
      if (!here || busy(event.target)) return;
      const counting = ui.counting.peek();
      if (key === " ") counting ? counting.toggle() : theatre.toggle();
      else if (counting && key === "ArrowRight") counting.next();
      else theatre.go(key === "ArrowRight" ? 1 : -1);
    } else if (key in ARROWS) {
      if (
        !(here || event.target === document.body) ||
        (event.target instanceof Element && event.target.closest(".land-card"))
      )
        return;
      const from = ui.focus.peek();
      const to =
        from !== null && world.places.has(from)
          ? world.towards(from, ARROWS[key], catalogue.neighbours(from))
          : first();
      if (to) focus(to);
    } else if (key === "[") nextLit(-1);
    else if (key === "]") nextLit(1);
    else if (key === "Enter" && here && !busy(event.target)) ui.enter.peek()();
    else if (key === " " && here && !busy(event.target)) {
      if (ui.focus.peek() === null) {
        const start = first();
        if (start) focus(start);
      }
      ui.card.value = !ui.card.peek();
    } else if (letter && (key === "+" || key === "=")) camera.step(STEP);
    else if (letter && key === "-") camera.step(1 / STEP);
    else if (letter && key === "0") camera.home();
    else if (letter && key.toLowerCase() === "z") ui.frame.value = "lit";
    else if (letter && key === "v" && model.glass.peek()) model.toggleLens();
    else if (letter && key.toLowerCase() === "v") ui.list.value = !ui.list.peek();
    else if (letter && key.toLowerCase() === "l") ui.legend.value = !ui.legend.peek();
    else return;
    event.preventDefault();
  };
  /** The open card is what Escape closes first, before the table steps back a choice. @param {KeyboardEvent} event */
  const escaped = (event) => {
    if (event.key !== "Escape" || !ui.card.peek() || ui.open.peek() || document.querySelector("dialog[open]")) return;
    ui.card.value = false;
    event.preventDefault();
  };
  document.addEventListener("keydown", escaped, true);
  document.addEventListener("keydown", press);
  return () => {
    document.removeEventListener("keydown", escaped, true);
    document.removeEventListener("keydown", press);
  };
}
