// What 4 Gods and the pages before it say, asked of their scripts without a browser.
//
//   node saying.mjs FILE    the file has the games as the server tells of them; the answer is JSON, by language

import { readFile } from "node:fs/promises";
import { answers, script } from "./browser.mjs";

const { details, games } = JSON.parse(await readFile(process.argv[2], "utf8"));
answers.set("/api/games/fourgods", details);

const { LANGUAGES, loadWords, speakOf, t, tellOf } = await script("i18n.js");
const { set } = await script("keep.js");
const { loadGame, lettersOf } = await script("games/index.js");
const { spoken } = await loadGame("fourgods");
speakOf(spoken);
const { captionOf } = await script("games/fourgods/counted.js");
const { sizesText } = await script("games/fourgods/score.js");
const { handsText } = await script("games/fourgods/side.js");
const { heardOf } = await script("games/fourgods/status.js");
const { whenOf } = await script("games/fourgods/turns.js");
const { defaults, excluded } = await script("ui/options.js");
const { isRace, levelWords, minutesOf } = await script("ui/paces.js");

// The first seat gave no name, the second did.
const seats = [
  { seat: 0, name: null },
  { seat: 1, name: "Strabo" },
];
const gods = { merfolk: {}, humans: {}, elves: {}, dwarves: {} };
const view = {
  claimed: [["dwarves"], ["elves"]],
  gods,
  hands: [
    ["OOOO|PPPP", "FFFF|MMMM"],
    ["OOOO|PPPP", null],
  ],
  kingdoms: [],
  phase: "play",
  turn: { seat: 0 },
};
const table = { seats, options: {}, phase: "playing" };
/** As the first seat sees it. @param {any} [more] */
const env = (more = {}) => ({ view, table, seat: 0, known: { log: [], viewer: 0, view, table }, ...more });
const built = { kind: "step", seat: 0, action: { do: "build", x: 2, y: 4 }, events: [] };

const game = games.find((/** @type {any} */ one) => one.id === "fourgods");
const wrong = { ...defaults(game), gods: "hidden" };

/** @type {Record<string, any>} */
const said = {};
for (const language of Object.keys(LANGUAGES)) {
  set({ language });
  await loadWords();
  said[language] = {
    you: t("seat-you"),
    sheet: captionOf(env(), 0).names.map((/** @type {any} */ { text }) => text),
    kept: captionOf(env()).names.map((/** @type {any} */ { text }) => text),
    order: [
      whenOf(env({ view: { ...view, phase: "waiting" } }), 0, 0),
      ...[0, 1, 2].map((n) => whenOf(env(), 0, n)),
      whenOf(env({ seat: 1 }), 1, 1),
    ],
    hands: [handsText(env(), 0, 0), handsText(env(), 1, 0), handsText(env(), 0, null)],
    built: heardOf(built, env().known),
    others: heardOf({ ...built, seat: 1 }, env().known),
    excluded: excluded(game, wrong, 2),
    levels: game.paces.map((/** @type {any} */ { bot }) => levelWords(game, bot, 4, defaults(game))),
    minutes: minutesOf(game, 4),
    letter: lettersOf("fourgods").includes("g") ? tellOf("fourgods", "keys-letter-g") : "",
    score: tellOf("fourgods", "keys-letter-j"),
    learn: t("learn-title"),
  };
}
console.log(
  JSON.stringify({
    said,
    sizes: sizesText([6, 4, 2]),
    races: ["simultaneous", "timed_turns", "drawn"].map((tempo) => isRace(game, { ...defaults(game), tempo })),
  }),
);
process.exit();
