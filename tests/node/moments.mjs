// Every moment of a game as each viewer was sent it, put into words by the game's plug-in in all languages.
//
//   node moments.mjs FILE    the file has the game's id, its details and what each viewer was sent; the answer is JSON

import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { answers, frame, script, sockets } from "./browser.mjs";

const { game, details, told } = JSON.parse(await readFile(process.argv[2], "utf8"));
answers.set(`/api/games/${game}`, details);

const { FluentBundle } = await import("@fluent/bundle");
/** Messages that were asked for just now and that no file has. @type {Set<string>} */
const unknown = new Set();
const find = FluentBundle.prototype.getMessage;
FluentBundle.prototype.getMessage = function (/** @type {string} */ id) {
  const found = find.call(this, id);
  if (!found) unknown.add(id);
  return found;
};

/** All that somebody would read of this. @param {any} value @param {Set<any>} seen @returns {string[]} */
function words(value, seen = new Set()) {
  if (typeof value === "string") return [value];
  if (!value || typeof value !== "object" || seen.has(value)) return [];
  seen.add(value);
  return [...(value instanceof Map ? value.values() : Object.values(value))].flatMap((inner) => words(inner, seen));
}

const { LANGUAGES, language, loadWords, speakOf } = await script("i18n.js");
const { set } = await script("keep.js");
const { TableStore } = await script("store.js");
const { playerName } = await script("table/names.js");
const { makeUi } = await script("table/state.js");
const { inWords } = await script("table/annals.js");
const { loadGame } = await script("games/index.js");
const { plugin, book, spoken } = await loadGame(game);
speakOf(spoken);

/** Names of messages in the place of their words. @type {Set<string>} */
const missing = new Set();
const SPOKEN = Object.keys(LANGUAGES);
/** @param {string} wanted */
async function speak(wanted) {
  set({ language: wanted });
  await loadWords();
}
/** @type {Record<string, number>} */
const asked = {};
/** @type {Map<string, string>} */
const faults = new Map();
/** Sentences, to show that something was said. @type {Set<string>} */
const said = new Set();

/** @param {string} what @param {number} seq @param {() => any} answer */
function look(what, seq, answer) {
  asked[what] = (asked[what] ?? 0) + 1;
  unknown.clear();
  try {
    const found = answer();
    const shown = unknown.size
      ? words(found)
          .join(" ")
          .split(/[^\w.-]+/)
      : [];
    for (const id of unknown) if (shown.includes(id)) missing.add(`${language.peek()}: ${id} in ${what}`);
    for (const word of ["sentence", "title", "text"])
      if (typeof found?.[word] === "string" && found[word]) said.add(found[word]);
    return found;
  } catch (error) {
    const where = String(error?.stack).split("\n").slice(0, 3).join(" ");
    if (!faults.has(where)) faults.set(where, `${what} at ${seq}`);
    return null;
  }
}

/** All that is asked of the plug-in at one moment, the log aside. @param {any} env */
function lookAt(env) {
  const { view, known } = env;
  const { seq } = known;
  const last = known.log.at(-1);
  look("turnOf", seq, () => plugin.turnOf(view));
  look("pigments", seq, () => plugin.pigments?.(view, env.table));
  const prompt = look("prompt", seq, () => plugin.prompt(env));
  if (prompt && env.table.phase === "playing") {
    look("whole", seq, () => {
      if (!prompt.sentence && !prompt.full && !prompt.dialog) throw new Error(`nothing is said at ${view.decision}`);
      const labels = prompt.actions.map((/** @type {any} */ { id, label }) => label || `nothing on ${id}`);
      if (labels.some((/** @type {string} */ label) => /undefined|NaN|\[object|nothing on/.test(label)))
        throw new Error(labels.join());
    });
    // Each place in focus changes the answers; three stand for all.
    for (const { id } of prompt.rows.slice(0, 3)) {
      env.ui.focus.value = id;
      look("focus", seq, () => plugin.prompt(env));
      look("foreseen", seq, () => plugin.foreseen?.(env, id));
    }
    env.ui.focus.value = null;
  }
  look("headline", seq, () => plugin.headline(env));
  look("finish", seq, () => plugin.finish?.(env));
  look("needless", seq, () => plugin.needless?.(env));
  const ranked = look("rank", seq, () => plugin.rank(view));
  for (const seat of ranked ?? []) look("scoreNow", seq, () => plugin.scoreNow(env, seat));
  look("interlude", seq, () => {
    // While the others' last moves are shown nothing can be done yet.
    const shown = plugin.interlude({ ...env, known: { ...known, legal: [] } });
    const sentence = shown && (shown.asks || shown.waits);
    if (env.seat !== null && sentence?.includes(playerName(env.table.seats, env.seat)))
      throw new Error(`whoever looks is not called "you": ${sentence}`);
    return plugin.interlude(env);
  });
  if (last) {
    look("news", seq, () => plugin.news(env, last));
    look("sounds", seq, () => plugin.sounds(last, true));
  }
  for (const form of known.legal.slice(0, 3))
    look("idle", seq, () => plugin.idle(form, known.canUndo, known.counsel[0]));
  for (const form of known.legal) look("reasons", seq, () => plugin.lesson.reasons(env, form));
}

/** What the whole log tells, which takes longer. @param {any} env */
function lookBack(env) {
  const { known, ctx, view } = env;
  const turns = look("turns", known.seq, () => plugin.turns(known.log, ctx)) ?? [];
  for (const turn of turns) {
    look("explained", known.seq, () => plugin.explained(env, turn, view));
    look("balance", known.seq, () => plugin.balance(env, turn.lost));
  }
  look("aim", known.seq, () => plugin.lesson.aim(env));
  look("find", known.seq, () => plugin.find(env, "a"));
}

/**
 * Where the client reads turns from the log it has, in the middle of a game, they are those that the server tells.
 * @param {any} env
 * @param {any} annals
 */
function compare({ known, ctx }, annals) {
  const turns = plugin.turns(known.log, ctx).map((/** @type {any} */ turn) => ({
    seat: turn.seat,
    card: turn.card,
    epoch: turn.epoch,
    begun: turn.from,
    at: turn.at,
    ended: turn.to,
    took: turn.took.map((/** @type {any} */ { place }) => place),
    lost: turn.lost.map((/** @type {any} */ { seat, place, kind }) => ({ seat, place, fallen: kind })),
    fought: turn.fought,
    won: turn.won,
    gains: turn.gains.map((/** @type {any} */ { id, kind, points }) => ({ id, kind, points })),
    points: turn.points,
    score: turn.score,
  }));
  const theirs = annals.turns.map((/** @type {any} */ { note, gains, ...turn }) => ({
    ...turn,
    gains: gains.map((/** @type {any} */ { id, kind, points }) => ({ id, kind, points })),
  }));
  turns.forEach((/** @type {any} */ turn, /** @type {number} */ n) => {
    if (!isDeepStrictEqual(turn, theirs[n])) throw new Error(`${JSON.stringify(turn)} is ${JSON.stringify(theirs[n])}`);
  });
  if (turns.length !== theirs.length) throw new Error(`${turns.length} turns are ${theirs.length}`);
}

for (const { viewer, messages, annals } of told) {
  const store = new TableStore("table", viewer === null ? null : "token");
  store.theatre.turnOf = plugin.turnOf;
  store.theatre.holds = plugin.holds ?? (() => false);
  const socket = sockets.at(-1);
  socket.onopen();
  const ui = makeUi();
  let turn = "";
  for (const message of messages) {
    socket.onmessage({ data: JSON.stringify(message) });
    for (let drawn = 0; drawn < 5 && store.known.peek()?.seq !== message.seq; drawn++) frame();
    const known = store.known.peek();
    if (known?.seq !== message.seq) throw new Error(`the page stands at ${known?.seq}, the table at ${message.seq}`);
    const ctx = { book, viewer: known.viewer, seats: known.table.seats, midway: null };
    const env = { store, ui, known, view: known.view, table: known.table, seat: known.viewer, ctx };
    const now = plugin.turnOf(known.view);
    // One language after the other; what tells of more than a moment, in all of them.
    const [wanted, ...others] = [...SPOKEN.slice(known.seq % 4), ...SPOKEN.slice(0, known.seq % 4)];
    await speak(wanted);
    lookAt(env);
    if (now !== turn || known.table.phase === "over") lookBack(env);
    turn = now;
    if (known.table.phase !== "over") continue;
    for (const other of [wanted, ...others]) {
      await speak(other);
      look("annals", known.seq, () => inWords(ctx, annals));
      look("prompt", known.seq, () => plugin.prompt({ ...env, annals }));
    }
    look("turns", known.seq, () => compare(env, annals));
  }
  store.close();
}
console.log(JSON.stringify({ asked, said: said.size, missing: [...missing], faults: [...faults] }));
process.exit();
