// Notices of one's decisions: in this browser, at a webhook, and the hours in which none are wanted.

import { html } from "htm/preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { refusalOf, t } from "../../i18n.js";
import { set, settings } from "../../keep.js";
import { Refused, ask } from "../../net.js";
import { account, seatsHere, tellServer, tryNotice, zone } from "../../wishes.js";
import { Switch } from "../../ui/controls.js";
import { toast } from "../../ui/toast.js";

const NIGHT = { start: "22:00", end: "08:00" };
// Whoever sets a time does so key by key.
const PAUSE = 800;

/** An address without what only its owner should see. @param {string} address */
const masked = (address) => `${new URL(address).origin}/…`;

/** The address as browsers write it, if it is one of the web. @param {string} text */
function read(text) {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** @param {unknown} error */
function said(error) {
  if (!(error instanceof Refused)) throw error;
  return refusalOf(error.problem);
}

function InBrowser() {
  const able = "Notification" in window;
  const [permission, setPermission] = useState(able ? Notification.permission : "denied");
  const want = async (/** @type {boolean} */ on) => {
    if (!on) return set({ notify: false });
    const answer = await Notification.requestPermission();
    setPermission(answer);
    set({ notify: answer === "granted" });
    if (answer !== "granted") toast(t("settings-notify-denied"));
  };
  const note = !able
    ? "settings-notify-unable"
    : permission === "denied"
      ? "settings-notify-denied"
      : "settings-notify-note";
  return html`<${Switch}
    label=${t("settings-notify")}
    note=${t(note)}
    checked=${settings.value.notify && permission === "granted"}
    disabled=${!able || permission === "denied"}
    onChange=${want}
  />`;
}

/** @param {{changed: () => void}} props */
function Quiet({ changed }) {
  const { quiet } = settings.value;
  const change = (/** @type {typeof quiet} */ hours) => {
    set({ quiet: hours });
    changed();
  };
  const field = (/** @type {"start" | "end"} */ which) => html`<label class="field">
    <span>${t(`notices-${which}`)}</span>
    <input
      type="time"
      required
      value=${quiet?.[which]}
      onChange=${(/** @type {any} */ event) => {
        const hours = { .../** @type {typeof NIGHT} */ (quiet), [which]: event.currentTarget.value };
        if (event.currentTarget.value && hours.start !== hours.end) change(hours);
      }}
    />
  </label>`;
  return html`
    <${Switch}
      label=${t("notices-quiet")}
      note=${t("notices-quiet-note")}
      checked=${!!quiet}
      onChange=${(/** @type {boolean} */ on) => change(on ? NIGHT : null)}
    />
    ${
      quiet &&
      html`<div class="quiet-hours">
        ${field("start")}
        ${field("end")}
        <p class="note">${t("notices-zone", { zone: zone().replaceAll("_", " ") })}</p>
      </div>`
    }
  `;
}

/** For whom it is. */
function whom() {
  if (account.value) return t("notices-for-account", { name: account.value.name });
  return t("notices-for-seats", { seats: seatsHere().length });
}

/**
 * @param {{kept: string | null, know: (kept: string | null) => void}} props `kept` is what the account has, as the
 *   server shows it
 */
function Webhook({ kept, know }) {
  const { webhook } = settings.value;
  const [address, setAddress] = useState("");
  const [answer, setAnswer] = useState(/** @type {{text: string, bad?: boolean} | null} */ (null));
  const [busy, setBusy] = useState(false);
  const note = useId();
  const label = useId();
  const shown = account.value ? kept : webhook && masked(webhook);
  const can = !!account.value || seatsHere().length > 0;
  /** @param {() => Promise<{text: string, bad?: boolean}>} work */
  const during = async (work) => {
    if (busy) return;
    setBusy(true);
    setAnswer(null);
    try {
      setAnswer(await work());
    } catch (error) {
      setAnswer({ text: said(error), bad: true });
    } finally {
      setBusy(false);
    }
  };
  const use = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const url = read(address.trim());
    if (!url) return setAnswer({ text: t("notices-bad-address"), bad: true });
    void during(async () => {
      const before = settings.peek().webhook;
      set({ webhook: url.href });
      try {
        know((await tellServer({ webhook: url.href }))?.webhook ?? null);
      } catch (error) {
        set({ webhook: before });
        throw error;
      }
      setAddress("");
      return { text: t("notices-kept") };
    });
  };
  const remove = () =>
    void during(async () => {
      set({ webhook: "" });
      know((await tellServer({ webhook: null }))?.webhook ?? null);
      return { text: t("notices-removed") };
    });
  const attempt = () =>
    void during(async () => {
      const { delivered, why } = await tryNotice();
      return delivered
        ? { text: t("notices-delivered") }
        : { text: t(`notices-why-${(why ?? "failed").replace("_", "-")}`), bad: true };
    });
  return html`<form class="webhook" onSubmit=${use} noValidate>
    ${
      shown
        ? html`
            <div class="field">
              <span class="legend" id=${label}>${t("notices-webhook")}</span>
              <output class="webhook-address" aria-labelledby=${label}>${shown}</output>
            </div>
            <div class="webhook-acts">
              <button
                type="button"
                class="button"
                aria-disabled=${busy || !can ? "true" : undefined}
                aria-describedby=${note}
                onClick=${() => can && attempt()}
              >
                ${t("notices-test")}
              </button>
              <button type="button" class="button quiet" aria-disabled=${busy ? "true" : undefined} onClick=${remove}>
                ${t("notices-remove")}
              </button>
            </div>
          `
        : html`
            <label class="field">
              <span class="legend">${t("notices-webhook")}</span>
              <input
                type="url"
                inputmode="url"
                autocomplete="off"
                spellcheck=${false}
                maxlength="2000"
                value=${address}
                aria-describedby=${note}
                aria-invalid=${answer?.bad ? "true" : undefined}
                onInput=${(/** @type {any} */ event) => setAddress(event.currentTarget.value)}
              />
            </label>
            <div class="webhook-acts">
              <button class="button" aria-disabled=${busy ? "true" : undefined}>${t("notices-use")}</button>
            </div>
          `
    }
    <p class=${answer?.bad ? "problem" : "small"} role="status">${answer?.text}</p>
    <p class="note" id=${note}>${shown ? whom() : t("notices-webhook-note")}</p>
  </form>`;
}

export function NoticesSettings() {
  const [mode, setMode] = useState("");
  const [kept, setKept] = useState(/** @type {string | null} */ (null));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const who = account.value?.name;
  useEffect(() => {
    ask("GET", "/api/notices").then(
      ({ webhooks }) => setMode(webhooks),
      () => setMode("off"),
    );
  }, []);
  useEffect(() => {
    if (!who) setKept(null);
    else {
      const here = (/** @type {import("../../wire.js").Notices} */ { webhook, quiet }) => {
        setKept(webhook);
        // Set on another device: they are the same person's hours.
        if (quiet) set({ quiet: { start: quiet.start, end: quiet.end } });
      };
      ask("GET", "/api/me/notices").then(here, () => setKept(null));
    }
  }, [who]);
  const changed = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tellServer().catch((error) => toast(said(error))), PAUSE);
  };
  return html`<section class="panel settings-part" aria-labelledby="notices">
    <h2 class="panel-title" id="notices" tabindex="-1">${t("settings-notices")}</h2>
    <div><${InBrowser} /><${Quiet} changed=${changed} /></div>
    ${mode === "off" && html`<p class="note">${t("notices-off")}</p>`}
    ${mode && mode !== "off" && html`<${Webhook} kept=${kept} know=${setKept} />`}
  </section>`;
}
