// Pictures of the games for pages outside a game: each comes with its own code, when it is looked at.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/** @type {Record<string, () => Promise<{Picture: any}>>} */
const PICTURES = {
  hotw2001: () => import("./history/picture.js"),
  hotw2018: () => import("./history/picture.js"),
  hotw2024: () => import("./history/picture.js"),
  fourgods: () => import("./fourgods/picture.js"),
};

/** When what is on the page now has been drawn. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * A picture of a game: `hero` is the wide one behind the home page's title. It takes longer to draw than all that
 * stands around it, so that the page goes first.
 * @param {{game: string, kind: "hero" | "card", place?: string}} props
 */
export function GamePicture({ game, kind, place }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let wanted = true;
    void Promise.all([PICTURES[game]?.(), drawn()]).then(([module]) => wanted && module && setFound(() => module.Picture));
    return () => {
      wanted = false;
    };
  }, [game]);
  return html`<div class=${`game-picture picture-${kind}`} aria-hidden="true">${found && html`<${found} game=${game} kind=${kind} place=${place} />`}</div>`;
}
