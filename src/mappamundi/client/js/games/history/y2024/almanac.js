// The primer, the cards and the lands of the 2024 edition as pages of the rules browser.

import { Figure } from "./figures.js";
import { PRIMER } from "./primer.js";

/** @type {import("../../contract.js").Almanac} */
export default { primer: PRIMER, Figure, concerns: () => [], pages: [] };
