// Home: one click to a game, the games, and the tables that wait.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { GamePicture, listedPigment, ready, usualGame, useWordsOf } from "../games/index.js";
import { dayOf, has, languageName, listed, t, tellOf } from "../i18n.js";
import { isNew, settings } from "../keep.js";
import { keepCreated, lookAtMine, looked, myGames } from "../mine.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { lasts } from "../table/clock.js";
import { Coastline } from "../ui/blank.js";
import { Icon } from "../ui/controls.js";
import { Header, showPart } from "../ui/header.js";
import { Empty, Row, Seals, Section, filled, paceWords, seatName, useAnswer, useTitle } from "../ui/lists.js";
import { askPace, isAsking, minutesOf } from "../ui/paces.js";
import { Seal } from "../ui/seal.js";
import { complain } from "../ui/toast.js";

const BOTS = 3;
const SHOWN = 5;
/** How many others a line names. */
const NAMED = 3;

/**
 * A table against bots that starts at once, where all act at once after asking how fast; whether there is one now.
 * @param {string} game
 */
export async function playNow(game) {
  const { games } = await ask("GET", "/api/games");
  const bot = await askPace(
    games.find((/** @type {any} */ one) => one.id === game),
    BOTS + 1,
  );
  if (bot === null) return false;
  const me = settings.peek().name.trim();
  const seats = [{ kind: "me", ...(me && { name: me }) }];
  for (let number = 1; number <= BOTS; number++)
    seats.push(/** @type {any} */ ({ kind: "bot", name: t(`bot-name-${number}`), bot }));
  const created = await ask("POST", "/api/tables", { body: { game, seats } });
  keepCreated(created);
  go(`/t/${created.table.id}`);
  return true;
}

/** A sentence of the game itself, in the reader's language where we have it. @param {any} game @param {string} what */
export function gameWords(game, what) {
  const id = `game-${game.id}-${what}`;
  return has(id) ? t(id) : what === "title" ? game.title : what === "publisher" ? game.publisher : game.pitch;
}

/** A game told from another edition of the same name. @param {any[]} games @param {string} id */
export const fullName = (games, id) =>
  games.find((game) => game.id === id)?.title ?? gameWords({ id, title: id }, "title");

/** The picture of a game, and the way to see it played. @param {{game: any}} props */
export function ShowPicture({ game }) {
  const picture = html`<${GamePicture} game=${game.id} kind="card" />`;
  if (!game.show) return picture;
  return html`<a
    class="show-picture"
    href=${`/watch/${game.id}`}
    aria-label=${t("watch-show-label", { seconds: game.show, game: game.title })}
  >
    ${picture}
    <span class="show-chip small"><${Icon} name="play" size=${15} />${t("watch-show", { seconds: game.show })}</span>
  </a>`;
}

/** @param {{game: any, busy: boolean, play: (game: string) => void}} props */
function GameCard({ game, busy, play }) {
  const title = gameWords(game, "title");
  const [least, most] = game.seats;
  return html`<li class="game-card">
    <${ShowPicture} game=${game} />
    <div class="game-words">
      <p class="eyebrow">${gameWords(game, "publisher")}</p>
      <h2 class="game-title">${title}</h2>
      <p class="small pitch">${gameWords(game, "pitch")}</p>
      <div class="game-foot">
        <span class="note">
          ${t("game-size", { least, most, minutes: minutesOf(game, BOTS + 1) })}
        </span>
        <span class="game-acts">
          <a
            class="button quiet"
            aria-label=${t("row-action", { action: t("game-rules"), title: game.title })}
            href=${`/rules/${game.id}`}
          >
            ${t("game-rules")}
          </a>
          <button
            class="button dark"
            aria-disabled=${busy ? "true" : undefined}
            aria-label=${t("game-play-label", { game: game.title })}
            onClick=${() => play(game.id)}
          >
            ${t("game-play")}
          </button>
        </span>
      </div>
    </div>
  </li>`;
}

/** What is to be decided there, in the words of its game. @param {string} game @param {string | null} decision */
const toDecide = (game, decision) => tellOf(game, `todo-${decision?.replaceAll("_", "-")}`) || t("mine-decide");

/** What is to be said of one of my games. @param {import("../mine.js").Mine} one */
function standing({ table, seat, mine, decision }) {
  if (table.phase === "lobby") return t("mine-lobby", { filled: filled(table).length, seats: table.seats.length });
  if (table.phase === "over") {
    const won = seat !== null && table.places?.[seat] === 1;
    return won
      ? t("mine-won")
      : table.places && seat !== null
        ? t("mine-over", { place: table.places[seat] })
        : t("mine-ended");
  }
  if (mine) return toDecide(table.game, decision);
  const deciding = table.seats.filter((/** @type {any} */ one) => table.awaited.includes(one.seat)).map(seatName);
  return deciding.length ? t("mine-waiting", { names: listed(deciding), count: deciding.length }) : t("mine-moving");
}

/** @param {{one: import("../mine.js").Mine, games: any[]}} props */
function MyGame({ one, games }) {
  const { table, seat, mine } = one;
  const others = table.seats
    .filter((/** @type {any} */ other) => other.seat !== seat && other.state !== "open" && other.state !== "invited")
    .map(seatName);
  const title = !others.length
    ? t("mine-alone")
    : others.length > NAMED
      ? t("mine-with-more", { names: others.slice(0, NAMED - 1).join(", "), count: others.length - NAMED + 1 })
      : t("mine-with", { names: listed(others) });
  const called = one.copy ? t("mine-copy", { title }) : title;
  const clock = mine && seat !== null ? table.clocks[seat] : undefined;
  const [words, style] = mine
    ? [t("mine-yours"), "row-act dark"]
    : table.phase === "over"
      ? [t("mine-look"), "button"]
      : [t("mine-open"), "button"];
  return html`<${Row}
    sign=${html`<${Seal}
      pigment=${listedPigment(table.game, seat ?? 0, seat)}
      size=${26}
      standing=${table.phase !== "over"}
    />`}
    title=${called}
    note=${[
      fullName(games, table.game),
      standing(one),
      ...(clock === undefined ? [] : [t("clock-left", { time: lasts(clock) })]),
      ...(table.goes ? [t("mine-goes", { date: dayOf(table.goes) })] : []),
    ].join(" · ")}
    action=${html`<a
      class=${style}
      href=${`/t/${table.id}`}
      aria-label=${t("row-action", { action: words, title: called })}
    >
      ${words}
    </a>`}
  />`;
}

/** @param {{games: any[]}} props */
function MyGames({ games }) {
  const mine = myGames.value;
  useWordsOf([...new Set(mine.filter((one) => one.mine).map((one) => one.table.game))]);
  const [all, setAll] = useState(false);
  return html`<${Section} id="mine" title=${t("home-mine")}>
    ${
      mine.length
        ? html`<ul class="rows">
            ${(all ? mine : mine.slice(0, SHOWN)).map(
              (one) => html`<${MyGame} key=${one.table.id} one=${one} games=${games} />`,
            )}
          </ul>`
        : null
    }
    ${
      mine.length > SHOWN && !all
        ? html`<button class="button quiet more-rows" onClick=${() => setAll(true)}>
            ${t("home-all", { count: mine.length })}
          </button>`
        : null
    }
    ${
      !mine.length && looked.value
        ? html`<${Empty} text=${t("home-mine-empty")}>
            <a class="button" href="/settings#account">${t("home-sign-in")}</a>
          <//>`
        : null
    }
  <//>`;
}

/** @param {{tables: any[] | null, games: any[]}} props */
function OpenTables({ tables, games }) {
  const open = (tables ?? []).filter((table) => filled(table).length < table.seats.length);
  return html`<${Section} id="open" title=${t("home-open")}>
    ${
      open.length
        ? html`<ul class="rows">
            ${open.slice(0, SHOWN).map((table) => {
              const title = t("open-title", { game: fullName(games, table.game), pace: paceWords(table, games) });
              return html`<${Row}
                key=${table.id}
                title=${title}
                note=${html`
                  <${Seals} table=${table} pigment=${listedPigment} />
                  ${" "}
                  ${t("open-note", {
                    filled: filled(table).length,
                    seats: table.seats.length,
                    language: languageName(table.language),
                  })}
                `}
                action=${html`<a
                  class="button"
                  href=${`/t/${table.id}`}
                  aria-label=${t("row-action", { action: t("sit-down"), title })}
                >
                  ${t("sit-down")}
                </a>`}
              />`;
            })}
          </ul>`
        : tables &&
          html`<${Empty} text=${t("home-open-empty")}><a class="button" href="/new">${t("home-open-make")}</a><//>`
    }
  <//>`;
}

/** @param {{tables: any[] | null, games: any[]}} props */
function WatchAndLearn({ tables, games }) {
  const link = (/** @type {string} */ href, /** @type {string} */ action, /** @type {string} */ title) =>
    html`<a class="button" href=${href} aria-label=${t("row-action", { action, title })}>${action}</a>`;
  return html`<${Section} id="more" title=${t("home-more")}>
    <ul class="rows">
      ${(tables ?? []).slice(0, 2).map((table) => {
        const title = listed(filled(table).map(seatName));
        return html`<${Row}
          key=${table.id}
          title=${title}
          note=${t("open-title", { game: fullName(games, table.game), pace: paceWords(table, games) })}
          action=${link(`/t/${table.id}`, t("watch"), title)}
        />`;
      })}
      <${Row}
        title=${t("home-learn")}
        note=${t("home-learn-note")}
        action=${link("/learn", t("learn"), t("home-learn"))}
      />
      <${Row}
        title=${t("home-rules")}
        note=${t("home-rules-note")}
        action=${link("/rules", t("read"), t("home-rules"))}
      />
      ${
        !tables?.length &&
        html`<${Row}
          title=${t("home-watch")}
          note=${t("home-watch-note")}
          action=${link("/watch", t("watch"), t("home-watch"))}
        />`
      }
    </ul>
  <//>`;
}

export default function Home() {
  const games = useAnswer("/api/games").answer?.games ?? null;
  const lobby = useAnswer("/api/tables?phase=lobby&limit=20", 20).answer?.tables ?? null;
  const playing = useAnswer("/api/tables?phase=playing&limit=4", 30).answer?.tables ?? null;
  const [begun, setBusy] = useState(false);
  const busy = begun && !isAsking();
  useTitle("");
  useEffect(() => {
    showPart();
    const timer = setInterval(() => document.visibilityState === "visible" && lookAtMine(), 15_000);
    return () => clearInterval(timer);
  }, []);
  const play = async (/** @type {string} */ game) => {
    if (busy) return;
    setBusy(true);
    try {
      if (!(await playNow(game))) setBusy(false);
    } catch (error) {
      setBusy(false);
      complain(error);
    }
  };
  const first = usualGame();
  const shown = games?.find((/** @type {any} */ game) => game.id === first);
  const learn = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const { beginFirstLesson } = await import("./parts/lessons.js");
      await beginFirstLesson(first);
    } catch (error) {
      setBusy(false);
      complain(error);
    }
  };
  return html`<div class="home">
    <div class="hero-picture" aria-hidden="true"><${Coastline} /><${GamePicture} game=${first} kind="hero" /></div>
    <${Header} current="home" clear />
    <main id="main" tabindex="-1">
      <section class="hero">
        <h1>${t("home-title")}</h1>
        <p>${t("home-lead")}</p>
        <div class="hero-acts">
          <button class="button gilt big" aria-disabled=${busy ? "true" : undefined} onClick=${() => play(first)}>
            ${busy ? t("home-laying") : t("home-play")}
          </button>
          ${
            isNew() &&
            html`<button class="button big" aria-disabled=${busy ? "true" : undefined} onClick=${learn}>
              ${t("home-first-lesson")}
            </button>`
          }
          <a class="button big" href="/new">${t("new-table")}</a>
        </div>
        ${games && html`<p class="note hero-note">${t("home-play-note", { game: fullName(games, first) })}</p>`}
      </section>
      ${
        shown?.show &&
        html`<a
          class="hero-show show-chip"
          href=${`/watch/${first}`}
          aria-label=${t("watch-show-label", { seconds: shown.show, game: shown.title })}
        >
          <${Icon} name="play" size=${17} />
          ${t("watch-show", { seconds: shown.show })}
        </a>`
      }
      <ul class="game-cards" aria-label=${t("home-games")}>
        ${
          games &&
          ready(games).map((game) => html`<${GameCard} key=${game.id} game=${game} busy=${busy} play=${play} />`)
        }
      </ul>
      <div class="home-lists">
        <${MyGames} games=${games ?? []} />
        <${OpenTables} tables=${lobby} games=${games ?? []} />
        <${WatchAndLearn} tables=${playing} games=${games ?? []} />
      </div>
    </main>
  </div>`;
}
