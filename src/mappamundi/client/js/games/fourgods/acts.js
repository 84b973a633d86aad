// What a press, a drop or a key does: gestures, keys and buttons all come here.

import { t } from "../../i18n.js";
import { play as sound } from "../../ui/sound.js";
import { adviceOn, comesFrom, prophetAdvice } from "./advice.js";
import { areaAt, godsOf, worldOf } from "./model.js";
import { CORNERS } from "./faces.js";
import { cellAt, liesAs, placeOf } from "./fits.js";
import { playOf } from "./play.js";

/** @typedef {import("./types.js").Store} TableStore */
/** @typedef {import("../../table/state.js").Ui} Ui */
/** @typedef {import("./fits.js").Cell} Cell */
/** @typedef {import("./faces.js").Corner} Corner */
/** @typedef {import("./gods.js").God} God */
/** A table and its screen. @typedef {{store: TableStore, ui: Ui}} Here */

/** @param {Here} here */
const viewOf = ({ store }) => /** @type {import("./types.js").Known} */ (store.known.peek()).view;
/** @param {Here} here @returns {number | null} */
const seatOf = ({ store }) => store.seat.peek();

/** Forms that are legal now, by what they do. @param {Here} here @param {string} kind @returns {any[]} */
export const legal = ({ store }, kind) => (store.known.peek()?.legal ?? []).filter((form) => form.do === kind);

/**
 * Prophets that can be added to the tile laid last, as long as the house waits for it.
 * @param {Here} here
 * @returns {any[]}
 */
export const lateProphets = (here) =>
  legal(here, "place_prophet").filter(({ x, y }) => playOf(here.store, here.ui).shut.value !== cellAt(x, y));

/** Whether something of this kind can be done now. @param {Here} here @param {string} kind */
export const can = ({ store }, kind) => (store.known.peek()?.legal ?? []).some((form) => form.do === kind);

/**
 * The god whose prophets go first: one with some in reserve, if there is one.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @returns {God | null}
 */
export function usualGod(view, seat) {
  const own = godsOf(view, seat);
  return own.find((god) => view.gods[god].reserve > 0) ?? own[0] ?? null;
}

/**
 * The part of a form that says whose prophet comes, and from where.
 * @param {import("./types.js").View} view
 * @param {number} seat
 * @param {God} god
 * @param {Cell | null} from
 */
const bringing = (view, seat, god, from) => ({
  ...(godsOf(view, seat).length > 1 && { god }),
  ...(from && { from: placeOf(from) }),
});

/**
 * Tiles from which a prophet of this god could come.
 * @param {import("./types.js").View} view
 * @param {God} god
 * @returns {Cell[]}
 */
export const sources = (view, god) =>
  [...worldOf(view).tiles].filter(([, { prophet }]) => prophet?.god === god).map(([cell]) => cell);

/** Leave whatever is half chosen. @param {Here} here */
export function cancel({ ui }) {
  ui.mode.value = null;
}

/**
 * A prophet comes from the reserve; where that is empty it is asked from which tile, and the one that costs least is
 * aimed at.
 * @param {Here} here
 * @param {God} god
 * @param {(from: Cell) => import("./advice.js").Advice | null} worthOf what it brings if it comes from there
 * @param {(from: Cell | null) => void} go
 */
function withProphet(here, god, worthOf, go) {
  const view = viewOf(here);
  if (view.gods[god].reserve > 0) return go(null);
  const cells = sources(view, god);
  const worth = new Map(
    cells.flatMap(
      (cell) => /** @type {[Cell, number][]} */ (worthOf(cell) ? [[cell, worthOf(cell)?.points ?? 0]] : []),
    ),
  );
  const best = worth.size ? [...worth].reduce((one, other) => (other[1] > one[1] ? other : one))[0] : cells[0];
  const come = (/** @type {Cell} */ from) => {
    cancel(here);
    go(from);
  };
  here.ui.mode.value = { kind: "migrate", god, cells, worth, best, come };
  playOf(here.store, here.ui).aimAt(best ?? null);
}

/**
 * Lay the tile of the acting hand on a cell, as it lies. What does not fit shakes; where wrong tiles may lie until
 * somebody sees them, it is laid.
 * @param {Here} here
 * @param {Cell} cell
 * @param {{corner: Corner, god: God} | null} [prophet]
 */
export function layAt(here, cell, prophet = null) {
  const play = playOf(here.store, here.ui);
  const view = viewOf(here);
  const seat = seatOf(here);
  const [held, hand] = [play.held.peek(), play.hand.peek()];
  if (!held || hand === null || seat === null || !play.mayDrop()) return;
  const falls = worldOf(view).cities.has(cell);
  if (!mayLie(here, cell)) return play.shake(cell);
  const [x, y] = placeOf(cell);
  const form = { do: falls ? "destroy" : "place", hand, face: held.side, turn: held.turn, x, y };
  const credit = here.ui.mode.peek()?.credit;
  const send = (/** @type {Cell | null} */ from) => {
    cancel(here);
    const more = prophet ? { prophet: prophet.corner, ...bringing(view, seat, prophet.god, from) } : {};
    void play.drop({ ...form, ...more, ...(credit && { credit }) }, { face: liesAs(held), god: prophet?.god ?? null });
  };
  const face = liesAs(held);
  const worthOf = (/** @type {Cell} */ from) =>
    prophet &&
    prophetAdvice(here.store, {
      cell,
      face,
      corner: areaCorner(face, prophet.corner),
      god: prophet.god,
      late: false,
      from,
    });
  if (prophet) withProphet(here, prophet.god, worthOf, send);
  else send(null);
}

/**
 * A cell is pressed: a tile that fits is laid; one that fits another way round is made to fit, and the next press lays
 * it; a city asks first.
 * @param {Here} here
 * @param {Cell} cell
 */
export function pressCell(here, cell) {
  const { ui, store } = here;
  const play = playOf(store, ui);
  const mode = ui.mode.peek();
  switch (mode?.kind) {
    case "city":
      return buildAt(here, cell);
    case "challenge":
      cancel(here);
      return void play.act({ do: "challenge", ...xy(cell) });
    case "forfeit":
      return mode.cells.includes(cell) ? void play.act({ do: "forfeit", ...xy(cell) }) : undefined;
    // Once more on the same cell is the answer; anywhere else it is put off.
    case "prophet":
      return cell === mode.cell ? sendProphet(here, mode.corner) : cancel(here);
    case "destroy":
      return cell === mode.cell ? layAt(here, cell) : cancel(here);
    case "migrate":
      return mode.cells.includes(cell) ? mode.come(cell) : undefined;
  }
  play.aimAt(cell);
  if (!play.held.peek()) return;
  if (worldOf(viewOf(here)).cities.has(cell)) return askDestroy(here, cell);
  if (play.fitsNow(cell)) return layAt(here, cell);
  if (play.wayAt(cell)) return play.makeFit();
  layAt(here, cell);
}

/** @param {Cell} cell */
const xy = (cell) => {
  const [x, y] = placeOf(cell);
  return { x, y };
};

/** A tile over a city is a decision of its own. @param {Here} here @param {Cell} cell */
export function askDestroy(here, cell) {
  const play = playOf(here.store, here.ui);
  if (worldOf(viewOf(here)).cities.get(cell)?.seat === seatOf(here))
    return play.say({ title: t("note-own-city-title"), text: t("note-own-city"), rule: "G9.3" });
  if (!legal(here, "destroy").some((form) => cellAt(form.x, form.y) === cell) || !play.wayAt(cell))
    return play.shake(cell);
  play.aimAt(cell);
  if (!play.fitsNow(cell)) play.makeFit();
  here.ui.mode.value = { kind: "destroy", cell };
}

/**
 * Whether the tile in hand can be laid there as it lies: rightly, or wrongly where that is possible.
 * @param {Here} here
 * @param {Cell} cell
 */
export function mayLie(here, cell) {
  const play = playOf(here.store, here.ui);
  const { tiles, cities } = worldOf(viewOf(here));
  return play.fitsNow(cell) || (!play.helps.peek() && !tiles.has(cell) && !cities.has(cell));
}

/**
 * Ask for the quarter in which a prophet is to stand: on the tile in hand where it aims, or on the one laid last.
 * @param {Here} here
 */
export function askProphet(here) {
  const { store, ui } = here;
  const play = playOf(store, ui);
  const [view, seat] = [viewOf(here), seatOf(here)];
  const god = seat === null ? null : usualGod(view, seat);
  if (god === null) {
    ui.mode.value = { kind: "god" };
    return;
  }
  const cell = play.aim.peek();
  const held = play.held.peek();
  const [late] = lateProphets(here);
  if (cell && held && mayLie(here, cell))
    ui.mode.value = { kind: "prophet", cell, god, corner: CORNERS[0], late: false, credit: ui.mode.peek()?.credit };
  else if (late)
    ui.mode.value = { kind: "prophet", cell: cellAt(late.x, late.y), god, corner: late.corner, late: true };
  else if (cell && held) play.shake(cell);
}

/** The prophet stands there. @param {Here} here @param {Corner} corner */
export function sendProphet(here, corner) {
  const { store, ui } = here;
  const mode = ui.mode.peek();
  const [view, seat] = [viewOf(here), seatOf(here)];
  if (mode?.kind !== "prophet" || seat === null) return;
  if (!mode.late) return layAt(here, mode.cell, { corner, god: mode.god });
  const face = worldOf(view).tiles.get(mode.cell)?.face ?? "";
  const worthOf = (/** @type {Cell} */ from) =>
    prophetAdvice(store, { cell: mode.cell, face, corner: areaCorner(face, corner), god: mode.god, late: true, from });
  withProphet(here, mode.god, worthOf, (from) => {
    cancel(here);
    sound("wood");
    void playOf(store, ui).act({
      do: "place_prophet",
      ...xy(mode.cell),
      corner,
      ...bringing(view, seat, mode.god, from),
    });
  });
}

/** @param {Here} here @param {Cell} cell */
export function buildAt(here, cell) {
  const [view, seat] = [viewOf(here), seatOf(here)];
  const play = playOf(here.store, here.ui);
  const god = here.ui.mode.peek()?.god ?? (seat === null ? null : usualGod(view, seat));
  if (seat === null || !god) return;
  if (!play.cells.peek().has(cell)) return play.shake(cell);
  const worthOf = (/** @type {Cell} */ from) =>
    adviceOn(
      here.store,
      (form) =>
        form.do === "build" && cellAt(form.x, form.y) === cell && (form.god ?? god) === god && comesFrom(form, from),
    );
  withProphet(here, god, worthOf, (from) => {
    cancel(here);
    void play.drop({ do: "build", ...xy(cell), ...bringing(view, seat, god, from) }, { god });
  });
}

/** @param {Here} here @param {number | null} [slot] */
export function discard(here, slot = null) {
  const play = playOf(here.store, here.ui);
  const [held, hand] = [play.held.peek(), play.hand.peek()];
  if (!held || hand === null) return;
  cancel(here);
  void play.act({ do: "discard", hand, face: held.side, ...(slot !== null && { slot }) });
}

/** @param {Here} here @param {1 | 2} count */
export const draw = (here, count) => void playOf(here.store, here.ui).act({ do: "draw", count });

/**
 * The face that was seen goes with it: another one is not taken.
 * @param {Here} here
 * @param {number} seat
 * @param {number} slot
 */
const seen = (here, seat, slot) => ({ area: seat, slot, shows: viewOf(here).areas[seat][slot] });

/** @param {Here} here @param {number} seat @param {number} slot */
export function take(here, seat, slot) {
  if (!viewOf(here).areas[seat][slot]) return;
  cancel(here);
  void playOf(here.store, here.ui).act({ do: "take", ...seen(here, seat, slot) });
}

/** @param {Here} here @param {number} seat @param {number} slot */
export function flipSlot(here, seat, slot) {
  if (viewOf(here).areas[seat][slot]) void playOf(here.store, here.ui).act({ do: "flip", ...seen(here, seat, slot) });
}

/** Choose a god, from whichever place on the screen: the question is answered. @param {Here} here @param {God} god */
export function claim(here, god) {
  if (here.ui.mode.peek()?.kind === "god") cancel(here);
  void playOf(here.store, here.ui).act({ do: "choose_god", god });
}

/**
 * The first corner of the area in which a corner lies.
 * @param {import("./faces.js").Face} face
 * @param {Corner} corner
 */
const areaCorner = (face, corner) => areasByCorner(face)[CORNERS.indexOf(corner)];

/**
 * The areas of the tile on which a prophet is to stand: by corner the first corner of its area.
 * @param {import("./faces.js").Face} face
 */
export const areasByCorner = (face) => CORNERS.map((_, n) => CORNERS[areaAt(face, n)]);
