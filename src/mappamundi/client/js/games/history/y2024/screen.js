// What takes the place of the map: the organization of an epoch, the gold of a turn, the Endgame.

import { html } from "htm/preact";
import { Endgame, EndgameRail } from "./endgame.js";
import { Organization } from "./organization.js";
import { organizationWaits } from "./organization-prompt.js";
import { OrganizationRail } from "./organization-rail.js";
import { Revenue, RevenueRail } from "./revenue.js";

/** @typedef {import("./types.js").Env} Env */

/**
 * By the phase of the game: the page and what stands beside it.
 * @type {Record<
 *   string,
 *   [import("../../contract.js").Drawn<{env: Env}>, import("../../contract.js").Drawn<{env: Env}>]
 * >}
 */
const SCREENS = {
  tokens: [Organization, OrganizationRail],
  events_draft: [Organization, OrganizationRail],
  choose_empire: [Organization, OrganizationRail],
  revenue: [Revenue, RevenueRail],
  conclude: [Revenue, RevenueRail],
  endgame: [Endgame, EndgameRail],
};

/** @param {{env: Env}} props */
export function Screen({ env }) {
  const [Page] = SCREENS[env.view.phase] ?? [];
  return Page ? html`<${Page} env=${env} />` : null;
}

/** @param {{env: Env}} props */
export function ScreenRail({ env }) {
  const [, Rail] = SCREENS[env.view.phase] ?? [];
  return Rail ? html`<${Rail} env=${env} />` : null;
}

/**
 * What stands in the map's place while others decide: an epoch is organized, or the last gold counted, before
 * everybody's eyes.
 * @param {Env} env
 * @returns {Partial<import("../../../table/prompt.js").Prompt>}
 */
export function screenWaits(env) {
  if (env.view.phase === "endgame") return { full: true };
  return env.view.selection ? organizationWaits(env) : {};
}
