// The middle of the top bar: how it is played; in turns, whose turn it is and who comes next.

import { html } from "htm/preact";
import { t } from "../../i18n.js";
import { listedName } from "../../table/names.js";
import { PauseButton } from "../../table/pause.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { hides } from "./model.js";
import { Timer } from "./rings.js";
import { orderOf } from "./turns.js";

/** @typedef {import("./types.js").Env} Env */

/** The modules of a table in a line. @param {Env} env */
export function modulesText({ table, ctx }) {
  const { tempo, gods, legality } = table.options;
  return [
    ctx.book.facts.title,
    t("headline-race", { players: table.seats.length }),
    t(tempo === "timed_turns" ? "headline-timed" : "headline-simultaneous"),
    gods === "hidden" ? t("headline-hidden") : "",
    legality === "table" ? t("headline-table") : "",
    table.drawn?.length ? t("headline-drawn") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {{env: Env}} props */
export function Timeline({ env }) {
  const { view, table, seat } = env;
  if (!view.turn || view.phase === "waiting") return html`<p class="g-modules">${modulesText(env)}</p>`;
  const order = orderOf(view, table);
  const who = listedName(table.seats, order[0], seat);
  const turn = env.known.log.reduce(
    (count, { events }) => count + (events ?? []).filter(({ event }) => event === "turn_began").length,
    0,
  );
  const now =
    view.turn.turns_left !== null
      ? t("headline-last-turn", { who })
      : t("headline-turn", { who, turn: Math.max(1, turn) });
  return html`<nav class="timeline" aria-label=${t("timeline-title")}>
    <ol>
      ${order.map(
        (one, n) =>
          html`<li
            class=${`entry ${n === 0 ? "now" : ""} ${one === seat ? "mine" : ""}`}
            aria-current=${n === 0 ? "true" : undefined}
          >
            <span class=${n === 0 ? "pill" : "plain"}>
              <${Seal} pigment=${pigmentOf(one, seat)} size=${22} />
              <span class="name">${n === 0 ? now : listedName(table.seats, one, seat)}</span>
            </span>
          </li>`,
      )}
    </ol>
  </nav>`;
}

/** The time that runs and the pause, at the top of a phone. @param {{env: Env}} props */
export const TimeAndPause = ({ env }) => html`<${Timer} env=${env} /><${PauseButton} env=${env} />`;

/**
 * The few words at the top of a phone.
 * @param {Env} env
 * @returns {{seat: number | null, title: string, detail: string}}
 */
export function headline({ view, table, seat, ctx }) {
  const whose = view.turn ? view.turn.seat : seat;
  if (table.phase === "over") return { seat, title: ctx.book.facts.title, detail: "" };
  const title =
    whose === null
      ? ctx.book.facts.title
      : view.turn && whose !== seat
        ? listedName(table.seats, whose, seat)
        : !hides(table) && view.claimed[whose].length
          ? view.claimed[whose].map(ctx.book.name).join(", ")
          : listedName(table.seats, whose, seat);
  return { seat: whose, title, detail: t("bag-short", { left: view.bag }) };
}
