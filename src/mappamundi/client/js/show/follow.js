// Over the board: whom it follows, and how far the show is behind the table.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.js";
import { playerName } from "../table/names.js";
import { Cap } from "../table/prompt.js";
import { Icon } from "../ui/controls.js";
import { toast } from "../ui/toast.js";

/** @typedef {import("../table/prompt.js").Env} Env */

/** So many turns behind, the way to the end is offered. */
const FAR = 3;

/** @param {{env: Env}} props */
export function FollowChip({ env }) {
  const { store, table, seat } = env;
  const { theatre } = store;
  const turn = theatre.before()?.view?.turn?.seat ?? theatre.step.value?.seat;
  const behind = theatre.behind.value;
  const following = theatre.following.value;
  const far = behind >= FAR;
  // Whoever has skipped, or has seen it all, is offered nothing any more.
  useEffect(
    () =>
      far && theatre.offer()
        ? toast(t("show-far", { turns: behind }), {
            text: t(seat === null ? "show-skip-now" : "show-skip-me"),
            run: () => theatre.end(),
          })
        : undefined,
    [far],
  );
  if (turn === undefined || turn === null) return null;
  const name = playerName(table.seats, turn);
  return html`<button
    type="button"
    class=${`follow-chip small ${following ? "" : "off"}`}
    aria-pressed=${following}
    data-action="show-follow"
    onClick=${() => (theatre.following.value = !following)}
  >
    <${Icon} name="eye" size=${17} />
    <b>${t(following ? "show-following" : "show-not-following", { name, you: turn === seat ? "yes" : "no" })}</b>
    <span class="soft follow-how">${t(following ? "show-look-elsewhere" : "show-follow-again")}</span>
    <${Cap} of="f" />
    ${behind > 0 && html`<span class="follow-behind numbers">${t("show-behind", { turns: behind })}</span>`}
  </button>`;
}
