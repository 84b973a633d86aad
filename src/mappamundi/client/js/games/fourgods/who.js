// Who is who? Where gods are hidden: what each has laid, by corner, and a player's own guesses.

import { html } from "htm/preact";
import { nameOf, numeral, t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Tile } from "./draw/paper.js";
import { TERRAIN, TERRAINS } from "./faces.js";
import { GODS, LETTER } from "./gods.js";
import { guess, guessesOf } from "./guesses.js";
import { worldOf } from "./model.js";

/** @typedef {import("./types.js").Env} Env */

/**
 * How many corners of each terrain a seat has laid.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @returns {{terrain: string, share: number}[]}
 */
function sharesOf(view, seat) {
  const corners = [...worldOf(view).tiles.values()]
    .filter(({ by }) => by === seat)
    .flatMap(({ face }) => [...face.slice(0, 4)]);
  return TERRAINS.map((terrain) => ({
    terrain,
    share: corners.length ? corners.filter((letter) => TERRAIN[letter] === terrain).length / corners.length : 0,
  }));
}

/** So many pieces of land fill a whole bar. */
const WIDE = 18;

const percent = (/** @type {number} */ share) => numeral(Math.round(100 * share));

/** @param {{env: Env, seat: number}} props */
function Suspect({ env, seat }) {
  const { view, table } = env;
  const shares = sharesOf(view, seat);
  const [first, second] = shares.filter(({ share }) => share).sort((a, b) => b.share - a.share);
  const words = !first
    ? t("who-nothing")
    : second
      ? t("who-shares", {
          first: nameOf(first.terrain),
          share: percent(first.share),
          second: nameOf(second.terrain),
          less: percent(second.share),
        })
      : t("who-share", { terrain: nameOf(first.terrain), share: percent(first.share) });
  const guesses = guessesOf(table.id).value;
  const name = listedName(table.seats, seat, env.seat);
  const taken = (/** @type {string} */ god) =>
    Object.entries(guesses).some(([one, other]) => Number(one) !== seat && other === god);
  return html`<section class="g-suspect" aria-label=${name}>
    <header>
      <${Seal} pigment=${pigmentOf(seat, env.seat)} size=${24} />
      <b>${name}</b>
      <span class="note">${words}</span>
    </header>
    <span class="g-shares" aria-hidden="true">
      ${shares.map(
        ({ terrain, share }) =>
          share > 0 &&
          html`<i style=${`flex-grow:${share}`}>
            ${Array.from(
              { length: WIDE },
              () =>
                html`<${Tile}
                  face=${LETTER[GODS[TERRAINS.indexOf(/** @type {any} */ (terrain))]].repeat(4)}
                  size=${22}
                />`,
            )}
          </i>`,
      )}
    </span>
    <div class="g-guess" role="radiogroup" aria-label=${name}>
      ${GODS.filter((god) => god !== view.card).map(
        (god) =>
          html`<label
            key=${god}
            class=${taken(god) ? "elsewhere" : ""}
            title=${taken(god) ? t("who-elsewhere") : undefined}
          >
            <input
              type="radio"
              name=${`who-${seat}`}
              checked=${guesses[seat] === god}
              onChange=${() => guess(table.id, seat, god)}
            />
            <span class="g-terrain"><${Tile} face=${LETTER[god].repeat(4)} size=${30} /></span>
            <span>${nameOf(god)}</span>
            ${taken(god) && html`<span class="visually-hidden">, ${t("who-elsewhere")}</span>`}
          </label>`,
      )}
      <label>
        <input
          type="radio"
          name=${`who-${seat}`}
          checked=${!guesses[seat]}
          onChange=${() => guess(table.id, seat, null)}
        />
        <span>${t("who-not-yet")}</span>
      </label>
    </div>
  </section>`;
}

/** @param {{env: Env}} props */
export function WhoPart({ env }) {
  const { table, seat } = env;
  const others = table.seats.map((one) => one.seat).filter((/** @type {number} */ one) => one !== seat);
  return html`<section class="rail-part g-who" aria-labelledby="who-title">
    <header class="rail-head">
      <h2 class="panel-title" id="who-title">${t("who-title")}</h2>
      <span class="note">${t("who-note")}</span>
    </header>
    <p class="small soft">${t("who-text")}</p>
    ${others.map((/** @type {number} */ one) => html`<${Suspect} key=${one} env=${env} seat=${one} />`)}
  </section>`;
}
