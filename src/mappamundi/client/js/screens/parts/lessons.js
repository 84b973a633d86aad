// The tables of lessons: each is laid out for whoever takes it, and found again in the same window.

import { tellOf } from "../../i18n.js";
import { dropTable, keepTable, settings } from "../../keep.js";
import { keepCreated } from "../../mine.js";
import { ask } from "../../net.js";
import { go } from "../../router.js";

/** @typedef {import("../../wire.js").Lesson} Lesson */
/** @typedef {{table: string, read: {id: string, seq: number}[]}} Under */

const KEY = "mundi.lesson";

/** What a lesson is called. @param {Lesson} lesson */
export const titleOf = (lesson) => tellOf(lesson.game, `lesson-${lesson.id.replaceAll("_", "-")}`);

/** Where a lesson is taken. @param {{game: string, id: string}} lesson */
export const addressOf = ({ game, id }) => `/learn/${game}/${id}`;

/**
 * The lessons under way in this window, each by its id: the way back to one before leads to its table.
 * @returns {Record<string, Under>}
 */
export function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} lesson @param {Under | null} under null forgets it */
export function remember(lesson, under) {
  const { [lesson]: _, ...others } = remembered();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(under ? { ...others, [lesson]: under } : others));
  } catch {
    // Without a memory the lesson begins anew with the page, which is no great loss.
  }
}

/** Set up a lesson's table; one that it had before is done with. @param {Lesson} lesson @returns {Promise<Under>} */
export async function layOut(lesson) {
  const created = await ask("POST", `/api/lessons/${lesson.id}`, {
    body: { name: settings.peek().name.trim() || null },
  });
  const before = remembered()[lesson.id];
  if (before) dropTable(before.table);
  keepCreated(created);
  keepTable(created.table.id, { lesson: true });
  const fresh = { table: created.table.id, read: [] };
  remember(lesson.id, fresh);
  return fresh;
}

/** Set up the lesson's table and go there. @param {Lesson} lesson */
export async function beginLesson(lesson) {
  await layOut(lesson);
  go(addressOf(lesson));
}

/** The first lesson of a game. @param {string} game */
export async function beginFirstLesson(game) {
  /** @type {{lessons: Lesson[]}} */
  const { lessons } = await ask("GET", "/api/lessons");
  const [first] = lessons.filter((lesson) => lesson.game === game);
  if (first) await beginLesson(first);
  else go("/learn");
}
