// The lands as a table, grouped by area: the map for those who do not see it, and for those who like lists.

import { html } from "htm/preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { t } from "../../../i18n.js";
import { listedName } from "../../../table/names.js";
import { memo } from "../../../ui/memo.js";
import { Seal, pigmentOf } from "../../../ui/seal.js";
import { loadCatalogue } from "../catalogue.js";
import { signed } from "../counsel.js";
import { buildingWords } from "./card.js";
import { optionsOf } from "./model.js";

const COLUMNS = ["land", "owner", "pieces", "terrain", "trait", "open", "worth"];

/**
 * Always in the page; seen when `ui.list` says so (V).
 * @type {(props: {
 *   edition: import("./model.js").Edition,
 *   store: import("../../../store.js").TableStore,
 *   ui: import("../../../table/state.js").Ui,
 * }) => any}
 */
export const LandGrid = memo(({ edition, store, ui }) => {
  const { game = "", rules, data } = store.table.value ?? {};
  const [catalogue, show] = useState(/** @type {import("../catalogue.js").Catalogue | null} */ (null));
  useEffect(() => {
    let wanted = true;
    if (game)
      loadCatalogue(game, rules, data).then(
        (found) => wanted && show(found),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [game, rules, data]);
  const seen = ui.list.value;
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (seen)
      /** @type {HTMLElement | null | undefined} */ (panel.current?.querySelector("[role=row][tabindex='0']"))?.focus();
  }, [seen]);
  return html`<section
    id="land-table"
    ref=${panel}
    class=${seen ? "lands-panel" : "lands-panel visually-hidden"}
    aria-labelledby="lands-title"
  >
    <header>
      <h2 id="lands-title" class="panel-title">${t("map-lands")}</h2>
      ${
        seen
          ? html`<button class="button quiet" onClick=${() => (ui.list.value = false)}>
              ${t("map-lands-close")}
              ${" "}
              <kbd class="key">V</kbd>
            </button>`
          : null
      }
    </header>
    ${catalogue ? html`<${Rows} edition=${edition} store=${store} ui=${ui} catalogue=${catalogue} />` : null}
  </section>`;
});

/** How long the hidden table may be behind, in milliseconds. */
const BEHIND = 400;

/**
 * What was last said, once it has stood for a moment.
 * @template T
 * @param {T} now
 * @param {boolean} waits
 * @returns {T}
 */
function useLater(now, waits) {
  const [late, follow] = useState(now);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => follow(now), BEHIND);
    return () => clearTimeout(timer);
  }, [waits, ...Object.values(/** @type {any} */ (now))]);
  return late;
}

/**
 * @param {{
 *   edition: import("./model.js").Edition,
 *   store: import("../../../store.js").TableStore,
 *   ui: import("../../../table/state.js").Ui,
 *   catalogue: import("../catalogue.js").Catalogue,
 * }} props
 */
function Rows({ edition, store, ui, catalogue }) {
  // While the table is there only to be read, the keyboard passes it by, for nobody should land on what cannot be seen;
  // and it follows the game a moment later, so that a move does not wait for it.
  const seen = ui.list.value;
  const now = { known: store.known.value, lit: ui.lit.value, focus: ui.focus.value };
  const late = useLater(now, !seen);
  const { known, lit, focus } = seen ? now : late;
  return html`<${Table}
    edition=${edition}
    ui=${ui}
    catalogue=${catalogue}
    known=${known}
    lit=${lit}
    focus=${focus}
    seen=${seen}
  />`;
}

/**
 * @typedef {{
 *   edition: import("./model.js").Edition,
 *   ui: import("../../../table/state.js").Ui,
 *   catalogue: import("../catalogue.js").Catalogue,
 *   known: import("../../../reduce.js").Known | null,
 *   lit: Map<string, import("../../../table/state.js").Lit> | null,
 *   focus: string | null,
 *   seen: boolean,
 * }} TableProps
 */

const Table = memo((/** @type {TableProps} */ { edition, ui, catalogue, known, lit, focus, seen }) => {
  const lands = known?.view?.lands ?? {};
  const viewer = known?.viewer ?? null;
  const options = useMemo(() => optionsOf(known, edition.onLands), [known]);
  const order = [...catalogue.areas.values()].flatMap((area) => area.lands);
  const current = focus !== null && order.includes(focus) ? focus : order[0];
  const body = useRef(/** @type {HTMLElement | null} */ (null));

  const choose = useCallback(
    (/** @type {string} */ land) => {
      ui.focus.value = land;
      ui.card.value = true;
      if (ui.lit.peek()?.has(land)) ui.press.peek()(land);
      if (ui.list.peek()) {
        // Back on the map, where the land is in focus now.
        ui.list.value = false;
        document.getElementById("map")?.focus();
      }
    },
    [ui],
  );

  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const now = order.indexOf(/** @type {HTMLElement} */ (event.target).dataset.land ?? "");
    if (now < 0) return;
    const steps = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: order.length - 1 };
    const to = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (to !== undefined) {
      event.preventDefault();
      const land = order[Math.max(0, Math.min(order.length - 1, to))];
      ui.focus.value = land;
      /** @type {HTMLElement | null | undefined} */ (body.current?.querySelector(`[data-land="${land}"]`))?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(order[now]);
    }
  };
  return html`<div class="land-grid" role="grid" aria-labelledby="lands-title" ref=${body} onKeyDown=${walk}>
    <div role="rowgroup" class="grid-head">
      <div role="row">
        ${COLUMNS.map(
          (column) => html`<span role="columnheader" class=${`col-${column}`}>${t(`map-column-${column}`)}</span>`,
        )}
      </div>
    </div>
    ${[...catalogue.areas.values()].map(
      (area) => html`<div role="rowgroup" key=${area.id} aria-label=${catalogue.name(area.id)}>
        <div role="row" class="grid-region">
          <span role="rowheader" aria-colspan=${COLUMNS.length}>${catalogue.name(area.id)}</span>
        </div>
        ${area.lands.map((id) => {
          const held = lands[id] ?? {};
          const land = catalogue.lands.get(id);
          const light = lit?.get(id);
          const worth = light ? options.get(id)?.[0]?.worth : null;
          return html`<${Row}
            key=${id}
            id=${id}
            name=${catalogue.name(id)}
            owner=${held.owner === undefined ? "" : listedName(known?.table.seats ?? [], held.owner, viewer)}
            pigment=${held.owner === undefined ? -1 : pigmentOf(held.owner, viewer)}
            standing=${!!held.active}
            pieces=${[held.owner === undefined ? "" : t(held.active ? "map-standing" : "map-flat"), buildingWords(held)]
              .filter(Boolean)
              .join(", ")}
            terrain=${land && land.terrain !== "clear" ? t(`map-terrain-${land.terrain.replaceAll("_", "-")}`) : ""}
            trait=${edition.trait(catalogue, id)}
            open=${light ? (light.label ?? light.tag) : ""}
            worth=${worth ?? null}
            reached=${seen && id === current}
            selected=${id === focus}
            choose=${choose}
          />`;
        })}
      </div>`,
    )}
  </div>`;
});

/**
 * @typedef {{
 *   id: string,
 *   name: string,
 *   owner: string,
 *   pigment: number,
 *   standing: boolean,
 *   pieces: string,
 *   terrain: string,
 *   trait: string,
 *   open: string,
 *   worth: number | null,
 *   reached: boolean,
 *   selected: boolean,
 *   choose: (land: string) => void,
 * }} RowProps
 */

const Row = memo((/** @type {RowProps} */ row) => {
  const points = row.worth === null ? "" : signed(row.worth);
  return html`<div
    role="row"
    data-land=${row.id}
    class=${`grid-row ${row.open ? "open" : ""}`}
    tabindex=${row.reached ? 0 : -1}
    aria-selected=${row.selected}
    onClick=${() => row.choose(row.id)}
  >
    <span role="rowheader" class="col-land">${row.name}</span>
    <span role="gridcell" class="col-owner">
      ${
        row.pigment < 0 ? "" : html`<${Seal} pigment=${row.pigment} standing=${row.standing} size=${18} /> ${row.owner}`
      }
    </span>
    <span role="gridcell" class="col-pieces">${row.pieces}</span>
    <span role="gridcell" class="col-terrain">${row.terrain}</span>
    <span role="gridcell" class="col-trait">${row.trait}</span>
    <span role="gridcell" class="col-open numbers">${row.open}</span>
    <span role="gridcell" class="col-worth numbers">${points}</span>
  </div>`;
});
