// The reducer: from messages to what is on the table. Live games, replays and lessons use the same.

/**
 * What a viewer knows.
 * @template {import("./types.js").Game} [G=import("./types.js").Game]
 * @typedef {object} Known
 * @property {number} seq
 * @property {number | null} viewer
 * @property {Table} table
 * @property {G["view"]} view
 * @property {G["action"][]} legal
 * @property {G["advice"][]} counsel
 * @property {boolean} canUndo
 * @property {import("./wire.js").Private | null} private
 * @property {import("./types.js").Told<G>[]} log
 */
/** @typedef {import("./types.js").Table} Table */
/**
 * What comes over the line about the table itself.
 * @typedef {(import("./wire.js").Snapshot & {type: "snapshot"})
 *   | (import("./wire.js").Frame & {type: "frame"})
 *   | (import("./wire.js").PrivateNews & {type: "private"})} Message
 */

/** Whether several seats may act and nobody waits for anybody. @param {Table} table @returns {boolean} */
export const racing = (table) => table.phase === "playing" && table.to_act.length > 1 && table.awaited.length === 0;

/** A frame does not follow on what is known: ask for a snapshot, draw nothing. */
export class Gap extends Error {}

/**
 * A value with a patch applied: a list of [path, new value], or [path] where a key went.
 * @param {any} value
 * @param {any[][]} patch
 */
export function patched(value, patch) {
  for (const [path, ...content] of patch) {
    if (path.length === 0) {
      value = content[0];
      continue;
    }
    value = { ...value };
    let inner = value;
    for (const key of path.slice(0, -1)) inner = inner[key] = { ...inner[key] };
    const last = path[path.length - 1];
    if (content.length) inner[last] = content[0];
    else delete inner[last];
  }
  return value;
}

/**
 * @param {Known | null} known
 * @param {Message | {type: "other"}} message
 * @returns {Known | null}
 */
export function reduce(known, message) {
  switch (message.type) {
    case "snapshot": {
      const old = known ? known.log.filter((entry) => entry.seq < (message.log[0]?.seq ?? Infinity)) : [];
      return {
        seq: message.seq,
        viewer: message.viewer,
        table: /** @type {Table} */ (message.table),
        // A table without a view is a lobby, which asks for none.
        view: /** @type {Known["view"]} */ (message.view),
        legal: message.legal,
        counsel: message.counsel ?? [],
        canUndo: message.can_undo,
        private: message.private,
        log: [...old, ...message.log],
      };
    }
    case "frame": {
      if (!known) throw new Gap();
      if (message.seq <= known.seq) return known;
      if (message.seq !== known.seq + 1) throw new Gap();
      return {
        ...known,
        seq: message.seq,
        table: /** @type {Table} */ ({ ...known.table, ...message.table, seq: message.seq }),
        view: patched(known.view, message.patch),
        legal: message.legal,
        counsel: message.counsel ?? [],
        canUndo: message.can_undo,
        log: [...known.log, message.told],
      };
    }
    case "private":
      return known && { ...known, private: message.private };
    default:
      return known;
  }
}
