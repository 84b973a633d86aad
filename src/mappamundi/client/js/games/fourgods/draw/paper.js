// Tiles on the screen: each face is drawn once for a size, a theme and a screen, and then only copied.

import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { memo } from "../../../ui/memo.js";
import { inksOf, paint } from "./tile.js";

/** @typedef {import("../faces.js").Face} Face */
/** @typedef {import("../faces.js").Corner} Corner */

/** What all drawings depend on: the theme, and how fine the screen is. */
const look = () => `${document.documentElement.classList.contains("dark") ? "dark" : "light"} ${devicePixelRatio}`;
const looks = signal(look());
const see = () => {
  looks.value = look();
};
new MutationObserver(see).observe(document.documentElement, { attributeFilter: ["class"] });
addEventListener("resize", see);

/** The colours of the style sheet in a theme, as they are asked for. @type {Map<string, string>} */
const colours = new Map();

/** The colour of an ink now. @param {string} name */
export function colourOf(name) {
  const key = `${looks.peek()} ${name}`;
  const found = colours.get(key) ?? getComputedStyle(document.documentElement).getPropertyValue(`--g-${name}`).trim();
  colours.set(key, found);
  return found;
}

/** @type {Map<string, HTMLCanvasElement>} */
const drawn = new Map();
/** More than a whole game shows at two sizes. */
const KEPT = 900;

/** @param {Face} face @param {number} size @param {Corner | null} prophet */
function bitmap(face, size, prophet) {
  const key = `${looks.peek()} ${face} ${size} ${prophet ?? ""}`;
  const found = drawn.get(key);
  if (found) return found;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round(size * devicePixelRatio);
  const on = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  on.scale(canvas.width / size, canvas.height / size);
  paint(on, inksOf(face, size, prophet), colourOf);
  drawn.set(key, canvas);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value ?? "");
  return canvas;
}

/**
 * A face as it lies; its marks make room for a prophet.
 * @type {(props: {face: Face, size: number, prophet?: Corner | null}) => any}
 */
export const Tile = memo(({ face, size, prophet = null }) => {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  const now = looks.value;
  useLayoutEffect(() => {
    const here = canvas.current;
    if (!here) return;
    const picture = bitmap(face, size, prophet);
    here.width = here.height = picture.width;
    here.getContext("2d")?.drawImage(picture, 0, 0);
  }, [face, size, prophet, now]);
  return html`<canvas class="g-tile" ref=${canvas} style=${`width:${size}px;height:${size}px`} aria-hidden="true" />`;
});
