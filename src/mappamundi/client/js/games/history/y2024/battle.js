// What an invasion was like, over the map: the dice of both sides, or what was certain.

/** @param {{env: import("../../../table/prompt.js").Env, lines: import("../../contract.js").Line[]}} _props */
export const Strip = (_props) => null;
