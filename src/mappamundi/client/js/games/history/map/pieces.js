// The pieces: each land's stack is an element of its own above the map, so that a move touches one stack only.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { SealShape } from "../../../ui/seal.js";
import { CountShape, FortShape, MarkerShape, PlateSign, SiegeShape, WallShape } from "../signs.js";
import { memo } from "../../../ui/memo.js";
import { still } from "../../../ui/motion.js";

/** How long a lost piece may be seen leaving; a razed city leaves its outline for a second. */
const LEAVING = 260;
const RAZED = 1000;
const BUILDINGS = /** @type {const} */ (["capital", "city", "monument"]);

/** @param {{model: import("./model.js").Model}} props */
export function Pieces({ model }) {
  const { world } = model;
  const lands = model.lands.value;
  const turn = model.turn.value;
  const battle = turn?.battle;
  const markers = model.markers.value;
  const { Lying } = model.edition;
  const stacks = Object.keys(world.data.lands).map((id) => {
    const held = lands[id] ?? {};
    const pieces = [];
    if (held.fort) pieces.push(held.wall ? "wall" : "fort");
    if (held.owner !== undefined) pieces.push(`army-${model.pigment(held.owner)}${held.active ? "-standing" : ""}`);
    for (const building of BUILDINGS) if (held[building]) pieces.push(building);
    if ((held.armies ?? 1) > 1) pieces.push(`count-${held.armies}`);
    if (battle?.land === id) {
      pieces.push(`invader-${model.pigment(turn.seat)}`);
      if (turn.catapult) pieces.push(`siege-${turn.catapult}`);
    }
    return html`<${Stack} key=${id} at=${world.slot(id)} pieces=${pieces.join(" ")} Lying=${Lying} />`;
  });
  const sections = [...Object.keys(world.data.waters), ...Object.keys(world.data.wastelands)].map((id) => {
    if (!world.places.has(id)) return null;
    const marker = markers.get(id);
    const pigment = marker && model.pigment(marker.seat);
    const pieces = marker ? `${marker.name}-${pigment}${marker.manned ? ` crew-${pigment}` : ""}` : "";
    return html`<${Stack} key=${id} at=${world.slot(id)} pieces=${pieces} Lying=${Lying} />`;
  });
  return html`<div class="pieces" aria-hidden="true">${sections}${stacks}</div>`;
}

/**
 * Where each piece of a stack stands, in pixels around the slot.
 * @param {string[]} pieces
 * @returns {Map<string, [number, number]>}
 */
function places(pieces) {
  /** @type {Map<string, [number, number]>} */
  const found = new Map();
  const buildings = pieces.filter((piece) => BUILDINGS.includes(/** @type {any} */ (piece)));
  const walled = pieces.includes("fort") || pieces.includes("wall");
  const alone = !walled && !pieces.some((piece) => piece.startsWith("army"));
  const first = alone ? -6.5 * (buildings.length - 1) : walled ? 19 : 16.5;
  for (const piece of pieces) found.set(piece, [0, 0]);
  buildings.forEach((piece, n) => found.set(piece, [first + 13 * n, 0]));
  for (const piece of pieces) {
    if (piece.startsWith("invader")) found.set(piece, [-20, -7]);
    if (piece.startsWith("siege")) found.set(piece, [-38, -7]);
    if (piece.startsWith("count")) found.set(piece, [8, 8]);
    if (piece.startsWith("crew")) found.set(piece, [14, 5]);
  }
  return found;
}

/** @typedef {import("./model.js").Edition["Lying"]} Lying */

/** @param {{piece: string, Lying: Lying}} props */
function Shape({ piece, Lying }) {
  const [kind, value, standing] = piece.split("-");
  switch (kind) {
    case "army":
      return standing
        ? html`<${SealShape} pigment=${Number(value)} standing=${true} />`
        : html`<${Lying} pigment=${Number(value)} />`;
    case "invader":
      return html`<${SealShape} pigment=${Number(value)} standing=${true} />`;
    case "fort":
      return html`<${FortShape} />`;
    case "wall":
      return html`<${WallShape} />`;
    case "siege":
      return html`<${SiegeShape} count=${Number(value)} />`;
    case "count":
      return html`<${CountShape} count=${Number(value)} />`;
    case "crew":
      return html`<g transform="scale(.62)"><${SealShape} pigment=${Number(value)} standing=${true} /></g>`;
    case "fleet":
    case "caravan":
      return html`<${MarkerShape} name=${kind} pigment=${Number(value)} />`;
    default:
      return html`<${PlateSign} name=${/** @type {any} */ (kind)} />`;
  }
}

/**
 * Pieces that are the same one for the eye, so that it does not come and go: an army that lies down.
 * @param {string} piece
 */
const identity = (piece) => piece.replace("-standing", "").replace(/^(siege|count)-.*/, "$1");

/** @param {string} piece @param {Set<string>} kept */
function leaving(piece, kept) {
  if (piece === "capital" && kept.has("city")) return "fading";
  return piece === "city" || piece === "monument" ? "razed" : "lost";
}

/** @typedef {{piece: string, at: string, how: string, key: number}} Ghost */

const Stack = memo((/** @type {{at: [number, number], pieces: string, Lying: Lying}} */ { at, pieces, Lying }) => {
  const now = pieces ? pieces.split(" ") : [];
  /** What stood here when it was last drawn, and which of it had just come. */
  const last = useRef({
    drawn: /** @type {string | null} */ (null),
    before: /** @type {string[]} */ ([]),
    fresh: new Set(),
  });
  const [ghosts, setGhosts] = useState(/** @type {Ghost[]} */ ([]));
  if (last.current.drawn !== pieces) {
    const { drawn } = last.current;
    const before = drawn ? drawn.split(" ") : [];
    const stood = new Set(before.map(identity));
    last.current = {
      drawn: pieces,
      before,
      fresh: new Set(drawn === null ? [] : now.filter((piece) => !stood.has(identity(piece)))),
    };
  }
  const { before, fresh } = last.current;
  useEffect(() => {
    if (still()) return;
    const kept = new Set(now.map(identity));
    const spots = places(before);
    const key = performance.now();
    const left = before
      .filter((piece) => !kept.has(identity(piece)) && !piece.startsWith("invader"))
      .map((piece) => ({ piece, at: spots.get(piece)?.join(" ") ?? "0 0", how: leaving(piece, kept), key }));
    if (!left.length) return;
    setGhosts((others) => [...others, ...left]);
    setTimeout(
      () => setGhosts((others) => others.filter((ghost) => ghost.key !== key)),
      left.some(({ how }) => how === "razed") ? RAZED : LEAVING,
    );
  }, [pieces]);
  if (!now.length && !ghosts.length) return null;
  const spots = places(now);
  return html`<div class="stack" style=${{ "--x": `${at[0]}px`, "--y": `${at[1]}px` }}>
    ${now.map(
      (piece) =>
        html`<${Piece}
          key=${identity(piece)}
          piece=${piece}
          at=${spots.get(piece)?.join(" ")}
          how=${fresh.has(piece) ? (piece === "city" ? "rising" : "landing") : ""}
          Lying=${Lying}
        />`,
    )}
    ${ghosts.map(
      (ghost) =>
        html`<${Piece}
          key=${`ghost-${ghost.key}-${ghost.piece}`}
          piece=${ghost.piece}
          at=${ghost.at}
          how=${ghost.how}
          Lying=${Lying}
        />`,
    )}
  </div>`;
});

const Piece = memo(
  (/** @type {{piece: string, at: string, how: string, Lying: Lying}} */ { piece, at, how, Lying }) => {
    const [x, y] = at.split(" ");
    const kind = piece.split("-")[0];
    const raised = piece.endsWith("standing") || kind === "invader" || kind === "fleet" || kind === "caravan";
    return html`<svg
      class=${`piece seal ${kind} ${how}`}
      viewBox="-16 -16 32 32"
      style=${{ left: `${x}px`, top: `${y}px` }}
    >
      ${raised ? html`<circle class="piece-shadow" cy="1.3" r="12.1" />` : null}
      <${Shape} piece=${piece} Lying=${Lying} />
    </svg>`;
  },
);
