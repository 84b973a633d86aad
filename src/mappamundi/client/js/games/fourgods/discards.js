// All discards under each other: a tab of the phone.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { listedName } from "../../table/names.js";
import { Seal, pigmentOf } from "../../ui/seal.js";
import { playOf } from "./play.js";
import { Slots, partsOf } from "./strips.js";
import { t } from "../../i18n.js";

/** @typedef {import("./types.js").Env} Env */

/** @param {{env: Env, toBoard?: () => void}} props */
function Panel({ env, toBoard }) {
  const { store, ui, view, table, seat } = env;
  // What was taken here is laid in the World.
  const taken = playOf(store, ui).hands.value.some((held) => held?.taken);
  const before = useRef(taken);
  useEffect(() => {
    if (taken && !before.current) toBoard?.();
    before.current = taken;
  }, [taken]);
  const order = [...new Set(partsOf(view, seat).map((part) => part.seat))];
  return html`<section class="rail-part g-discards" aria-labelledby="discards-title">
    <h2 class="panel-title" id="discards-title">${t("strip-title")}</h2>
    ${order.map(
      (one) =>
        html`<section key=${one}>
          <h3 class="g-strip-name">
            <${Seal} pigment=${pigmentOf(one, seat)} size=${24} />
            <b>${listedName(table.seats, one, seat)}</b>
          </h3>
          <${Slots}
            store=${store}
            ui=${ui}
            part=${{ side: "south", seat: one, from: 0, slots: view.areas[one].length }}
            size=${58}
          />
        </section>`,
    )}
  </section>`;
}

/** @type {import("../contract.js").Tab<import("./types.js").Game>} */
export const DISCARDS = { id: "discards", count: (view) => view.areas.flat().filter(Boolean).length, Panel };
