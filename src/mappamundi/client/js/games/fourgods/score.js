// Score now: every god's points in the four steps, where the viewer's come from, and the kingdoms by terrain.

import { html } from "htm/preact";
import { nameOf, numeral, t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { Seal } from "../../ui/seal.js";
import { Tile } from "./draw/paper.js";
import { TERRAINS } from "./faces.js";
import { GODS, pigmentOfGod, pigmentOfSeat } from "./gods.js";
import { godsOf, hides, ownerOf } from "./model.js";
import { City } from "./pieces.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./gods.js").God} God */

/** The four steps of scoring, in their order. */
export const STEPS = /** @type {const} */ (["cities", "prophets", "largest", "most"]);
/** Kingdoms that pay less than this, or are smaller, are told together. */
const SMALL = 4;

const signed = (/** @type {number} */ points) => numeral(points, { signDisplay: "always" });
const letterOf = (/** @type {string} */ terrain) =>
  ({ ocean: "O", plain: "P", forest: "F", mountain: "M" })[terrain] ?? "O";

/** @param {{terrain: string, size?: number}} props */
export const Swatch = ({ terrain, size = 24 }) =>
  html`<span class="g-terrain"><${Tile} face=${letterOf(terrain).repeat(4)} size=${size} /></span>`;

/** The gods that somebody has, the best first. @param {import("./types.js").View} view @returns {God[]} */
export const ranked = (view) =>
  GODS.filter((god) => view.gods[god].score).sort(
    (a, b) => (view.gods[b].score?.total ?? 0) - (view.gods[a].score?.total ?? 0),
  );

/**
 * A part of a god's points: they add up to its total.
 * @typedef {{id: string, picture: any, name: string, note: string, points: number}} Part
 */

/** @param {Env} env @param {God} god @returns {Part[]} */
export function partsOf({ view, table, seat }, god) {
  const score = view.gods[god].score;
  if (!score) return [];
  const owner = ownerOf(view, god);
  const you = owner === seat ? "yes" : "no";
  const who = owner === null ? nameOf(god) : listedName(table.seats, owner, seat);
  /** @type {import("./model.js").Kingdom[]} */
  const led = view.kingdoms
    .filter((kingdom) => kingdom.first.includes(god) && kingdom.points > 0)
    .sort((a, b) => b.points - a.points);
  const large = led.filter(({ tiles }) => tiles >= SMALL);
  const small = led.filter(({ tiles }) => tiles < SMALL);
  /** @type {Part[]} */
  const parts = large.map(({ terrain, tiles, points, first }, n) => ({
    id: `kingdom ${n}`,
    picture: html`<${Swatch} terrain=${terrain} />`,
    name: t("why-kingdom", { terrain, tiles }),
    note: first.length > 1 ? t("why-tie", { you, count: first.length }) : t("why-alone", { you, who }),
    points,
  }));
  if (small.length)
    parts.push({
      id: "smaller",
      picture: html`<${Swatch} terrain=${small[0].terrain} />`,
      name: t("why-smaller"),
      note: t("why-smaller-count", { you, who, count: small.length }),
      points: small.reduce((sum, { points }) => sum + points, 0),
    });
  const standing = Object.values(view.cities).filter((city) => city.god === god).length;
  const fallen = view.gods[god].destroyed;
  const city = html`<${City} size=${24} />`;
  if (standing)
    parts.push({
      id: "cities",
      picture: city,
      name: t("why-cities", { count: standing }),
      note: t("why-cities-last"),
      points: Math.round((score.cities * standing) / (standing + fallen)),
    });
  if (fallen)
    parts.push({
      id: "destroyed",
      picture: html`<${City} size=${24} fallen />`,
      name: t("why-destroyed", { count: fallen }),
      note: t("why-destroyed-note"),
      points: score.cities - Math.round((score.cities * standing) / (standing + fallen)),
    });
  if (hides(table) && table.phase !== "over") return parts;
  const terrain = TERRAINS[GODS.indexOf(cardOf(view, god, table))];
  const own = kingdomsOf(view, terrain);
  if (!own.length)
    parts.push({
      id: "none",
      picture: html`<${Swatch} terrain=${terrain} />`,
      name: t(`terrain-${terrain}`),
      note: t("why-no-kingdom"),
      points: 0,
    });
  else {
    parts.push({
      id: "largest",
      picture: html`<${Swatch} terrain=${terrain} />`,
      name: t("why-largest", { terrain, tiles: own[0] }),
      note: place(view, god, "largest"),
      points: score.largest,
    });
    parts.push({
      id: "most",
      picture: html`<${Swatch} terrain=${terrain} />`,
      name: t("why-most", { terrain, count: own.length }),
      note: place(view, god, "most"),
      points: score.most,
    });
  }
  return parts;
}

/**
 * The god on whose terrain the bonuses go: with hidden gods the card, once it is turned.
 * @param {import("./types.js").View} view
 * @param {God} god
 * @param {import("../../types.js").Table} table
 * @returns {God}
 */
export function cardOf(view, god, table) {
  const owner = ownerOf(view, god);
  return (hides(table) && owner !== null ? view.cards[owner] : null) ?? god;
}

/**
 * The place that a bonus was paid for, in words: whoever was paid as much shares it.
 * @param {import("./types.js").View} view
 * @param {God} god
 * @param {"largest" | "most"} step
 */
function place(view, god, step) {
  const paid = GODS.flatMap((other) => view.gods[other].score?.[step] ?? []);
  const own = view.gods[god].score?.[step] ?? 0;
  const rank = 1 + paid.filter((points) => points > own).length;
  return paid.filter((points) => points === own).length > 1
    ? t("why-rank-tied", { rank })
    : t("why-rank", { rank, of: paid.length });
}

/**
 * The sizes of the kingdoms of a terrain, the largest first.
 * @param {import("./types.js").View} view
 * @param {string} terrain
 * @returns {number[]}
 */
export const kingdomsOf = (view, terrain) =>
  view.kingdoms
    .filter((/** @type {any} */ kingdom) => kingdom.terrain === terrain)
    .map((/** @type {any} */ { tiles }) => tiles)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => b - a);

/**
 * The points of every god, step by step.
 * @param {{env: Env, last: string}} props `last` heads the column of the totals
 */
export function StepsTable({ env, last }) {
  const { view, table, seat, ui } = env;
  const hidden = hides(table);
  const none = table.seats.filter((one) => !godsOf(view, one.seat).length);
  // The bonuses go by cards that nobody has seen.
  const unknown = (/** @type {string} */ step) =>
    hidden && table.phase !== "over" && (step === "largest" || step === "most");
  return html`<table class="g-steps numbers">
    <thead>
      <tr>
        <td />
        <td />
        ${STEPS.map((step) => html`<th scope="col">${t(`step-${step}`)}</th>`)}
        <th scope="col">${last}</th>
      </tr>
    </thead>
    <tbody>
      ${ranked(view).map((god) => {
        const owner = /** @type {number} */ (ownerOf(view, god));
        // Those that have an owner have a score.
        const score = /** @type {import("../../wire.js").ScoreFourgods} */ (view.gods[god].score);
        return html`<tr key=${god} class=${owner === seat ? "own" : ""} onClick=${() => (ui.player.value = owner)}>
          <td><${Seal} pigment=${pigmentOfGod(god, hidden)} size=${22} /></td>
          <th scope="row"><span>${listedName(table.seats, owner, seat)}</span></th>
          ${STEPS.map((step) => html`<td>${unknown(step) ? "?" : score[step]}</td>`)}
          <td><b>${score.total}</b></td>
        </tr>`;
      })}
      ${none.map(
        (one) =>
          html`<tr key=${one.seat} class=${one.seat === seat ? "own" : ""}>
            <td><${Seal} pigment=${pigmentOfSeat([], one.seat, hidden)} size=${22} /></td>
            <td colspan="5">${listedName(table.seats, one.seat, seat)} <span class="soft">· ${t("god-none")}</span></td>
            <td><b>0</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {{env: Env}} props */
function Why({ env }) {
  const { view, table, seat, ui } = env;
  const shown = ui.player.value ?? seat ?? ownerOf(view, ranked(view)[0] ?? "merfolk");
  if (shown === null) return null;
  const own = godsOf(view, shown);
  if (!own.length) return shown === seat ? html`<p class="small soft g-none">${t("why-no-god")}</p>` : null;
  return own.map((god) => {
    const parts = partsOf(env, god);
    const { total } = /** @type {import("../../wire.js").ScoreFourgods} */ (view.gods[god].score);
    const title =
      own.length > 1
        ? `${nameOf(god)} · ${total}`
        : t("score-why", {
            you: shown === seat ? "yes" : "no",
            who: listedName(table.seats, shown, seat),
            points: total,
          });
    return html`<section class="g-why" key=${god}>
      <h3 class="eyebrow">${title}</h3>
      ${
        parts.length
          ? html`<ul class="plain-list">
              ${parts.map(
                ({ id, picture, name, note, points }) =>
                  html`<li key=${id}>
                    ${picture}
                    <span><b>${name}</b> <span class="soft">${note}</span></span>
                    <b class="numbers">${signed(points)}</b>
                  </li>`,
              )}
            </ul>`
          : html`<p class="small soft">${t("score-nothing")}</p>`
      }
    </section>`;
  });
}

/** Sizes in a line that may break after a mark, never before it. @param {number[]} sizes */
export const sizesText = (sizes) => sizes.join("\u00a0· ");

/** @param {{view: import("./types.js").View, hidden: boolean}} props */
function Kingdoms({ view, hidden }) {
  return html`<table class="g-kingdoms numbers">
    <thead>
      <tr>
        <th scope="col" colspan="2">${t("kingdoms-title")}</th>
        <th scope="col">${t("kingdoms-sizes")}</th>
        <th scope="col">${t("kingdoms-count")}</th>
      </tr>
    </thead>
    <tbody>
      ${TERRAINS.map((terrain) => {
        const sizes = kingdomsOf(view, terrain);
        const god = GODS[TERRAINS.indexOf(terrain)];
        return html`<tr key=${terrain} title=${hidden || ownerOf(view, god) !== null ? undefined : t("why-not-ranked")}>
          <td><${Swatch} terrain=${terrain} /></td>
          <th scope="row">${t(`terrain-${terrain}`)}</th>
          <td class="soft">${sizesText(sizes) || t("kingdoms-none")}</td>
          <td><b>${sizes.length}</b></td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** What everybody would have if the World closed here. @param {{env: Env}} props */
export function ScoreNow({ env }) {
  const hidden = hides(env.table) && env.table.phase !== "over";
  return html`<section class="rail-part g-score" id="score" aria-labelledby="score-title">
    <header class="rail-head">
      <h2 class="panel-title" id="score-title">${t("score-title")}</h2>
      <span class="note">${t("score-if-closed")}</span>
    </header>
    <${StepsTable} env=${env} last=${t("column-now")} />
    ${hidden && html`<p class="note">${t("score-hidden")}</p>`}
    <${Why} env=${env} />
    <${Kingdoms} view=${env.view} hidden=${hidden} />
  </section>`;
}
