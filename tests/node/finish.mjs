// What a game makes of each position: the one answer that ends the turn, or one that is given by itself.
//
//   node finish.mjs FILE    the file has the game's id, its details, and cases; the answer is JSON

import { readFile } from "node:fs/promises";
import { answers, script } from "./browser.mjs";

const { game, details, cases } = JSON.parse(await readFile(process.argv[2], "utf8"));
answers.set(`/api/games/${game}`, details);
const { speakOf } = await script("i18n.js");
const { loadGame } = await script("games/index.js");
const { plugin, book, spoken } = await loadGame(game);
speakOf(spoken);

const found = cases.map((/** @type {any} */ { seat, view, legal, counsel }) => {
  const env = { seat, view, known: { legal, counsel, view }, ctx: { book, viewer: seat, seats: [] }, ui: {} };
  return { finish: plugin.finish(env), needless: plugin.needless?.(env) ?? null };
});
console.log(JSON.stringify(found));
process.exit();
