// Worlds for the eye: what stands where on the pictures outside a game, and which window of the sheet each shows.

/**
 * An army that does not stand is `flat`, and a `coin` where the edition has it lie.
 * @typedef {{
 *   seat: number,
 *   flat?: boolean,
 *   coin?: boolean,
 *   fort?: boolean,
 *   signs?: ("capital" | "city" | "monument")[],
 * }} Stand
 */

/** The middle of the world in a third epoch. @type {Record<string, Stand>} */
const MIDDLE = {
  rhineland: { seat: 0 },
  gaul: { seat: 0 },
  britannia: { seat: 0, flat: true, signs: ["city"] },
  anatolia: { seat: 0 },
  levant: { seat: 0 },
  tigris: { seat: 0 },
  arabia: { seat: 0, signs: ["capital"] },
  nile: { seat: 0, signs: ["city", "monument"] },
  iberia: { seat: 1, flat: true, signs: ["monument"] },
  pyrenees: { seat: 1 },
  apennines: { seat: 1 },
  danubia: { seat: 1 },
  balkans: { seat: 1, fort: true, signs: ["capital"] },
  pindus: { seat: 1, signs: ["city"] },
  crete: { seat: 1 },
  shatts: { seat: 1, flat: true },
  alamannia: { seat: 3 },
  volga: { seat: 3 },
  caucasus: { seat: 3 },
  turan: { seat: 3 },
  steppe: { seat: 3 },
  persian_plateau: { seat: 3 },
  tarim_basin: { seat: 3 },
  mesopotamia: { seat: 4 },
  zagros: { seat: 4, fort: true, signs: ["capital"] },
  hindu_kush: { seat: 4, signs: ["monument"] },
  nubia: { seat: 4, signs: ["city"] },
  indus: { seat: 2 },
  ganges: { seat: 2, signs: ["city"] },
  bengal: { seat: 2 },
  deccan: { seat: 2, signs: ["capital"] },
  ghats: { seat: 2, flat: true },
  wei: { seat: 5, fort: true },
  yellow_river: { seat: 5, signs: ["capital"] },
  yangtze: { seat: 5, signs: ["monument"] },
  sichuan: { seat: 5 },
  manchuria: { seat: 5 },
  korea: { seat: 5, flat: true },
};

/** The old world as far as the east, in a fourth epoch. @type {Record<string, Stand>} */
const EAST = {
  albion: { seat: 0, fort: true, signs: ["city"] },
  western_gaul: { seat: 0, flat: true },
  northern_gaul: { seat: 0 },
  central_massif: { seat: 0 },
  northern_apennines: { seat: 1, flat: true },
  southern_apennines: { seat: 1, flat: true, signs: ["capital", "monument"] },
  dalmatia: { seat: 1 },
  balkans: { seat: 1, fort: true, signs: ["capital"] },
  pindus: { seat: 1, signs: ["city"] },
  western_anatolia: { seat: 1 },
  lower_rhine: { seat: 4 },
  central_europe: { seat: 4 },
  danubia: { seat: 4, flat: true },
  nile_delta: { seat: 4, flat: true, signs: ["city", "monument"] },
  levant: { seat: 2 },
  palestine: { seat: 2, flat: true },
  upper_tigris: { seat: 2 },
  middle_tigris: { seat: 2, signs: ["capital"] },
  zagros: { seat: 0, fort: true },
  persian_plateau: { seat: 0, signs: ["capital", "monument"] },
  hindu_kush: { seat: 0, flat: true },
  caucasus: { seat: 3, flat: true },
  western_steppe: { seat: 3 },
  turanian_plain: { seat: 3 },
  mongolia: { seat: 3 },
  eastern_steppe: { seat: 3 },
  tarim_basin: { seat: 3, signs: ["monument"] },
  wei_river: { seat: 5, fort: true },
  yellow_river: { seat: 5, signs: ["capital"] },
  great_plain_of_china: { seat: 5 },
  yangtze_kiang: { seat: 5, signs: ["city"] },
  chekiang: { seat: 2 },
  manchurian_plain: { seat: 5, flat: true },
  korean_peninsula: { seat: 1, flat: true },
  honshu: { seat: 1, signs: ["capital"] },
  hokkaido: { seat: 1 },
  szechuan: { seat: 2, signs: ["city"] },
};

/** A garrison of the 2024 edition. */
export const LYING = { flat: true, coin: true };

/** The west. @type {Record<string, Stand>} */
const WEST = {
  gaul: { seat: 0 },
  rhineland: { seat: 0, ...LYING },
  pyrenees: { seat: 1, ...LYING, signs: ["monument"] },
  apennines: { seat: 1, signs: ["city"] },
  balkans: { seat: 1, fort: true, signs: ["capital"] },
  pindus: { seat: 1 },
  danubia: { seat: 1 },
  crete: { seat: 1 },
  alemannia: { seat: 3 },
  volga: { seat: 3 },
  caucasus: { seat: 3 },
  anatolia: { seat: 0, signs: ["city"] },
  shatts_plateau: { seat: 4, ...LYING },
  euphrates: { seat: 4 },
  levant: { seat: 0 },
  nile: { seat: 0, ...LYING, signs: ["city", "monument"] },
  tigris: { seat: 4, signs: ["city"] },
  zagros: { seat: 4, fort: true },
  persian_plateau: { seat: 4, signs: ["capital", "monument"] },
  turanian_plain: { seat: 3, ...LYING },
  hindu_kush: { seat: 2, signs: ["capital"] },
  indus: { seat: 2 },
  ganges_valley: { seat: 2, ...LYING, signs: ["city"] },
};

/** By game. @type {Record<string, Record<string, Stand>>} */
export const SCENES = { hotw2001: EAST, hotw2018: MIDDLE, hotw2024: WEST };

/** What each picture shows: left, top, width, height on the sheet. @type {Record<string, number[]>} */
export const BOXES = {
  "hero-hotw2001": [500, 190, 1040, 330],
  "hero-hotw2018": [250, 180, 1040, 330],
  "hero-hotw2024": [200, 190, 1040, 330],
  "card-hotw2001": [1190, 262, 380, 176],
  "card-hotw2018": [720, 300, 400, 184],
  "card-hotw2024": [500, 205, 380, 176],
};
