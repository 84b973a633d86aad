// Lines of the narration as text: the server says what happened by ids of messages and of things, this has the words.

import { has, listed, nameOf, t } from "../i18n.js";
import { bold } from "../ui/text.js";
import { playerName } from "./names.js";

/** @typedef {import("../wire.js").Line} Line */
/** A message's id as `say`, and its parameters. @typedef {Record<string, any>} Sentence */
/**
 * Dice, what is added to the highest of them by name, and whose they are.
 * @typedef {{dice: number[], added: [number, any][], total: number, seat: number}} Throw
 */
/** @typedef {import("../games/contract.js").Ctx} Ctx */

/**
 * What a message chooses by when a player is its subject, or the one to whom something happens.
 * @type {Record<string, string>}
 */
const ROLES = { who: "you", victim: "theirs" };

/** The sentences of a line. @param {Ctx} ctx @param {Line} line */
export const lineText = (ctx, line) => line.says.map((said) => sentence(ctx, said)).join(" ");

/** @param {Ctx} ctx @param {Sentence} said @returns {string} */
export function sentence(ctx, { say, ...params }) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [key, param] of Object.entries(params)) {
    args[key] = text(ctx, param);
    if (ROLES[key]) args[ROLES[key]] = param.seat === ctx.viewer ? "yes" : "no";
  }
  return t(say, args);
}

/** What a parameter is called. @param {Ctx} ctx @param {any} param @returns {string | number} */
export function text(ctx, param) {
  if (typeof param !== "object") return param;
  if (param.say) return sentence(ctx, param);
  if (param.name) return name(ctx, param);
  if (param.list) return listed(param.list.map((/** @type {any} */ item) => String(text(ctx, item))));
  if (param.dice) return throwText(ctx, param);
  return playerName(ctx.seats, param.seat);
}

/** A message or an attribute of one, if there is such. @param {string} id */
function find(id) {
  const found = t(id);
  return found === id ? null : found;
}

/**
 * The thing itself is printed bold, not what belongs to it or stands before it.
 * @param {Ctx} ctx
 * @param {{name: string, of?: string, as?: import("../i18n.js").NameForm}} param
 */
function name(ctx, { name: id, of, as }) {
  const message = `${of ?? "name"}-${id.replaceAll("_", "-")}`;
  if (of) return find(message) ?? ctx.book.name(id);
  if (!has(message)) return bold(ctx.book.name(id));
  const bare = nameOf(id);
  return nameOf(id, as).replace(bare, bold(bare));
}

/** "[5] 3 +1 fort = 6": the die that counts stands in brackets. @param {Ctx} ctx @param {Throw} thrown */
function throwText(ctx, { dice, added, total }) {
  const best = dice.indexOf(Math.max(...dice));
  const parts = dice.map((face, place) => (place === best ? `[${face}]` : `${face}`));
  for (const [value, what] of added) parts.push(value ? `+${value} ${text(ctx, what)}` : `(${text(ctx, what)})`);
  if (added.some(([value]) => value)) parts.push(`= ${total}`);
  return parts.join(" ");
}

/**
 * Whether a line says the same as the one before it of something more, by the same rule: then one sentence is true of
 * both.
 * @param {Line | undefined} last
 * @param {Line} line
 */
export function joins(last, line) {
  const rest = (/** @type {Line} */ one) =>
    JSON.stringify(one.says.map((said) => ({ ...said, [one.joins ?? ""]: null })));
  return (
    !!last &&
    !!line.joins &&
    last.joins === line.joins &&
    last.seat === line.seat &&
    last.rule === line.rule &&
    rest(last) === rest(line)
  );
}

/** Both as one line. @param {Line} first @param {Line} second @returns {Line} */
export function together(first, second) {
  const key = /** @type {string} */ (first.joins);
  const list = [...first.says[0][key].list, ...second.says[0][key].list];
  return {
    ...first,
    says: [{ ...first.says[0], [key]: { list } }],
    places: [...(first.places ?? []), ...(second.places ?? [])],
  };
}
