// Learn: the list of lessons at its own address, and at the address of a lesson its private table, with the guide
// beside it.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { PLAYABLE, usualGame, useWordsOf } from "../games/index.js";
import { t, tellOf } from "../i18n.js";
import { dropTable, lessonsDone, setTold, tickLesson } from "../keep.js";
import { go, path } from "../router.js";
import { Coastline, Failed, Loading } from "../ui/blank.js";
import { Icon } from "../ui/controls.js";
import { Header } from "../ui/header.js";
import { useAnswer, useTitle } from "../ui/lists.js";
import { complain } from "../ui/toast.js";
import { gameWords, playNow } from "./home.js";
import { addressOf, beginLesson, layOut, remember, remembered, titleOf } from "./parts/lessons.js";

/** @typedef {import("../wire.js").Lesson} Lesson */
/** @typedef {import("./parts/lessons.js").Under} Under */

/** @param {Lesson} lesson */
const pitchOf = (lesson) =>
  tellOf(lesson.game, `lesson-${lesson.id.replaceAll("_", "-")}-pitch`, { minutes: lesson.minutes });

/**
 * A lesson on its table.
 * @param {{
 *   lessons: Lesson[],
 *   lesson: Lesson,
 *   under: Under,
 *   change: (under: Under) => void,
 *   begin: (lesson: Lesson) => void,
 *   leave: () => void,
 * }} props
 */
function Playing({ lessons, lesson, under, change, begin, leave }) {
  const [Table, setTable] = useState(/** @type {any} */ (null));
  useTitle(titleOf(lesson));
  useEffect(() => {
    void import("./table.js").then((module) => setTable(() => module.default));
  }, []);
  if (!Table) return html`<${Loading} />`;
  const own = lessons.filter(({ game }) => game === lesson.game);
  const at = own.indexOf(lesson);
  const next = own[at + 1];
  /** @type {import("../table/lesson.js").Taught} */
  const taught = {
    lesson,
    number: at + 1,
    count: own.length,
    title: titleOf(lesson),
    next: next ? titleOf(next) : "",
    read: under.read,
    note: (read) => change({ ...under, read }),
    finish() {
      tickLesson(lesson.id);
      setTold(lesson.game);
    },
    goOn: () => next && begin(next),
    play() {
      leave();
      playNow(lesson.game).catch(complain);
    },
    leave,
  };
  return html`<${Table} key=${under.table} table=${under.table} taught=${taught} />`;
}

/** A game whose lessons are listed, told from another edition of the same name. @param {{game: string}} props */
const GameHead = ({ game }) =>
  html`<h2 class="panel-title learn-game" id=${`lessons-${game}`}>
    ${gameWords({ id: game }, "title")}
    ${" "}
    <span class="note">${gameWords({ id: game }, "publisher")}</span>
  </h2>`;

/** What a turn is, for who would rather read: as many steps as its game names. @param {{game: string}} props */
function OneTurn({ game }) {
  const steps = [];
  for (let number = 1; tellOf(game, `learn-turn-${number}`); number++) steps.push(number);
  return html`<section aria-labelledby=${`lessons-${game} one-turn-${game}`}>
    <h3 class="panel-title" id=${`one-turn-${game}`}>${tellOf(game, "learn-turn")}</h3>
    <ol class="turn-steps">
      ${steps.map(
        (number) =>
          html`<li>
            <b class="serif">${tellOf(game, `learn-turn-${number}`)}</b>
            <span class="small">${tellOf(game, `learn-turn-${number}-note`)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {{game?: string, lesson?: string}} props the lesson that the address names */
export default function Learn({ game: named, lesson: id = "" }) {
  const { answer, problem, again } = useAnswer("/api/lessons");
  const [under, setUnder] = useState(() => /** @type {Under | null} */ (remembered()[id] ?? null));
  const [busy, setBusy] = useState("");
  useTitle(t("nav-learn"));
  const worded = useWordsOf(PLAYABLE);
  /** @type {Lesson[]} */
  const lessons = worded ? (answer?.lessons ?? []) : [];
  const done = lessonsDone.value;
  // Those that wait in the middle.
  const open = Object.fromEntries(Object.entries(remembered()).filter(([lesson]) => !done.includes(lesson)));
  const next = lessons.find((lesson) => !done.includes(lesson.id));
  // As they are best learnt, which is how the server lists them.
  const games = [...new Set([...lessons.map(({ game }) => game), ...PLAYABLE])].filter((game) =>
    PLAYABLE.includes(game),
  );
  const current = lessons.find((lesson) => lesson.game === named && lesson.id === id);
  const leave = () => {
    if (under) dropTable(under.table);
    remember(id, null);
    go("/learn");
    setUnder(null);
  };
  const change = (/** @type {Under} */ now) => {
    remember(id, now);
    setUnder(now);
  };
  const begin = async (/** @type {Lesson} */ lesson) => {
    if (busy) return;
    setBusy(lesson.id);
    try {
      await beginLesson(lesson);
    } catch (error) {
      complain(error);
    } finally {
      setBusy("");
    }
  };
  // Whoever comes to the address of a lesson begins it; without a server the list stays.
  const [failed, setFailed] = useState(false);
  const coming = !!current && !under && !failed && path.value === addressOf(current);
  useEffect(() => {
    if (!current || !coming) return;
    layOut(current).then(setUnder, (error) => {
      setFailed(true);
      complain(error);
    });
  }, [coming]);
  // Somebody comes for one of the games.
  useEffect(() => {
    if (worded && answer && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [worded, !!answer]);
  if (coming) return html`<${Header} current="learn" /><${Loading} />`;
  if (under && current)
    return html`<${Playing}
      lessons=${lessons}
      lesson=${current}
      under=${under}
      change=${change}
      begin=${begin}
      leave=${leave}
    />`;
  if (problem && problem.status !== 404 && !answer)
    return html`<${Header} current="learn" /><${Failed} problem=${problem} again=${again} />`;
  return html`
    <${Header} current="learn" />
    <main id="main" class="page learn" tabindex="-1">
      <div class="learn-head">
        <div class="learn-coast" aria-hidden="true"><${Coastline} /></div>
        <h1 class="page-title">${t("learn-title")}</h1>
        <p class="page-lead">${t("learn-lead")}</p>
        ${
          worded &&
          games.length > 1 &&
          html`<nav class="learn-games" aria-label=${t("new-game")}>
            ${games.map(
              (game) =>
                html`<a class="button" href=${`#lessons-${game}`}>
                  ${gameWords({ id: game }, "title")}
                  ${" "}
                  <span class="note">${gameWords({ id: game }, "publisher")}</span>
                </a>`,
            )}
          </nav>`
        }
        ${named && worded && answer && !current && html`<p class="note" role="status">${t("learn-unknown")}</p>`}
        ${!worded || (!answer && !problem) ? html`<${Loading} />` : null}
        ${
          problem?.status === 404 &&
          html`<ul class="lessons">
            <li class="panel lesson-card">
              <h2 class="card-title">${t("learn-by-playing")}</h2>
              <p class="small">${t("learn-by-playing-note")}</p>
              <button class="button gilt" onClick=${() => playNow(usualGame()).catch(complain)}>
                ${t("home-play")}
              </button>
            </li>
          </ul>`
        }
      </div>
      ${
        worded &&
        games.map(
          (game) => html`<section class="learn-part" aria-labelledby=${`lessons-${game}`}>
            <${GameHead} game=${game} />
            <ul class="lessons">
              ${lessons
                .filter((lesson) => lesson.game === game)
                .map(
                  (lesson) => html`<li class="panel lesson-card">
                    <h3 class="card-title">${titleOf(lesson)}</h3>
                    ${
                      done.includes(lesson.id) &&
                      html`<p class="lesson-tick small"><${Icon} name="check" /> ${t("learn-taken")}</p>`
                    }
                    <p class="small">${pitchOf(lesson)}</p>
                    <p class="lesson-acts">
                      ${
                        lesson.id in open &&
                        html`<a
                          class="button gilt"
                          href=${addressOf(lesson)}
                          aria-label=${t("row-action", { action: t("guide-onward"), title: titleOf(lesson) })}
                        >
                          ${t("guide-onward")}
                        </a>`
                      }
                      <button
                        class=${`button ${lesson === next && !(lesson.id in open) ? "gilt" : ""}`}
                        aria-label=${t("row-action", { action: t("learn-begin"), title: titleOf(lesson) })}
                        aria-disabled=${busy ? "true" : undefined}
                        onClick=${() => begin(lesson)}
                      >
                        ${
                          busy === lesson.id
                            ? t("home-laying")
                            : t(done.includes(lesson.id) || lesson.id in open ? "learn-again" : "learn-begin")
                        }
                      </button>
                    </p>
                  </li>`,
                )}
            </ul>
            <${OneTurn} game=${game} />
          </section>`,
        )
      }
      <p class="learn-foot"><a class="button" href="/rules">${t("home-rules")}</a></p>
    </main>
  `;
}
