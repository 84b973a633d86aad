// What is said at the table. It can be switched off by whoever wants quiet.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatter, t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { Seal, pigmentOf } from "../ui/seal.js";
import { complain } from "../ui/toast.js";
import { listedName } from "./names.js";

/** @typedef {import("./prompt.js").Env} Env */

/** @param {import("../types.js").Told[]} log */
export const spoken = (log) => log.filter((told) => told.kind === "chat");

/** @param {{env: Env, close: () => void}} props */
export function ChatPanel({ env, close }) {
  const { known, store, seat } = env;
  const [text, setText] = useState("");
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  // What is said does not wait for what is shown.
  const lines = spoken((store.latest.value ?? known).log);
  useEffect(() => end.current?.scrollIntoView({ block: "end" }), [lines.length]);
  useEffect(() => field.current?.focus(), []);
  const on = settings.value.chat;
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim().slice(0, 500);
    if (!said) return;
    setText("");
    store.say(said).catch((error) => {
      setText(said);
      complain(error);
    });
  };
  return html`<aside
    class="chat panel"
    aria-labelledby="chat-title"
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}
  >
    <header class="rail-head">
      <h2 class="panel-title" id="chat-title">${t("chat-title")}</h2>
      <button type="button" class="button quiet" onClick=${close} aria-label=${t("close")}>×</button>
    </header>
    ${
      on
        ? html`
            <div class="chat-lines" role="log" aria-live="polite">
              <ol>
                ${lines.map(
                  (told) =>
                    html`<li key=${told.seq}>
                      <${Seal} pigment=${pigmentOf(told.seat ?? 0, seat)} standing=${false} size=${16} />
                      <p>
                        <b>
                          ${
                            env.table.seats[told.seat ?? 0]?.name
                              ? told.name
                              : listedName(env.table.seats, told.seat ?? 0, seat)
                          }
                        </b>
                        ${" "}
                        <time class="note" datetime=${new Date(told.at * 1000).toISOString()}>
                          ${formatter("DateTimeFormat", { timeStyle: "short" }).format(told.at * 1000)}
                        </time>
                        <br />
                        ${told.text}
                      </p>
                    </li>`,
                )}
                ${!lines.length && html`<li class="small soft">${t("chat-empty")}</li>`}
              </ol>
              <div ref=${end} />
            </div>
            ${
              seat !== null &&
              html`<form onSubmit=${say}>
                <label class="visually-hidden" for="chat-text">${t("chat-say")}</label>
                <input
                  id="chat-text"
                  ref=${field}
                  type="text"
                  maxlength="500"
                  autocomplete="off"
                  placeholder=${t("chat-say")}
                  value=${text}
                  onInput=${(/** @type {any} */ event) => setText(event.target.value)}
                />
                <button class="button" type="submit">${t("chat-send")}</button>
              </form>`
            }
          `
        : html`<p class="small soft">${t("chat-off")}</p>`
    }
    <button type="button" class="link note" onClick=${() => set({ chat: !on })}>
      ${t(on ? "chat-turn-off" : "chat-turn-on")}
    </button>
  </aside>`;
}
