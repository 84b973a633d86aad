// Pieces as small pictures of their own, for sheets and lists. None is told apart by colour alone.

import { html } from "htm/preact";
import { SealShape } from "../../../ui/seal.js";
import { PlateSign } from "../signs.js";

/** A picture of 24 around 0,0. @param {{kind: string, size: number, children: any}} props */
const Piece = ({ kind, size, children }) =>
  html`<svg class=${`piece-picture ${kind}`} viewBox="-12 -12 24 24" width=${size} height=${size} aria-hidden="true">
    ${children}
  </svg>`;

const TEETH = 14;
/** The toothed edge of whatever belongs to allies. */
const TOOTHED = `${Array.from({ length: 2 * TEETH }, (_, n) => {
  const [turn, r] = [(Math.PI * n) / TEETH, n % 2 ? 9.4 : 11.4];
  return `${n ? "L" : "M"}${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
}).join("")}Z`;

/** A coin: gilt, with a square hole. @param {{size?: number}} props */
export const Coin = ({ size = 18 }) =>
  html`<${Piece} kind="coin" size=${size}>
    <circle class="coin-disc" r="10.4" />
    <circle class="coin-line" r="7.6" />
    <rect class="coin-hole" x="-3" y="-3" width="6" height="6" />
  <//>`;

/** An allied coin: ivory, toothed, with two linked rings. @param {{size?: number}} props */
export const AlliedCoin = ({ size = 18 }) =>
  html`<${Piece} kind="allied-coin" size=${size}>
    <path class="allied-disc" d=${TOOTHED} />
    <circle class="allied-ring" cx="-2.7" r="3.7" />
    <circle class="allied-ring" cx="2.7" r="3.7" />
  <//>`;

/** Where something was spent. @param {{size?: number}} props */
export const Spent = ({ size = 18 }) =>
  html`<${Piece} kind="spent" size=${size}><circle class="spent-ring" r="9.4" /><//>`;

/**
 * An army of the pool; a restricted one has the edge of the allied coin that bought it.
 * @param {{pigment: number, size?: number, restricted?: boolean}} props
 */
export const Army = ({ pigment, size = 17, restricted = false }) =>
  html`<${Piece} kind="seal" size=${size}>
    ${
      restricted
        ? html`
            <path class="allied-disc" d=${TOOTHED} />
            <g transform="scale(.8)"><${SealShape} pigment=${pigment} standing=${true} /></g>
          `
        : html`<${SealShape} pigment=${pigment} standing=${true} />`
    }
  <//>`;

/** An army on the map. @param {{pigment: number, size?: number}} props */
export const Placed = ({ pigment, size = 17 }) =>
  html`<${Piece} kind="seal" size=${size}><${SealShape} pigment=${pigment} standing=${false} /><//>`;

/** A lost army: a dashed ring of its pigment with a cross. @param {{pigment: number, size?: number}} props */
export const LostArmy = ({ pigment, size = 17 }) =>
  html`<${Piece} kind="lost-army" size=${size}>
    <circle class=${`ring seat-${pigment}`} r="9" />
    <path class=${`ring seat-${pigment}`} d="M-3.4-3.4 3.4 3.4M3.4-3.4-3.4 3.4" />
  <//>`;

/** A fort in a list: the gate on its plate. @param {{size?: number}} props */
export const FortPiece = ({ size = 17 }) =>
  html`<${Piece} kind="fort-piece" size=${size}><g transform="scale(1.35)"><${PlateSign} name="fort" /></g><//>`;
