// A new table: who sits where, how the game is played, how long one may think, who may find it.

import { html } from "htm/preact";
import { useEffect, useId, useState } from "preact/hooks";
import { listedPigment, ready, usualGame } from "../games/index.js";
import { LANGUAGES, language, t } from "../i18n.js";
import { set, settings } from "../keep.js";
import { keepCreated } from "../mine.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { DataNote } from "../table/corrected.js";
import { Failed, Loading } from "../ui/blank.js";
import { Choice, Icon } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { useAnswer, useTitle } from "../ui/lists.js";
import { OptionPanel, defaults, excluded, fitting, relevant } from "../ui/options.js";
import { isRace, levelWords, rememberBot, usualBot } from "../ui/paces.js";
import { Seal } from "../ui/seal.js";
import { complain } from "../ui/toast.js";

/**
 * `here` is somebody else at the same screen.
 * @typedef {{kind: "me" | "here" | "invited" | "open" | "bot", name: string, bot: string}} SeatWish
 */

const KINDS = /** @type {const} */ (["me", "here", "invited", "open", "bot"]);
const PERSONAL = new Set(["me", "here"]);
const GRACES = [120, 600, 3600, 86400, 3 * 86400];
const LONGEST_NAME = 40;
const DAY = 86400;

/** @param {any} game @param {number} number */
const botSeat = (game, number) =>
  /** @type {SeatWish} */ ({ kind: "bot", name: t(`bot-name-${number}`), bot: usualBot(game) });

/**
 * The same people in another game: as many as it seats, and bots that play it.
 * @param {any} game
 * @param {SeatWish[]} seats
 */
const seatsFor = (game, seats) =>
  seats
    .slice(0, game.seats[1])
    .map((seat) => ({ ...seat, bot: game.bots.includes(seat.bot) ? seat.bot : usualBot(game) }));

/**
 * @param {{
 *   game: string,
 *   index: number,
 *   seat: SeatWish,
 *   levels: [string, string][],
 *   change: (seat: SeatWish) => void,
 *   remove: (() => void) | null,
 *   problem: string | null,
 * }} props
 */
function SeatRow({ game, index, seat, levels, change, remove, problem }) {
  const note = useId();
  const number = index + 1;
  /** @param {string} kind */
  const turn = (kind) => {
    const name = kind === "me" ? settings.peek().name : kind === "bot" ? t(`bot-name-${index || 6}`) : "";
    change({ ...seat, kind: /** @type {SeatWish["kind"]} */ (kind), name });
  };
  return html`<li class="seat-row">
    <${Seal} pigment=${listedPigment(game, index, null)} size=${30} bot=${seat.kind === "bot"} />
    <label class="field">
      <span class="visually-hidden">${t("new-seat-kind", { number })}</span>
      <select value=${seat.kind} onChange=${(/** @type {any} */ event) => turn(event.currentTarget.value)}>
        ${KINDS.map(
          (kind) => html`<option value=${kind} selected=${kind === seat.kind}>${t(`new-kind-${kind}`)}</option>`,
        )}
      </select>
    </label>
    <div class="seat-more">
      ${
        (PERSONAL.has(seat.kind) || seat.kind === "bot") &&
        html`<label class="field">
          <span class="visually-hidden">${t("new-seat-name", { number })}</span>
          <input
            type="text"
            value=${seat.name}
            placeholder=${t("new-name-empty")}
            maxlength=${LONGEST_NAME + 1}
            autocomplete=${seat.kind === "me" ? "nickname" : "off"}
            aria-invalid=${problem ? "true" : undefined}
            aria-describedby=${problem ? note : undefined}
            onInput=${(/** @type {any} */ event) => change({ ...seat, name: event.currentTarget.value })}
          />
        </label>`
      }
      ${
        seat.kind === "bot" &&
        html`<label class="field">
          <span class="visually-hidden">${t("new-seat-bot", { number })}</span>
          <select
            value=${seat.bot}
            onChange=${(/** @type {any} */ event) => change({ ...seat, bot: event.currentTarget.value })}
          >
            ${levels.map(([bot, words]) => html`<option value=${bot} selected=${bot === seat.bot}>${words}</option>`)}
          </select>
        </label>`
      }
      ${
        seat.kind !== "me" &&
        seat.kind !== "bot" &&
        html`<span class="note seat-note">${t(`new-kind-${seat.kind}-note`)}</span>`
      }
    </div>
    <button
      type="button"
      class="button quiet seat-remove"
      disabled=${!remove}
      aria-label=${t("new-seat-remove", { number })}
      onClick=${remove ?? undefined}
    >
      <${Icon} name="close" />
    </button>
    ${problem && html`<p class="problem" id=${note}>${problem}</p>`}
  </li>`;
}

/** Who will sit there. @param {SeatWish} seat */
const seatName = (seat) =>
  (PERSONAL.has(seat.kind) || seat.kind === "bot" ? seat.name.trim() : "") ||
  t(seat.kind === "me" ? "you" : `new-kind-${seat.kind}`);

/**
 * @param {{
 *   label: string,
 *   unit: string,
 *   value: number,
 *   least: number,
 *   most: number,
 *   onChange: (value: number) => void,
 * }} props
 */
function NumberField({ label, unit, value, least, most, onChange }) {
  return html`<label class="field number-field">
    <span>${label}</span>
    <span class="with-unit">
      <input
        type="number"
        inputmode="numeric"
        min=${least}
        max=${most}
        step="1"
        value=${Number.isNaN(value) ? "" : value}
        onInput=${(/** @type {any} */ event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <span>${unit}</span>
    </span>
  </label>`;
}

/** What stands in the way of such a table, in words. @param {any} game @param {any} wish */
function problemsOf(game, wish) {
  /** @type {Record<string, string>} */
  const found = {};
  const [least, most] = game.seats;
  if (wish.seats.length < least || wish.seats.length > most)
    found.seats = t("new-wrong-seats", { least, most, count: wish.seats.length });
  else if (wish.seats.filter((/** @type {SeatWish} */ seat) => seat.kind === "me").length > 1)
    found.seats = t("new-two-mine");
  wish.seats.forEach((/** @type {SeatWish} */ seat, /** @type {number} */ index) => {
    if (seat.name.trim().length > LONGEST_NAME) found[`seat-${index}`] = t("new-long-name", { most: LONGEST_NAME });
    else if (seat.kind === "here" && !seat.name.trim()) found[`seat-${index}`] = t("new-nameless");
  });
  const clash = excluded(game, wish.options, wish.seats.length);
  if (clash) found[`option-${clash.option}`] = clash.text;
  const { kind, minutes, increment, days } = wish.pace;
  if (kind === "live" && !(minutes >= 1 && minutes <= 600))
    found.pace = t("new-wrong-minutes", { least: 1, most: 600 });
  else if (kind === "live" && !(increment >= 0 && increment <= 600))
    found.pace = t("new-wrong-increment", { least: 0, most: 600 });
  if (kind === "correspondence" && !(days >= 1 && days <= 30)) found.pace = t("new-wrong-days", { least: 1, most: 30 });
  return found;
}

/** The wish as the server reads it. @param {any} game @param {any} wish */
function bodyOf(game, wish) {
  const { kind, minutes, increment, days } = wish.pace;
  return {
    game: game.id,
    seats: wish.seats.map((/** @type {SeatWish} */ seat) => ({
      kind: seat.kind === "here" ? "me" : seat.kind,
      ...(seat.name.trim() && { name: seat.name.trim() }),
      ...(seat.kind === "bot" && { bot: seat.bot }),
    })),
    options: fitting(wish.options, wish.seats.length),
    pace:
      kind === "live"
        ? { kind, base: minutes * 60, increment }
        : kind === "correspondence"
          ? { kind, base: days * DAY }
          : { kind },
    listed: wish.listed,
    language: wish.language,
    grace: wish.grace,
    // By lot is how the game itself has it.
    ...(isRace(game, wish.options) && wish.close === "arrival" && { race: { window: 0 } }),
  };
}

/** What will happen, in a sentence. @param {any} wish */
function outcome(wish) {
  const kinds = wish.seats.map((/** @type {SeatWish} */ seat) => seat.kind);
  if (kinds.every((/** @type {string} */ kind) => kind === "bot")) return t("new-then-watch");
  if (kinds.every((/** @type {string} */ kind) => kind === "bot" || PERSONAL.has(kind))) return t("new-then-start");
  const invited = kinds.filter((/** @type {string} */ kind) => kind === "invited").length;
  return invited ? t("new-then-invite", { count: invited }) : t("new-then-wait");
}

/**
 * @param {{games: any[], data: Record<string, string>}} props `data`: corrected ones, with which new tables are played
 */
function Form({ games, data }) {
  const [game, setGame] = useState(() => games.find(({ id }) => id === usualGame()) ?? games[0]);
  const [wish, setWish] = useState(() => ({
    seats: /** @type {SeatWish[]} */ ([
      { kind: "me", name: settings.peek().name, bot: usualBot(game) },
      ...[1, 2, 3].map((number) => botSeat(game, number)),
    ]),
    options: defaults(game),
    pace: { kind: /** @type {"none" | "live" | "correspondence"} */ ("none"), minutes: 15, increment: 20, days: 2 },
    listed: false,
    language: language.peek(),
    grace: 120,
    close: /** @type {"lot" | "arrival"} */ ("lot"),
  }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (/** @type {Partial<typeof wish>} */ more) => setWish({ ...wish, ...more });
  const pace = (/** @type {Partial<typeof wish.pace>} */ more) => change({ pace: { ...wish.pace, ...more } });
  const choose = (/** @type {any} */ next) => {
    setGame(next);
    // A race keeps its own time.
    change({
      options: defaults(next),
      seats: seatsFor(next, wish.seats),
      ...(next.race && { pace: { ...wish.pace, kind: "none" } }),
    });
  };
  const problems = problemsOf(game, wish);
  const wrong = Object.keys(problems).length;
  const racing = isRace(game, wish.options);
  const shown = tried ? problems : problems.seats ? { seats: problems.seats } : {};
  const [least, most] = game.seats;
  const levels = game.bots.map((/** @type {string} */ bot) => [
    bot,
    levelWords(game, bot, wish.seats.length, wish.options),
  ]);
  const wantsStrangers = wish.seats.some((seat) => seat.kind === "open");

  const create = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (wrong) {
      requestAnimationFrame(() =>
        /** @type {HTMLElement | null} */ (document.querySelector("[aria-invalid=true], .problem"))?.focus(),
      );
      return;
    }
    setBusy(true);
    const mine = wish.seats.find((seat) => seat.kind === "me");
    if (mine?.name.trim()) set({ name: mine.name.trim() });
    const other = mine && wish.seats.find((seat) => seat.kind === "bot");
    if (other) rememberBot(game, other.bot);
    try {
      const created = await ask("POST", "/api/tables", { body: bodyOf(game, wish) });
      keepCreated(created);
      go(`/t/${created.table.id}`);
    } catch (error) {
      setBusy(false);
      complain(error);
    }
  };
  return html`<form class="form-page" onSubmit=${create} noValidate>
    <div class="form-parts">
      ${
        games.length > 1 &&
        html`<section class="panel">
          <${Choice}
            label=${t("new-game")}
            wrap
            value=${game.id}
            options=${games.map((one) => ({ value: one.id, label: one.title }))}
            onChange=${(/** @type {string} */ id) => choose(games.find((one) => one.id === id))}
          />
        </section>`
      }
      <section class="panel" aria-labelledby="new-seats">
        <h2 class="panel-title" id="new-seats">${t("new-seats")}</h2>
        <p class="note">${t("new-seats-note", { least, most })}</p>
        <ol class="seat-rows">
          ${wish.seats.map(
            (seat, index) => html`<${SeatRow}
              key=${index}
              game=${game.id}
              index=${index}
              seat=${seat}
              levels=${levels}
              problem=${shown[`seat-${index}`] ?? null}
              change=${(/** @type {SeatWish} */ next) =>
                change({ seats: wish.seats.map((old, at) => (at === index ? next : old)) })}
              remove=${
                wish.seats.length > least ? () => change({ seats: wish.seats.filter((_, at) => at !== index) }) : null
              }
            />`,
          )}
        </ol>
        ${shown.seats && html`<p class="problem" role="alert" tabindex="-1">${shown.seats}</p>`}
        ${
          wish.seats.length < most &&
          html`<button
            type="button"
            class="button"
            onClick=${() => change({ seats: [...wish.seats, botSeat(game, wish.seats.length)] })}
          >
            <${Icon} name="add" />
            ${" "}
            ${t("new-seat-add")}
          </button>`
        }
      </section>
      ${relevant(game, wish.options, wish.seats.length).map(
        (option) => html`<${OptionPanel}
          key=${option.id}
          game=${game}
          option=${option}
          value=${wish.options[option.id]}
          seats=${wish.seats.map(seatName)}
          problem=${problems[`option-${option.id}`] ?? null}
          change=${(/** @type {any} */ value) => change({ options: { ...wish.options, [option.id]: value } })}
        />`,
      )}
      ${
        racing &&
        html`<section class="panel">
          <${Choice}
            label=${t("new-close")}
            value=${wish.close}
            onChange=${(/** @type {any} */ close) => change({ close })}
            options=${["lot", "arrival"].map((close) => ({ value: close, label: t(`new-close-${close}`) }))}
          />
          <p class="note">${t(`new-close-${wish.close}-note`)}</p>
        </section>`
      }
      ${
        !game.race &&
        html`<section class="panel">
          <${Choice}
            label=${t("new-pace")}
            value=${wish.pace.kind}
            onChange=${(/** @type {any} */ kind) => pace({ kind })}
            options=${["none", "live", "correspondence"].map((kind) => ({ value: kind, label: t(`new-pace-${kind}`) }))}
          />
          <p class="note">${t(`new-pace-${wish.pace.kind}-note`)}</p>
          ${
            wish.pace.kind === "live" &&
            html`<div class="number-fields">
              <${NumberField}
                label=${t("new-minutes")}
                unit=${t("unit-minutes")}
                value=${wish.pace.minutes}
                least=${1}
                most=${600}
                onChange=${(/** @type {number} */ minutes) => pace({ minutes })}
              />
              <${NumberField}
                label=${t("new-increment")}
                unit=${t("unit-seconds")}
                value=${wish.pace.increment}
                least=${0}
                most=${600}
                onChange=${(/** @type {number} */ increment) => pace({ increment })}
              />
            </div>`
          }
          ${
            wish.pace.kind === "correspondence" &&
            html`<div class="number-fields">
              <${NumberField}
                label=${t("new-days")}
                unit=${t("unit-days")}
                value=${wish.pace.days}
                least=${1}
                most=${30}
                onChange=${(/** @type {number} */ days) => pace({ days })}
              />
            </div>`
          }
          ${problems.pace && html`<p class="problem" role="alert" tabindex="-1">${problems.pace}</p>`}
        </section>`
      }
      <section class="panel">
        <${Choice}
          label=${t("new-listed")}
          value=${wish.listed}
          onChange=${(/** @type {boolean} */ listed) => change({ listed })}
          options=${[{ value: false, label: t("new-private") }, { value: true, label: t("new-public") }]}
        />
        <p class="note">
          ${wish.listed ? t("new-public-note") : wantsStrangers ? t("new-private-open-note") : t("new-private-note")}
        </p>
      </section>
      <section class="panel">
        <label class="field">
          <span class="legend">${t("new-language")}</span>
          <select
            value=${wish.language}
            onChange=${(/** @type {any} */ event) => change({ language: event.currentTarget.value })}
          >
            ${Object.entries(LANGUAGES).map(
              ([id, name]) => html`<option value=${id} lang=${id} selected=${id === wish.language}>${name}</option>`,
            )}
          </select>
        </label>
        <p class="note">${t("new-language-note")}</p>
      </section>
      <section class="panel">
        <label class="field">
          <span class="legend">${t("new-grace")}</span>
          <select
            value=${String(wish.grace)}
            onChange=${(/** @type {any} */ event) => change({ grace: Number(event.currentTarget.value) })}
          >
            ${GRACES.map(
              (seconds) =>
                html`<option value=${seconds} selected=${seconds === wish.grace}>${t(`new-grace-${seconds}`)}</option>`,
            )}
          </select>
        </label>
        <p class="note">${t("new-grace-note")}</p>
      </section>
    </div>
    <aside class="panel form-sum" aria-labelledby="new-sum">
      <h2 class="panel-title" id="new-sum">${game.title}</h2>
      <ul class="sum-seats">
        ${wish.seats.map(
          (seat, index) => html`<li>
            <${Seal} pigment=${listedPigment(game.id, index, null)} size=${22} bot=${seat.kind === "bot"} />
            <span>${seatName(seat)}</span>
          </li>`,
        )}
      </ul>
      ${!(tried && wrong) && html`<p class="small">${wrong ? t("new-problems", { count: wrong }) : outcome(wish)}</p>`}
      <${DataNote} game=${game.id} data=${data[game.id]} />
      <button class="button gilt big" aria-disabled=${busy ? "true" : undefined}>
        ${busy ? t("home-laying") : t("new-create")}
      </button>
      ${tried && wrong ? html`<p class="problem" role="alert">${t("new-problems", { count: wrong })}</p>` : null}
    </aside>
  </form>`;
}

export default function NewTable() {
  const { answer, problem, again } = useAnswer("/api/games");
  useTitle(t("new-table"));
  useEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  if (problem && !answer) return html`<${Header} current="tables" /><${Failed} problem=${problem} again=${again} />`;
  return html`
    <${Header} current="tables" />
    <main id="main" class="page" tabindex="-1">
      <h1 class="page-title">${t("new-table")}</h1>
      ${answer ? html`<${Form} games=${ready(answer.games)} data=${answer.data ?? {}} />` : html`<${Loading} />`}
    </main>
  `;
}
