// Whether things may move.

/** Whether the reader wants nothing to move. */
export const still = () => document.documentElement.classList.contains("still");
