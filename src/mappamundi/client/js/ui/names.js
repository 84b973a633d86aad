// What players are called who gave no name.

/**
 * The name that was given to a seat; a record has to call everybody something, and numbers the others.
 * @param {{name?: string | null} | undefined} seat
 * @param {number} number
 */
export const givenName = (seat, number) => (seat?.name === `Seat ${number + 1}` ? "" : (seat?.name ?? ""));
