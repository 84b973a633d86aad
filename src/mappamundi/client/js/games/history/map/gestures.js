// Wheel, drag and pinch on the map, and what a press means.

/** A finger may be this far from a land and still mean it. */
const REACH = 22;
const DRAG = 5;
/** Two taps are one double tap if they come this soon after each other, in milliseconds, and this near, in pixels. */
const SOON = 300;
const NEAR = 30;
/** Two clicks are meant as one for longer. */
const CLICKS = 450;

/**
 * @param {HTMLElement} window the element that shows the map
 * @param {import("./camera.js").Camera} camera
 * @param {{
 *   looking: (on: Element) => import("./camera.js").Look,
 *   wanted: () => {has(id: string): boolean},
 *   held: {has(id: string): boolean},
 *   press: (id: string | null, event: PointerEvent, twice: boolean) => void,
 *   hover: (id: string | null) => void,
 *   zoom: (x: number, y: number) => void,
 * }} on
 *   how the sheet is looked at there, what lies under the pointer and what was pressed; `zoom` is a double tap
 * @returns {() => void} stop listening
 */
export function listen(window, camera, on) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  let dragged = false;
  let far = 0;
  /** @type {{id: string | null, time: number, x: number, y: number}} */
  let last = { id: null, time: -CLICKS, x: 0, y: 0 };

  /** @param {{clientX: number, clientY: number}} event */
  const local = (event) => {
    const box = window.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {PointerEvent} event */
  const meant = (event) => {
    const { x, y } = local(event);
    const { scale, x: left, y: top } = on.looking(/** @type {Element} */ (event.target));
    const [sx, sy] = [(x - left) / scale, (y - top) / scale];
    const reach = event.pointerType === "mouse" ? 4 : REACH;
    return camera.world.hit(sx, sy, (12 * camera.pieceAt(scale)) / scale, reach / scale, on.wanted(), on.held);
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button || /** @type {Element} */ (event.target).closest("button, a, .land-card, .map-legend")) return;
    fingers.set(event.pointerId, local(event));
    if (fingers.size === 1) {
      dragged = false;
      far = 0;
    }
    camera.stop();
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const old = fingers.get(event.pointerId);
    const now = local(event);
    if (!old) {
      if (event.pointerType === "mouse") {
        const over = /** @type {Element} */ (event.target).closest("button, a, .land-card, .map-legend");
        on.hover(over ? null : meant(event));
      }
      return;
    }
    if (fingers.size === 1) {
      far += Math.hypot(now.x - old.x, now.y - old.y);
      if (!dragged && far > DRAG) {
        dragged = true;
        window.setPointerCapture(event.pointerId);
        window.classList.add("dragging");
      }
      if (dragged) camera.pan(now.x - old.x, now.y - old.y);
    } else {
      dragged = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] ?? old;
      const before = Math.hypot(old.x - other.x, old.y - other.y);
      const after = Math.hypot(now.x - other.x, now.y - other.y);
      camera.pan((now.x - old.x) / 2, (now.y - old.y) / 2);
      if (before > 8) camera.zoomAt(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    fingers.set(event.pointerId, now);
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!fingers.delete(event.pointerId)) return;
    window.classList.remove("dragging");
    if (dragged || fingers.size) return;
    const id = meant(event);
    const time = event.timeStamp;
    const { x, y } = local(event);
    const since = time - last.time;
    if (event.pointerType !== "mouse" && since < SOON && Math.hypot(x - last.x, y - last.y) < NEAR) {
      last.time = -CLICKS;
      on.zoom(x, y);
      return;
    }
    const twice = id !== null && id === last.id && since < CLICKS;
    last = { id, time, x, y };
    on.press(id, event, twice);
  };

  /** @param {PointerEvent} event */
  const cancel = (event) => {
    fingers.delete(event.pointerId);
    window.classList.remove("dragging");
  };

  /** A press anywhere else parts two clicks, however soon they come. @param {PointerEvent} event */
  const elsewhere = (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!window.contains(target) || target.closest("button, a, .land-card, .map-legend")) last.time = -CLICKS;
  };

  const leave = () => on.hover(null);

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (/** @type {Element} */ (event.target).closest(".land-card, .map-legend")) return;
    event.preventDefault();
    const { x, y } = local(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    camera.zoomAt(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  };

  document.addEventListener("pointerdown", elsewhere, true);
  window.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", cancel);
  window.addEventListener("pointerleave", leave);
  window.addEventListener("wheel", wheel, { passive: false });
  return () => {
    document.removeEventListener("pointerdown", elsewhere, true);
    window.removeEventListener("pointerdown", down);
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", cancel);
    window.removeEventListener("pointerleave", leave);
    window.removeEventListener("wheel", wheel);
  };
}
