// Lessons as robots took them, led by the client's own guide.
//
//   node lessons.mjs FILE    the file has the game's id, its details and, for each lesson that was taken, what the
//                            pupil saw whenever there was something to decide, and at the end; the answer is JSON

import { readFile } from "node:fs/promises";
import { answers, frame, script, sockets } from "./browser.mjs";

const { game, details, taken } = JSON.parse(await readFile(process.argv[2], "utf8"));
answers.set(`/api/games/${game}`, details);

const { speakOf } = await script("i18n.js");
const { TableStore } = await script("store.js");
const { makeUi } = await script("table/state.js");
const { fits, guided, orderOf, progress } = await script("table/lesson.js");
const { loadGame } = await script("games/index.js");
const { plugin, book, spoken } = await loadGame(game);
speakOf(spoken);

/** The table as the pupil's page has it. @param {any} snapshot */
function sit(snapshot) {
  const store = new TableStore("table", "token");
  store.theatre.turnOf = plugin.turnOf;
  store.theatre.holds = plugin.holds ?? (() => false);
  const socket = sockets.at(-1);
  socket.onopen();
  socket.onmessage({ data: JSON.stringify({ type: "snapshot", ...snapshot }) });
  for (let drawn = 0; drawn < 5 && !store.known.peek(); drawn++) frame();
  const known = store.known.peek();
  const ctx = { book, viewer: known.viewer, seats: known.table.seats, midway: null };
  return { store, ui: makeUi(), known, view: known.view, table: known.table, seat: known.viewer, ctx };
}

/** The prompt as the guide has it, with what is asked for in focus. @param {any} env @param {any} at */
function led(env, at) {
  const place = (at.form && at.now.at) || null;
  const said = plugin.prompt(env);
  env.ui.focus.value = said.lit?.has(place) ? place : null;
  env.ui.pick.value = said.full ? place : null;
  return guided(plugin.prompt(env), at, () => {});
}

/** What is gilt, and what the guide says of it. @param {any} env @param {any} at */
function asked(env, at) {
  const said = led(env, at);
  const gilt = said.actions.filter((/** @type {any} */ one) => one.primary && one.gilt !== false);
  const [hit] = gilt;
  const forms = [hit?.form, ...(hit?.leads ?? [])].filter(Boolean);
  return {
    gilt: gilt.length,
    wanted: !at.now.do || forms.some((/** @type {any} */ form) => fits(form, at.now.do)),
    named: !!hit && orderOf(said, at, false).includes(hit.label.replace(/<[^>]*>/g, "")),
  };
}

const found = taken.map((/** @type {any} */ { lesson, seen }) => {
  /** @type {{id: string}[]} */
  const read = [];
  const moments = seen.map((/** @type {any} */ snapshot) => {
    const env = sit(snapshot);
    const { known } = env;
    let at = progress(lesson, known, read);
    /** @type {any[]} */
    const steps = [];
    // What is only read is read at once.
    while (at.now && !at.now.do) {
      steps.push({ id: at.now.id, ...asked(env, at) });
      read.push({ id: at.now.id });
      at = progress(lesson, known, read);
    }
    if (at.now && at.form) steps.push({ id: at.now.id, ...asked(env, at) });
    env.store.close();
    const states = at.rows.map((/** @type {any} */ row) => row.state);
    return { steps, now: at.now?.id ?? null, over: at.over, aside: at.aside, states };
  });
  return moments;
});
console.log(JSON.stringify(found));
process.exit();
