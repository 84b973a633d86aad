// A challenge that was right: which side disagrees, and what goes where, step by step. The race goes on meanwhile.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { nameOf, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { Rule } from "../../ui/text.js";
import { toast } from "../../ui/toast.js";
import { Tile } from "./draw/paper.js";
import { TERRAIN } from "./faces.js";
import { SIDES, cellAt, demandOf, misfits, placeOf } from "./fits.js";
import { hides, ownerOf, worldOf } from "./model.js";
import { City, Prophet } from "./pieces.js";
import { playOf } from "./play.js";
import { columnRow } from "./words.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {import("./faces.js").Face} Face */
/**
 * A step: its number, its words, its rules, a picture, and the cell that its number stands on.
 * @typedef {{title: string, text: string, rules: string[], picture: any, cell: Cell | null}} Step
 */
/**
 * What is seen of it: whose challenge of whom, where, the tile as it lay, the sides that disagree, and the events.
 * @typedef {{seat: number, by: number | null, cell: Cell, face: Face, sides: string[], events:
 *   import("./types.js").Event[]}} Challenge
 */

/** How long it is told unless it is put away, in milliseconds. */
const TOLD = 15_000;

/**
 * The challenge that an entry of the log tells of.
 * @param {any} told
 * @param {import("./types.js").View} view after it
 * @returns {Challenge | null}
 */
function challengeOf(told, view) {
  const events = told?.events ?? [];
  const said = events.find((/** @type {any} */ { event }) => event === "challenged");
  const first = events.find((/** @type {any} */ { event, cell }) => event === "corrected" && cell === said?.cell);
  if (!said || !first) return null;
  return {
    seat: said.seat,
    by: said.by,
    cell: said.cell,
    face: first.face,
    sides: misfits(groundOf(view, events), said.cell, first.face),
    events,
  };
}

/**
 * The World as it was before tiles were taken off.
 * @param {import("./types.js").View} view
 * @param {import("./types.js").Event[]} events
 */
function groundOf(view, events) {
  const { width, height, tiles, cities } = worldOf(view);
  const faces = new Map([...tiles].map(([cell, { face }]) => [cell, face]));
  for (const { event, cell, face } of events) if (event === "corrected") faces.set(cell, face);
  return { width, height, tiles: faces, cities: new Set(cities.keys()) };
}

/**
 * Who challenged whom, for words.
 * @param {import("../../types.js").Table} table
 * @param {number | null} viewer
 * @param {Challenge} challenge
 */
const whoseOf = ({ seats }, viewer, { seat, by }) => ({
  you: seat === viewer ? "yes" : "no",
  who: playerName(seats, seat),
  theirs: by === viewer ? "yes" : "no",
  victim: by === null ? "" : playerName(seats, by),
});

/**
 * Watches for challenges, and keeps the last one for a while.
 * @param {import("./types.js").Store} store
 * @param {import("./play.js").Play} play
 */
export function useChallenges(store, play) {
  const heard = useRef(store.known.peek()?.seq ?? 0);
  const known = store.known.value;
  useEffect(() => {
    const fresh = (known?.log ?? []).filter(({ seq }) => seq > heard.current);
    heard.current = known?.seq ?? 0;
    const told = fresh
      .map((one) => challengeOf(one, /** @type {import("./types.js").Known} */ (known).view))
      .findLast(Boolean);
    if (!told) return;
    play.challenge.value = told;
    // Where its part of the rail has no room, everybody else hears of it in a sentence.
    const heardOf =
      known && told.seat !== known.viewer
        ? t(told.by === null ? "chronicle-challenges-nobodys" : "chronicle-challenges", {
            ...whoseOf(known.table, known.viewer, told),
            ...columnRow(told.cell),
          })
        : "";
    if (heardOf) requestAnimationFrame(() => document.querySelector(".g-challenge") ?? toast(heardOf));
    // Nothing hovers where it is to be seen.
    if (play.aim.peek() === told.cell) play.aimAt(null);
  }, [known?.seq]);
  const shown = play.challenge.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      if (play.challenge.peek() === shown) play.challenge.value = null;
    }, TOLD);
    return () => clearTimeout(timer);
  }, [shown]);
}

/** What happens, one thing after the other. @param {Env} env @param {Challenge} challenge @returns {Step[]} */
function stepsOf(env, { by, cell, events }) {
  const { view, table, seat } = env;
  const theirs = by === seat ? "yes" : "no";
  const victim = by === null ? "" : playerName(table.seats, by);
  const whose = { theirs, victim };
  const hidden = hides(table);
  const small = (/** @type {Face} */ face) => html`<${Tile} face=${face} size=${34} />`;
  const { width, height, tiles } = worldOf(view);
  const ground = { width, height, tiles: new Map([...tiles].map(([one, { face }]) => [one, face])), cities: new Set() };
  const home = events.find((one) => one.event === "prophet_returned" && one.cell === cell);
  /** @type {Step[]} */
  const steps = [];
  for (const event of events) {
    if (event.event === "corrected" && event.cell === cell) {
      const goes =
        event.to === "hand"
          ? t("challenge-to-hand", whose)
          : event.to === "area"
            ? t("challenge-to-strip", { ...whose, slot: (event.slot ?? 0) + 1 })
            : t("challenge-to-bag");
      steps.push({
        title: goes,
        text: t(event.to === "hand" ? "challenge-soon" : event.to === "area" ? "challenge-late" : "challenge-late-bag"),
        rules: [event.to === "hand" ? "G16.3" : "G16.4"],
        picture: small(event.face),
        cell,
      });
      if (home)
        steps.push({
          title: t("challenge-prophet"),
          text: t("challenge-prophet-to", {
            theirs: ownerOf(view, /** @type {import("./gods.js").God} */ (home.god)) === seat ? "yes" : "no",
            victim: playerName(table.seats, ownerOf(view, /** @type {import("./gods.js").God} */ (home.god)) ?? 0),
          }),
          rules: ["G16.4"],
          picture: html`<${Prophet} god=${home.god} hidden=${hidden} height=${30} />`,
          cell: null,
        });
    } else if (event.event === "corrected") {
      const { lines } = demandOf(ground, ...placeOf(event.cell));
      const why = lines < 2 ? t("challenge-cascade-lines", { lines }) : t("challenge-cascade-wrong");
      steps.push({
        title: t("challenge-cascade", columnRow(event.cell)),
        text: `${why} ${t("challenge-cascade-free")}`,
        rules: ["G16.5", "G16.9"],
        picture: small(event.face),
        cell: event.cell,
      });
    } else if (event.event === "city_removed")
      steps.push({
        title: t("challenge-city", columnRow(event.cell)),
        text: t("challenge-city-to"),
        rules: ["G16.6"],
        picture: html`<${City} size=${34} />`,
        cell: event.cell,
      });
  }
  const paid = events.find(({ event }) => ["prophet_lost", "forfeit_due", "debt"].includes(event));
  const { penalties } = table.options;
  if (!paid)
    return [...steps, { title: t("challenge-penalty-none"), text: "", rules: ["G16.8"], picture: null, cell: null }];
  const how =
    paid.event === "debt"
      ? "owed"
      : paid.event === "forfeit_due"
        ? "chosen"
        : home && home.god === paid.god
          ? "home"
          : "reserve";
  const whom = penalties === "all_players" ? t("challenge-penalty-all") : t("challenge-penalty-some", { victim });
  return [
    ...steps,
    {
      title: t("challenge-penalty", whose),
      text: `${whom} ${t(`challenge-penalty-${how}`)}`,
      rules: ["G16.8", "G16.13"],
      picture: paid.god && html`<${Prophet} god=${paid.god} hidden=${hidden} height=${30} />`,
      cell: null,
    },
  ];
}

/**
 * The numbers that stand on the World, and the frame of the wrong tile.
 * @param {Env | null} env
 * @param {import("./play.js").Play} play
 * @returns {Map<Cell, string>}
 */
export function marksOf(env, play) {
  const challenge = play.challenge.value;
  if (!challenge || !env) return new Map();
  return new Map(
    stepsOf(env, challenge).flatMap(({ cell }, n) =>
      cell
        ? [
            [
              cell,
              `${n + 1} ${cell === challenge.cell ? `wrong ${challenge.face} ${challenge.sides.join(" ")}` : "falls"}`,
            ],
          ]
        : [],
    ),
  );
}

/**
 * The wrong tile and the neighbour that it disagrees with.
 * @param {{ground: import("./fits.js").Ground, challenge: Challenge}} props
 */
function Sides({ ground, challenge: { cell, face, sides } }) {
  const side = SIDES.find(({ name }) => name === sides[0]);
  const [x, y] = placeOf(cell);
  const other = side && ground.tiles.get(cellAt(x + side.by[0], y + side.by[1]));
  if (!side || !other) return html`<span class="g-sides"><${Tile} face=${face} size=${104} /></span>`;
  const pair = [html`<${Tile} face=${face} size=${104} />`, html`<${Tile} face=${other} size=${104} />`];
  const first = side.name === "north" || side.name === "west";
  return html`<span class=${`g-sides ${side.by[0] ? "across" : ""}`}>
    ${first ? pair.reverse() : pair}
    <svg class="g-tear" viewBox="0 0 104 10" aria-hidden="true">
      <path d="M0 5L5.800 0 17.300 10 28.900 0 40.500 10 52 0 63.500 10 75.100 0 86.700 10 98.200 0 104 5" />
    </svg>
  </span>`;
}

/** @param {{env: Env, challenge: Challenge}} props */
export function ChallengePart({ env, challenge }) {
  const { view, table, seat, ctx } = env;
  const { cell, face, sides } = challenge;
  const ground = groundOf(view, challenge.events);
  const side = SIDES.find(({ name }) => name === sides[0]);
  const [x, y] = placeOf(cell);
  const other = side && ground.tiles.get(cellAt(x + side.by[0], y + side.by[1]));
  const torn = side?.meet.find(([own, theirs]) => other && face[own] !== other[theirs]);
  const met = side &&
    other &&
    torn && { side: side.name, shown: nameOf(TERRAIN[face[torn[0]]]), wanted: nameOf(TERRAIN[other[torn[1]]]) };
  const words = met
    ? `${t("challenge-side", met)} ${t("challenge-rule")}`
    : t("challenge-lines", { lines: demandOf(ground, x, y).lines });
  return html`<section class="rail-part g-score g-challenge" id="score" aria-labelledby="challenge-title">
    <header class="rail-head">
      <h2 class="panel-title" id="challenge-title">${t("challenge-title")}</h2>
      <span class="note">${t("challenge-who", whoseOf(table, seat, challenge))}</span>
    </header>
    <${Sides} ground=${ground} challenge=${challenge} />
    <p class="serif">${words} <${Rule} game=${table.game} number=${torn ? "G4.5" : "G4.4"} /></p>
    <h3 class="eyebrow">${t("challenge-steps")}</h3>
    <ol class="plain-list g-follows">
      ${stepsOf(env, challenge).map(
        ({ title, text, rules, picture }, n) =>
          html`<li style=${`--n:${n}`}>
            <b class="g-number-mark numbers" aria-hidden="true">${n + 1}</b>
            <span>
              <b>${title}</b>
              ${" "}
              ${text && html`<span class="small soft">${text} </span>`}
              ${rules.map((number) => html`<${Rule} game=${table.game} number=${number} /> `)}
            </span>
            <span class="g-follow-piece">${picture}</span>
          </li>`,
      )}
    </ol>
    <p class="g-note small">
      <b>${t("note-right-title")}</b>
      ${" "}
      ${t("note-right", { seconds: ctx.book.challengeSeconds })}
      ${" "}
      <${Rule} game=${table.game} number="G16.2" />
    </p>
  </section>`;
}

/**
 * What whoever challenged is told.
 * @param {Env} env
 * @param {Challenge} challenge
 * @returns {Partial<import("../../table/prompt.js").Prompt>}
 */
export function challenged({ store, ui }, { cell, events, sides }) {
  const play = playOf(store, ui);
  const cells = events.filter(({ event }) => event === "corrected" || event === "city_removed").length;
  return {
    quiet: false,
    eyebrow: t("prompt-challenge", columnRow(cell)),
    sentence: t("decide-challenge"),
    facts: t("decide-challenge-facts", { cells }),
    rule: "",
    actions: [
      {
        id: "play-on",
        label: t("action-play-on"),
        key: "Enter",
        primary: true,
        run: () => (play.challenge.value = null),
      },
      ...(sides.length
        ? [{ id: "show-side", label: t("action-show-side"), key: "w", run: () => play.show(cell, sides) }]
        : []),
      {
        id: "challenge",
        label: t("action-challenge"),
        key: "q",
        run: () => {
          play.challenge.value = null;
          ui.mode.value = { kind: "challenge" };
        },
      },
    ],
  };
}
