// Where the viewer looks: scale and shift of the sheet. Written straight to the page's styles, without drawing anything
// again.

import { signal } from "@preact/signals";
import { still } from "../../../ui/motion.js";

/** @typedef {{scale: number, x: number, y: number}} Look screen = sheet × scale + (x, y) */

const MOST = 4;
/** A window wider than the sheet shows it larger by this much at most, and cuts the northern ice. */
const CUT = 1.04;
/** Smaller than this, the tags of neighbours lie on one another. */
const LEGIBLE = 0.68;
const GLIDE = 420;
/** Of a step that is shown it glides for no more than this share: what changes there is to be seen in rest. */
const ON_THE_WAY = 0.4;
/** From here on a step is seen well enough, compared to the default view: on a desk, and on a phone. */
const NEAR = 1.5;
const NEAR_HERE = 1;
const STRETCH = 1.3;
/** So much smaller than where they found their places, names do not meet yet. */
const ROOMY = 1.05;

export class Camera {
  /** @param {import("./geometry.js").World} world */
  constructor(world) {
    this.world = world;
    this.width = 0;
    this.height = 0;
    this.fit = world.scale;
    /** The scale at which the sheet fills the window to every side. */
    this.cover = world.scale;
    /** @type {Look} */
    this.look = { scale: world.scale, x: 0, y: 0 };
    /** How large things are now, when nothing moves: pixels for one unit, and how that compares to the default view. */
    this.settled = signal({ scale: world.scale, zoom: 1, narrow: false, width: 0, height: 0 });
    /** Where it glides to, or rests: for what must know beforehand. */
    this.goal = signal(/** @type {Look} */ (this.look));
    /** Told when the viewer moves the map. */
    this.onHand = () => {};
    /** The look at rest, for what follows the map: the card and its leader. */
    this.resting = signal(/** @type {Look} */ (this.look));
    /** @type {HTMLElement | null} */
    this.sheet = null;
    /** @type {HTMLElement | null} */
    this.overlay = null;
    this.moved = false;
    /** How much of the lower edge lies under a card on a narrow window: the sheet may leave it. */
    this.below = 0;
    /**
     * What was asked to be seen, as long as nobody moved the map since: seen again when the window changes.
     * @type {{points: [number, number][], first: [number, number] | null} | null}
     */
    this.shown = null;
    /** The buttons that lie on the map, in pixels of the window. */
    this.controls = signal(/** @type {import("./geometry.js").Box[]} */ ([]));
    /** Between the first movement and rest. */
    this.busy = false;
    /** The scale for which names and pieces were set. */
    this.drawn = NaN;
    /** The scale for which the names found their places. */
    this.lettered = NaN;
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

  /** What of the window's lower edge is under the sheet that a phone has there. */
  get covered() {
    return this.narrow ? 18 : 0;
  }

  /** How far in, compared to the view for which the names were placed. */
  get zoom() {
    return this.look.scale / this.world.scale;
  }

  /** How large a piece is drawn, 1 being 22 pixels. */
  get piece() {
    return this.pieceAt(this.look.scale);
  }

  /** @param {number} scale */
  pieceAt(scale) {
    return Math.min(this.narrow ? 1.35 : 2, Math.max(0.64, Math.sqrt(scale / this.world.scale)));
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
    this.fit = across > down ? Math.min(across, down * CUT) : across;
    this.cover = cover;
    if (this.shown) this.#set(this.#framing(this.shown.points, this.shown.first));
    else if (whole) this.#set(this.#home());
    else
      this.#set({
        ...this.look,
        x: width / 2 - centre[0] * this.look.scale,
        y: height / 2 - centre[1] * this.look.scale,
      });
    this.rest();
  }

  /** @returns {Look} */
  #home() {
    const scale = this.fit;
    const spare = this.height - this.world.height * scale;
    return { scale, x: (this.width - this.world.width * scale) * 0.5, y: spare > 0 ? spare / 2 : spare };
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
    const hold = (
      /** @type {number} */ value,
      /** @type {number} */ room,
      /** @type {number} */ size,
      /** @type {number} */ share,
    ) => (size <= room + 0.5 ? (room - size) * share : Math.min(0, Math.max(room - size, value)));
    return { scale, x: hold(look.x, this.width, wide, 0.5), y: hold(look.y, this.height - this.below, high, 0.5) };
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
      this.#crowd();
    }
  }

  /** Names would stand over one another where there is less room than they found: then they wait. */
  #crowd() {
    this.overlay?.classList.toggle("crowded", this.drawn < this.lettered / ROOMY);
  }

  /** The names have found their places at this scale. @param {number} scale */
  letter(scale) {
    this.lettered = scale;
    this.#crowd();
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
    this.goal.value = this.look;
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.stop();
    this.onHand();
    this.moved = true;
    this.shown = null;
    this.#set({ ...this.look, x: this.look.x + dx, y: this.look.y + dy });
    this.#moving();
  }

  /** Larger or smaller around a point of the window. @param {number} factor @param {number} x @param {number} y */
  zoomAt(factor, x, y) {
    this.stop();
    this.onHand();
    this.shown = null;
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

  /**
   * Glide to another look.
   * @param {Look} look
   * @param {number} [within] how long what is to be seen there stands, in milliseconds
   */
  glide(look, within = Infinity) {
    this.stop();
    const from = this.look;
    const to = this.#held(look);
    this.moved = to.scale > this.fit * 1.001;
    if (to.scale === from.scale && to.x === from.x && to.y === from.y) return;
    this.goal.value = to;
    if (still()) {
      this.#set(to);
      this.rest();
      return;
    }
    const start = performance.now();
    const haste = Math.max(1, GLIDE / (ON_THE_WAY * within));
    const step = (/** @type {number} */ now) => {
      const share = Math.min(1, Math.max(0, ((now - start) / GLIDE) * haste));
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

  /**
   * Larger or smaller by a step, around a point of the window or its middle.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  step(factor, x = this.width / 2, y = this.height / 2) {
    this.onHand();
    this.shown = null;
    this.glide(this.#around(factor, x, y));
  }

  /** The viewer wants to see the world. */
  home() {
    this.onHand();
    this.whole();
  }

  /** Show the world. */
  whole() {
    this.shown = null;
    this.glide(this.#home());
  }

  /**
   * The look that shows these points with room around them. A narrow window is filled by the map, and never shows it so
   * small that tags would cover one another: if it cannot hold all the points, it holds the first.
   * @param {[number, number][]} points
   * @param {[number, number] | null} first
   * @returns {Look}
   */
  #framing(points, first) {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const roomX = Math.max(80, this.width - (this.narrow ? 84 : 110));
    const roomY = Math.max(80, this.height - this.covered - 110);
    const most = this.world.scale * (this.narrow ? 2 : 2.2);
    const least = this.narrow ? Math.min(most, Math.max(this.cover, LEGIBLE * this.world.scale)) : this.fit;
    const scale = Math.max(least, Math.min(most, roomX / (right - left || 1), roomY / (bottom - top || 1)));
    let [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (first) {
      const [farX, farY] = [roomX / 2 / scale, roomY / 2 / scale];
      x = Math.min(first[0] + farX, Math.max(first[0] - farX, x));
      y = Math.min(first[1] + farY, Math.max(first[1] - farY, y));
    }
    return { scale, x: this.width / 2 - x * scale, y: (this.height - this.covered) / 2 - y * scale };
  }

  /**
   * Show these points with room around them.
   * @param {[number, number][]} points
   * @param {[number, number] | null} [first] the one to be seen in any case
   * @param {boolean} [atOnce]
   * @param {number} [within] how long what is to be seen there stands
   */
  show(points, first = null, atOnce = false, within = Infinity) {
    if (!points.length || !this.width) return;
    const look = this.#framing(points, first);
    if (atOnce) {
      this.stop();
      this.#set(look);
      this.moved = look.scale > this.fit;
      this.rest();
    } else {
      this.glide(look, within);
    }
    this.shown = { points, first };
  }

  /**
   * Show these points from near, unless they are seen so already.
   * @param {[number, number][]} points
   * @param {number} [above] how much of the upper edge of a narrow window is covered
   * @param {number} [within] how long what is to be seen there stands
   */
  follow(points, above = 0, within = Infinity) {
    if (!this.width) return;
    const { scale, x, y } = this.goal.peek();
    const top = this.narrow ? above : 0;
    const near = scale / this.world.scale >= (this.narrow ? NEAR_HERE : NEAR);
    const edge = Math.min(24, this.width / 8);
    const seen = points.every(
      ([px, py]) =>
        px * scale + x > edge &&
        px * scale + x < this.width - edge &&
        py * scale + y > top + edge &&
        py * scale + y < this.height - this.covered - edge,
    );
    if (near && seen) return;
    this.show(top ? [...points, this.#lifted(points, top)] : points, points[0], false, within);
  }

  /**
   * A point so far above the others that what covers the upper edge does not cover them.
   * @param {[number, number][]} points
   * @param {number} above
   * @returns {[number, number]}
   */
  #lifted(points, above) {
    const highest = points.reduce((a, b) => (b[1] < a[1] ? b : a));
    return [highest[0], highest[1] - above / (this.world.scale * NEAR_HERE)];
  }

  /** A card covers so much of the lower edge, or none any more. @param {number} below */
  cede(below) {
    if (this.below === below) return;
    this.below = below;
    this.glide(this.look);
  }

  /** Bring points into the window, all of them if they are not in it already. @param {[number, number][]} points */
  revealAll(points) {
    const { scale, x, y } = this.look;
    const seen = (/** @type {[number, number]} */ [px, py]) =>
      px * scale + x > 0 &&
      px * scale + x < this.width &&
      py * scale + y > 0 &&
      py * scale + y < this.height - this.covered;
    if (points.length === 1) this.reveal(points[0]);
    else if (!points.every(seen)) this.show(points, points[0]);
  }

  /**
   * Bring a point into the window, or into a part of its width, if it lies outside.
   * @param {[number, number]} point
   * @param {number} [from]
   * @param {number} [to]
   */
  reveal([px, py], from = 0, to = this.width) {
    const { scale, x, y } = this.look;
    // A window that changes its size frames anew: then too this point is the one to be seen.
    if (this.shown) this.shown = { ...this.shown, first: [px, py] };
    const { below } = this;
    const sx = px * scale + x;
    const sy = py * scale + y;
    const edge = Math.min(60, this.width / 6, this.height / 6);
    const dx = sx < from + edge ? from + edge - sx : sx > to - edge ? to - edge - sx : 0;
    const low = this.height - this.covered - below - (below ? edge / 2 : edge);
    const dy = sy < edge ? edge - sy : sy > low ? low - sy : 0;
    if (dx || dy) this.glide({ scale, x: x + dx, y: y + dy });
  }
}
