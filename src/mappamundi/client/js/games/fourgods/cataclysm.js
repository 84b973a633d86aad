// A cataclysm before it is decided: the place before and after, every god's total as the server counts it, what falls
// and what grows.

import { html } from "htm/preact";
import { numeral, t } from "../../i18n.js";
import { listedName, playerName } from "../../table/names.js";
import { Seal } from "../../ui/seal.js";
import { Rule } from "../../ui/text.js";
import { adviceOn } from "./advice.js";
import { Tile } from "./draw/paper.js";
import { QUARTERS } from "./draw/tile.js";
import { turned } from "./faces.js";
import { cellAt, liesAs, placeOf } from "./fits.js";
import { pigmentOfGod } from "./gods.js";
import { hides, ownerOf, timed, worldOf } from "./model.js";
import { City, Prophet } from "./pieces.js";
import { playOf } from "./play.js";
import { STEPS, Swatch, ranked } from "./score.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./gods.js").God} God */

/** A cell of the small pictures, in pixels. */
const SIZE = 48;

/** What the server says of the tile in hand as it lies over that city. @param {Env} env @param {any} mode */
export function fallAdvice({ store, ui }, { cell, credit }) {
  const play = playOf(store, ui);
  const [held, hand] = [play.held.value, play.hand.value];
  if (!held || hand === null || !play.fitsNow(cell)) return null;
  const face = liesAs(held);
  return /** @type {any} */ (
    adviceOn(
      store,
      (form) =>
        form.do === "destroy" &&
        cellAt(form.x, form.y) === cell &&
        !form.prophet &&
        (form.credit ?? credit) === credit &&
        form.hand === hand &&
        turned(held.faces[/** @type {0 | 1} */ (form.face)], form.turn) === face,
    ) ??
      adviceOn(
        store,
        (form) =>
          form.do === "destroy" &&
          cellAt(form.x, form.y) === cell &&
          !form.prophet &&
          form.hand === hand &&
          turned(held.faces[/** @type {0 | 1} */ (form.face)], form.turn) === face,
      )
  );
}

/**
 * The neighbourhood of a cell, three by three, inside the World.
 * @param {{env: Env, cell: string, face?: string | null}} props `face`: the tile that lies there then
 */
function Around({ env, cell, face = null }) {
  const { width, height, tiles, cities } = worldOf(env.view);
  const hidden = hides(env.table);
  const [x, y] = placeOf(cell);
  const from = (/** @type {number} */ n, /** @type {number} */ cells) => Math.max(0, Math.min(cells - 3, n - 1));
  const [left, top] = [from(x, width), from(y, height)];
  const here = Array.from({ length: 9 }, (_, n) => cellAt(left + (n % 3), top + Math.floor(n / 3)));
  return html`<span class="g-around" style=${`grid-template-columns:repeat(3,${SIZE}px);grid-auto-rows:${SIZE}px`}>
    ${here.map((one) => {
      const tile = tiles.get(one);
      const city = cities.get(one);
      if (face && one === cell) return html`<span><${Tile} face=${face} size=${SIZE} /></span>`;
      const [left, top] = tile?.prophet ? QUARTERS[tile.prophet.corner] : [0, 0];
      return html`<span>
        ${tile && html`<${Tile} face=${tile.face} size=${SIZE} prophet=${tile.prophet?.corner ?? null} />`}
        ${
          tile?.prophet &&
          html`<span class="g-stands" style=${`left:${left * SIZE}px;top:${top * SIZE}px`}>
            <${Prophet} god=${tile.prophet.god} hidden=${hidden} height=${22} />
          </span>`
        }
        ${
          city &&
          html`<span class="g-city-here">
            <${City} size=${38} />
            <${Prophet} god=${city.god} hidden=${hidden} height=${18} />
          </span>`
        }
      </span>`;
    })}
  </span>`;
}

/** @param {{env: Env, advice: any}} props */
function Totals({ env, advice }) {
  const { view, table, seat } = env;
  const rows = ranked(view).map((god) => {
    const said = advice?.scores?.[god];
    const gain = said ? STEPS.reduce((sum, step) => sum + (said[step] ?? 0), 0) : 0;
    const after = said ? said.total : (view.gods[god].score?.total ?? 0);
    return { god, owner: /** @type {number} */ (ownerOf(view, god)), before: after - gain, after, gain };
  });
  rows.sort((a, b) => b.after - a.after);
  return html`<table class="g-totals numbers">
    <thead>
      <tr>
        <th scope="col" colspan="2">${t("cataclysm-now")}</th>
        <th scope="col">${t("cataclysm-before")}</th>
        <th scope="col">${t("cataclysm-after")}</th>
        <td />
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ god, owner, before, after, gain }) =>
          html`<tr key=${god} class=${owner === seat ? "own" : ""}>
            <td><${Seal} pigment=${pigmentOfGod(god, hides(table))} size=${22} /></td>
            <th scope="row">${listedName(table.seats, owner, seat)}</th>
            <td class="soft">${before}</td>
            <td><b>${after}</b></td>
            <td><b>${gain ? numeral(gain, { signDisplay: "always" }) : "·"}</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{env: Env, mode: any}} props */
export function Changes({ env, mode }) {
  const { view, table, store, ui } = env;
  const city = worldOf(view).cities.get(mode.cell);
  const play = playOf(store, ui);
  const held = play.held.value;
  const advice = fallAdvice(env, mode);
  if (!city) return null;
  const who = city.seat === null ? "" : playerName(table.seats, city.seat);
  const grown = /** @type {{terrain: string, from: number[], tiles: number}[]} */ (advice?.kingdoms ?? []);
  const way = (/** @type {number[]} */ from) =>
    !from.length
      ? t("cataclysm-grow-new")
      : from.length === 1
        ? t("cataclysm-grow-from", { tiles: from[0] })
        : t("cataclysm-grow-joins", { count: from.length });
  return html`<section class="rail-part g-score g-changes" id="score" aria-labelledby="changes-title">
    <header class="rail-head">
      <h2 class="panel-title" id="changes-title">${t("cataclysm-title")}</h2>
      <span class="note">${t("cataclysm-order")}</span>
    </header>
    <p class="g-twice" aria-hidden="true">
      <${Around} env=${env} cell=${mode.cell} />
      <${Around} env=${env} cell=${mode.cell} face=${held && liesAs(held)} />
    </p>
    <${Totals} env=${env} advice=${advice} />
    <h3 class="eyebrow">${t("cataclysm-falls")}</h3>
    <ul class="plain-list g-fates">
      <li>
        <${City} size=${32} fallen />
        <span>
          <b>${t("cataclysm-token-title", { who })}</b>
          ${" "}
          ${t("cataclysm-token")}
          ${" "}
          <${Rule} game=${table.game} number="G9.4" />
        </span>
      </li>
      <li>
        <${Prophet} god=${city.god} hidden=${hides(table)} height=${32} />
        <span>
          <b>${t("cataclysm-prophet-title")}</b>
          ${" "}
          ${t("cataclysm-prophet")}
          ${" "}
          <${Rule} game=${table.game} number="G9.5" />
        </span>
      </li>
    </ul>
    ${
      grown.length > 0 &&
      html`
        <h3 class="eyebrow">${t("cataclysm-grows")}</h3>
        <ul class="plain-list g-fates">
          ${grown.map(
            ({ terrain, from, tiles }) =>
              html`<li>
                <${Swatch} terrain=${terrain} size=${30} />
                <span><b>${t("cataclysm-grow", { terrain })}</b> ${way(from)}</span>
                <b class="numbers">${t("cataclysm-tiles", { tiles })}</b>
              </li>`,
          )}
        </ul>
      `
    }
    <p class="note soft">
      ${t("cataclysm-nothing", { turns: timed(table) ? "yes" : "no" })}
      ${" "}
      <${Rule} game=${table.game} number="G3.4" />
    </p>
  </section>`;
}
