// Event cards as they lie in the hand: in fixed places for the whole game, with the epochs in which each may be played.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { ROMAN, called } from "../words.js";

/** @typedef {import("./types.js").Env} Env */
/**
 * A card of the hand, or one that was in it.
 * @typedef {{
 *   id: string,
 *   key: string,
 *   kind: "greater" | "lesser",
 *   state: "now" | "later" | "late" | "played" | "in-turn" | "closed",
 *   epochs: number[],
 * }} Held
 */

/**
 * All ten cards that the viewer was dealt, greater ones first, in the order of the book: a card keeps its place.
 * @param {Env} env
 * @param {ReadonlySet<string>} open those that can be played now
 * @returns {Held[]}
 */
export function dealt({ ctx, view, seat }, open) {
  if (seat === null) return [];
  const turn = view.turn?.seat === seat ? view.turn : null;
  const played = turn?.played ?? [];
  const order = [...ctx.book.events.keys()];
  /** @type {(readonly [string, Held["state"] | ""])[]} */
  const all = [
    ...[...view.hand.greater, ...view.hand.lesser].map((id) => /** @type {const} */ ([id, ""])),
    ...played.map((id) => /** @type {const} */ ([id, "in-turn"])),
    ...view.seats[seat].events.map((id) => /** @type {const} */ ([id, "played"])),
  ];
  const times = new Map();
  return all
    .map(([id, state]) => {
      const card = /** @type {any} */ (ctx.book.events.get(id));
      const epochs = /** @type {number[]} */ (card.epochs);
      const now = epochs.includes(view.epoch);
      const copy = (times.get(id) ?? 0) + 1;
      times.set(id, copy);
      const unplayed = now
        ? open.has(id)
          ? "now"
          : turn && view.phase === "events"
            ? "closed"
            : "now"
        : epochs.some((epoch) => epoch > view.epoch)
          ? "later"
          : "late";
      return {
        id,
        key: `${id}-${copy}`,
        kind: card.kind,
        state: state || /** @type {Held["state"]} */ (unplayed),
        epochs,
      };
    })
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/**
 * The seven epochs: those of the card are filled, the framed one is now, gilt if it may be played in it.
 * @param {{epochs: number[], now: number}} props
 */
export function Epochs({ epochs, now }) {
  return html`<span class="epoch-squares" role="img" aria-label=${epochWords(epochs)}>
    ${Array.from(
      { length: 7 },
      (_, n) => html`<i key=${n} class=${`${epochs.includes(n + 1) ? "open" : ""} ${n + 1 === now ? "now" : ""}`} />`,
    )}
  </span>`;
}

/** @param {number[]} epochs */
export function epochWords(epochs) {
  if (epochs.length === 7) return t("event-epochs-all");
  if (epochs.length === 1) return t("event-epoch-only", { epoch: ROMAN[epochs[0]] });
  return t("event-epochs", { from: ROMAN[epochs[0]], to: ROMAN[epochs[epochs.length - 1]] });
}

const STATES = {
  now: "hand-now",
  late: "hand-too-late",
  played: "hand-played",
  "in-turn": "hand-in-turn",
  closed: "hand-closed",
};
const SHORT = { ...STATES, now: "hand-short-now", later: "hand-short-later", late: "hand-short-late" };

/** When a card can be played, in a word or two. @param {Held} card @param {number} epoch */
export function stateWords({ state, epochs }, epoch) {
  if (state === "later") return t("hand-later", { epoch: ROMAN[epochs.find((one) => one > epoch) ?? 7] });
  return t(STATES[state]);
}

/** The same in a word, where there is little room. @param {Held} card */
export const stateWord = ({ state }) => t(SHORT[state]);

/**
 * A card as one line of the reader: "Civil War, lesser, epochs II to VII, can be played now."
 * @param {Env} env
 * @param {Held} card
 */
export const spokenCard = ({ ctx, view }, card) =>
  [
    called(ctx.book, card.id),
    t(`event-eyebrow-${card.kind}`),
    epochWords(card.epochs),
    stateWords(card, view.epoch),
  ].join(", ");

/** The rule that says what a card does; families share theirs. @type {Record<string, string>} */
const RULES = {
  leader: "A14.2",
  weaponry: "A14.4",
  reallocation: "A6.6",
  allies: "A14.10",
  astronomy: "A6.5",
  barbarians: "A14.14",
  black_death: "A14.17",
  civil_service: "A14.18",
  civil_war: "A14.19",
  crusade: "A14.20",
  jihad: "A14.21",
  disaster: "A14.23",
  elite_troops: "A14.24",
  engineering: "A14.25",
  famine: "A14.27",
  jewish_revolt: "A14.28",
  naval_power: "A14.30",
  pestilence: "A14.31",
  plague: "A14.32",
  population_explosion: "A14.33",
  siegecraft: "A14.34",
  treachery: "A14.36",
};
/** @type {[string, string][]} */
const FAMILIES = [
  ["minor_", "A14.5"],
  ["kingdom_", "A14.22"],
  ["expert_troops_", "A14.26"],
  ["migrants_", "A14.29"],
];

/** @param {string} id */
export const ruleOf = (id) => RULES[id] ?? FAMILIES.find(([family]) => id.startsWith(family))?.[1] ?? "A5.1";
