// What the card of a land says: who stands there and how strong, the odds, and what the land is worth to whom.

import { html } from "htm/preact";
import { listed, t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { chances, onAverage, signed } from "../counsel.js";
import { OddsBar } from "../dice.js";
import { Act, Borders, CardHead, Why, sealWords, buildingWords, useAnswer } from "../map/card.js";
import { effectTitle } from "../words.js";

/** @param {{model: import("../map/model.js").Model, id: string}} props */
export function Facts({ model, id }) {
  const { catalogue } = model;
  const land = catalogue.lands.get(id);
  const held = model.lands.value[id] ?? {};
  const me = model.store.advised.value;
  const options = (model.options.value.get(id) ?? []).filter((option) => option.action.do === "invade");
  const option = model.lit.value.has(id) ? options[0] : undefined;
  // Of a land that cannot be invaded now the server says on being asked what taking it would be like.
  const asked = useAnswer(model, option ? null : { do: "invade", land: id });
  const counsel = option?.counsel ?? asked?.counsel ?? {};
  if (!land) return null;
  const owner = held.owner;
  return html`
    <${CardHead}
      model=${model}
      id=${id}
      seal=${
        owner === undefined
          ? null
          : html`<${Seal}
              pigment=${model.pigment(owner)}
              standing=${!!held.active}
              size=${24}
              label=${sealWords(model, owner, !!held.active)}
            />`
      }
    />
    <p class="card-kind">
      ${[
        catalogue.name(land.area),
        t(`map-terrain-${land.terrain}`),
        ...(land.resource ? [t("map-resource")] : []),
      ].join(" · ")}
    </p>
    <${Defence} model=${model} id=${id} battle=${counsel.battle} />
    ${option?.odds ? html`<${OddsBar} odds=${option.odds} percent=${counsel.percent} />` : null}
    <${Worth} model=${model} id=${id} option=${option} counsel=${counsel} seat=${me} />
    ${option || !model.lit.value.size || model.lit.value.has(id) ? null : html`<${Why} model=${model} id=${id} />`}
    ${
      option
        ? html`<${Act}
            model=${model}
            label=${t(owner === model.store.seat.value ? "action-renew" : "action-invade", {
              land: catalogue.name(id, "the"),
            })}
            option=${option}
          />`
        : null
    }
    <${Borders} model=${model} id=${id} />
  `;
}

/**
 * Who stands there, what with, and how strong in battle.
 * @param {{
 *   model: import("../map/model.js").Model,
 *   id: string,
 *   battle: import("../counsel.js").Counsel["battle"],
 * }} props
 */
function Defence({ model, id, battle }) {
  const held = model.lands.value[id] ?? {};
  const things = buildingWords(held);
  if (held.owner === undefined)
    return html`<p class="card-owner">${things ? t("map-empty-with", { things }) : t("map-empty")}</p>`;
  const own = held.owner === model.store.seat.value;
  const who = own ? t("map-you") : model.player(held.owner);
  return html`
    <p class="card-owner">
      <b>${who}</b>
      ${things ? html`, ${things}` : null}
      ${battle && !own ? html`: <b>${strength(battle)}</b>` : null}
    </p>
    ${(battle?.cancelled ?? []).map(
      ({ what, by }) =>
        html`<p class="card-kind">${t(`map-cancelled-${what}`, { card: effectTitle(model.catalogue, by) })}</p>`,
    )}
  `;
}

/** "One die, +1, one reroll" @param {NonNullable<import("../counsel.js").Counsel["battle"]>} battle */
function strength({ defence_dice: dice, defence_rerolls: rerolls = 0, defence_parts: parts = [] }) {
  const bonus = parts.reduce((sum, part) => sum + part.value, 0);
  const words = bonus ? t("map-defence-bonus", { dice, bonus }) : t("map-defence", { dice });
  return rerolls ? `${words}, ${t("map-defence-rerolls", { rerolls })}` : words;
}

/**
 * What the parts of a gain are called, and what each brings; what comes at once comes by cards.
 * @param {import("../counsel.js").Gain[]} gain
 * @param {import("../catalogue.js").Catalogue} catalogue
 */
function partWords(gain, catalogue) {
  const lasting = gain.filter(({ what }) => what === "area" || what === "buildings");
  const atOnce = gain.filter((part) => !lasting.includes(part)).reduce((sum, { points }) => sum + points, 0);
  const words = lasting.map(
    ({ area, points }) => `${area ? catalogue.name(area) : t("map-part-structures")} ${signed(points)}`,
  );
  return atOnce && lasting.length ? [...words, `${t("map-part-cards")} ${signed(atOnce)}`] : words;
}

/**
 * What the land is worth, to whom: to the viewer who takes it or has it, and to the one who would lose it.
 * @param {{
 *   model: import("../map/model.js").Model,
 *   id: string,
 *   option?: import("../map/model.js").Option,
 *   counsel: import("../counsel.js").Counsel,
 *   seat: number | null,
 * }} props
 */
function Worth({ model, id, option, counsel, seat }) {
  const { catalogue } = model;
  const { worth, gain = [], losses = [], siege } = counsel;
  if (worth === undefined && !losses.length) return null;
  const owner = model.lands.value[id]?.owner;
  // Whoever watches is told of the one who plays.
  const taker = seat ?? model.turn.value?.seat ?? null;
  const own = owner !== undefined && owner === taker;
  const loss = losses[0]?.points ?? 0;
  return html`<dl class="card-worth">
    ${
      worth !== undefined && (!own || option)
        ? html`<div>
            <dt>
              ${
                seat === null
                  ? t("map-as-watched", { who: model.player(/** @type {number} */ (taker)) })
                  : t(option?.odds || (!option && owner !== undefined) ? "map-if-won" : "map-if-taken")
              }
              ${" "}
              <span>${partWords(gain, catalogue).join(", ")}</span>
            </dt>
            <dd>${signed(worth)}</dd>
          </div>`
        : null
    }
    ${own && !option && owner === seat ? html`<div><dt>${t("map-if-lost")}</dt><dd>${signed(loss)}</dd></div>` : null}
    ${
      owner !== undefined && owner !== seat
        ? html`<div><dt>${model.player(owner)} <span>${t("map-loser")}</span></dt><dd>${signed(loss)}</dd></div>`
        : null
    }
    ${
      counsel.monument
        ? html`<div><dt><span>${t("map-due-monument")}</span></dt><dd>${signed(counsel.monument)}</dd></div>`
        : null
    }
    ${
      option && counsel.next
        ? html`<div>
            <dt>
              <span>
                ${t("map-next", { lands: counsel.next.lands, degree: t(`why-degree-${counsel.next.degree}`) })}
              </span>
            </dt>
            <dd>${signed(counsel.next.points)}</dd>
          </div>`
        : null
    }
    ${
      option?.odds && counsel.expected !== undefined
        ? html`<div><dt><span>${t("map-average")}</span></dt><dd>${onAverage(counsel.expected)}</dd></div>`
        : null
    }
    ${
      option && siege
        ? html`<div>
            <dt><span>${t("map-full-siege", { armies: model.turn.value?.pool ?? 0 })}</span></dt>
            <dd>${chances(siege)[0]}</dd>
          </div>`
        : null
    }
    ${
      option?.action.via
        ? html`<div>
            <dt>
              <span>
                ${t("map-by-way", {
                  way: listed(option.action.via.map((/** @type {string} */ section) => catalogue.name(section, "the"))),
                })}
              </span>
            </dt>
          </div>`
        : null
    }
  </dl>`;
}
