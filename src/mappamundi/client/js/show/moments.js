// A game shown in its best moments: what is worth looking at in each, over the board and as a list, and where to go
// afterwards.

import { html } from "htm/preact";
import { nameOf, t } from "../i18n.js";
import { playerName } from "../table/names.js";
import { Icon } from "../ui/controls.js";

/** @typedef {import("../games/contract.js").Ctx} Ctx */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */
/** @typedef {import("../replay-store.js").ReplayStore} ReplayStore */
/** @typedef {import("../wire.js").Scene} Scene */

/** Which place somebody has among these points. @param {number[]} scores @param {number} seat */
const placeIn = (scores, seat) => 1 + scores.filter((score) => score > scores[seat]).length;

/**
 * What a moment is about, in a sentence; its game has the words.
 * @param {ReplayStore} store
 * @param {GamePlugin} game
 * @param {Ctx} ctx
 * @param {Scene} scene
 */
export function momentText(store, game, ctx, { kind, seat, other, first, last }) {
  const name = (/** @type {number | null | undefined} */ one) =>
    typeof one === "number" ? playerName(ctx.seats, one) : "";
  const turn = game.turns(store.moments[store.last].log, ctx).findLast((one) => one.from <= first);
  const at = (/** @type {number} */ move) => placeIn(store.moments[move].view.scores ?? [], seat ?? 0);
  return t(`moment-${kind}`, {
    name: name(seat),
    other: name(other),
    what: turn ? nameOf(turn.card, "the") : "",
    points: turn?.points ?? 0,
    fights: turn?.fought ?? 0,
    taken: turn?.lost.filter((loss) => loss.seat === other).length ?? 0,
    from: at(first - 1),
    to: at(last),
  });
}

/** How it ended. @param {import("../types.js").Table} table @param {Ctx} ctx */
function endText({ scores, places }, ctx) {
  const order = places
    .map((/** @type {number} */ _, /** @type {number} */ seat) => seat)
    .sort((/** @type {number} */ a, /** @type {number} */ b) => places[a] - places[b]);
  const [winner, second] = order;
  return t("moment-over", {
    name: playerName(ctx.seats, winner),
    points: scores[winner],
    other: playerName(ctx.seats, second),
    margin: scores[winner] - scores[second],
  });
}

/**
 * Over the board, or in the bar where the board is needed whole: which moment it is, and at the end how it ended and
 * what to do next.
 * @param {{store: ReplayStore, game: GamePlugin, ctx: Ctx, record: string, play?: () => void}} props
 */
export function Caption({ store, game, ctx, record, play }) {
  const place = `moment ${game.whole ? "docked" : ""}`;
  const scene = store.scene.value;
  const { table } = store.known.value;
  if (table.phase === "over")
    return html`<section class=${place} role="status">
      <p class="eyebrow">${t("replay-end")}</p>
      <p class="serif moment-text">${endText(table, ctx)}</p>
      <p class="moment-acts">
        <button type="button" class="button gilt" onClick=${play}>${t("moments-play")}</button>
        <a class="button" href=${`/record/${record}`}>${t("moments-whole")}</a>
        <button type="button" class="button" onClick=${() => store.play(store.scenes[0])}>${t("moments-again")}</button>
      </p>
    </section>`;
  if (!scene) return null;
  return html`<section class=${place} role="status">
    <p class="eyebrow">${t("moments-at", { moment: store.scenes.indexOf(scene) + 1, moments: store.scenes.length })}</p>
    <p class="serif moment-text">${momentText(store, game, ctx, scene)}</p>
  </section>`;
}

/** All moments, each the way to it. @param {{store: ReplayStore, game: GamePlugin, ctx: Ctx}} props */
export function Moments({ store, game, ctx }) {
  const now = store.known.value.table.phase === "over" ? null : store.scene.value;
  return html`<section class="rail-part moments" aria-labelledby="moments-title">
    <h2 class="panel-title" id="moments-title">${t("moments-title")}</h2>
    <ol>
      ${store.scenes.map(
        (scene) =>
          html`<li key=${scene.first}>
            <button type="button" aria-current=${scene === now ? "step" : undefined} onClick=${() => store.play(scene)}>
              <${Icon} name="play" size=${15} />
              <span>${momentText(store, game, ctx, scene)}</span>
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}
