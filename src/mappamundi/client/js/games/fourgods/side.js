// Beside the World: the bag, the time that runs, the gods with their reserves, cities left, what the others hold, and
// the last sentence of a lost race.

import { html } from "htm/preact";
import { t, nameOf } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { PauseButton, pausedBySpace } from "../../table/pause.js";
import { givenName } from "../../ui/names.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Rule } from "../../ui/text.js";
import { can, claim, draw } from "./acts.js";
import { Tile } from "./draw/paper.js";
import { GODS, LETTER, glyphName, pigmentOfGod } from "./gods.js";
import { allChosen, allProphets, handsOf, hides, ownerOf, timed } from "./model.js";
import { Bag, City, Ring } from "./pieces.js";
import { playOf } from "./play.js";
import { TIMES, TimeCard, shownTimes, useTimes } from "./rings.js";
import { CardPart, TurnsPart } from "./turns.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./gods.js").God} God */

/** @param {{env: Env}} props */
export function BagPart({ env }) {
  const { view, store, ui, ctx } = env;
  const all = ctx.book.tiles;
  const here = { store, ui };
  const open = env.seat !== null && can(here, "draw");
  const words = html`
    <${Bag} />
    <span class="g-bag-words">
      <b class="serif numbers">${view.bag}</b>
      <span class="small soft">${t("bag-of", { all })}</span>
    </span>
  `;
  return html`<section class="g-bag-part" aria-label=${t("bag-title")}>
    ${
      open
        ? html`<button
            type="button"
            class="g-bag-button"
            title=${t("bag-draw", { count: 2 })}
            aria-label=${`${t("bag-draw", { count: 2 })}. ${t("bag-spoken", { left: view.bag, all })}`}
            onClick=${() => draw(here, 2)}
            ...${pausedBySpace(env)}
          >
            ${words}
          </button>`
        : words
    }
    <${PauseButton} env=${env} />
  </section>`;
}

/** @param {{env: Env, god: God}} props */
function GodRow({ env, god }) {
  const { view, table, seat, store, ui } = env;
  const owner = ownerOf(view, god);
  const hidden = hides(table);
  const all = allProphets(view, god);
  const left = view.gods[god].reserve;
  const claims =
    owner === null && store.known.value?.legal.some((form) => form.do === "choose_god" && form.god === god);
  const debts = owner === null ? 0 : view.debts[owner];
  const name = hidden ? t(`colour-${god}`) : nameOf(god);
  const out = owner === null && allChosen(view, table);
  // Who gave no name is called "You" already.
  const own = owner !== null && owner === seat && !!givenName(table.seats[owner], owner);
  const who =
    owner === null
      ? html`
          <span class="soft">${name}</span>
          ${!claims && html` <span class="soft">· ${t(out ? "god-out" : "god-free")}</span>`}
        `
      : html`
          <b>${listedName(table.seats, owner, seat)}</b>
          ${" "}
          <span class="soft">${own ? `${t("god-you")} · ` : "· "}${name}</span>
        `;
  return html`<li class=${`g-god seat-${pigmentOfGod(god, hidden)}`}>
    <${Seal}
      pigment=${pigmentOfGod(god, hidden)}
      standing=${owner !== null}
      size=${28}
      label=${
        owner === null
          ? undefined
          : t("seal-spoken", {
              who: listedName(table.seats, owner, seat),
              colour: t(`colour-${god}`),
              glyph: t(`glyph-${glyphName(god, hidden)}`),
            })
      }
    />
    <span class="g-god-words">
      <span class="g-god-name">${who}</span>
      ${
        !out &&
        html`<span class="g-reserve" role="img" aria-label=${t("god-reserve-spoken", { left, all })}>
          ${Array.from({ length: all }, (_, n) => html`<i class=${n < left ? "on" : ""} />`)}
        </span>`
      }
      ${debts > 0 && html`<span class="note">${t("god-owes", { count: debts })}</span>`}
    </span>
    ${!hidden && html`<span class="g-terrain"><${Tile} face=${LETTER[god].repeat(4)} size=${33} /></span>`}
    ${
      claims &&
      html`<button type="button" class="button g-claim" onClick=${() => claim({ store, ui }, god)}>
        <span aria-hidden="true">${t("god-claim")}</span>
        <span class="visually-hidden">${t("action-claim", { god })}</span>
      </button>`
    }
  </li>`;
}

/** @param {{env: Env}} props */
export function GodsPart({ env }) {
  const { view, seat } = env;
  const rank = (/** @type {God} */ god) => {
    const owner = ownerOf(view, god);
    return owner === null ? 9 : owner === seat ? -1 : owner;
  };
  return html`<section class="g-part" aria-labelledby="gods-title">
    <header class="rail-head">
      <h2 class="panel-title" id="gods-title">${t("gods-title")}</h2>
      <span class="note">${t("gods-note")}</span>
    </header>
    <ul class="plain-list g-gods">
      ${[...GODS].sort((a, b) => rank(a) - rank(b)).map((god) => html`<${GodRow} key=${god} env=${env} god=${god} />`)}
    </ul>
  </section>`;
}

/** @param {{env: Env}} props */
export function CitiesPart({ env }) {
  const { view, ctx } = env;
  const all = ctx.book.cities;
  return html`<section class="g-part" aria-labelledby="cities-title">
    <header class="rail-head">
      <h2 class="panel-title" id="cities-title">${t("cities-title")}</h2>
      <span class="note numbers">${t("cities-left", { left: view.cities_left, all })}</span>
    </header>
    <p class="g-cities" role="img" aria-label=${t("cities-spoken", { left: view.cities_left, all })}>
      ${Array.from({ length: all }, (_, n) => html`<${City} size=${28} spent=${n >= view.cities_left} />`)}
    </p>
  </section>`;
}

/**
 * How many tiles somebody holds, for whoever hears it.
 * @param {Env} env
 * @param {number} seat
 * @param {number | null} viewer
 */
export const handsText = ({ view, table }, seat, viewer) =>
  t("hands-spoken", {
    you: seat === viewer ? "yes" : "no",
    who: listedName(table.seats, seat, viewer),
    tiles: handsOf(view, seat).filter(Boolean).length,
  });

/**
 * @param {{env: Env, times: import("./rings.js").Time[], viewer?: number | null}} props `viewer` is called "You" where
 *   nobody plays any more, and all hands are shown
 */
export function HandsPart({ env, times, viewer = env.seat }) {
  const { view, table, seat } = env;
  const others = table.seats.map((one) => one.seat).filter((/** @type {number} */ one) => one !== seat);
  return html`<section class="g-part" aria-labelledby="hands-title">
    <header class="rail-head">
      <h2 class="panel-title" id="hands-title">${t("hands-title")}</h2>
      <span class="note">${t("hands-note")}</span>
    </header>
    <ul class="g-others">
      ${others.map((/** @type {number} */ one) => {
        const hands = handsOf(view, one);
        const hold = times.find((time) => TIMES[time.what]?.id === "taken" && time.seat === one);
        return html`<li key=${one}>
          <${Seal}
            pigment=${pigmentOf(one, seat)}
            size=${22}
            label=${handsText(env, one, viewer)}
          />
          ${hands.map((held) =>
            held
              ? html`<span class="g-held"><${Tile} face=${held.faces[0]} size=${34} /></span>`
              : html`<span class="g-held empty" />`,
          )}
          ${
            hands.some((held) => held?.taken) &&
            html`<span class="g-taken note">
              ${hold && html`<${Ring} at=${hold.at} whole=${hold.whole} size=${28} title=${t("ring-taken")} />`}
              ${t("hands-taken")}
            </span>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * What is worth knowing at this table as long as nothing else is.
 * @param {Env} env
 * @returns {import("./play.js").Note | null}
 */
function standing({ table }) {
  if (timed(table)) return { id: 0, title: t("note-time-title"), text: t("note-time"), rule: "G10.4" };
  return table.options.legality === "table"
    ? { id: 0, title: t("note-table-title"), text: t("note-table"), rule: "G16.1" }
    : null;
}

/** What was refused last, in a sentence. @param {{env: Env}} props */
export function NotePart({ env }) {
  const play = playOf(env.store, env.ui);
  const lost = env.store.status.value !== "open" && play.open.value.length > 0;
  const note = lost ? { id: 0, title: "", text: t("ghost-lost"), rule: "" } : (play.note.value ?? standing(env));
  return note
    ? html`<section class="g-note small" key=${note.id}>
        <p>
          ${note.title && html`<b>${note.title}</b> `}
          ${note.text}
          ${" "}
          <${Rule} game=${env.table.game} number=${note.rule} />
        </p>
      </section>`
    : null;
}

/** @param {{env: Env, narrow: boolean}} props */
export function Side({ env }) {
  const times = useTimes(env);
  return html`<aside class="g-side" aria-label=${t("side-title")}>
    <${BagPart} env=${env} />
    ${
      env.view.turn
        ? html`<${TurnsPart} env=${env} />`
        : shownTimes(times, env.seat).map((time) => html`<${TimeCard} key=${time.what} env=${env} time=${time} />`)
    }
    ${hides(env.table) && html`<${CardPart} env=${env} />`}
    ${!(env.view.turn && hides(env.table)) && html`<${GodsPart} env=${env} />`}
    <${CitiesPart} env=${env} />
    <${HandsPart} env=${env} times=${times} />
    <${NotePart} env=${env} />
  </aside>`;
}
