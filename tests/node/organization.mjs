// What the 2024 edition asks for while tokens and Empires are given out.
//
//   node organization.mjs FILE    the file has the game's details, a view, its seat and what that may do

import { readFile } from "node:fs/promises";
import { answers, script } from "./browser.mjs";

const { details, view, legal, seat } = JSON.parse(await readFile(process.argv[2], "utf8"));
answers.set("/api/games/hotw2024", details);
const { speakOf } = await script("i18n.js");
const { organizationPrompt } = await script("games/history/y2024/organization-prompt.js");
const { loadGame } = await script("games/index.js");
const { book, spoken } = await loadGame("hotw2024");
speakOf(spoken);

const ui = { mode: { value: null }, pick: { value: null } };
const ctx = { book, viewer: seat, seats: [{}, {}, {}, {}] };
const { sentence, actions } = organizationPrompt({ ctx, view, seat, ui, known: { legal, counsel: [{}], view } });
const gilt = actions.find((/** @type {any} */ { primary }) => primary)?.id;
console.log(JSON.stringify({ sentence, gilt }));
process.exit();
