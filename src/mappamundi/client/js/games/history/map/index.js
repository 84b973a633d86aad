// The map's door.

export { Board } from "./board.js";
export { LandGrid } from "./grid.js";
export { LandCard } from "./card.js";
