// How bots play: what their levels are called and how long a race with them lasts, which one was chosen last, and the
// question before a race.

import { signal } from "@preact/signals";
import { html } from "htm/preact";
import { has, t } from "../i18n.js";
import { set, settings, tables } from "../keep.js";
import { Dialog } from "./dialog.js";
import { defaults } from "./options.js";

/** @typedef {import("../wire.js").GameInfo} GameInfo */

/**
 * How long a race among so many of these bots lasts; nothing where it is none.
 * @param {GameInfo} game
 * @param {string} bot
 * @param {number} seats
 * @param {Record<string, any>} options
 */
function lengthOf(game, bot, seats, options) {
  const pace = game.paces.find(
    (one) => one.bot === bot && Object.entries(one.beside).every(([option, value]) => options[option] === value),
  );
  const minutes = pace?.minutes[seats - game.seats[0]];
  return minutes ? t("pace-length", { minutes }) : "";
}

/**
 * How many minutes a game takes: where one is asked how fast the others shall be, what the answers say.
 * @param {GameInfo} game
 * @param {number} seats
 */
export function minutesOf(game, seats) {
  const asked = game.paces.filter((pace) => pace.answer).map(({ minutes }) => minutes[seats - game.seats[0]]);
  return asked.length
    ? t("pace-minutes", { least: Math.min(...asked), most: Math.max(...asked) })
    : String(Math.round((game.minutes[0] + game.minutes[1]) / 2));
}

/** What the lot decides when the game is set up. */
const DRAWN = "drawn";

/**
 * Whether all act at once at such a table, or may by lot.
 * @param {GameInfo} game
 * @param {Record<string, any>} options
 */
export const isRace = (game, options) =>
  game.race &&
  game.paces.every(({ beside }) =>
    Object.entries(beside).every(([option, value]) => [value, DRAWN].includes(options[option])),
  );

/** What a bot's level is called. @param {string} bot */
const levelName = (bot) => (has(`bot-level-${bot}`) ? t(`bot-level-${bot}`) : bot);

/**
 * A bot as one chooses it.
 * @param {GameInfo} game
 * @param {string} bot
 * @param {number} seats
 * @param {Record<string, any>} options
 */
export function levelWords(game, bot, seats, options) {
  const level = levelName(bot);
  const length = lengthOf(game, bot, seats, options);
  return length ? t("pace-level", { level, length }) : level;
}

/** Whether whoever sits here has played this game before, and not in a lesson. @param {GameInfo} game */
const hasPlayed = (game) => Object.values(tables.peek()).some((table) => table.game === game.id && !table.lesson);

/**
 * The bot against which whoever sits here plays: that of last time, and the kindest for who is new to the game.
 * @param {GameInfo} game
 */
export function usualBot(game) {
  const last = settings.peek().bots[game.id];
  return game.bots.includes(last) ? last : hasPlayed(game) ? game.house_bot : game.first_bot;
}

/** @param {GameInfo} game @param {string} bot */
export const rememberBot = (game, bot) => set({ bots: { ...settings.peek().bots, [game.id]: bot } });

/**
 * @type {import("@preact/signals").Signal<{
 *   game: GameInfo,
 *   seats: number,
 *   answer: (bot: string | null) => void,
 * } | null>}
 */
const asking = signal(null);

// Whoever goes back to another page has thought better of it.
addEventListener("popstate", () => {
  const now = asking.peek();
  asking.value = null;
  now?.answer(null);
});

/** Whether somebody is being asked. */
export const isAsking = () => asking.value !== null;

/**
 * How fast the others shall be: one is asked where all act at once, and has thought better of it if it is null.
 * @param {GameInfo} game
 * @param {number} seats
 * @returns {Promise<string | null | undefined>}
 */
export async function askPace(game, seats) {
  if (!game.paces.length) return undefined;
  return new Promise((answer) => {
    asking.value = { game, seats, answer };
  });
}

/**
 * The pace that is proposed: that of last time if it is among them, otherwise the quickest that is no quicker.
 * @param {GameInfo} game
 * @param {GameInfo["paces"]} answers
 */
function proposed(game, answers) {
  const usual = game.bots.indexOf(usualBot(game));
  return answers.findLast((pace) => game.bots.indexOf(pace.bot) <= usual) ?? answers[0];
}

/** The question, while it is asked. */
export function PaceQuestion() {
  const now = asking.value;
  if (!now) return null;
  const { game, seats, answer } = now;
  const answers = game.paces.filter((pace) => pace.answer);
  const first = proposed(game, answers);
  const end = (/** @type {string | null} */ bot) => {
    asking.value = null;
    if (bot) rememberBot(game, bot);
    answer(bot);
  };
  return html`<${Dialog} title=${t("pace-question")} close=${() => end(null)} name="pace">
    <p>${t("pace-text")}</p>
    <div class="pace-answers">
      ${answers.map(
        (pace) =>
          html`<button
            type="button"
            class=${`button big ${pace === first ? "gilt" : ""}`}
            autofocus=${pace === first}
            onClick=${() => end(pace.bot)}
          >
            <b>${levelName(pace.bot)}</b>
            <span class="small">${lengthOf(game, pace.bot, seats, defaults(game))}</span>
          </button>`,
      )}
    </div>
  <//>`;
}
