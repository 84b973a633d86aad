// The dialogs of a table, one at a time.

import { html } from "htm/preact";
import { dayOf, t } from "../i18n.js";
import { newKey } from "../net.js";
import { LastTurn, lastScored } from "../show/scoring.js";
import { Chart } from "../ui/chart.js";
import { Dialog, Question } from "../ui/dialog.js";
import { pigmentOf } from "../ui/seal.js";
import { LanguageChoice } from "../ui/header.js";
import { SoundChoice } from "../ui/sound-choice.js";
import { complain } from "../ui/toast.js";
import { seriesOf, useAnnals } from "./annals.js";
import { FindDialog } from "./find.js";
import { listedName } from "./names.js";
import { OrdersDialog } from "./orders.js";
import { KeysDialog } from "./shortcuts.js";

/** @typedef {import("./prompt.js").Env} Env */
/** @typedef {import("./prompt.js").Prompt} Prompt */
/** @typedef {import("../games/contract.js").GamePlugin} GamePlugin */

/** @param {Env} env @param {boolean} agree */
export function vote({ store, table }, agree) {
  store.ask("POST", "/vote", { agree, key: newKey() }).catch((error) => complain(error, table.game));
}

/**
 * @param {{
 *   env: Env,
 *   game: GamePlugin,
 *   letters: string[],
 *   said: Prompt,
 *   close: () => void,
 *   leave: () => void,
 *   toBoard: () => void,
 * }} props
 */
export function Dialogs({ env, game, letters, said, close, leave, toBoard }) {
  const { ui, table, seat } = env;
  switch (ui.open.value) {
    case "sound":
      return html`<${Dialog} title=${t("menu-sound")} close=${close} name="sound">
        <div class="sound-choice"><${SoundChoice} /></div>
      <//>`;
    case "language":
      return html`<${LanguageDialog} close=${close} />`;
    case "keys":
      return html`<${KeysDialog} game=${table.game} own=${letters} close=${close} actions=${said.actions} />`;
    case "find":
      return html`<${FindDialog} env=${env} game=${game} close=${close} toBoard=${toBoard} />`;
    case "orders":
      return html`<${OrdersDialog} env=${env} kinds=${game.orders} close=${close} />`;
    case "leave":
      return html`<${Question}
        title=${t("leave-title")}
        text=${[t("leave-text"), ...(table.goes ? [t("lobby-goes", { date: dayOf(table.goes) })] : [])].join(" ")}
        yes=${t("leave-yes")}
        no=${t("leave-no")}
        sure=${leave}
        close=${close}
      />`;
    case "vote":
      return html`<${Question}
        title=${t("vote-title")}
        text=${t("vote-text", { votes: table.votes.length })}
        yes=${t("vote-yes")}
        no=${t("vote-no")}
        sure=${() => vote(env, true)}
        close=${close}
      />`;
    case "last": {
      const turn = lastScored(env, game, seat);
      return turn
        ? html`<${Dialog} title=${t("last-title", { points: turn.points })} close=${close} name="last">
            <${LastTurn} env=${env} game=${game} turn=${turn} />
          <//>`
        : null;
    }
    case "chart":
      return html`<${Dialog} title=${t("chart-title")} close=${close} wide name="chart"><${SoFar} env=${env} /><//>`;
  }
  return null;
}

/** @param {{close: () => void}} props */
export const LanguageDialog = ({ close }) =>
  html`<${Dialog} title=${t("language")} close=${close} name="language"><${LanguageChoice} /><//>`;

/** The points so far. @param {{env: Env}} props */
function SoFar({ env }) {
  const { table, seat, known, ctx, store } = env;
  const annals = useAnnals(store, `${known.seq}`);
  if (!annals) return null;
  const { labels, series } = seriesOf(ctx, annals.points);
  return html`<${Chart}
    title=${t("chart-so-far")}
    labels=${labels}
    series=${series.map((values, one) => ({
      name: listedName(table.seats, one, seat),
      pigment: pigmentOf(one, seat),
      values,
      own: one === seat,
    }))}
  />`;
}
