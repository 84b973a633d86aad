// Quiet hours: a part of each day, by the clock of this browser.

/** @param {string} text "22:30" */
const minutes = (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

/**
 * When the quiet hours end, if it is quiet now.
 * @param {{start: string, end: string} | null} quiet
 * @param {Date} [now]
 * @returns {Date | null}
 */
export function quietUntil(quiet, now = new Date()) {
  if (!quiet) return null;
  const [start, end, at] = [minutes(quiet.start), minutes(quiet.end), now.getHours() * 60 + now.getMinutes()];
  const within = start < end ? at >= start && at < end : start > end && (at >= start || at < end);
  if (!within) return null;
  const until = new Date(now);
  until.setHours(Math.floor(end / 60), end % 60, 0, 0);
  if (until <= now) until.setDate(until.getDate() + 1);
  return until;
}
