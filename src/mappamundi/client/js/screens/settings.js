// Settings: how this browser shows and tells things, and the account, for who wants one.

import { html } from "htm/preact";
import { useEffect, useId, useState } from "preact/hooks";
import { PLAYABLE, lettersOf, listedPigment, useWordsOf } from "../games/index.js";
import { LANGUAGES, listed, refusalOf, t } from "../i18n.js";
import { keepTable, set, settings } from "../keep.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { Choice, Switch } from "../ui/controls.js";
import { Header, showPart } from "../ui/header.js";
import { Letters } from "../ui/keymap.js";
import { Empty, Row, Seals, filled, seatName, useAnswer, useTitle } from "../ui/lists.js";
import { SoundChoice } from "../ui/sound-choice.js";
import { Devices } from "./parts/devices.js";
import { NoticesSettings } from "./parts/notices.js";
import { PIGMENTS, Seal } from "../ui/seal.js";
import { complain } from "../ui/toast.js";
import { account } from "../wishes.js";

/** @param {{id: string, title: string, children: any}} props */
const Part = ({ id, title, children }) =>
  html`<section class="panel settings-part" aria-labelledby=${id}>
    <h2 class="panel-title" id=${id} tabindex="-1">${title}</h2>
    ${children}
  </section>`;

/** @param {string[]} values @param {string} prefix */
const choices = (values, prefix) => values.map((value) => ({ value, label: t(`${prefix}-${value}`) }));

function You() {
  const { name, pigment } = settings.value;
  return html`<${Part} id="you" title=${t("settings-you")}>
    <label class="field">
      <span class="legend">${t("settings-name")}</span>
      <input
        type="text"
        maxlength="40"
        autocomplete="nickname"
        value=${name}
        onInput=${(/** @type {any} */ event) => set({ name: event.currentTarget.value })}
      />
    </label>
    <p class="note">${t("settings-name-note")}</p>
    <${Choice}
      label=${t("settings-pigment")}
      wrap
      value=${pigment}
      onChange=${(/** @type {number | null} */ value) => set({ pigment: value })}
      options=${[
        { value: null, label: t("settings-pigment-seat") },
        ...PIGMENTS.map((one, number) => ({
          value: number,
          label: html`<${Seal} pigment=${number} size=${22} /> ${t(`pigment-${one}`)}`,
        })),
      ]}
    />
    <p class="note">${t("settings-pigment-note")}</p>
  <//>`;
}

function Look() {
  const { theme, motion, patterns } = settings.value;
  const language = settings.value.language || settings.value.guest;
  return html`<${Part} id="look" title=${t("settings-look")}>
    <label class="field">
      <span class="legend">${t("language")}</span>
      <select
        value=${language}
        onChange=${(/** @type {any} */ event) => set({ language: event.currentTarget.value, guest: "" })}
      >
        <option value="" selected=${language === ""}>${t("settings-language-browser")}</option>
        ${Object.entries(LANGUAGES).map(
          ([id, name]) => html`<option value=${id} lang=${id} selected=${id === language}>${name}</option>`,
        )}
      </select>
    </label>
    <${Choice}
      label=${t("settings-theme")}
      value=${theme}
      options=${choices(["system", "light", "dark"], "theme")}
      onChange=${(/** @type {any} */ value) => set({ theme: value })}
    />
    <${Choice}
      label=${t("settings-motion")}
      value=${motion}
      options=${choices(["system", "full", "still"], "motion")}
      onChange=${(/** @type {any} */ value) => set({ motion: value })}
    />
    <p class="note">${t("settings-motion-note")}</p>
    <${Switch}
      label=${t("settings-patterns")}
      note=${t("settings-patterns-note")}
      checked=${patterns}
      onChange=${(/** @type {boolean} */ on) => set({ patterns: on })}
    />
  <//>`;
}

/** The letters of the games, whose words come when somebody looks. */
function Keys() {
  const [open, setOpen] = useState(false);
  useWordsOf(open ? PLAYABLE : []);
  const letters = Object.fromEntries(PLAYABLE.map((game) => [game, lettersOf(game)]));
  return html`<details class="letters-fold" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary class="button">${t("settings-keys")}</summary>
    ${open && html`<${Letters} games=${letters} />`}
  </details>`;
}

function Play() {
  const { pace, byHand, follow, runOn, letters, chat } = settings.value;
  return html`<${Part} id="play" title=${t("settings-play")}>
    <${Choice}
      label=${t("settings-show")}
      value=${!pace ? "once" : byHand ? "hand" : "play"}
      options=${choices(["play", "hand", "once"], "settings-show")}
      onChange=${(/** @type {string} */ value) =>
        set({ pace: value === "once" ? 0 : pace || 1, byHand: value === "hand" })}
    />
    <p class="note">${t("settings-show-note")}</p>
    ${
      pace > 0 &&
      html`<${Choice}
        label=${t("settings-pace")}
        value=${pace}
        onChange=${(/** @type {any} */ value) => set({ pace: value })}
        options=${choices(["1", "2"], "settings-pace").map(({ label }, n) => ({ value: n + 1, label }))}
      />`
    }
    <${Switch}
      label=${t("settings-run-on")}
      note=${t("settings-run-on-note")}
      checked=${runOn}
      onChange=${(/** @type {boolean} */ on) => set({ runOn: on })}
    />
    <${Switch}
      label=${t("settings-follow")}
      note=${t("settings-follow-note")}
      checked=${follow}
      onChange=${(/** @type {boolean} */ on) => set({ follow: on })}
    />
    <${Switch}
      label=${t("settings-letters")}
      note=${t("settings-letters-note")}
      checked=${letters}
      onChange=${(/** @type {boolean} */ on) => set({ letters: on })}
    />
    ${letters && html`<${Keys} />`}
    <${SoundChoice} />
    <${Switch}
      label=${t("settings-chat")}
      note=${t("settings-chat-note")}
      checked=${chat}
      onChange=${(/** @type {boolean} */ on) => set({ chat: on })}
    />
  <//>`;
}

/** @param {{known: (me: any) => void}} props */
function SignIn({ known }) {
  const [fresh, setFresh] = useState(false);
  const [name, setName] = useState(settings.peek().name);
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const note = useId();
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (busy) return;
    const wrong =
      name.trim().length < 2
        ? t("account-short-name")
        : fresh && password.length < 10
          ? t("account-short-password")
          : "";
    setProblem(wrong);
    if (wrong) return;
    setBusy(true);
    try {
      await ask("POST", fresh ? "/api/accounts" : "/api/login", { body: { name: name.trim(), password } });
      known(await ask("GET", "/api/me"));
    } catch (error) {
      const said = /** @type {any} */ (error).problem;
      if (/^(name_|wrong_password)/.test(said?.reason)) setProblem(refusalOf(said));
      else complain(error);
    } finally {
      setBusy(false);
    }
  };
  return html`<form class="account-form" onSubmit=${submit} noValidate>
    <p class="small">${t("account-why")}</p>
    <${Choice}
      label=${t("account-how")}
      hideLabel
      value=${fresh}
      onChange=${setFresh}
      options=${[{ value: false, label: t("account-sign-in") }, { value: true, label: t("account-register") }]}
    />
    <label class="field">
      <span>${t("account-name")}</span>
      <input
        type="text"
        autocomplete="username"
        value=${name}
        onInput=${(/** @type {any} */ event) => setName(event.currentTarget.value)}
      />
    </label>
    <label class="field">
      <span>${t("account-password")}</span>
      <input
        type="password"
        autocomplete=${fresh ? "new-password" : "current-password"}
        value=${password}
        aria-describedby=${note}
        onInput=${(/** @type {any} */ event) => setPassword(event.currentTarget.value)}
      />
    </label>
    <p class=${problem ? "problem" : "note"} id=${note} role=${problem ? "alert" : undefined}>
      ${problem || (fresh ? t("account-password-note") : t("account-cookie-note"))}
    </p>
    <button class="button dark" aria-disabled=${busy ? "true" : undefined}>
      ${fresh ? t("account-register") : t("account-sign-in")}
    </button>
  </form>`;
}

function Account() {
  const [me, setMe] = useState(/** @type {any} */ (settings.peek().signedIn ? undefined : null));
  const found = useAnswer(me === undefined ? "/api/me" : null);
  // Only the server itself can say that nobody is signed in; silence says nothing.
  const nobody = found.problem?.status === 401;
  useEffect(() => {
    if (found.answer || nobody) setMe(found.answer);
  }, [found.answer, nobody]);
  useEffect(() => {
    account.value = me;
    if (me !== undefined && settings.peek().signedIn !== !!me) set({ signedIn: !!me });
  }, [me]);
  const open = async (/** @type {any} */ table, /** @type {number} */ seat) => {
    try {
      const joined = await ask("POST", `/api/me/tables/${table.id}/token`, { body: { seat } });
      keepTable(table.id, { game: table.game, seats: { [joined.seat]: joined.token } });
      go(`/t/${table.id}`);
    } catch (error) {
      complain(error);
    }
  };
  const leave = async () => {
    try {
      await ask("POST", "/api/logout");
      setMe(null);
    } catch (error) {
      complain(error);
    }
  };
  return html`<${Part} id="account" title=${t("settings-account")}>
    ${
      me === undefined &&
      found.problem &&
      !nobody &&
      html`
        <${Empty} text=${t("offline-title")} />
        <button class="button" onClick=${found.again}>${t("try-again")}</button>
      `
    }
    ${me === null && html`<${SignIn} known=${setMe} />`}
    ${
      me &&
      html`
        <div class="signed-in">
          <p>${t("account-signed-in", { name: me.name })}</p>
          <button class="button" onClick=${leave}>${t("account-sign-out")}</button>
        </div>
        <h3 class="panel-title">${t("account-tables")}</h3>
        ${
          me.seats.length
            ? html`<ul class="rows">
                ${me.seats.map((/** @type {import("../wire.js").MySeat} */ { table, seat }) => {
                  const title = listed(filled(/** @type {import("../types.js").Table} */ (table)).map(seatName));
                  return html`<${Row}
                    title=${title}
                    note=${html`
                      <${Seals} table=${table} viewer=${seat} pigment=${listedPigment} />
                      ${" "}
                      ${t(`phase-${table.phase}`)}
                    `}
                    action=${html`<button
                      class="button"
                      aria-label=${t("row-action", { action: t("mine-open"), title })}
                      onClick=${() => open(table, seat)}
                    >
                      ${t("mine-open")}
                    </button>`}
                  />`;
                })}
              </ul>`
            : html`<${Empty} text=${t("account-no-tables")} />`
        }
        <${Devices} left=${() => setMe(null)} />
      `
    }
  <//>`;
}

export default function Settings() {
  useTitle(t("nav-settings"));
  useEffect(showPart, []);
  return html`
    <${Header} current="settings" />
    <main id="main" class="page" tabindex="-1">
      <h1 class="page-title">${t("nav-settings")}</h1>
      <p class="page-lead">${t("settings-lead")}</p>
      <div class="settings-grid">
        <div><${You} /><${Look} /><${NoticesSettings} /></div>
        <div><${Play} /><${Account} /></div>
      </div>
    </main>
  `;
}
