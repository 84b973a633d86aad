// Beside a rule: where it spoke in the game one comes from, the cards it concerns, and a board to try it on.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { loadGame } from "../../games/index.js";
import { language, t } from "../../i18n.js";
import { tables } from "../../keep.js";
import { ask } from "../../net.js";
import { Chronicle } from "../../table/chronicle.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { Rich } from "../../ui/text.js";

const DAY = 86_400_000;
const SHOWN = 4;

/** The table one was at last, if that was lately and it plays this game. @param {string} [game] */
export function lastTable(game) {
  const last = Object.values(tables.value).sort((a, b) => b.last - a.last)[0];
  return last && Date.now() - last.last < DAY && (!game || last.game === game) ? last : null;
}

/**
 * Whether a rule belongs to what is read: the rule itself, or its chapter.
 * @param {string} rule
 * @param {string} number
 */
const within = (rule, number) => rule === number || (!number.includes(".") && rule.split(".")[0] === number);

/** @typedef {import("../../games/contract.js").Line} Line */

/** The chronicle of the last table, told once for each game and language. @param {string} game */
function useChronicle(game) {
  const kept = lastTable(game);
  const [told, setTold] = useState(
    /** @type {{lines: Line[], table: import("../../types.js").Table, viewer: number | null} | null} */ (null),
  );
  useEffect(() => {
    let wanted = true;
    if (!kept) return;
    const token = Object.values(kept.seats)[0] ?? null;
    const read = async () => {
      const known = await ask("GET", `/api/tables/${kept.id}/${token ? "seat" : "watch"}?since=0`, { token });
      const { book } = await loadGame(game, known.table.rules, known.table.data);
      const ctx = { book, viewer: known.viewer, seats: known.table.seats };
      const lines = new Chronicle(ctx).lines(known.log);
      if (wanted) setTold({ lines, table: known.table, viewer: known.viewer });
    };
    // A table that is gone, or a server that is, leaves the rules as they are.
    read().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [kept?.id, game, language.value]);
  return told;
}

/** @param {{game: string, number: string}} props a rule, or a chapter */
export function InThisGame({ game, number }) {
  const told = useChronicle(game);
  if (!told) return null;
  const lines = told.lines.filter((line) => line.rule && within(line.rule, number));
  const { id, phase } = told.table;
  return html`<section aria-labelledby="in-this-game">
    <h2 class="panel-title" id="in-this-game">${t("rules-in-game")}</h2>
    ${
      lines.length
        ? html`
            <ul class="rows">
              ${lines
                .slice(-SHOWN)
                .reverse()
                .map(
                  (line) =>
                    html`<li class="spoke">
                      ${
                        line.seat === null
                          ? html`<span></span>`
                          : html`<${Seal} pigment=${pigmentOf(line.seat, told.viewer)} size=${20} />`
                      }
                      <a href=${phase === "over" ? `/t/${id}/replay#${line.seq}` : `/t/${id}`}>
                        <${Rich} text=${line.text} />
                      </a>
                    </li>`,
                )}
            </ul>
            ${
              lines.length > SHOWN
                ? html`<p class="note">${t("rules-in-game-more", { count: lines.length - SHOWN })}</p>`
                : null
            }
          `
        : html`<p class="small aside-note">${t("rules-in-game-none")}</p>`
    }
  </section>`;
}

/** The cards a rule is about. @param {{game: string, cards: {id: string, title: string}[]}} props */
export function Concerned({ game, cards }) {
  if (!cards.length) return null;
  return html`<section aria-labelledby="concerned">
    <h2 class="panel-title" id="concerned">${t("rules-concerned")}</h2>
    <p class="concerned">
      ${cards.map((card) => html`<a class="serif" href=${`/rules/${game}/${card.id}`}>${card.title}</a>`)}
    </p>
  </section>`;
}

/** Lessons that show a rule or its chapter. @param {any[]} lessons @param {string} game @param {string} number */
export const lessonsFor = (lessons, game, number) =>
  lessons.filter(
    (lesson) =>
      lesson.game === game &&
      lesson.rules.some((/** @type {string} */ rule) => rule === number || rule === number.split(".")[0]),
  );
