// The options of a game, each value with its own sentence: in the reader's language where it is written there,
// otherwise the game's own.

import { html } from "htm/preact";
import { has, t } from "../i18n.js";
import { Choice } from "./controls.js";

/** @typedef {import("../wire.js").GameInfo} GameInfo */
/** @typedef {import("../wire.js").OptionInfo} OptionInfo */
/** @typedef {boolean | string | number[]} Value */
/** @typedef {Record<string, Value>} Options */

/** In the place of a value: a list of seats. */
const SEATS = "seats";

/**
 * The message of an option, of a value of it or of options that exclude each other.
 * @param {(string | boolean)[]} parts
 */
const messageOf = (...parts) => ["option", ...parts].join("-").replaceAll("_", "-");

/** @param {string} id @param {string} text */
const words = (id, text) => (has(id) ? t(id) : text);

/** What the game plays by, unless somebody chooses otherwise. @param {GameInfo} game @returns {Options} */
export const defaults = (game) =>
  Object.fromEntries(game.options.map((option) => [option.id, option.choices[0].value]));

/** Which of the choices a value is. @param {Value} value */
const chosen = (value) => (Array.isArray(value) ? SEATS : value);

/**
 * The name of a value, as it stands on a button.
 * @param {string} game
 * @param {string} option
 * @param {boolean | string} value
 */
function valueName(game, option, value) {
  const id = messageOf(game, option, value);
  if (has(id)) return t(id);
  if (value === SEATS) return t("option-seats");
  return typeof value === "boolean" ? t(value ? "option-yes" : "option-no") : value;
}

/**
 * What the options of a table say in a few words, for those that have words of their own: a value alone would say
 * little.
 * @param {string} game
 * @param {Options} options
 */
export const optionNames = (game, options) =>
  Object.entries(options)
    .map(([id, value]) => [messageOf(game, id), messageOf(game, id, `${chosen(value)}`)])
    .filter((ids) => ids.every(has))
    .map(([option, value]) => `${t(option)}: ${t(value)}`);

/** Whether these options have these values. @param {Options} options @param {Record<string, unknown>} values */
const agree = (options, values) =>
  Object.entries(values).every(([id, value]) => JSON.stringify(options[id]) === JSON.stringify(value));

/**
 * The sentence that says which options do not go together, if they do not, and the last of them, where it stands.
 * @param {GameInfo} game
 * @param {Options} options
 * @param {number} players
 * @returns {{text: string, option: string} | null}
 */
export function excluded(game, options, players) {
  const found = game.exclusions.find(
    (one) => (one.players === null || one.players === players) && agree(options, one.values),
  );
  const last = game.options.findLast(({ id }) => found && id in found.values);
  return found && last ? { text: words(messageOf(game.id, "excluded", found.id), found.text), option: last.id } : null;
}

/**
 * Those that change anything at such a table.
 * @param {GameInfo} game
 * @param {Options} options
 * @param {number} players
 */
export const relevant = (game, options, players) =>
  game.options.filter((one) => (one.players === null || one.players === players) && agree(options, one.beside));

/**
 * The options at a table with so many seats: lists name no other.
 * @param {Options} options
 * @param {number} players
 * @returns {Options}
 */
export const fitting = (options, players) =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => [
      id,
      Array.isArray(value) ? value.filter((seat) => seat < players) : value,
    ]),
  );

/**
 * @param {{
 *   game: GameInfo,
 *   option: OptionInfo,
 *   value: Value,
 *   seats: string[],
 *   change: (value: Value) => void,
 *   problem?: string | null,
 * }} props
 */
export function OptionPanel({ game, option, value, seats, change, problem = null }) {
  const id = messageOf(game.id, option.id);
  const named = Array.isArray(value) ? value : null;
  const text = named ? option.seats : option.choices.find((choice) => choice.value === value)?.text;
  const values = [...option.choices.map((choice) => choice.value), ...(option.seats ? [SEATS] : [])];
  return html`<section class="panel">
    <${Choice}
      label=${words(id, option.text)}
      value=${chosen(value)}
      onChange=${(/** @type {boolean | string} */ next) => change(next === SEATS && option.seats ? [] : next)}
      options=${values.map((one) => ({ value: one, label: valueName(game.id, option.id, one) }))}
    />
    <p class="note">${words(messageOf(game.id, option.id, chosen(value), "note"), text ?? "")}</p>
    ${
      named &&
      html`<fieldset class="seat-list">
        <legend class="visually-hidden">${words(id, option.text)}</legend>
        ${seats.map(
          (name, seat) => html`<label class="check">
            <input
              type="checkbox"
              checked=${named.includes(seat)}
              onChange=${() =>
                change(
                  named.includes(seat) ? named.filter((one) => one !== seat) : [...named, seat].sort((a, b) => a - b),
                )}
            />
            <span>${name}</span>
          </label>`,
        )}
      </fieldset>`
    }
    ${problem && html`<p class="problem" role="alert" tabindex="-1">${problem}</p>`}
  </section>`;
}
