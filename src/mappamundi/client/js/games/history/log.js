// The log of a game as the editions read it: without what was taken back.

/** The numbers of the entries that were taken back. @param {any[]} log @returns {Set<number>} */
export function taken(log) {
  /** @type {number[]} */
  const steps = [];
  const gone = new Set(/** @type {number[]} */ ([]));
  for (const told of log) {
    if (told.kind === "step") steps.push(told.seq);
    else if (told.kind === "undo") {
      const last = steps.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
}

/** What happened, without what was taken back. @param {any[]} log @returns {any[]} */
export function eventsOf(log) {
  const undone = taken(log);
  return log.flatMap((told) => (undone.has(told.seq) ? [] : (told.events ?? [])));
}
