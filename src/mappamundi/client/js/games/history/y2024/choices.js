// What the legal actions offer, sorted for people.

/** @typedef {import("../../../table/prompt.js").Env} Env */
/** @typedef {{form: any, counsel: any}} Way */

/** The actions of these kinds with their counsel. @param {Env} env @param {string[]} kinds @returns {Way[]} */
export function offered({ known }, ...kinds) {
  return known.legal.flatMap((form, n) => (kinds.includes(form.do) ? [{ form, counsel: known.counsel[n] ?? {} }] : []));
}
