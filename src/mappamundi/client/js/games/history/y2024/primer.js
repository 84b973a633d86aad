// The primer in front of the rules: what one must know to play, in pictures.

/** @type {import("../../contract.js").Drawn<{catalogue: any}>[]} */
export const PRIMER = [];
