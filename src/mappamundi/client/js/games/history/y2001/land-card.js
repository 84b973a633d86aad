// What the card of a land says: who stands there and how strong, the way taken and the others, what it brings to whom.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { Seal } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { onAverage, signed } from "../counsel.js";
import { OddsBar } from "../dice.js";
import { Act, Borders, CardHead, Why, sealWords, buildingWords, useAnswer } from "../map/card.js";
import { percentOf } from "./choices.js";

/** @typedef {import("../map/model.js").Model} Model */
/** @typedef {import("./choices.js").Counsel} Counsel */

/** @param {{model: Model, id: string}} props */
export function Facts({ model, id }) {
  const { catalogue } = model;
  const land = catalogue.lands.get(id);
  const held = model.lands.value[id] ?? {};
  const options = (model.options.value.get(id) ?? []).filter(({ action }) => action.do === "invade");
  const option = model.lit.value.has(id) ? options[0] : undefined;
  // Of a land that cannot be entered now the server says on being asked what entering it would be like.
  const asked = useAnswer(model, option ? null : { do: "invade", land: id });
  const counsel = /** @type {Counsel} */ (option?.counsel ?? asked?.counsel ?? {});
  if (!land) return null;
  const owner = held.owner;
  const kind = [
    catalogue.name(land.area),
    t(`map-terrain-${land.terrain.replaceAll("_", "-")}`),
    ...(land.resource ? [t("map-resource")] : []),
  ];
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
    <p class="card-kind">${kind.join(" · ")}</p>
    <${Held} model=${model} id=${id} option=${!!option} counsel=${counsel} />
    ${option && counsel.odds ? html`<${OddsBar} odds=${counsel.odds} percent=${counsel.percent} />` : null}
    <${Worth} model=${model} id=${id} option=${!!option} counsel=${counsel} />
    ${option || !model.lit.value.size || model.lit.value.has(id) ? null : html`<${Why} model=${model} id=${id} />`}
    ${
      option
        ? html`<${Act}
            model=${model}
            label=${t(counsel.enters === "enemy" ? "action-attack" : "action-enter", {
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
 * How an army would come; nothing where it comes from no land, as barbarians do.
 * @param {import("../catalogue.js").Catalogue} book
 * @param {{way: string, from?: string}} way
 */
export function wayWords(book, { way, from }) {
  if (way === "sea") return t("way-sea");
  return from ? t(way === "strait" ? "way-strait" : "way-land", { from: book.name(from) }) : "";
}

/**
 * Who stands there, of which empire, what with, and how many dice it defends itself with.
 * @param {{model: Model, id: string, option: boolean, counsel: Counsel}} props
 */
function Held({ model, id, option, counsel }) {
  const { catalogue } = model;
  const held = /** @type {any} */ (model.lands.value[id] ?? {});
  const things = buildingWords(held);
  const { battle, enters, certain, pillages } = counsel;
  const cite = (/** @type {string} */ number) => html`<${Rule} game=${catalogue.game} number=${number} />`;
  if (held.owner === undefined)
    return html`
      <p class="card-owner">${things ? t("map-empty-with", { things }) : t("map-empty")}</p>
      ${pillages ? html`<p class="card-kind">${t(`card-pillage-${pillages}`)} ${cite("A10.1")}</p>` : null}
    `;
  const own = held.owner === model.store.seat.value;
  const who = own ? t("map-you") : model.player(held.owner);
  const way = battle && !own ? wayWords(catalogue, battle) : "";
  const piece = t(held.active ? "card-army-active" : "card-army-past", {
    empire: catalogue.name(held.empire ?? "", "the"),
    armies: held.armies ?? 1,
  });
  return html`
    <p class="card-owner">
      <b>${who}</b>
      , ${piece}
      ${things ? html`, ${things}` : null}
      ${battle && !own ? html`: <b>${t("map-defence", { dice: battle.defence_dice })}</b> ${cite(battle.rule)}` : null}
    </p>
    ${way ? html`<p class="card-kind">${way}</p>` : null}
    ${enters === "own" && option ? html`<p class="card-kind">${t("card-own-replaced")} ${cite("A7.9")}</p>` : null}
    ${certain ? html`<p class="card-kind">${t("card-treachery")} ${cite("A14.36")}</p>` : null}
    ${
      pillages && !own
        ? html`<p class="card-kind">
            ${t(`card-pillage-${pillages}`)}
            ${" "}
            ${cite(pillages === "capital" ? "A10.1" : "A10.2")}
          </p>`
        : null
    }
  `;
}

/**
 * What the parts of a gain are called, and what each brings.
 * @param {any[]} gain
 * @param {import("../catalogue.js").Catalogue} catalogue
 */
const partWords = (gain, catalogue) =>
  gain.map(({ area, after, points, what }) =>
    area
      ? t("card-part-area", { degree: after ? t(`degree-${after}`) : "", area: catalogue.name(area, "in") })
      : `${t(`card-part-${what}`)} ${signed(points)}`,
  );

/**
 * What it brings, to whom, and the other ways to it.
 * @param {{model: Model, id: string, option: boolean, counsel: Counsel}} props
 */
function Worth({ model, id, option, counsel }) {
  const { catalogue } = model;
  const { worth, gain = [], losses = [], monument, next, expected, ways = [], with_all: all, enters } = counsel;
  if (worth === undefined) return null;
  const owner = model.lands.value[id]?.owner;
  return html`<dl class="card-worth">
    ${
      enters === "own" && !worth
        ? null
        : html`<div>
            <dt>
              ${t(enters === "enemy" ? "map-if-won" : "map-if-taken")}
              ${" "}
              <span>${partWords(gain, catalogue).join(", ")}</span>
            </dt>
            <dd>${signed(worth)}</dd>
          </div>`
    }
    ${losses.map(({ seat, points }) =>
      points && seat === owner
        ? html`<div><dt>${model.player(seat)} <span>${t("map-loser")}</span></dt><dd>${signed(points)}</dd></div>`
        : null,
    )}
    ${monument ? html`<div><dt><span>${t("card-monument")}</span></dt><dd>${signed(monument)}</dd></div>` : null}
    ${
      option && next
        ? html`<div>
            <dt><span>${t("card-next", { lands: next.lands, degree: t(`degree-${next.degree}`) })}</span></dt>
            <dd>${signed(next.points)}</dd>
          </div>`
        : null
    }
    ${
      option && counsel.odds && expected !== undefined
        ? html`<div><dt><span>${t("card-average")}</span></dt><dd>${onAverage(expected)}</dd></div>`
        : null
    }
    ${
      option
        ? ways.map(
            (way) =>
              html`<div>
                <dt>
                  <span>
                    ${t("card-other-way", { way: wayWords(catalogue, way), dice: way.defence_dice })}
                    ${" "}
                    <${Rule} game=${catalogue.game} number=${way.rule} />
                  </span>
                </dt>
                <dd>${percentOf(way)}</dd>
              </div>`,
          )
        : null
    }
    ${
      option && all
        ? html`<div>
            <dt><span>${t("card-with-all", { coins: all.coins })}</span></dt>
            <dd>${percentOf({ odds: [all.chance, 0, 0], percent: [all.percent, 0, 0] })}</dd>
          </div>`
        : null
    }
  </dl>`;
}
