// Beside the organization: the Event, the tokens, the spaces of the Endgame, and who has most in each area.

import { html } from "htm/preact";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { Rule } from "../../../ui/text.js";
import { armiesIn, called, ROMAN } from "../words.js";
import { EventCard } from "./cards.js";
import { Token, TokenBack, TokenShape, TokenToCome } from "./tokens.js";

/** @typedef {import("./types.js").Env} Env */

/**
 * The tokens that the viewer kept, by epoch, as far as the log tells it.
 * @param {Env} env
 * @returns {{epoch: number, token: string}[]}
 */
export function keptTokens({ known, view, seat }) {
  const events = known.log.flatMap((told) => told.events ?? []);
  // A game that began in the middle tells of its first epoch by the next.
  let epoch = (events.find(({ event }) => event === "epoch_began")?.epoch ?? view.epoch + 1) - 1;
  /** @type {{epoch: number, token: string}[]} */
  const found = [];
  for (const event of events) {
    if (event.event === "epoch_began") epoch = event.epoch;
    else if ((event.event === "token_kept" || event.event === "token_drawn") && event.seat === seat && event.token)
      found.push({ epoch, token: event.token });
  }
  return found;
}

/**
 * The right rail: the Event, the tokens, the spaces of the Endgame, and who has most in each area.
 * @param {{env: Env}} props
 */
export function OrganizationRail({ env }) {
  const { ctx, view, seat } = env;
  return html`
    ${
      seat !== null &&
      html`
        <section class="rail-part" aria-labelledby="own-event">
          <h2 class="panel-title" id="own-event">${t("organization-your-event")}</h2>
          ${
            view.hand.event
              ? html`<${EventCard} book=${ctx.book} id=${view.hand.event} />`
              : html`<p class="to-come small">
                  ${t(view.options.event_selection ? "organization-event-chosen" : "organization-event-dealt")}
                  ${" "}
                  <${Rule} game=${env.table.game} number=${view.options.event_selection ? "R15.1" : "R3.7"} />
                </p>`
          }
        </section>
        <${OwnTokens} env=${env} />
      `
    }
    <${EndgameSpaces} env=${env} />
    <${ActiveAreas} env=${env} />
  `;
}

/** @param {{env: Env}} props */
function OwnTokens({ env }) {
  const { ctx, view } = env;
  const left = view.hand.tokens.map(({ token }) => token);
  const dated = keptTokens(env).filter(({ token }) => left.includes(token) && left.splice(left.indexOf(token), 1));
  const waits = view.selection?.what === "tokens" && !dated.some(({ epoch }) => epoch === view.epoch);
  return html`<section class="rail-part" aria-labelledby="own-tokens">
    <h2 class="panel-title" id="own-tokens">${t("organization-your-tokens")}</h2>
    <ul class="token-list plain-list">
      ${left.map(
        (/** @type {string} */ token, /** @type {number} */ n) =>
          html`<li key=${n}><${Token} book=${ctx.book} token=${token} /></li>`,
      )}
      ${dated.map(
        ({ epoch, token }) =>
          html`<li key=${epoch}>
            <${Token} book=${ctx.book} token=${token} />
            <span class="note">${t("token-epoch", { epoch: ROMAN[epoch] })}</span>
          </li>`,
      )}
      ${
        waits &&
        html`<li><${TokenToCome} epoch=${view.epoch} words=${t("token-epoch", { epoch: ROMAN[view.epoch] })} /></li>`
      }
      ${!left.length && !dated.length && !waits && html`<li class="small soft">${t("tokens-none")}</li>`}
    </ul>
  </section>`;
}

/** What lies on the spaces of the Endgame, as far as the viewer may know. @param {{env: Env}} props */
function EndgameSpaces({ env }) {
  const { ctx, view } = env;
  const epochs = [...ctx.book.epochs.keys()];
  return html`<section class="rail-part" aria-labelledby="endgame-spaces">
    <header class="rail-head">
      <h2 class="panel-title" id="endgame-spaces">${t("endgame-spaces")}</h2>
      <span class="note">${t("endgame-spaces-each")}</span>
    </header>
    <ul class="token-list spaces plain-list">
      ${epochs.map((epoch) => {
        const token = view.endgame[epoch] ?? view.hand.endgame[epoch];
        const lies = epoch in view.endgame;
        const words = view.endgame[epoch]
          ? called(ctx.book, token)
          : token
            ? t("endgame-known", { token: called(ctx.book, token) })
            : t(lies ? "endgame-face-down" : "endgame-to-come");
        return html`<li key=${epoch}>
          ${
            token
              ? html`<span class="area-token small-token"><${TokenShape} book=${ctx.book} token=${token} /></span>`
              : lies
                ? html`<${TokenBack} epoch=${epoch} />`
                : html`<${TokenToCome} epoch=${epoch} />`
          }
          <span class="note">${words}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{env: Env}} props */
function ActiveAreas({ env }) {
  const { ctx, view, seat } = env;
  return html`<section class="rail-part" aria-labelledby="active-areas">
    <header class="rail-head">
      <h2 class="panel-title" id="active-areas">${t("areas-active")}</h2>
      <span class="note">${t(seat === null ? "areas-most" : "areas-most-yours")}</span>
    </header>
    <ul class="plain-list area-rows">
      ${view.areas.map((/** @type {string} */ area) => {
        const counts = armiesIn(ctx.book, view, area);
        const top = Math.max(...counts);
        const first = counts.flatMap((count, other) => (count && count === top ? [other] : []));
        const name = (/** @type {number} */ other) => listedName(ctx.seats, other, seat);
        return html`<li key=${area} class="area-row">
          <i class=${`swatch region-${area}`} aria-hidden="true" />
          <span>
            ${called(ctx.book, area)}
            ${ctx.book.areas.get(area)?.active_from === view.epoch && html` <span class="note">${t("area-new")}</span>`}
          </span>
          <span class="small">
            ${
              !top
                ? t("area-nobody")
                : first.length > 1
                  ? html`
                      ${first.map(
                        (other) =>
                          html`
                            <${Seal}
                              key=${other}
                              pigment=${pigmentOf(other, seat)}
                              standing=${false}
                              size=${17}
                              label=${name(other)}
                            /> `,
                      )}
                      <span class="numbers">${top}</span>
                    `
                  : t("area-most", { names: name(first[0]), count: top })
            }
          </span>
          ${
            seat !== null &&
            html`<b class="numbers">
              ${
                counts[seat]
                  ? html`<${Seal} pigment=${pigmentOf(seat, seat)} standing=${false} size=${15} /> ${counts[seat]}`
                  : "–"
              }
            </b>`
          }
        </li>`;
      })}
    </ul>
  </section>`;
}
