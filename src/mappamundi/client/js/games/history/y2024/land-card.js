// What the card of a land says: whose it is, what will or may happen there, what falls, and what it brings to whom.

import { html } from "htm/preact";
import { listed, t } from "../../../i18n.js";
import { SealShape } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { onAverage, signed } from "../counsel.js";
import { Act, Borders, CardHead, Why, sealWords, buildingWords, useAnswer } from "../map/card.js";
import { CoinShape, FortShape, PlateSign, Sign } from "../signs.js";
import { HonorShape } from "./honors.js";
import { percentOf } from "./choices.js";

/** @typedef {import("../map/model.js").Model} Model */
/** @typedef {import("./choices.js").Counsel} Counsel */

/**
 * A piece as it is: an army stands, a garrison lies.
 * @param {{model: Model, seat: number, standing: boolean, size?: number, label?: string}} props
 */
export function PiecePicture({ model, seat, standing, size = 24, label }) {
  const pigment = model.pigment(seat);
  return html`<svg
    class="seal"
    viewBox="-12 -12 24 24"
    width=${size}
    height=${size}
    role=${label ? "img" : "presentation"}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    ${standing ? html`<${SealShape} pigment=${pigment} standing=${true} />` : html`<${CoinShape} pigment=${pigment} />`}
  </svg>`;
}

/** @param {{model: Model, id: string}} props */
export function Facts({ model, id }) {
  const { catalogue } = model;
  const land = catalogue.lands.get(id);
  const held = model.lands.value[id] ?? {};
  const options = (model.options.value.get(id) ?? []).filter(
    ({ action }) => action.do === "invade" || action.do === "conquer",
  );
  const option = model.lit.value.has(id) ? options[0] : undefined;
  // Of a land that cannot be entered now the server says on being asked what entering it would be like.
  const asked = useAnswer(model, option ? null : { do: "invade", land: id });
  const counsel = /** @type {Counsel} */ (option?.counsel ?? asked?.counsel ?? {});
  if (!land) return null;
  const seal =
    held.owner === undefined
      ? null
      : html`<${PiecePicture}
          model=${model}
          seat=${held.owner}
          standing=${!!held.active}
          label=${sealWords(model, held.owner, !!held.active)}
        />`;
  const kind = [
    catalogue.name(land.area),
    t(`map-terrain-${land.terrain}`),
    ...(land.power_icon ? [t(`icon-${land.power_icon}`)] : []),
    ...(counsel.via ? [t("card-by-fleet")] : []),
  ];
  return html`
    <${CardHead} model=${model} id=${id} seal=${seal} />
    <p class="card-kind">${kind.join(" · ")}</p>
    <${Held} model=${model} id=${id} counsel=${counsel} />
    ${
      counsel.certain && counsel.enters === "enemy" && option
        ? html`<${Certain} model=${model} id=${id} counsel=${counsel} />`
        : null
    }
    ${option && counsel.odds ? html`<${Chances} model=${model} counsel=${counsel} />` : null}
    <${Worth} model=${model} counsel=${counsel} option=${!!option} />
    ${option || !model.lit.value.size || model.lit.value.has(id) ? null : html`<${Why} model=${model} id=${id} />`}
    ${
      option
        ? html`<${Act} model=${model} label=${deedOf(model, id, option.action, counsel)} option=${option} />`
        : null
    }
    <${Borders} model=${model} id=${id} />
  `;
}

/**
 * What the button of the card does.
 * @param {Model} model
 * @param {string} id
 * @param {Record<string, any>} action
 * @param {Counsel} counsel
 */
function deedOf({ catalogue }, id, action, counsel) {
  const land = catalogue.name(id, "the");
  if (action.do === "conquer") return t("action-conquer", { land, points: counsel.cost ?? 0 });
  if (counsel.certain === "frustrated") return t("action-spend");
  return t(
    counsel.enters === "friendly" ? "action-renew" : counsel.enters === "free" ? "action-enter" : "action-invade",
    { land },
  );
}

/**
 * Who holds it, with what, and how it defends itself; what entering an own garrison's land does to its buildings
 * (R7.14).
 * @param {{model: Model, id: string, counsel: Counsel}} props
 */
function Held({ model, id, counsel }) {
  const held = model.lands.value[id] ?? {};
  const things = buildingWords(held);
  if (held.owner === undefined)
    return html`<p class="card-owner">${things ? t("card-nobody-with", { things }) : t("card-nobody")}</p>`;
  const own = held.owner === model.store.seat.value;
  const piece = t(held.active ? "card-army" : "card-garrison", {
    you: own ? "yes" : "no",
    who: model.player(held.owner),
  });
  const dice = counsel.battle ? t("map-defence", { dice: counsel.battle.defence_dice }) : "";
  return html`
    <p class="card-owner">
      <b>${piece}</b>
      ${things ? html`, ${things}` : null}
      ${dice && !own ? html`: <b>${dice}</b>` : null}
    </p>
    ${
      counsel.enters === "friendly"
        ? html`<p class="card-kind">
            ${t(counsel.falls ? "card-gives-way-falls" : "card-gives-way", { things: fallen(counsel) })}
            ${" "}
            <${Rule} game=${model.catalogue.game} number="R7.14" />
          </p>`
        : null
    }
  `;
}

/** The buildings that a reduction touches, in words. @param {Counsel} counsel */
const fallen = ({ falls = [] }) => listed(falls.map((building) => t("fallen", { building })));

/**
 * Success solid, the other end hatched; always with the numbers in words.
 * @param {{model: Model, counsel: Counsel}} props
 */
function Chances({ model, counsel }) {
  const [win = 0, other = 0] = counsel.odds ?? [];
  const conquest = !!model.store.view.value?.options.conquest;
  const part = (/** @type {number} */ share) => ({ flexGrow: Math.round(share * 1000) });
  const [, whole = 0] = counsel.percent ?? [];
  return html`<span class="odds">
    <span class="odds-bar" aria-hidden="true">
      ${win > 0 && html`<i class="win" style=${part(win)} />`}
      ${other > 0 && html`<i class=${conquest ? "defeat" : "tie"} style=${part(other)} />`}
    </span>
    <span class="odds-words small numbers">
      <span><b>${percentOf(counsel)}</b> ${t("odds-taken")}</span>
      <span>
        <b>${percentOf({ odds: [other, win], percent: [whole, 0] })}</b>
        ${" "}
        ${t(conquest ? "odds-thrown-back" : "odds-both-go")}
      </span>
    </span>
  </span>`;
}

/**
 * Without dice: the land now, what is certain, the land afterwards, and each cost with its rule.
 * @param {{model: Model, id: string, counsel: Counsel}} props
 */
function Certain({ model, id, counsel }) {
  const { catalogue, store } = model;
  const held = model.lands.value[id] ?? {};
  const won = counsel.certain === "success";
  const me = store.seat.value ?? model.turn.value?.seat ?? 0;
  const victim = counsel.victim ?? 0;
  const left = leftOf(held, counsel.falls ?? []);
  const cite = (/** @type {string} */ number) => html`<${Rule} game=${catalogue.game} number=${number} />`;
  const things = fallen(counsel);
  return html`
    <div class="certain" aria-hidden="true">
      <${Scene} model=${model} id=${id} seats=${[me, victim]} held=${held} />
      <p class="certain-arrow">
        <svg viewBox="0 0 40 12" width="40" height="12"><path d="M1 6H37M31 1 37 6 31 11" /></svg>
        <span class="eyebrow">${t("card-certain")}</span>
      </p>
      <${Scene} model=${model} id=${id} seats=${won ? [me] : []} standing=${won} held=${left} />
    </div>
    <p class="certain-words small soft">
      <span>${t("card-now")}</span>
      <span>${t(won ? "card-after-taken" : "card-after-empty")}</span>
    </p>
    <ul class="certain-costs small">
      ${
        won
          ? html`<li>
              <${PiecePicture} model=${model} seat=${me} standing=${true} size=${18} />
              ${t("card-cost-holds")}
              ${" "}
              ${cite("R8.6")}
            </li>`
          : html`<li>
              <${PiecePicture} model=${model} seat=${me} standing=${true} size=${18} />
              ${t("card-cost-army")}
              ${" "}
              ${cite("R8.7")}
            </li>`
      }
      <li>
        <${PiecePicture} model=${model} seat=${victim} standing=${false} size=${18} />
        ${t("card-cost-garrison")}
        ${" "}
        ${cite(won ? "R8.6" : "R8.7")}
      </li>
      ${
        things
          ? html`<li>
              <${Sign} name="city" size=${15} />
              ${t("card-cost-falls", { things, count: counsel.falls?.length ?? 0 })}
              ${" "}
              ${cite("R8.10")}
            </li>`
          : null
      }
      ${
        won
          ? null
          : html`<li>
              <${HonorShape} sign="" size=${18} />
              ${t("card-cost-honor", { who: model.player(victim) })}
              ${" "}
              ${cite("R11.1")}
            </li>`
      }
    </ul>
    ${
      counsel.never
        ? html`<p class="card-kind">${t("decide-never")} ${cite("R8.5")}</p>`
        : counsel.leader
          ? html`<p class="card-kind">${t("decide-leader-helps", { leader: counsel.leader })} ${cite("R8.5")}</p>`
          : null
    }
  `;
}

/** What a land has left after a reduction. @param {import("../map/model.js").Held} held @param {string[]} falls */
function leftOf(held, falls) {
  const gone = new Set(falls);
  return {
    capital: held.capital && !gone.has("capital"),
    city: (held.city && !gone.has("city")) || gone.has("capital"),
    monument: held.monument && !gone.has("monument"),
    fort: held.fort && !gone.has("fort") && !gone.has("wall"),
  };
}

/**
 * A land in small: whoever comes from the left, whoever lies there, and the buildings.
 * @param {{model: Model, id: string, seats: number[], held: import("../map/model.js").Held, standing?: boolean}} props
 */
function Scene({ model, id, seats, held, standing = false }) {
  const signs = /** @type {const} */ (["capital", "city", "monument"]).filter((name) => held[name]);
  const [first, second] = seats;
  const at = seats.length > 1 ? 62 : 44;
  return html`<svg
    class="certain-scene"
    viewBox="0 0 96 54"
    width="96"
    height="54"
    style=${{ color: `var(--region-${model.world.data.regions[model.world.data.lands[id].region].tint})` }}
  >
    <rect class="certain-ground" x=".5" y=".5" width="95" height="53" rx="8" />
    ${
      seats.length > 1
        ? html`
            <g class="seal" transform="translate(22 27)">
              <${SealShape} pigment=${model.pigment(first)} standing=${true} />
            </g>
            <path class="certain-way" d="M36 27H44M41 24 44 27 41 30" />
          `
        : null
    }
    ${held.fort ? html`<g transform=${`translate(${at} 27)`}><${FortShape} /></g>` : null}
    ${
      seats.length > 1
        ? html`<g class="seal" transform=${`translate(${at} 27)`}><${CoinShape} pigment=${model.pigment(second)} /></g>`
        : standing
          ? html`<g class="seal" transform=${`translate(${at} 27)`}>
              <${SealShape} pigment=${model.pigment(first)} standing=${true} />
            </g>`
          : html`
              <ellipse class="certain-gone" cx="32" cy="27" rx="10" ry="10" />
              <ellipse class="certain-gone" cx="62" cy="27" rx="11.5" ry="7" />
            `
    }
    ${signs.map(
      (name, n) =>
        html`<g transform=${`translate(${at + (held.fort ? 19 : 16) + 13 * n} 27)`}><${PlateSign} name=${name} /></g>`,
    )}
  </svg>`;
}

/**
 * What it brings: gold by part, what is plundered, what the other end gives the Enemy, the Leader.
 * @param {{model: Model, counsel: Counsel, option: boolean}} props
 */
function Worth({ model, counsel, option }) {
  const { catalogue, store } = model;
  const { worth, gain = [], plunder, victim, with_leader: leader, expected, falls, enters } = counsel;
  if (worth === undefined) return null;
  const conquest = !!store.view.value?.options.conquest;
  const parts = gain.map(({ what, area, after }) =>
    what === "area"
      ? t("card-part-area", { degree: after ?? "", area: catalogue.name(area ?? "", "in") })
      : t(`card-part-${what}`),
  );
  return html`<dl class="card-worth">
    <div>
      <dt>
        ${t(
          counsel.certain === "frustrated"
            ? "card-if-second"
            : enters === "enemy"
              ? "card-if-taken"
              : "card-if-entered",
        )}
        ${" "}
        <span>${listed(parts)}</span>
      </dt>
      <dd>${signed(worth)}</dd>
    </div>
    ${
      plunder
        ? html`<div>
            <dt><span>${t(conquest ? "card-plunder-won" : "card-plunder")}</span></dt>
            <dd>${signed(plunder)}</dd>
          </div>`
        : null
    }
    ${
      falls && counsel.odds && enters === "enemy"
        ? html`<div>
            <dt>
              <span>
                ${t(conquest ? "card-falls-won" : "card-falls", { things: fallen(counsel), count: falls.length })}
              </span>
            </dt>
          </div>`
        : null
    }
    ${
      counsel.odds && victim !== undefined
        ? html`<div>
            <dt>
              ${t(conquest ? "card-if-thrown-back" : "card-if-both-go")}
              ${" "}
              <span>${t("card-gets", { who: model.player(victim) })}</span>
            </dt>
            <dd>${t("card-honor")}</dd>
          </div>`
        : null
    }
    ${
      option && leader
        ? html`<div><dt><span>${t("card-with-leader")}</span></dt><dd>${percentOf(leader)}</dd></div>`
        : null
    }
    ${
      counsel.points
        ? html`<div><dt><span>${t("card-points")}</span></dt><dd>${onAverage(counsel.points)}</dd></div>`
        : null
    }
    ${
      option && counsel.odds && expected !== undefined
        ? html`<div><dt><span>${t("card-average")}</span></dt><dd>${onAverage(expected)}</dd></div>`
        : null
    }
  </dl>`;
}
