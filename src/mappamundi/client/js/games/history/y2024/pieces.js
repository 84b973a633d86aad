// Pieces as small pictures of their own, for lists.

import { html } from "htm/preact";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { CoinShape } from "../signs.js";

/** A garrison: a coin that lies. @param {{pigment: number, size?: number, label?: string}} props */
export const Coin = ({ pigment, size = 20, label }) =>
  html`<svg
    class="seal flat coin"
    viewBox="-12 -8 24 17"
    width=${size}
    height=${(size * 17) / 24}
    role=${label ? "img" : "presentation"}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <${CoinShape} pigment=${pigment} />
  </svg>`;

/**
 * Who is in a land of a list: an army stands, a garrison lies.
 * @param {{row: import("../../../table/prompt.js").Row, viewer: number | null}} props
 */
export const RowPiece = ({ row, viewer }) =>
  row.standing
    ? html`<${Seal} pigment=${pigmentOf(row.seat ?? 0, viewer)} size=${24} />`
    : html`<${Coin} pigment=${pigmentOf(row.seat ?? 0, viewer)} size=${27} />`;
