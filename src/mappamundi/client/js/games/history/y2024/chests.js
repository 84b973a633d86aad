// Under the rows of the gold: whose chest lies on top, the own Honors, and without dice the Leader and what each land
// would take.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Rule } from "../../../ui/text.js";
import { Begins } from "../begins.js";
import { called, calledAll, seatName } from "../words.js";
import { entries, offered, tagOf } from "./choices.js";
import { OwnArray } from "./honors.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InTurn} InTurn */

/** Among equals the chest on top decides (R1.8): one sentence for each pair. @param {Env} env */
function ties({ ctx, view }) {
  /** @type {string[]} */
  const said = [];
  for (let n = 1; n < view.rank.length; n++) {
    const [above, below] = [view.rank[n - 1], view.rank[n]];
    if (view.gold[above] === view.gold[below])
      said.push(
        t("gold-tie", {
          you: above === ctx.viewer ? "yes" : below === ctx.viewer ? "below" : "no",
          above: seatName(ctx, above),
          below: seatName(ctx, below),
        }),
      );
  }
  return said.join(" ");
}

/** The two ways to call the Leader, each with what it would open now (R8.5). @param {{env: Env}} props */
function Leader({ env }) {
  const { ctx, table } = env;
  const ways = offered(env, "use_leader").filter(({ form }) => form.ignore);
  if (!ways.length) return null;
  return html`<section class="rail-leader" aria-labelledby="leader-title">
    <header class="rail-head">
      <h2 class="panel-title" id="leader-title">${t("leader-title")}</h2>
      <span class="note">${t("leader-note")}</span>
    </header>
    ${ways.map(
      ({ form, counsel }) =>
        html`<p class=${`leader-card small ${counsel.fall?.length ? "" : "idle"}`}>
          <b>${t("action-leader-ignore", { ignore: form.ignore })}</b>
          <br />
          ${t("mode-leader-opens", {
            ignore: form.ignore,
            lands: calledAll(ctx.book, counsel.fall ?? [], "the"),
            count: counsel.fall?.length ?? 0,
          })}
          ${" "}
          <${Rule} game=${table.game} number="R8.5" />
        </p>`,
    )}
  </section>`;
}

/** How many people each land would take, without dice. @param {{env: InTurn}} props */
function Prices({ env }) {
  const { ctx, view, ui } = env;
  const ways = [...entries(env)];
  if (!ways.length) return null;
  const look = (/** @type {string} */ land) => () => {
    ui.focus.value = land;
    ui.card.value = true;
  };
  return html`<section class="rail-prices" aria-labelledby="prices-title">
    <h3 class="eyebrow reasons-head" id="prices-title">
      <span>${t("prices-title")}</span>
      <span class="plain-case">${t("turn-left", { people: view.turn.pool })}</span>
    </h3>
    <ul class="plain-list small">
      ${ways.map(
        ([land, way]) =>
          html`<li key=${land}>
            <button type="button" aria-pressed=${ui.focus.value === land} onClick=${look(land)}>
              <span>${called(ctx.book, land)}</span>
              <span class="soft">${tagOf(way)}</span>
              <b class="numbers">${t("prices-people", { people: way.counsel.armies ?? 1 })}</b>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {{env: Env}} props */
export function Chests({ env }) {
  const { view, seat, ui, store } = env;
  const shown = ui.player.value ?? seat ?? view.turn?.seat ?? view.rank[0];
  const said = ties(env);
  const certain = store.mine.value && !view.options.dice && view.decision === "expand";
  return html`
    ${said && html`<p class="small soft gold-ties">${said}</p>`}
    <${Begins} env=${env} words=${t("score-begins", { players: view.players })} rule="R2.5" />
    <${OwnArray} env=${env} seat=${shown} />
    ${certain && html`<${Leader} env=${env} /><${Prices} env=${env} />`}
  `;
}
