// Honors: an octagon with the sign of its effect; on an array a track of three, a pool and a stack.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { memo } from "../../../ui/memo.js";
import { SIGN_PATHS } from "../signs.js";
import { called, calledAll, who } from "../words.js";
import { playable } from "./choices.js";
import { pickUp } from "./targets.js";
import { textOf } from "./words.js";

/** @typedef {import("./types.js").Env} Env */

const OCTAGON = "M-4.6-11.1H4.6L11.1-4.6V4.6L4.6 11.1H-4.6L-11.1 4.6V-4.6Z";

/** The sign of what an Honor does. @type {Record<string, import("../signs.js").SignName>} */
const SIGNS = {
  add_people: "people",
  place_fleet: "fleet",
  place_fort: "fort",
  place_city: "city",
  buildings_bonus: "capital",
  lands_bonus: "lands",
  catastrophe: "flame",
};

/** The data of an Honor. @param {import("./types.js").Book} book @param {string} id */
export const honorOf = (book, id) => book.data.honors.find((honor) => honor.id === id);

/**
 * An Honor, or with no `sign` the back of one.
 * @type {(props: {sign: import("../signs.js").SignName | "", count?: number, coins?: number, size?: number}) => any}
 */
export const HonorShape = memo(({ sign, count = 1, coins = 0, size = 40 }) => {
  const lift = coins ? -2.2 : 0;
  const places = count > 1 ? [-3.6, 3.6] : [0];
  return html`<svg
    class=${`honor ${sign ? "" : "back"}`}
    viewBox="-12 -12 24 24"
    width=${size}
    height=${size}
    aria-hidden="true"
  >
    <path class="honor-edge" d=${OCTAGON} />
    <path class="honor-line" d=${OCTAGON} transform="scale(.83)" />
    ${places.map(
      (x) =>
        html`<path
          class="honor-sign"
          d=${SIGN_PATHS[sign || "cup"]}
          transform=${`translate(${x} ${lift}) scale(${count > 1 ? 0.48 : 0.66})`}
          fill-rule="evenodd"
        />`,
    )}
    ${Array.from(
      { length: coins },
      (_, n) => html`<circle class="honor-coin" cx=${(n - (coins - 1) / 2) * 4.4} cy="6.4" r="1.8" />`,
    )}
  </svg>`;
});

/** @param {{env: Env, id: string, size?: number}} props */
export function Honor({ env, id, size }) {
  const honor = honorOf(env.ctx.book, id);
  return html`<${HonorShape}
    sign=${SIGNS[honor?.effect ?? ""] ?? "cup"}
    count=${honor?.count ?? 1}
    coins=${honor?.coins ?? 0}
    size=${size}
  />`;
}

/**
 * The array of a seat in small, for its row of the gold: gaps of the track stay visible, several Honors in the pool are
 * counted.
 * @param {{env: Env, seat: number}} props
 */
export function SmallArray({ env, seat }) {
  const { track, pool, stack } = env.view.arrays[seat];
  const space = (/** @type {string | null} */ id) =>
    id
      ? html`<span title=${called(env.ctx.book, id)}><${Honor} env=${env} id=${id} size=${21} /></span>`
      : html`<i class="honor-gap small" />`;
  return html`
    <span class="small-array" data-array=${seat} aria-hidden="true">
      <span class="small-track">${track.map(space)}</span>
      <span class="small-pool" title=${calledAll(env.ctx.book, pool)}>
        ${pool.length > 1 ? html`<b class="pool-count">${pool.length}</b>` : pool.map(space)}
      </span>
      <span class="small-stack"><${HonorShape} sign="" size=${17} /> ${stack}</span>
    </span>
    <span class="visually-hidden">
      ${t("array-spoken", { track: track.filter(Boolean).length, pool: pool.length, stack })}
    </span>
  `;
}

/** An Honor on the own array: a button where it can be played now. @param {{env: Env, id: string}} props */
function Owned({ env, id }) {
  const { ctx, view, store, ui } = env;
  const open = store.mine.value && playable(env, "play_honor").has(id);
  // Honors without coins wait for phase E (R11.5).
  const waits = view.phase === "expand" && !honorOf(ctx.book, id)?.coins;
  const on = ui.mode.value?.kind === "play" && ui.mode.value.card === id;
  const inside = html`
    <${Honor} env=${env} id=${id} size=${42} />
    <span class="honor-name">${called(ctx.book, id)}</span>
  `;
  const title = textOf(ctx.book, id);
  if (open)
    return html`<button
      type="button"
      class=${`owned ${on ? "on" : ""}`}
      aria-pressed=${on}
      title=${title}
      onClick=${() => pickUp(env, "play_honor", id)}
    >
      ${inside}
    </button>`;
  return html`<span class=${`owned ${waits ? "waits" : ""}`} title=${title}>${inside}</span>`;
}

/**
 * The own Honors: the track pushes on from 1 to 3 and then into the pool, which must be emptied.
 * @param {{env: Env, seat: number}} props
 */
export function OwnArray({ env, seat }) {
  const { view, ctx } = env;
  const { track, pool, stack } = view.arrays[seat];
  const own = seat === env.seat;
  return html`<section class="own-array" aria-labelledby="array-title">
    <header class="rail-head">
      <h2 class="panel-title" id="array-title">${t("array-title", who(ctx, seat))}</h2>
      ${own && view.phase === "expand" ? html`<span class="note">${t("array-note")}</span>` : null}
    </header>
    <div class="array-parts">
      <div class="array-track">
        <h3 class="eyebrow">${t("array-track")} <span aria-hidden="true">1 → 2 → 3</span></h3>
        <ol>
          ${track.map(
            (/** @type {string | null} */ id, /** @type {number} */ n) =>
              html`<li key=${n}>
                ${
                  id
                    ? html`<${Owned} env=${env} id=${id} />`
                    : html`<span class="owned">
                        <i class="honor-gap" />
                        <span class="visually-hidden">${t("array-empty", { space: n + 1 })}</span>
                      </span>`
                }
              </li>`,
          )}
        </ol>
      </div>
      <div class=${`array-pool ${pool.length ? "due" : ""}`}>
        <h3 class="eyebrow">${t("array-pool")}</h3>
        <ul aria-label=${t("array-pool-spoken", { honors: pool.length })}>
          ${pool.map((/** @type {string} */ id) => html`<li key=${id}><${Owned} env=${env} id=${id} /></li>`)}
        </ul>
      </div>
      <div class="array-stack">
        <h3 class="eyebrow">${t("array-stack")}</h3>
        <p><${HonorShape} sign="" size=${36} /><b class="numbers">${stack}</b></p>
      </div>
    </div>
  </section>`;
}

/** On a phone they have a tab of their own. */
export const HONORS = {
  id: "honors",
  count: (/** @type {import("./types.js").View} */ view) =>
    view.viewer === null
      ? 0
      : [...view.arrays[view.viewer].track, ...view.arrays[view.viewer].pool].filter(Boolean).length,
  Panel: (/** @type {{env: Env}} */ { env }) =>
    html`<div class="array-panel"><${OwnArray} env=${env} seat=${env.seat ?? 0} /></div>`,
};
