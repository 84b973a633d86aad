// Between two epochs: who led what in the one that is over, and what changes in the next.

/** @param {import("../../../table/prompt.js").Env} _env @returns {import("../../contract.js").Between | null} */
export const interlude = (_env) => null;
