// The times that run: those of the rules and those that the house sets a seat, as rings that everybody sees alike.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { Rule } from "../../ui/text.js";
import { cellAt } from "./fits.js";
import { Ring, useSeconds } from "./pieces.js";

/** @typedef {import("./types.js").Env} Env */
/**
 * A time that runs: for what, whose, until when by this browser's clock, and how long it is in all.
 * @typedef {{what: string, seat: number | null, where: number[], at: number, whole: number}} Time
 */

/**
 * What the house counts, by its name on the wire: the messages that speak of it, and its rule.
 * @type {Record<string, {id: string, rule: string}>}
 */
export const TIMES = {
  prophet: { id: "prophet", rule: "G7.14" },
  hold: { id: "taken", rule: "G6.4" },
  forfeit: { id: "forfeit", rule: "G16.8" },
  challenge: { id: "challenge", rule: "G16.2" },
  pass: { id: "passed", rule: "G13.6" },
  idle: { id: "idle", rule: "G13.6" },
  ready: { id: "ready", rule: "G2.8" },
  closing: { id: "closing", rule: "G13.4" },
  turn: { id: "turn", rule: "G10.1" },
};

/** These concern everybody, whosever they are. */
const EVERYBODYS = ["turn", "pass", "idle", "ready"];

/** After these nothing is done in anybody's name: something is over, or may be done again. */
const WINDOWS = ["prophet", "challenge"];

/**
 * How long each time that was seen is in all: as long as it was when it was seen first.
 * @type {Map<string, {until: number, whole: number}>}
 */
const wholes = new Map();

/** @param {string} key @param {number} until seconds of the server's clock @param {number} seconds */
function wholeOf(key, until, seconds) {
  const kept = wholes.get(key);
  if (kept && Math.abs(kept.until - until) < 1) return kept.whole;
  wholes.set(key, { until, whole: Math.max(1, Math.round(seconds)) });
  return Math.max(1, Math.round(seconds));
}

/**
 * When each word of the server about a time came, by this browser's clock: a ring that is drawn later shows the same
 * second.
 * @type {WeakMap<object, number>}
 */
const heard = new WeakMap();

/** When a time ends by this browser's clock. @param {{seconds: number}} said */
export function endOf(said) {
  const end = heard.get(said) ?? Date.now() + 1000 * said.seconds;
  heard.set(said, end);
  return end;
}

/** All times that run. @param {Pick<Env, "store" | "view" | "table">} env @returns {Time[]} */
export function useTimes({ store, view, table: shown }) {
  const table = store.latest?.value?.table ?? shown;
  const times = useMemo(() => {
    /** @type {Time[]} */
    const found = (table.deadlines ?? []).map((said) => ({
      what: said.what,
      seat: said.seat,
      where: said.where ?? [],
      at: endOf(said),
      whole: wholeOf(`${table.id} ${said.what} ${said.seat} ${said.where}`, said.at, said.seconds),
    }));
    if (table.alarm)
      found.push({
        what: view.turn ? "turn" : "closing",
        seat: view.turn?.seat ?? null,
        where: [],
        at: endOf(table.alarm),
        whole: wholeOf(`${table.id} ${view.turn?.seat ?? "all"}`, table.alarm.at, table.alarm.seconds),
      });
    return found;
  }, [table.deadlines, table.alarm, view.turn?.seat]);
  // The server says nothing when a window shuts.
  const [, shut] = useState(0);
  useEffect(() => {
    const timers = times
      .filter(({ what }) => WINDOWS.includes(what))
      .map(({ at }) => setTimeout(() => shut((n) => n + 1), Math.max(0, at - Date.now())));
    return () => timers.forEach(clearTimeout);
  }, [times]);
  return times.filter(({ what, at }) => !WINDOWS.includes(what) || at > Date.now());
}

/**
 * Remembers the tile to which a prophet can be added no more, though the rules would still allow it.
 * @param {import("./types.js").Store} store
 * @param {import("./play.js").Play} play
 */
export function useWindow(store, play) {
  const own = play.seat.value;
  const window =
    own === null
      ? null
      : store.latest.value?.table.deadlines?.find(({ what, seat }) => what === "prophet" && seat === own);
  useEffect(() => {
    if (!window) return;
    const [x, y] = /** @type {number[]} */ (window.where);
    play.shut.value = null;
    const timer = setTimeout(() => (play.shut.value = cellAt(x, y)), 1000 * window.seconds);
    return () => clearTimeout(timer);
  }, [window?.at]);
}

/**
 * The time that matters most to a seat: its own before everybody's.
 * @param {Time[]} times
 * @param {number | null} seat
 * @returns {Time | null}
 */
export function nearest(times, seat) {
  const own = times.filter((time) => time.seat === null || time.seat === seat || EVERYBODYS.includes(time.what));
  return own.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || a.at - b.at)[0] ?? null;
}

/**
 * The times beside the World: what matters most to a seat, and always how long the World is open.
 * @param {Time[]} times
 * @param {number | null} seat
 * @returns {Time[]}
 */
export function shownTimes(times, seat) {
  const first = nearest(times, seat);
  return times.filter((time) => time === first || time.what === "closing");
}

/**
 * What a time is called: somebody else's turn is theirs, and of somebody else the others ask whether they are there.
 * @param {Env} env
 * @param {Time} time
 */
function titleOf({ table, seat }, { what, seat: whose }) {
  const theirs = whose !== null && whose !== seat ? playerName(table.seats, whose) : "";
  if (what === "turn" && theirs) return t("prompt-turn", { you: "no", who: theirs });
  if (what === "idle" && theirs) return t("ring-idle-other", { who: theirs });
  return t(`ring-${(TIMES[what] ?? TIMES.closing).id}`);
}

/** What it means. @param {Env} env @param {Time} time @param {number} seconds */
function textOf({ table, seat }, { what, seat: whose }, seconds) {
  if (what === "idle" && whose !== null && whose !== seat)
    return t("ring-idle-other-text", { who: playerName(table.seats, whose), seconds });
  return t(`ring-${(TIMES[what] ?? TIMES.closing).id}-text`, { seconds });
}

/** A time with its name and what it means. @param {{env: Env, time: Time}} props */
export function TimeCard({ env, time }) {
  const { rule } = TIMES[time.what] ?? TIMES.closing;
  const seconds = useSeconds(time.at);
  return html`<section class="g-time">
    <${Ring} at=${time.at} whole=${time.whole} title=${titleOf(env, time)} />
    <div>
      <b>${titleOf(env, time)}</b>
      <p class="small soft">${textOf(env, time, seconds)} <${Rule} game=${env.table.game} number=${rule} /></p>
    </div>
  </section>`;
}

/**
 * Before it begins the last seconds stand on the World, where everybody looks.
 * @param {{store: import("./types.js").Store}} props
 */
export function Countdown({ store }) {
  const time = useTimes({ store, view: store.view.value, table: store.table.value }).find(
    ({ what }) => what === "ready",
  );
  return time && store.view.value.phase === "waiting"
    ? html`<div class="g-countdown">
        <${Ring} at=${time.at} whole=${time.whole} size=${168} title=${t("ring-ready")} />
      </div>`
    : null;
}

/**
 * Counts down to the end for the bar, which speaks of it.
 * @param {import("./types.js").Store} store
 * @param {import("./play.js").Play} play
 */
export function useEnding(store, play) {
  const said = store.latest?.value?.table.deadlines?.find(({ what }) => what === "pass" || what === "idle");
  const seconds = useSeconds(said ? endOf(said) : 0);
  useLayoutEffect(() => {
    play.ending.value = said ? { what: said.what === "pass" ? "pass" : "idle", seat: said.seat, seconds } : null;
  }, [said, seconds]);
}

/** The same without words, for the top of a phone. @param {{env: Env}} props */
export function Timer({ env }) {
  const time = nearest(useTimes(env), env.seat);
  return time ? html`<${Ring} at=${time.at} whole=${time.whole} size=${32} title=${titleOf(env, time)} />` : null;
}
