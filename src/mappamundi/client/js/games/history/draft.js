// What the screens on which empires are chosen share: who is who in the order, and what can be chosen side by side.

import { html } from "htm/preact";
import { listedName } from "../../table/names.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { called } from "./words.js";

/** @typedef {import("./types.js").Env} Env */

/**
 * Somebody in the order: by name, with what they have and what they do.
 * @param {{env: Env, other: number, has: any, does: string}} props
 */
export const Chooser = ({ env: { ctx, seat }, other, has, does }) => html`
  <${Seal} pigment=${pigmentOf(other, seat)} size=${24} bot=${ctx.seats[other]?.state === "bot"} />
  <span>
    <b>${listedName(ctx.seats, other, seat)}</b>
    ${" "}
    <span class="numbers soft">${has}</span>
    <br />
    <span class="small">${does}</span>
  </span>
`;

/**
 * What can be chosen, side by side as a table: the heads choose.
 * @param {{env: Env, ids: string[], rows: [string, (id: string) => any][]}} props
 */
export const CompareTable = ({ env: { ctx, ui }, ids, rows }) => html`<div class="compare panel">
  <table>
    <thead>
      <tr>
        <td></td>
        ${ids.map(
          (id) =>
            html`<th scope="col">
              <button
                type="button"
                class=${`button ${ui.pick.value === id ? "dark chosen" : ""}`}
                aria-pressed=${ui.pick.value === id}
                onClick=${() => (ui.pick.value = id)}
              >
                ${called(ctx.book, id)}
              </button>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, of]) =>
          html`<tr><th scope="row">${name}</th>${ids.map((id) => html`<td class="numbers">${of(id)}</td>`)}</tr>`,
      )}
    </tbody>
  </table>
</div>`;
