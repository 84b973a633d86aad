// Pictures of the games for pages outside a game: each comes with its own code, when it is looked at.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/** @type {Record<string, () => Promise<{Picture: any}>>} */
const PICTURES = {
  hotw2018: () => import("./history/picture.js"),
  hotw2024: () => import("./history/picture.js"),
};

/**
 * A picture of a game: `hero` is the wide one behind the home page's title. Nothing is drawn until it is there.
 * @param {{game: string, kind: "hero" | "card" | "wide", place?: string}} props
 */
export function GamePicture({ game, kind, place }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    PICTURES[game]?.().then((module) => wanted && setFound(() => module.Picture));
    return () => {
      wanted = false;
    };
  }, [game]);
  return html`<div class=${`game-picture picture-${kind}`} aria-hidden="true">${found && html`<${found} game=${game} kind=${kind} place=${place} />`}</div>`;
}
