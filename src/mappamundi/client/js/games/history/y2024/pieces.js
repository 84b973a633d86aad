// Pieces as small pictures of their own, for lists.

import { html } from "htm/preact";
import { CoinShape } from "../signs.js";

/** A garrison: a coin that lies. @param {{pigment: number, size?: number, label?: string}} props */
export const Coin = ({ pigment, size = 20, label }) => html`<svg class="seal flat coin" viewBox="-12 -8 24 17" width=${size} height=${(size * 17) / 24} role=${label ? "img" : "presentation"} aria-label=${label} aria-hidden=${label ? undefined : "true"}><${CoinShape} pigment=${pigment} /></svg>`;
