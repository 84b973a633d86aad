// What a screen reader is told of a race: at most one line a second, one's own first, the others' gathered; lost races
// and last seconds at once.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { listed, t } from "../../i18n.js";
import { playerName } from "../../table/names.js";
import { play as sound } from "../../ui/sound.js";
import { plain } from "../../ui/text.js";
import { playOf } from "./play.js";
import { columnRow } from "./words.js";

/** In milliseconds. */
const APART = 1000;
/** At so many seconds it is said how many are left. */
const TOLD = [10, 5];
/** Each of these is heard by whom they run for. */
const LAST = [5, 4, 3, 2, 1];

/**
 * Where a tile lies now, and the largest kingdom of which it is a part.
 * @param {import("./types.js").View} view
 * @param {{x: number, y: number}} action
 */
function placedText(view, { x, y }) {
  const at = { column: x + 1, row: y + 1 };
  const kingdom = [...view.kingdoms]
    .filter(({ areas }) => areas.some((/** @type {string} */ area) => area.startsWith(`${x},${y},`)))
    .sort((a, b) => b.tiles - a.tiles)[0];
  return kingdom
    ? t("status-you-placed-kingdom", { ...at, terrain: kingdom.terrain, tiles: kingdom.tiles })
    : t("status-you-placed", at);
}

/**
 * What is said of a step: what the viewer did or has to know, and whether somebody else has changed the World.
 * @param {import("./types.js").Told} told
 * @param {import("./types.js").Known} known
 * @returns {{own: string[], other: boolean}}
 */
export function heardOf({ seat, action, events = [] }, { viewer, view, table }) {
  const mine = seat === viewer;
  const laid = ["place", "build"].includes(action?.do ?? "");
  /** @type {string[]} */
  const own = [];
  if (mine && action?.do === "draw")
    own.push(t("status-drawn", { count: events.filter(({ event }) => event === "drew").length }));
  for (const { event, cause, seconds } of events)
    if (event === "closing_began")
      own.push(
        t(cause === "bag" ? "status-bag-empty" : "status-world-full"),
        seconds ? t("status-closing", { seconds }) : "",
      );
  for (const { event, owner, cell } of events)
    if (event === "destroyed" && owner !== viewer)
      own.push(
        t("cataclysm-toast-all", {
          you: mine ? "yes" : "no",
          who: playerName(table.seats, seat ?? 0),
          victim: playerName(table.seats, owner),
          ...columnRow(cell),
        }),
      );
  if (mine && action?.do === "place") own.push(placedText(view, action));
  if (mine && action?.do === "build")
    own.push(plain(t("chronicle-builds", { you: "yes", who: "", column: action.x + 1, row: action.y + 1 })));
  return { own, other: laid && !mine && seat !== null && seat !== undefined };
}

/** @param {{store: import("./types.js").Store, ui: import("../../table/state.js").Ui}} props */
export function Status({ store, ui }) {
  const play = playOf(store, ui);
  const known = store.known.value;
  const [polite, say] = useState("");
  const [urgent, call] = useState("");
  /** The last entry of the log that was told. */
  const heard = useRef(known?.seq ?? 0);
  /** Those who placed since, and what the viewer did. */
  const waiting = useRef(/** @type {{own: string[], others: Set<number>}} */ ({ own: [], others: new Set() }));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const speak = () => {
    const { own, others } = waiting.current;
    waiting.current = { own: [], others: new Set() };
    timer.current = undefined;
    if (!own.length && !others.size) return;
    const { table } = /** @type {any} */ (store.known.peek());
    const names = listed([...others].map((seat) => playerName(table.seats, seat)));
    const hand = play.hand.peek();
    const rest = !others.size
      ? ""
      : hand === null || !play.helps.peek()
        ? t("status-others", { names })
        : t("status-placed", { names, hand: hand + 1, cells: play.fits.peek()[hand].size });
    say([...own, rest].filter(Boolean).join(" "));
    timer.current = setTimeout(speak, APART);
  };
  useEffect(() => {
    const fresh = (known?.log ?? []).filter((told) => told.seq > heard.current && told.kind === "step");
    heard.current = known?.seq ?? 0;
    for (const told of fresh) {
      if (!known) break;
      const { own, other } = heardOf(told, known);
      waiting.current.own.push(...own);
      if (other) waiting.current.others.add(/** @type {number} */ (told.seat));
    }
    if (fresh.length && !timer.current) speak();
  }, [known?.seq]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const done = play.heard.value;
  useEffect(() => {
    if (done.text) say(done.text);
  }, [done.id]);
  const note = play.note.value;
  useEffect(() => {
    if (note) call(plain(note.text));
  }, [note?.id]);
  // The last seconds of the clock that runs for this seat, or for everybody.
  const alarm = store.latest.value?.table.alarm ?? null;
  const mine = !known?.view.turn || known.view.turn.seat === known.viewer;
  useEffect(() => {
    if (!alarm || !mine) return;
    if (known?.view.turn) call(t("status-your-turn", { seconds: Math.round(alarm.seconds) }));
    const later = (/** @type {number[]} */ moments, /** @type {(seconds: number) => void} */ run) =>
      moments
        .filter((seconds) => alarm.seconds > seconds)
        .map((seconds) => setTimeout(() => run(seconds), 1000 * (alarm.seconds - seconds)));
    const timers = [
      ...later(TOLD, (seconds) => call(t("status-seconds", { seconds }))),
      ...later(LAST, () => sound("second")),
    ];
    return () => timers.forEach(clearTimeout);
  }, [alarm?.at, mine]);
  return html`
    <p class="visually-hidden" role="status" aria-live="polite">${polite}</p>
    <p class="visually-hidden" role="alert" aria-live="assertive">${urgent}</p>
  `;
}
