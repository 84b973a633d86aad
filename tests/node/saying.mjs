// What tables and the pages before them say, asked of their scripts without a browser.
//
//   node saying.mjs FILE    the file has the games as the server tells of them; the answer is JSON, by language

import { readFile } from "node:fs/promises";
import { answers, script } from "./browser.mjs";

const { details, games, invading } = JSON.parse(await readFile(process.argv[2], "utf8"));
for (const [id, told] of Object.entries(details)) answers.set(`/api/games/${id}`, told);

const { LANGUAGES, loadWords, speakOf, t, tellOf } = await script("i18n.js");
const { set } = await script("keep.js");
const { loadGame, lettersOf } = await script("games/index.js");
const { makeUi } = await script("table/state.js");
const { together } = await script("show/meanwhile.js");
const { spoken } = await loadGame("fourgods");
const [y2018, y2024] = [await loadGame("hotw2018"), await loadGame("hotw2024")];
const { certainBy, wayName } = await script("games/history/y2018/choices.js");
const { siegeName } = await script("games/history/y2018/battle-prompt.js");
const { holding } = await script("games/history/y2018/draft.js");
const { whatItDoes } = await script("games/history/y2024/choices.js");
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

/** Played from the first minute to the third, and paused for an hour in the second; then somebody chatted. */
const log = [
  { kind: "start", at: 0 },
  { kind: "step", at: 60 },
  { kind: "pause", state: "paused", at: 90 },
  { kind: "pause", state: "resumed", at: 3690 },
  { kind: "step", at: 3780 },
  { kind: "chat", at: 9000 },
];

/**
 * What each of four does in a selection of 2018.
 * @param {any} selection
 * @param {number[]} to_act
 * @param {number[]} have
 */
const choosing = (selection, to_act, have = []) =>
  [0, 1, 2, 3].map((other) =>
    holding(
      {
        view: {
          options: { selection: selection.way },
          selection: { order: [0, 1, 2, 3], holders: selection },
          hands: [0, 1, 2, 3].map((seat) => ({ empire: have.includes(seat) })),
        },
        table: { to_act },
      },
      other,
    ),
  );

/** What tables of the History of the World say. */
function history() {
  speakOf(y2018.spoken);
  const ctx = { book: y2018.book, viewer: invading.seat, seats: [] };
  const betrayed = { ctx, view: { turn: { played: ["leader", "treachery"] } } };
  const { seat, view: seen, legal, counsel } = invading;
  const known = { legal, counsel, view: seen, log: [], canUndo: false, private: null };
  const at = {
    seat,
    view: seen,
    known,
    ctx,
    ui: makeUi(),
    table: { to_act: [seat] },
    store: { mine: { value: true } },
  };
  const told = {
    rows: y2018.plugin.prompt(at).rows.map((/** @type {any} */ { averaged }) => averaged),
    selection: [
      choosing({ way: "draft", events: 0, empires: 3 }, [0, 3]),
      choosing({ way: "draft", events: 1, empires: 2 }, [1], [2, 3]),
      choosing({ way: "classic", events: 1, empires: null }, [1]),
    ],
    certain: [
      certainBy(betrayed),
      wayName(betrayed, { auto_win: true }),
      siegeName(betrayed, { form: { auto_win: true }, counsel: {} }, false),
    ],
  };
  speakOf(y2024.spoken);
  const gold = whatItDoes({ ctx: { book: y2024.book } }, { gold: 3 });
  const begins = t("primer-choose-text");
  speakOf(spoken);
  return { ...told, gold, begins };
}

speakOf(spoken);
/** @type {Record<string, any>} */
const said = {};
for (const language of Object.keys(LANGUAGES)) {
  set({ language });
  await loadWords();
  said[language] = {
    you: t("seat-you"),
    sheet: captionOf(env(), 0).names.map((/** @type {any} */ { text }) => text),
    made: captionOf({ ...env(), known: { ...env().known, log } }).made,
    whatIf: ["yes", "no"].map((asked) => t("replay-what-if-here", { asked })),
    history: history(),
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
    together: together([
      { name: "Europe", points: 3 },
      { name: "Buildings", points: 2 },
      { name: "Buildings", points: 4 },
    ]),
    races: ["simultaneous", "timed_turns", "drawn"].map((tempo) => isRace(game, { ...defaults(game), tempo })),
  }),
);
process.exit();
