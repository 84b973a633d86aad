// A table: its lobby, the game, its end, at one address. Whoever has no seat here watches.

import { html } from "htm/preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lettersOf, useGame } from "../games/index.js";
import { refusalOf, t } from "../i18n.js";
import { keepTable, settings, tables } from "../keep.js";
import { ask } from "../net.js";
import { go } from "../router.js";
import { TableStore } from "../store.js";
import { TopBar } from "../table/bar.js";
import { ChatPanel } from "../table/chat.js";
import { useAnnals } from "../table/annals.js";
import { LanguageDialog } from "../table/dialogs.js";
import { EndPage } from "../table/end.js";
import { PlayFrame } from "../table/frame.js";
import { useUnread } from "../table/hooks.js";
import { JoinForm, keptOf, Lobby } from "../table/lobby.js";
import { makeUi } from "../table/state.js";
import { Blank, Loading } from "../ui/blank.js";
import { Header } from "../ui/header.js";
import { useTitle } from "../ui/lists.js";
import { useWorn } from "../ui/seal.js";
import { complain } from "../ui/toast.js";
import { tellTable } from "../wishes.js";

/** The invitation in the address, if there is one. */
const invited = () => /^#invite=([\w-]+)$/.exec(location.hash)?.[1] ?? null;

/** @param {{table: string, taught?: import("../table/lesson.js").Taught | null}} props */
export default function TableScreen({ table: id, taught = null }) {
  const [invitation, setInvitation] = useState(invited());
  const [info, setInfo] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState(/** @type {"" | "missing" | "offline"} */ (""));
  // Whoever waits for a table waits once, whatever has to come first.
  const since = useMemo(() => performance.now(), [id]);
  useEffect(() => {
    ask("GET", `/api/tables/${id}`).then(setInfo, (error) =>
      setProblem(error.problem?.status === 404 || error.problem?.status === 400 ? "missing" : "offline"),
    );
  }, [id]);
  if (problem) return html`<${Trouble} kind=${problem} />`;
  if (!info) return html`<${Loading} since=${since} />`;
  if (invitation) {
    const joined = () => {
      history.replaceState(null, "", `/t/${id}`);
      setInvitation(null);
    };
    return html`<div class="table-screen bare">
      <${TopBar} env=${null} table=${null} seat=${null} open=${{ value: null }} plainTitle=${t("join-title")} />
      <main class="lobby" id="main">
        <section class="lobby-sheet panel">
          <p class="eyebrow">${t("join-eyebrow")}</p>
          <h1 class="page-title">${t("join-question", { players: info.seats.length })}</h1>
          <p class="soft">${t("join-text")}</p>
          <${JoinForm} table=${info} invitation=${invitation} joined=${joined} />
          <button type="button" class="button quiet" onClick=${joined}>${t("join-watch")}</button>
        </section>
      </main>
    </div>`;
  }
  return html`<${Seated} key=${id} id=${id} taught=${taught} since=${since} />`;
}

/** @param {{kind: "missing" | "offline"}} props */
function Trouble({ kind }) {
  const way =
    kind === "missing"
      ? { href: "/", button: t("lobby-home") }
      : { run: () => location.reload(), button: t("try-again") };
  return html`
    <${Header} clear />
    <${Blank} title=${t(`trouble-${kind}`)} text=${t(`trouble-${kind}-text`)} ...${way} />
  `;
}

/**
 * One stream for each seat of this browser, so that none of them counts as away; one of them is looked at.
 * @param {{id: string, taught: import("../table/lesson.js").Taught | null, since: number}} props
 */
function Seated({ id, taught, since }) {
  const tokens = keptOf(id).seats;
  const [stores, setStores] = useState(/** @type {Map<number | null, TableStore>} */ (new Map()));
  const [current, setCurrent] = useState(/** @type {number | null} */ (null));
  const names = Object.keys(tokens).sort().join();
  useEffect(() => {
    const own = Object.entries(tables.peek()[id]?.seats ?? {});
    /** @type {Map<number | null, TableStore>} */
    // Nobody races whoever learns: what a lesson asks for next comes after what was done.
    const made = new Map(
      own.length
        ? own.map(([seat, token]) => [Number(seat), new TableStore(id, token, !!taught)])
        : [[null, new TableStore(id, null)]],
    );
    setStores(made);
    setCurrent((now) => (made.has(now) && now !== null ? now : [...made.keys()][0]));
    tellTable(id).catch(complain);
    return () => {
      for (const store of made.values()) store.close();
    };
  }, [id, names]);
  const store = stores.get(current);
  if (!store) return html`<${Loading} since=${since} />`;
  return html`<${AtTable}
    key=${`${id} ${current}`}
    id=${id}
    store=${store}
    stores=${stores}
    look=${setCurrent}
    taught=${taught}
    since=${since}
  />`;
}

/**
 * @param {{
 *   id: string,
 *   store: TableStore,
 *   stores: Map<number | null, TableStore>,
 *   look: (seat: number | null) => void,
 *   taught: import("../table/lesson.js").Taught | null,
 *   since: number,
 * }} props
 */
function AtTable({ id, store, stores, look, taught, since }) {
  const ui = useMemo(makeUi, [store]);
  const known = store.known.value;
  const name = known?.table.game ?? "";
  const loaded = useGame(name, known?.table, complain);
  const { plugin: game, book } = loaded ?? { plugin: null, book: null };
  const [board, setBoard] = useState(false);
  // Whoever was there when the game ended sees its last count, and anybody may see it again.
  const witnessed = useRef(false);
  const [counted, count] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    if (!name) return;
    const old = tables.peek()[id];
    const data = known?.table.data ?? null;
    if (old && (old.game !== name || old.data !== data)) keepTable(id, { game: name, data });
  }, [name, known?.table.data]);
  if (game) {
    store.theatre.turnOf = game.turnOf;
    store.theatre.holds = game.holds ?? (() => false);
  }
  useEffect(() => {
    store.theatre.attend(true);
    return () => store.theatre.attend(false);
  }, [store]);
  useWorn((known && game?.pigments?.(known.view, known.table)) ?? null);
  const seats = known?.table.seats;
  // Where a lesson begins in the middle of a turn, only the position says which.
  const first = useRef(/** @type {any} */ (null));
  if (taught) first.current ??= known?.view?.turn ?? null;
  const midway = first.current;
  const ctx = useMemo(
    () => ({ book, viewer: known?.viewer ?? null, seats: seats ?? [], midway }),
    [book, known?.viewer, seats, midway],
  );
  const annals = useAnnals(store, known?.view && known.table.phase === "over" ? "over" : "");
  if (store.status.value === "gone") return html`<${Lost} id=${id} store=${store} />`;
  if (!known || !game || !book) return html`<${Loading} since=${since} />`;
  const { table } = known;
  const kept = keptOf(id);
  const leave = async () => {
    try {
      await store.ask("POST", "/leave");
      forget(id, store);
      go("/");
    } catch (error) {
      complain(error, table.game);
    }
  };
  const joined = () => {};
  const title = game.title(book);
  const env = { store, ui, known, view: known.view, table, seat: known.viewer, ctx, annals };
  if (table.phase === "lobby") {
    return html`<${Beside} env=${env} title=${title} kind="bare">
      <${Lobby}
        table=${table}
        title=${title}
        seat=${known.viewer}
        owner=${kept.owner}
        invitations=${kept.invitations ?? {}}
        joined=${joined}
        leave=${leave}
      />
    <//>`;
  }
  if (table.phase === "playing") witnessed.current = true;
  const Ceremony = !known.view || (game.ceremonial?.(known.view) ?? true) ? game.Ceremony : undefined;
  const ended = [title, t("end-players", { players: table.seats.length })].join(" · ");
  if (
    table.phase === "over" &&
    !board &&
    known.view &&
    Ceremony &&
    !(counted ?? (!witnessed.current || settings.value.pace === 0))
  ) {
    return html`<${Beside} env=${env} title=${ended} kind="over counting">
      <${Ceremony} env=${env} done=${() => count(true)} />
    <//>`;
  }
  if (table.phase === "over" && !board && known.view) {
    return html`<${Beside} env=${env} title=${ended} kind="over">
      <${EndPage}
        env=${env}
        game=${game}
        owner=${kept.owner}
        board=${() => setBoard(true)}
        ceremony=${Ceremony ? () => count(false) : null}
      />
    <//>`;
  }
  return html`<${PlayFrame}
    env=${env}
    game=${game}
    letters=${lettersOf(name)}
    stores=${stores}
    look=${look}
    leave=${leave}
    copy=${!!tables.value[id]?.copy}
    taught=${taught}
    results=${table.phase === "over" ? () => setBoard(false) : null}
  />`;
}

/**
 * The table before and after the game, with its chat.
 * @param {{env: import("../table/prompt.js").Env, title: string, kind: string, children: any}} props
 */
function Beside({ env, title, kind, children }) {
  useTitle(title);
  const { open } = env.ui;
  const close = () => (open.value = null);
  const unread = useUnread(env);
  const menu = [
    { id: "language", label: t("language"), run: () => (open.value = "language") },
    { id: "settings", label: t("menu-settings"), href: "/settings" },
    { id: "home", label: t("menu-home"), href: "/" },
  ];
  return html`<div class=${`table-screen ${kind}`}>
    <${TopBar}
      env=${env}
      table=${env.table}
      seat=${env.seat}
      unread=${unread}
      open=${open}
      plainTitle=${title}
      menu=${menu}
    />
    ${open.value === "chat" && html`<${ChatPanel} env=${env} close=${close} />`}
    ${open.value === "language" && html`<${LanguageDialog} close=${close} />`}
    ${children}
  </div>`;
}

/** This browser gives up a seat. @param {string} id @param {TableStore} store */
function forget(id, store) {
  const kept = tables.peek()[id];
  if (!kept) return;
  const left = Object.fromEntries(Object.entries(kept.seats).filter(([, token]) => token !== store.token));
  tables.value = { ...tables.peek(), [id]: { ...kept, seats: left } };
  keepTable(id, {});
}

/** The token opens nothing any more: watch instead. @param {{id: string, store: TableStore}} props */
function Lost({ id, store }) {
  // The table itself cannot be opened now: what this browser has of it stays.
  if (store.problem?.reason === "rules_unknown")
    return html`
      <${Header} clear />
      <${Blank} title=${t("trouble-waits")} text=${refusalOf(store.problem)} href="/" button=${t("lost-home")} />
    `;
  if (store.token === null) return html`<${Trouble} kind="missing" />`;
  return html`
    <${Header} clear />
    <${Blank}
      title=${t("trouble-token")}
      text=${t("trouble-token-text")}
      run=${() => forget(id, store)}
      button=${t("join-watch")}
    />
  `;
}
