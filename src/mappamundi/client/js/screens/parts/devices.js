// The devices on which one is signed in, and signing out there.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatter, t } from "../../i18n.js";
import { ask } from "../../net.js";
import { Row } from "../../ui/lists.js";
import { complain, toast } from "../../ui/toast.js";

/** @typedef {import("../../wire.js").Device} Device */

/** @param {Device} device */
const named = ({ name }) => name ?? t("device-unknown");

/** @param {Device} device */
const since = ({ since: at, here }) =>
  t(here ? "device-here" : "device-since", {
    date: formatter("DateTimeFormat", { dateStyle: "medium" }).format(at * 1000),
  });

/** @param {{left: () => void}} props `left`: nobody is signed in here any more */
export function Devices({ left }) {
  const [devices, setDevices] = useState(/** @type {Device[]} */ ([]));
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const look = () => ask("GET", "/api/me/devices").then((found) => setDevices(found.devices));
  useEffect(() => void look().catch(complain), []);
  const signOut = async (/** @type {Device} */ device) => {
    try {
      await ask("DELETE", `/api/me/devices/${device.id}`);
      await look();
      toast(t("device-signed-out", { device: named(device) }));
      // The button that was pressed is gone with its row.
      title.current?.focus();
    } catch (error) {
      complain(error);
    }
  };
  const everywhere = async () => {
    try {
      await ask("DELETE", "/api/me/devices");
      left();
      toast(t("devices-signed-out"));
    } catch (error) {
      complain(error);
    }
  };
  if (!devices.length) return null;
  return html`
    <h3 class="panel-title" tabindex="-1" ref=${title}>${t("account-devices")}</h3>
    <ul class="rows">
      ${devices.map(
        (device) => html`<${Row}
          key=${device.id}
          title=${named(device)}
          note=${since(device)}
          action=${
            !device.here &&
            html`<button
              class="button"
              aria-label=${t("row-action", { action: t("account-sign-out"), title: named(device) })}
              onClick=${() => signOut(device)}
            >
              ${t("account-sign-out")}
            </button>`
          }
        />`,
      )}
    </ul>
    <div class="signed-in">
      <p class="note">${t("devices-note")}</p>
      <button class="button" onClick=${everywhere}>${t("devices-sign-out")}</button>
    </div>
  `;
}
