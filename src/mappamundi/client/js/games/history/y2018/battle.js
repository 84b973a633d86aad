// The battle dialog, for battles with a choice.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { Cap } from "../../../table/prompt.js";
import { Cited } from "../../../ui/rulebook.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { chances, onAverage } from "../counsel.js";
import { PlacePicture } from "../cutouts.js";
import { Dice, OddsBar } from "../dice.js";
import { Sign } from "../signs.js";
import { called, cardOf, listed, seatName } from "../words.js";
import { attackParts, defenceParts, stakes, total } from "./battle-words.js";
import { rerolls, siegeName, sieges } from "./battle-prompt.js";
import { helped } from "./choices.js";
import { battlesOf } from "./luck.js";

/** @typedef {import("./types.js").Env} Env */
/** @typedef {import("./types.js").InBattle} InBattle */
/** @typedef {import("./types.js").InTurn} InTurn */

/**
 * One side: who, the dice, what is added.
 * @param {{
 *   env: Env,
 *   seat: number,
 *   empire: string,
 *   dice: number[],
 *   parts: import("./battle-words.js").Part[],
 *   right?: boolean,
 * }} props
 */
function Side({ env, seat, empire, dice, parts, right = false }) {
  const { ctx } = env;
  const name = seat === ctx.viewer ? t("battle-you") : seatName(ctx, seat);
  return html`<div class=${`side ${right ? "right" : ""}`}>
    <p class="side-name">
      <${Seal} pigment=${pigmentOf(seat, ctx.viewer)} size=${26} />
      <span><b>${name}</b>${empire ? ` · ${empire}` : ""}</span>
    </p>
    <${Dice} dice=${dice} pigment=${pigmentOf(seat, ctx.viewer)} />
    <p class="part">${t("battle-highest")} <b class="numbers">${Math.max(...dice)}</b></p>
    ${parts.map(
      (part) =>
        html`<p class="part small">
          ${part.sign && html`<${Sign} name=${part.sign} size=${13} />`}
          ${" "}
          ${part.name}
          ${" "}
          ${part.value ? html`<b class="numbers">${t("plus", { value: part.value })}</b>` : null}
          ${" "}
          <${Rule} game=${env.table.game} number=${part.rule} />
        </p>`,
    )}
  </div>`;
}

/** The battle as one sentence, for whoever cannot see dice. @param {InBattle} env */
function spoken({ ctx, view }) {
  const { attack, defence, attack_bonus, defence_bonus, defender, land } = view.turn.battle;
  return t("battle-spoken", {
    you: view.turn.seat === ctx.viewer ? "attacker" : defender === ctx.viewer ? "defender" : "no",
    attacker: seatName(ctx, view.turn.seat),
    defender: seatName(ctx, defender),
    attack: listed(attack.map(String)),
    defence: listed(defence.map(String)),
    attackTotal: total(attack, attack_bonus),
    defenceTotal: total(defence, defence_bonus),
    land: called(ctx.book, land, "in"),
  });
}

/** @param {{env: InBattle, act: (form: any) => void}} props */
export function BattleDialog({ env, act }) {
  const { ctx, view, table, ui } = env;
  const battle = view.turn.battle;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const key = `${battle.land} ${view.decision} ${battle.attack.join()} ${battle.defence.join()} ${view.turn.catapult}`;
  useEffect(() => {
    const before = document.activeElement;
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".button.gilt"))?.focus({
      preventScroll: true,
    });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const close = () => (ui.open.value = `battle-closed ${key}`);
  if (ui.open.value === `battle-closed ${key}`) return null;
  const trap = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Tab" || !box.current) return;
    const stops = /** @type {HTMLElement[]} */ ([
      ...box.current.querySelectorAll("button:not(:disabled), a[href], summary"),
    ]);
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
    }
  };
  const attack = total(battle.attack, battle.attack_bonus);
  const defence = total(battle.defence, battle.defence_bonus);
  const land = called(ctx.book, battle.land, "in");
  const area = called(ctx.book, ctx.book.lands.get(battle.land)?.area ?? "");
  const mine = env.seat === view.turn.seat;
  const ahead = env.seat === battle.defender ? defence - attack : attack - defence;
  const fought = battlesOf(env.known.log);
  const turnFights = fought.turn.filter((one) => one.attacker === view.turn.seat);
  const number = turnFights.length + (view.decision === "reroll" ? 1 : 0);
  const sides = { attacker: called(ctx.book, view.turn.kingdom ?? view.turn.empire) };
  const bonus = battle.attack_bonus;
  return html`<div class="battle-veil">
    <div
      class="battle"
      role="dialog"
      aria-labelledby="battle-title"
      aria-describedby="battle-spoken"
      ref=${box}
      onKeyDown=${trap}
    >
      <header class="battle-head">
        <div>
          <p class="eyebrow">${t("battle-eyebrow", { number, area, you: mine ? "yes" : "no" })}</p>
          <h2 class="battle-title serif" id="battle-title">
            ${t(
              view.decision === "siege"
                ? "battle-thrown"
                : ahead > 0
                  ? "battle-ahead"
                  : ahead === 0
                    ? "battle-level"
                    : "battle-behind",
              { land },
            )}
          </h2>
        </div>
        <div class="battle-place" aria-hidden="true">
          <${PlacePicture} book=${ctx.book} view=${view} viewer=${env.seat} land=${battle.land} />
        </div>
        <button type="button" class="button quiet battle-close" onClick=${close} aria-label=${t("battle-close")}>
          ×
        </button>
      </header>
      <p class="visually-hidden" id="battle-spoken">${spoken(env)}</p>
      <div class="battle-dice">
        <${Side}
          env=${env}
          seat=${view.turn.seat}
          empire=${sides.attacker}
          dice=${battle.attack}
          parts=${attackParts(ctx.book, view)}
        />
        <div class="battle-result">
          <p class="serif result-numbers">
            <span class=${attack < defence ? "less" : ""}>${attack}</span>
            <i>/</i>
            <span class=${defence < attack ? "less" : ""}>${defence}</span>
          </p>
          <p class="small soft">${t("battle-needed", { tie: defence - bonus, win: defence - bonus + 1 })}</p>
        </div>
        <${Side}
          env=${env}
          seat=${battle.defender}
          empire=""
          dice=${battle.defence}
          parts=${defenceParts(ctx.book, view)}
          right
        />
      </div>
      ${
        view.decision === "siege"
          ? html`<${SiegeChoices} env=${env} act=${act} />`
          : html`<${RerollChoices} env=${env} act=${act} />`
      }
      <footer class="battle-foot note">
        <span>${t("battle-seal", { seal: seal(table.commitment), roll: fought.rolls })}</span>
        <span>${luckSoFar(env, turnFights)}</span>
      </footer>
    </div>
  </div>`;
}

/** @param {string | null} commitment */
const seal = (commitment) => (commitment ? `${commitment.slice(0, 4)}·${commitment.slice(-4)}` : "");

/** @param {InTurn} env @param {import("./luck.js").Counted[]} fights */
function luckSoFar(env, fights) {
  if (!fights.length) return "";
  const won = fights.filter((one) => one.outcome === "win").length;
  const expected = fights.reduce((sum, one) => sum + one.odds[0], 0);
  return t("battle-luck", {
    you: env.seat === env.view.turn.seat ? "yes" : "no",
    who: seatName(env.ctx, env.view.turn.seat),
    won,
    fights: fights.length,
    expected: Math.round(expected * 10) / 10,
  });
}

/** @param {{env: InBattle, act: (form: any) => void}} props */
function SiegeChoices({ env, act }) {
  const { ctx, view } = env;
  const { ways, retreat, best } = sieges(env);
  const [at, choose] = useState(Math.max(0, best ? ways.indexOf(best) : 0));
  const chosen = ways[Math.min(at, ways.length - 1)];
  const track = ctx.book.data.combat.siege_track;
  const level = Math.min(view.turn.catapult + 1, track.length);
  const all = ways[0]?.counsel.siege;
  const several = ways.filter(({ form }) => !helped(form)).length > 1;
  const stake = stakes(env, chosen?.counsel ?? {});
  const closed = closedCard(env);
  return html`
    <div class=${`choices siege ${closed ? "three" : ""}`}>
      <div class="choice chosen">
        <h3 class="choice-title serif">${t("choice-siege")} <${Cap} of="s" /></h3>
        <p class="siege-track">
          ${track.map(
            (/** @type {number} */ value, /** @type {number} */ n) =>
              html`<span class=${n + 1 === level ? `now seat-${pigmentOf(view.turn.seat, env.seat)}` : ""}>
                ${t("plus", { value })}
              </span>`,
          )}
          ${" "}
          <b class="small">${t("choice-siege-one", { armies: view.turn.pool, tokens: view.turn.tokens })}</b>
        </p>
        ${
          ways.length > 1 &&
          html`<div class="ways" role="radiogroup" aria-label=${t("choice-ways")}>
            ${ways.map(
              (way, n) =>
                html`<button
                  type="button"
                  role="radio"
                  aria-checked=${n === at}
                  class="way small"
                  onClick=${() => choose(n)}
                >
                  ${siegeName(env, way, several)}
                </button>`,
            )}
          </div>`
        }
        ${chosen?.odds && html`<${OddsBar} odds=${chosen.odds} percent=${chosen.counsel.percent} />`}
        <p class="small">
          ${all && t("choice-siege-all", { win: chances(all)[0], tie: chances(all)[1] })}
          ${" "}
          <span class="soft">${onAverageWords(chosen)}</span>
        </p>
        <button type="button" class=${`button ${best === retreat ? "" : "gilt"}`} onClick=${() => act(chosen.form)}>
          ${siegeName(env, chosen, several)}
        </button>
      </div>
      <div class="choice">
        <h3 class="choice-title serif">${t("choice-retreat")} <${Cap} of="r" /></h3>
        <p class="small soft">
          ${t("choice-retreat-text", {
            land: called(ctx.book, view.turn.battle.land, "in"),
            armies: view.turn.pool,
          })}
          ${" "}
          <${Rule} game=${env.table.game} number="Z9.6" />
          ${" "}
          ${onAverageWords(retreat)}
        </p>
        <button type="button" class=${`button ${best === retreat ? "gilt" : ""}`} onClick=${() => act(retreat.form)}>
          ${t("action-retreat")}
        </button>
      </div>
      ${
        closed &&
        html`<div class="choice closed">
          <h3 class="choice-title serif">${closed}</h3>
          <p class="small soft">${t("refusal-during-invasion")} <${Cited} game=${env.table.game} number="Z15.2" /></p>
        </div>`
      }
    </div>
    <${Stake} stake=${stake} />
  `;
}

/** What it brings on average, armies lost counted. @param {import("./choices.js").Way} way */
const onAverageWords = ({ counsel }) =>
  counsel.expected === undefined ? null : t("choice-average", { points: onAverage(counsel.expected) });

/** A card that would decide battles but cannot be played in one. @param {InTurn} env */
function closedCard({ ctx, view, seat }) {
  if (seat !== view.turn.seat) return "";
  const held = ["auto_win", "extra_die", "attack_bonus", "siege_tokens", "ignore_forts"].flatMap((effect) =>
    view.hand.events.filter((/** @type {string} */ id) => cardOf(ctx.book, id)?.effect?.id === effect),
  );
  return held.length ? called(ctx.book, held[0]) : "";
}

/** @param {{stake: {win: string[], tie: string[], defeat: string[]}}} props */
function Stake({ stake }) {
  return html`<div class="stake">
    <p class="eyebrow">${t("stake-title")}</p>
    ${
      /** @type {const} */ (["win", "tie", "defeat"]).map(
        (end) =>
          html`<div>
          <p class="small"><b>${t(`stake-if-${end}`)}</b></p>
          <p class="small soft">${stake[end].map((text) => html`<span>${text} </span>`)}</p>
        </div>`,
      )
    }
  </div>`;
}

/** @param {{env: InBattle, act: (form: any) => void}} props */
function RerollChoices({ env, act }) {
  const { view } = env;
  const { ways, best } = rerolls(env);
  const attacking = env.seat === view.turn.seat;
  const dice = attacking ? view.turn.battle.attack : view.turn.battle.defence;
  return html`
    <div class="choices">
      ${ways.map((way) => {
        const hold = way.form.do === "hold";
        return html`<div class=${`choice ${way === best ? "chosen" : ""}`}>
          <h3 class="choice-title serif">
            ${hold ? t("choice-hold") : t("choice-reroll", { face: dice[way.form.die] })}
            ${" "}
            <${Cap} of=${hold ? "h" : String(way.form.die + 1)} />
          </h3>
          <p class="small soft">${hold ? t("choice-hold-text") : t("choice-reroll-text")}</p>
          ${way.odds && html`<${OddsBar} odds=${way.odds} percent=${way.counsel.percent} defending=${!attacking} />`}
          <button type="button" class=${`button ${way === best ? "gilt" : ""}`} onClick=${() => act(way.form)}>
            ${hold ? t("action-hold") : t("action-reroll", { face: dice[way.form.die] })}
          </button>
        </div>`;
      })}
    </div>
    <${Stake} stake=${stakes(env, ways[0]?.counsel ?? {})} />
  `;
}
