// Where the viewer looks: scale and shift of the sheet. Written straight to the page's styles, without drawing anything again.

import { signal } from "@preact/signals";

/** @typedef {{scale: number, x: number, y: number}} Look screen = sheet × scale + (x, y) */

const MOST = 4;
/** A window that is nearly as wide as the sheet shows it without edges, and cuts this much of it at most. */
const CUT = 1.04;
const GLIDE = 420;
const STRETCH = 1.3;

const still = () => document.documentElement.classList.contains("still");

export class Camera {
  /** @param {import("./geometry.js").World} world */
  constructor(world) {
    this.world = world;
    this.width = 0;
    this.height = 0;
    this.fit = world.scale;
    /** @type {Look} */
    this.look = { scale: world.scale, x: 0, y: 0 };
    /** How large things are now, when nothing moves: pixels for one unit, and how that compares to the default view. */
    this.settled = signal({ scale: world.scale, zoom: 1, narrow: false, width: 0, height: 0 });
    /** The look at rest, for what follows the map: the card and its leader. */
    this.resting = signal(/** @type {Look} */ (this.look));
    /** @type {HTMLElement | null} */
    this.sheet = null;
    /** @type {HTMLElement | null} */
    this.overlay = null;
    this.moved = false;
    /** Between the first movement and rest. */
    this.busy = false;
    /** The scale for which names and pieces were set. */
    this.drawn = NaN;
    this.frame = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  get most() {
    return Math.max(MOST * this.fit, MOST * this.world.scale);
  }

  get narrow() {
    return this.width < 600;
  }

  /** How far in, compared to the view for which the names were placed. */
  get zoom() {
    return this.look.scale / this.world.scale;
  }

  /** How large a piece is drawn, 1 being 22 pixels. */
  get piece() {
    return Math.min(this.narrow ? 1.35 : 2, Math.max(0.64, Math.sqrt(this.zoom)));
  }

  /** @param {number} width @param {number} height */
  resize(width, height) {
    if (!width || !height || (width === this.width && height === this.height)) return;
    const whole = !this.moved;
    const centre = this.at(this.width / 2, this.height / 2);
    this.width = width;
    this.height = height;
    const across = width / this.world.width;
    const down = height / this.world.height;
    const cover = Math.max(across, down);
    const contain = Math.min(across, down);
    this.fit = cover / contain <= CUT ? cover : contain;
    if (whole) this.#set(this.#home());
    else this.#set({ ...this.look, x: width / 2 - centre[0] * this.look.scale, y: height / 2 - centre[1] * this.look.scale });
    this.rest();
  }

  /** @returns {Look} */
  #home() {
    const scale = this.fit;
    return { scale, x: (this.width - this.world.width * scale) * 0.6, y: (this.height - this.world.height * scale) / 2 };
  }

  /** Units of the sheet under a point of the window. @param {number} x @param {number} y @returns {[number, number]} */
  at(x, y) {
    return [(x - this.look.x) / this.look.scale, (y - this.look.y) / this.look.scale];
  }

  /** @param {Look} look @returns {Look} */
  #held(look) {
    const scale = Math.min(this.most, Math.max(this.fit, look.scale));
    const wide = this.world.width * scale;
    const high = this.world.height * scale;
    const hold = (/** @type {number} */ value, /** @type {number} */ room, /** @type {number} */ size, /** @type {number} */ share) =>
      size <= room + 0.5 ? (room - size) * share : Math.min(0, Math.max(room - size, value));
    return { scale, x: hold(look.x, this.width, wide, 0.5), y: hold(look.y, this.height, high, 0.5) };
  }

  /** @param {Look} look */
  #set(look) {
    this.look = this.#held(look);
    const { scale, x, y } = this.look;
    if (this.sheet) this.sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale / this.world.scale})`;
    if (this.overlay) {
      // Names and pieces keep their size. While the map moves they are stretched with it a little way, which costs
      // nothing, and set anew only now and then.
      const stretch = scale / this.drawn;
      const style = this.overlay.style;
      if (!this.busy || !(stretch > 1 / STRETCH && stretch < STRETCH)) this.#letter(scale);
      style.transform = `translate(${x}px, ${y}px) scale(${scale / this.drawn})`;
    }
  }

  /** @param {number} scale */
  #letter(scale) {
    if (this.drawn === scale) return;
    this.drawn = scale;
    this.overlay?.style.setProperty("--s", `${scale}`);
    this.overlay?.style.setProperty("--q", `${this.piece}`);
  }

  /** The elements to move; called when they are on the page. @param {HTMLElement} sheet @param {HTMLElement} overlay */
  attach(sheet, overlay) {
    this.sheet = sheet;
    this.overlay = overlay;
    this.drawn = NaN;
    this.#set(this.look);
  }

  /** Something moves: keep the picture as it is and only shift it, until it rests. */
  #moving() {
    this.busy = true;
    this.sheet?.parentElement?.classList.add("moving");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), 180);
  }

  rest() {
    clearTimeout(this.timer);
    this.sheet?.parentElement?.classList.remove("moving");
    this.busy = false;
    this.#set(this.look);
    const { scale } = this.look;
    const old = this.settled.peek();
    const now = { scale, zoom: this.zoom, narrow: this.narrow, width: this.width, height: this.height };
    if (old.scale !== scale || old.width !== now.width || old.height !== now.height) this.settled.value = now;
    this.resting.value = this.look;
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.stop();
    this.moved = true;
    this.#set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
    this.#moving();
  }

  /** Larger or smaller around a point of the window. @param {number} factor @param {number} x @param {number} y */
  zoomAt(factor, x, y) {
    this.stop();
    this.#moving();
    this.#set(this.#around(factor, x, y));
    this.moved = this.look.scale > this.fit * 1.001;
  }

  /** @param {number} factor @param {number} x @param {number} y @returns {Look} */
  #around(factor, x, y) {
    const scale = Math.min(this.most, Math.max(this.fit, this.look.scale * factor));
    const [sx, sy] = this.at(x, y);
    return { scale, x: x - sx * scale, y: y - sy * scale };
  }

  /** Glide to another look. @param {Look} look */
  glide(look) {
    this.stop();
    const from = this.look;
    const to = this.#held(look);
    this.moved = to.scale > this.fit * 1.001;
    if (still()) {
      this.#set(to);
      this.rest();
      return;
    }
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
      const scale = from.scale * (to.scale / from.scale) ** eased;
      // The point that stays in place between two scales, so that the path is straight on the map.
      const part = to.scale === from.scale ? eased : (scale - from.scale) / (to.scale - from.scale);
      this.#moving();
      this.#set({ scale, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      if (share < 1) this.frame = requestAnimationFrame(step);
      else this.rest();
    };
    this.frame = requestAnimationFrame(step);
  }

  /** @param {number} factor */
  step(factor) {
    this.glide(this.#around(factor, this.width / 2, this.height / 2));
  }

  home() {
    this.glide(this.#home());
  }

  /**
   * Show these points with room around them.
   * @param {[number, number][]} points
   * @param {boolean} [atOnce]
   */
  show(points, atOnce = false) {
    if (!points.length || !this.width) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const roomX = Math.max(80, this.width - 110);
    const roomY = Math.max(80, this.height - 110);
    const most = this.world.scale * (this.narrow ? 2.4 : 2.2);
    const scale = Math.max(this.fit, Math.min(most, roomX / (right - left || 1), roomY / (bottom - top || 1)));
    const look = { scale, x: this.width / 2 - ((left + right) / 2) * scale, y: this.height / 2 - ((top + bottom) / 2) * scale };
    if (atOnce) {
      this.#set(look);
      this.moved = scale > this.fit;
      this.rest();
    } else {
      this.glide(look);
    }
  }

  /** Bring a point into the window if it lies outside. @param {[number, number]} point @param {number} [below] covered at the lower edge */
  reveal([px, py], below = 0) {
    const { scale, x, y } = this.look;
    const sx = px * scale + x;
    const sy = py * scale + y;
    const edge = Math.min(60, this.width / 5, this.height / 5);
    const dx = sx < edge ? edge - sx : sx > this.width - edge ? this.width - edge - sx : 0;
    const low = this.height - edge - below;
    const dy = sy < edge ? edge - sy : sy > low ? low - sy : 0;
    if (dx || dy) this.glide({ scale, x: x + dx, y: y + dy });
  }
}
