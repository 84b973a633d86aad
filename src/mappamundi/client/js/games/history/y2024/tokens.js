// Area tokens: the outline of an area on a card, its back, and a small world that shows where the areas lie.

import { html } from "htm/preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Cutout, boundsOf, useMap } from "../picture.js";
import { sceneOf } from "../cutouts.js";
import { called, ROMAN } from "../words.js";

/** @typedef {import("../words.js").Book} Book */

/** The areas of a token: one, or both of a pair. @param {Book} book @param {string} token @returns {string[]} */
export const areasOf = (book, token) =>
  book.data.pairs.find((/** @type {any} */ pair) => pair.id === token)?.areas ?? [token];

/**
 * What encloses some lands, with a margin.
 * @param {any} map
 * @param {string[]} lands
 * @param {number} margin
 * @returns {number[]}
 */
function boxOf(map, lands, margin) {
  const all = lands.flatMap((id) => (map.lands[id] ? [boundsOf(map.lands[id].path)] : []));
  const [left, top] = [
    Math.min(...all.map((one) => one.left)) - margin,
    Math.min(...all.map((one) => one.top)) - margin,
  ];
  return [
    left,
    top,
    Math.max(...all.map((one) => one.right)) + margin - left,
    Math.max(...all.map((one) => one.bottom)) + margin - top,
  ];
}

/** An area alone, in its own colour. @param {{book: Book, area: string}} props */
export function AreaShape({ book, area }) {
  const map = useMap(book.game);
  const lands = book.areas.get(area)?.lands ?? [];
  const box = useMemo(() => map && boxOf(map, lands, 3), [map, area]);
  if (!map) return html`<svg class="area-shape" aria-hidden="true" />`;
  return html`<svg class="area-shape" viewBox=${box.join(" ")} aria-hidden="true">
    ${lands.map(
      (id) => map.lands[id] && html`<path class=${`tint region-${map.lands[id].region}`} d=${map.lands[id].path} />`,
    )}
  </svg>`;
}

/** What a token shows: its area, or the two of a pair. @param {{book: Book, token: string}} props */
export const TokenShape = ({ book, token }) =>
  html`<span class="token-shape">
    ${areasOf(book, token).map((area) => html`<${AreaShape} key=${area} book=${book} area=${area} />`)}
  </span>`;

/** A token face up, with its name. @param {{book: Book, token: string, small?: boolean}} props */
export const Token = ({ book, token, small = false }) =>
  html`<span class=${`area-token ${small ? "small-token" : ""}`}>
    <${TokenShape} book=${book} token=${token} />
    <span class="token-name serif">${called(book, token)}</span>
  </span>`;

/** A token face down, with the numeral of its epoch. @param {{epoch: number}} props */
export const TokenBack = ({ epoch }) =>
  html`<span class="area-token token-back"><span class="serif" aria-hidden="true">${ROMAN[epoch]}</span></span>`;

/** A token that is still to come. @param {{epoch: number, words?: string}} props */
export const TokenToCome = ({ epoch, words = ROMAN[epoch] }) =>
  html`<span class="area-token token-to-come"><span class="small">${words}</span></span>`;

/**
 * The piece slot of an area that lies nearest to its middle.
 * @param {any} map
 * @param {string[]} lands
 * @returns {[number, number]}
 */
function middle(map, lands) {
  const slots = lands.flatMap((id) => (map.lands[id] ? [map.lands[id].slot] : []));
  const mean = [0, 1].map((axis) => slots.reduce((sum, slot) => sum + slot[axis], 0) / (slots.length || 1));
  return slots.reduce(
    (best, slot) =>
      Math.hypot(slot[0] - mean[0], slot[1] - mean[1]) < Math.hypot(best[0] - mean[0], best[1] - mean[1]) ? slot : best,
    slots[0] ?? [0, 0],
  );
}

/** A box of the same middle, stretched to these proportions. @param {number[]} box @param {number} ratio */
function stretched([left, top, width, height], ratio) {
  const [wide, high] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return [left - (wide - width) / 2, top - (high - height) / 2, wide, high];
}

/**
 * The part of the world in which these tokens pay, their areas lit and numbered like the tokens.
 * @param {{book: Book, view: any, viewer: number | null, tokens: string[], chosen: string | null}} props
 */
export function TokenWorld({ book, view, viewer, tokens, chosen }) {
  const map = useMap(book.game);
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [ratio, setRatio] = useState(1.7);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => box.clientHeight && setRatio(Math.round((20 * box.clientWidth) / box.clientHeight) / 20);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const lit = tokens.map((token) => areasOf(book, token));
  const key = lit.flat().join();
  const box = useMemo(() => {
    if (!map) return null;
    const lands = lit.flat().flatMap((area) => book.areas.get(area)?.lands ?? []);
    return stretched(lands.length ? boxOf(map, lands, 24) : map.viewBox, ratio);
  }, [map, key, ratio]);
  const scene = useMemo(() => sceneOf(view, viewer, true), [view, viewer]);
  if (!map || !box) return html`<div class="token-world" ref=${frame} />`;
  const veiled = Object.keys(map.lands).filter((id) => !lit.flat().includes(book.lands.get(id)?.area ?? ""));
  const scale = box[2] / 400;
  return html`<div class="token-world" ref=${frame}>
    <${Cutout} map=${map} box=${box} scene=${scene} pieces=${false} />
    <svg class="reach changing" viewBox=${box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="veil" d=${veiled.map((id) => map.lands[id].path).join("")} />
      ${lit.flatMap((areas, n) =>
        areas.map((area) => {
          const lands = book.areas.get(area)?.lands ?? [];
          const [x, y] = middle(map, lands);
          return html`<g key=${area} class=${`lit-area ${tokens[n] === chosen ? "chosen-area" : ""}`}>
            <path
              class="clear"
              stroke-width=${1.6 * scale}
              d=${lands.map((id) => map.lands[id]?.path ?? "").join("")}
            />
            <g transform=${`translate(${x} ${y}) scale(${scale})`}>
              <circle class="area-plate" r="10" />
              <text class="area-number" y="4">${n + 1}</text>
            </g>
          </g>`;
        }),
      )}
    </svg>
  </div>`;
}

/** How many lands, in words. @param {number} lands */
export const landsNow = (lands) => t("token-lands", { lands });
