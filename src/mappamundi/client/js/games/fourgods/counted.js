// The page of the end: the World on a mounted sheet with what each step counts, and beside it the count, what it was
// for, and the picture to keep. Before it, for whoever was there, the count as it comes.

import { html } from "htm/preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { formatter, listed, nameOf, numeral, t } from "../../i18n.js";
import { set, settings } from "../../keep.js";
import { listedName } from "../../table/names.js";
import { givenName } from "../../ui/names.js";
import { Seal } from "../../ui/seal.js";
import { Rule } from "../../ui/text.js";
import { toast } from "../../ui/toast.js";
import { countedIn, countingOf, momentsOf, paidBy, useMoments } from "./counting.js";
import { QUARTERS } from "./draw/tile.js";
import { placeOf } from "./fits.js";
import { pigmentOfGod, pigmentOfSeat } from "./gods.js";
import { guessesOf } from "./guesses.js";
import { godsOf, hides, ownerOf, worldOf } from "./model.js";
import { outlineOf, squareOf } from "./outline.js";
import { STEPS, Swatch, cardOf, partsOf, ranked } from "./score.js";
import { pictureOf, print, save, sheetOf } from "./sheet.js";
import { badges } from "./world.js";
import { WorldPicture } from "./world-picture.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./gods.js").God} God */

/** The frame and the paper around the World, in pixels on both sides together. */
const AROUND = 12;
/** How wide a band is, and each line of another who leads there as well. */
const BAND = 4;
const LINE = 2.5;
/** So many kingdoms are told one by one. */
const TOLD = 9;
/** The rules of each step. */
const RULES = { cities: ["G14.3"], prophets: ["G14.5", "G14.7"], largest: ["G14.10"], most: ["G14.11"] };

/**
 * What is outlined: a step, and of it only what the moment has counted already, the newest marked.
 * @typedef {{step: import("./counting.js").Step | null, only: Set<any> | null, newest: any}} Shown
 */

/** @param {{env: Env, size: number, shown: Shown}} props */
function Bands({ env, size, shown: { step, only, newest } }) {
  const { view, table } = env;
  const world = worldOf(view);
  const hidden = hides(table);
  if (!step) return null;
  const counted = countedIn(view, table, step).filter(
    ({ kingdom, gods }) => !only || only.has(kingdom) || gods.some((god) => only.has(god)),
  );
  const outlines =
    step === "cities"
      ? [...world.cities].map(([cell, { god }]) => ({ ...squareOf(cell, size), gods: [god], id: cell, now: false }))
      : counted.map(({ kingdom, gods }) => ({
          ...outlineOf(world, kingdom.areas, size),
          gods,
          id: `${view.kingdoms.indexOf(kingdom)}-${gods.join("-")}`,
          now: kingdom === newest || gods.includes(newest),
        }));
  const leads = new Map(counted.map(({ kingdom, gods }) => [kingdom, gods]));
  const tags =
    step === "cities"
      ? []
      : [...badges(view, 2)].filter(
          ([cell, { kingdom, corner }]) => leads.has(kingdom) && world.tiles.get(cell)?.prophet?.corner !== corner,
        );
  const small = Math.min(1, Math.max(0.7, size / 60));
  return html`<svg
    class="g-bands"
    viewBox=${`0 0 ${world.width * size} ${world.height * size}`}
    width=${world.width * size}
    height=${world.height * size}
    aria-hidden="true"
  >
    <defs>
      ${outlines.map(
        ({ inside, id }) => html`<clipPath id=${`band-${step}-${id}`} key=${id}><path d=${inside} /></clipPath>`,
      )}
    </defs>
    ${outlines.map(
      ({ rim, gods, id, now }) =>
        html`<g key=${`${step} ${id}`} class=${now ? "now" : ""} clip-path=${`url(#band-${step}-${id})`}>
          ${gods
            .map(
              (god, n) =>
                html`<path
                  class=${`seat-${pigmentOfGod(god, hidden)}`}
                  d=${rim}
                  stroke-width=${2 * (BAND + n * LINE)}
                />`,
            )
            .reverse()}
        </g>`,
    )}
    ${tags.map(([cell, { corner, tiles, kingdom }]) => {
      const [x, y] = placeOf(cell);
      const [u, v] = QUARTERS[corner];
      const gods = leads.get(kingdom) ?? [];
      const wide = 8 + 7 * String(tiles).length + 8 * gods.length + 6;
      const edge = (small * wide) / 2 + 2;
      const across = Math.max(edge, Math.min(world.width * size - edge, (x + u) * size));
      return html`<g class="g-tag" key=${cell} transform=${`translate(${across} ${(y + v) * size}) scale(${small})`}>
        <rect x=${-wide / 2} y="-8.5" width=${wide} height="17" rx="8.500" />
        <text x=${-wide / 2 + 6} y="4.2">${tiles}</text>
        ${gods.map(
          (god, n) =>
            html`<circle
              class=${`seat-${pigmentOfGod(god, hidden)}`}
              cx=${wide / 2 - 7 - 8 * (gods.length - 1 - n)}
              r="3.300"
            />`,
        )}
      </g>`;
    })}
  </svg>`;
}

/** Whether somebody plays here whom the table has no name for. @param {Env} env */
const nameless = ({ table, seat }) => seat !== null && !givenName(table.seats[seat], seat);

/**
 * How many seconds were played: not those in which the game was paused, nor what was said after it.
 * @param {import("./types.js").Env["known"]["log"]} log
 */
function playedFor(log) {
  const [first] = log;
  let [stood, last] = [0, first?.at ?? 0];
  /** @type {number | null} */
  let halted = null;
  for (const { kind, state, at } of log) {
    if (halted !== null && (kind === "pause" || kind === "step")) {
      stood += at - halted;
      halted = null;
    }
    if (kind === "pause" && state === "paused") halted = at;
    if (kind === "step") last = at;
  }
  return last - stood - (first?.at ?? 0);
}

/**
 * What stands under the World. On the screen whoever looks is "You"; a picture is for everybody.
 * @param {Env} env
 * @param {number | null} [viewer]
 * @returns {import("./sheet.js").Caption}
 */
export function captionOf(env, viewer = null) {
  const { known, view, table } = env;
  const { log } = known;
  const last = log[log.length - 1]?.at ?? 0;
  const names = table.seats.flatMap(({ seat }) => {
    const own = (seat === env.seat && nameless(env) && settings.value.name.trim()) || "";
    const who = own || listedName(table.seats, seat, viewer);
    const gods = godsOf(view, seat);
    /** @type {import("./sheet.js").Caption["names"]} */
    const found = gods.map((god) => ({ god, text: t("end-sheet-player", { who, god: cardOf(view, god, table) }) }));
    return found.length ? found : [{ god: null, text: who }];
  });
  return {
    title: t("end-sheet-title", { date: formatter("DateTimeFormat", { dateStyle: "long" }).format(1000 * last) }),
    made: t("end-sheet-minutes", { minutes: Math.max(1, Math.round(playedFor(log) / 60)) }),
    names,
  };
}

/** @param {{env: Env, shown?: Shown}} props */
export function MountedSheet({ env, shown }) {
  const { ui, view, table } = env;
  const outlined = shown ?? { step: countingOf(ui).step.value, only: null, newest: null };
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(0);
  const { width } = worldOf(view);
  useLayoutEffect(() => {
    const look = () => box.current && setSize(Math.floor((box.current.clientWidth - AROUND) / width));
    look();
    const observer = new ResizeObserver(look);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  const { title, made, names } = captionOf(env, env.seat);
  return html`<figure class="g-sheet">
    <div class="g-mount" ref=${box}>
      ${
        size > 0 &&
        html`<${WorldPicture} view=${view} size=${size} hidden=${hides(table)}>
          <${Bands} env=${env} size=${size} shown=${outlined} />
        <//>`
      }
    </div>
    <figcaption>
      <b class="serif">${title}</b>
      <i class="serif">${made}</i>
      <span class="g-makers serif">
        ${names.map(
          ({ god, text }) =>
            html`<span>${god && html`<${Seal} pigment=${pigmentOfGod(god, hides(table))} size=${22} />`}${text}</span>`,
        )}
      </span>
    </figcaption>
  </figure>`;
}

/** Every god's points. @param {{env: Env}} props */
function Count({ env }) {
  const { view, table, seat } = env;
  const hidden = hides(table);
  const none = table.seats.filter((one) => !godsOf(view, one.seat).length);
  return html`<table class="g-steps named numbers">
    <thead>
      <tr>
        <td />
        <td />
        ${STEPS.map((step) => html`<th scope="col">${t(`step-${step}`)}</th>`)}
        <th scope="col">${t("column-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${ranked(view).map((god) => {
        const owner = /** @type {number} */ (ownerOf(view, god));
        // Those that have an owner have a score.
        const score = /** @type {import("../../wire.js").ScoreFourgods} */ (view.gods[god].score);
        return html`<tr key=${god} class=${owner === seat ? "own" : ""}>
          <td><${Seal} pigment=${pigmentOfGod(god, hidden)} size=${22} /></td>
          <th scope="row"><span>${listedName(table.seats, owner, seat)}</span></th>
          ${STEPS.map((step) => html`<td>${score[step]}</td>`)}
          <td><b>${score.total}</b></td>
        </tr>`;
      })}
      ${none.map(
        (one) =>
          html`<tr key=${one.seat}>
            <td><${Seal} pigment=${pigmentOfSeat([], one.seat, hidden)} size=${22} /></td>
            <td colspan="5">
              ${listedName(table.seats, one.seat, seat)}
              ${" "}
              <span class="soft">· ${t("end-no-god")}</span>
            </td>
            <td><b>0</b></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const signed = (/** @type {number} */ points) => numeral(points, { signDisplay: "always" });

/** A kingdom and whom it pays. @param {{env: Env, kingdom: import("./model.js").Kingdom}} props */
function PaidKingdom({ env: { view, table, seat }, kingdom: { terrain, tiles, points, prophets, first } }) {
  const names = listed(first.map((god) => listedName(table.seats, /** @type {number} */ (ownerOf(view, god)), seat)));
  return html`<li>
    <${Swatch} terrain=${terrain} />
    <span>
      <b>${t("why-kingdom", { terrain, tiles })}</b>
      ${" "}
      <span class="soft">
        ${first.length > 1 ? t("end-led-each", { count: first.length, names }) : t("end-led", { names })}
      </span>
    </span>
    <span class="g-there">
      ${Object.entries(prophets).flatMap(([god, count]) =>
        Array.from(
          { length: count ?? 0 },
          () => html`<${Seal} pigment=${pigmentOfGod(/** @type {God} */ (god), hides(table))} size=${17} />`,
        ),
      )}
    </span>
    <b class="numbers">${signed(points)}</b>
  </li>`;
}

/**
 * What one of the other steps pays to these gods.
 * @param {{env: Env, step: import("./counting.js").Step, gods: God[]}} props
 */
function PaidGods({ env, step, gods }) {
  const { view, table, seat } = env;
  const wanted = step === "cities" ? ["cities", "destroyed"] : [step];
  const rows = gods.flatMap((god) =>
    partsOf(env, god)
      .filter(({ id }) => wanted.includes(id))
      .map((part) => ({ god, ...part })),
  );
  return rows.map(
    ({ god, picture, name, note, points }) =>
      html`<li>
        ${picture}
        <span><b>${name}</b> <span class="soft">${note}</span></span>
        <span class="g-there">
          <${Seal}
            pigment=${pigmentOfGod(god, hides(table))}
            size=${17}
            label=${listedName(table.seats, /** @type {number} */ (ownerOf(view, god)), seat)}
          />
        </span>
        <b class="numbers">${signed(points)}</b>
      </li>`,
  );
}

/** What a step was paid for. @param {{env: Env, step: import("./counting.js").Step}} props */
function Paid({ env, step }) {
  const { view, table } = env;
  if (step !== "prophets")
    return html`<ul class="g-paid plain-list"><${PaidGods} env=${env} step=${step} gods=${ranked(view)} /></ul>`;
  const paid = countedIn(view, table, step)
    .filter(({ kingdom }) => kingdom.points > 0)
    .sort((a, b) => b.kingdom.tiles - a.kingdom.tiles || b.kingdom.points - a.kingdom.points);
  const rest = paid.slice(TOLD);
  return html`
    <ul class="g-paid plain-list">
      ${paid.slice(0, TOLD).map(({ kingdom }) => html`<${PaidKingdom} env=${env} kingdom=${kingdom} />`)}
    </ul>
    ${
      rest.length > 0 &&
      html`<p class="note soft">
        ${t("end-smaller", {
          count: rest.length,
          points: rest.reduce((sum, { kingdom }) => sum + kingdom.points * kingdom.first.length, 0),
        })}
      </p>`
    }
  `;
}

/**
 * The count as it comes: nobody has anything, then one thing after the other is counted, and the result is the page
 * after this one.
 * @param {{env: Env, done: () => void}} props
 */
export function Finale({ env, done }) {
  const { ui, view, table, seat } = env;
  const moments = useMemo(() => momentsOf(view), [view]);
  const at = useMoments(moments, countingOf(ui), done);
  const { step, kingdom, paid } = moments[at];
  const hidden = hides(table);
  const shownNow = moments.slice(0, at + 1).filter((moment) => moment.step === step);
  const newest = kingdom ?? (step && step !== "cities" ? Object.keys(paid)[0] : null);
  const only = new Set(shownNow.map((moment) => moment.kingdom ?? Object.keys(moment.paid)[0]));
  const owned = table.seats.flatMap(({ seat: one }) => godsOf(view, one).map((god) => ({ owner: one, god })));
  const godless = table.seats.filter((one) => !godsOf(view, one.seat).length);
  return html`<main class="end g-finale" id="main" onClick=${done}>
    <section class="end-left">
      <p class="eyebrow">${t("end-eyebrow")}</p>
      <h1 class="end-title serif" role="status">
        ${step ? t("end-ceremony-step", { step: STEPS.indexOf(step) + 1 }) : t("chronicle-scoring")}
      </h1>
      <p class="small soft g-finale-text">${step ? t(`end-step-${step}`) : ""}</p>
      <ul class="plain-list g-tally">
        ${owned.map((/** @type {{owner: number, god: God}} */ { owner, god }) => {
          const sums = paidBy(moments, at, god);
          const plus = paid[god] ?? 0;
          return html`<li key=${god} class=${`${owner === seat ? "own" : ""} ${plus ? "paid" : ""}`}>
            <${Seal} pigment=${pigmentOfGod(god, hidden)} size=${30} />
            <span class="place-words">
              <b>${listedName(table.seats, owner, seat)}</b>
              <span class="small soft">
                ${
                  hidden && step !== "largest" && step !== "most" ? "" : t("end-god", { god: cardOf(view, god, table) })
                }
              </span>
            </span>
            ${plus > 0 && html`<b class="numbers g-plus" key=${at}>${signed(plus)}</b>`}
            <span class="serif place-score numbers">${STEPS.reduce((sum, one) => sum + (sums[one] ?? 0), 0)}</span>
          </li>`;
        })}
        ${godless.map(
          ({ seat: one }) =>
            html`<li key=${one} class=${one === seat ? "own" : ""}>
              <${Seal} pigment=${pigmentOfSeat([], one, hidden)} size=${30} />
              <span class="place-words">
                <b>${listedName(table.seats, one, seat)}</b>
                <span class="small soft">${t("end-no-god")}</span>
              </span>
              <span class="serif place-score numbers">0</span>
            </li>`,
        )}
      </ul>
      <div class="end-answers"><button type="button" class="button" onClick=${done}>${t("finale-skip")}</button></div>
    </section>
    <div class="end-middle">
      <${MountedSheet} env=${env} shown=${{ step, only: step === "cities" ? null : only, newest }} />
    </div>
    <section class="end-right g-count g-score" aria-labelledby="finale-counted">
      <h2 class="panel-title" id="finale-counted">${step ? t(`step-${step}`) : t("end-steps")}</h2>
      ${
        step &&
        html`<ul class="g-paid plain-list" key=${step}>
          ${
            step === "prophets"
              ? shownNow
                  .map(
                    (moment) =>
                      moment.kingdom &&
                      html`<${PaidKingdom}
                        key=${view.kingdoms.indexOf(moment.kingdom)}
                        env=${env}
                        kingdom=${moment.kingdom}
                      />`,
                  )
                  .reverse()
              : html`<${PaidGods}
                  env=${env}
                  step=${step}
                  gods=${step === "cities" ? ranked(view) : /** @type {God[]} */ ([...only]).reverse()}
                />`
          }
        </ul>`
      }
    </section>
  </main>`;
}

/** The cards, and what was guessed of them here. @param {{env: Env}} props */
function Cards({ env }) {
  const { view, table, seat } = env;
  const guesses = guessesOf(table.id).value;
  return html`<section class="g-cards" aria-labelledby="cards-title">
    <h2 class="panel-title" id="cards-title">${t("end-revealed")}</h2>
    <ul class="plain-list">
      ${table.seats.map(({ seat: one }) => {
        const card = /** @type {God | null} */ (view.cards[one]);
        const guess = guesses[one];
        const words =
          one === seat || seat === null
            ? ""
            : !guess
              ? t("who-none")
              : guess === card
                ? t("who-right")
                : t("who-wrong", { god: guess });
        return html`<li>
          <${Seal} pigment=${pigmentOfSeat(godsOf(view, one), one, true)} size=${24} />
          <span>
            <b>${listedName(table.seats, one, seat)}</b>
            ${" "}
            <span class="soft">${card ? nameOf(card) : t("end-no-god")}</span>
          </span>
          <span class="note soft">${words}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{env: Env}} props */
export function CountRail({ env }) {
  const { ui, view, table } = env;
  const { step } = countingOf(ui);
  const shown = step.value;
  const sheet = () => sheetOf(worldOf(view), hides(table), captionOf(env));
  const name = () => captionOf(env).title;
  const file = async () => new File([await pictureOf(sheet())], `${name()}.png`, { type: "image/png" });
  const shares =
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [new File([], "a.png", { type: "image/png" })] });
  return html`<section class="g-count g-score" aria-labelledby="count-title">
    <header class="rail-head">
      <h2 class="panel-title" id="count-title">${t("end-title-table")}</h2>
      <span class="note">${t("end-steps")} <${Rule} game=${table.game} number="G14.2" /></span>
    </header>
    <${Count} env=${env} />
    <div class="segments g-choose" role="group" aria-label=${t("end-steps")}>
      ${STEPS.map(
        (one) =>
          html`<button type="button" aria-pressed=${one === shown} onClick=${() => (step.value = one)}>
            ${t(`step-${one}`)}
          </button>`,
      )}
    </div>
    <p class="visually-hidden" role="status">${t("end-ceremony-step", { step: STEPS.indexOf(shown) + 1 })}</p>
    <p class="small">
      ${t(`end-step-${shown}`)}
      ${" "}
      ${RULES[shown].map((number) => html`<${Rule} game=${table.game} number=${number} /> `)}
    </p>
    <${Paid} env=${env} step=${shown} />
    ${hides(table) && html`<${Cards} env=${env} />`}
    <header class="rail-head g-keep">
      <h2 class="panel-title">${t("end-picture-title")}</h2>
      <span class="note">${t("end-picture-note")}</span>
    </header>
    ${
      nameless(env) &&
      html`<label class="field g-keep-name">
        <span>${t("end-sheet-name")}</span>
        <input
          type="text"
          maxlength="40"
          autocomplete="nickname"
          value=${settings.value.name}
          onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })}
        />
      </label>`
    }
    <div class="g-keep-ways">
      <button
        type="button"
        class="button"
        onClick=${() => save(sheet(), name()).then(() => toast(t("end-picture-saved")))}
      >
        ${t("end-picture")}
      </button>
      <button type="button" class="button" onClick=${() => print(sheet())}>${t("end-print")}</button>
      ${
        shares &&
        html`<button
          type="button"
          class="button"
          onClick=${() =>
            file()
              .then((one) => navigator.share({ files: [one], title: name() }))
              .catch(() => {})}
        >
          ${t("end-share")}
        </button>`
      }
    </div>
    <p class="note soft">${t("end-picture-text")}</p>
  </section>`;
}
