// What the primers of all editions draw with: windows of the map, cards in a hand, sentences with bold words.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { SealShape } from "../../ui/seal.js";
import { Rich, bold } from "../../ui/text.js";
import { Cutout } from "./picture.js";

/** A message whose bold words are marked with stars. @param {{id: string, [arg: string]: any}} props */
export const Said = ({ id, ...args }) =>
  html`<${Rich} text=${t(id, args).replace(/\*([^*]+)\*/g, (_, words) => bold(words))} />`;

/**
 * A window of the map, once that is here.
 * @param {{map: any, box: number[], scene: Record<string, import("./scenes.js").Stand>, chosen?: string[]}} props
 */
export const Shown = ({ map, box, scene, chosen }) =>
  map ? html`<${Cutout} map=${map} box=${box} scene=${scene} chosen=${chosen} />` : null;

/**
 * A card around 0,0: one of the others in the hand, or the one that is taken.
 * @param {{kind: "other" | "taken"}} props
 */
export const Card = ({ kind }) =>
  html`<path
    class=${kind}
    d="M-24-36H24A6 6 0 0 1 30-30V30A6 6 0 0 1 24 36H-24A6 6 0 0 1-30 30V-30A6 6 0 0 1-24-36Z"
  />`;

/** The seal on a card that is taken. @param {{pigment: number}} props */
export const CardSeal = ({ pigment }) =>
  html`<g class="seal standing"><${SealShape} pigment=${pigment} standing=${true} /></g>`;

/** From two equal things to what they make. */
export const Arrow = () => html`<path class="arrow" d="M-4 0H18M11-6 18 0 11 6" />`;
