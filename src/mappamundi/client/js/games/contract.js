// What a game gives the house: a plug-in for its tables and an almanac for its rules. Types only. Its pictures for the
// shelf lie in `pictures/`.

/** @typedef {import("../types.js").Game} Game */
/** @typedef {import("../types.js").Table} Table */
/** @template {Game} [G=Game] @typedef {import("../table/prompt.js").Env<G>} Env */
/** @typedef {import("../table/prompt.js").Row} Row */
/** @typedef {import("../table/state.js").Ui} Ui */
/** @template {Game} [G=Game] @typedef {import("../store.js").TableStore<G>} TableStore */

/**
 * Who sits where, and who looks: enough to tell a log, without a table.
 * @template {Game} [G=Game]
 * @typedef {object} Ctx
 * @property {G["book"]} book what the plug-in's `load` gave
 * @property {number | null} viewer
 * @property {import("../wire.js").SeatInfo[]} seats
 * @property {G["view"]["turn"]} [midway] the turn in the middle of which a lesson began
 */

/**
 * Something that draws.
 * @template P
 * @typedef {(props: P) => any} Drawn
 */

/**
 * A line of the chronicle, as it is shown.
 * @typedef {object} Line
 * @property {number} seq of the last entry that it tells
 * @property {number} at seconds since 1970
 * @property {number | null} seat
 * @property {string} text
 * @property {string} detail what a reader may want to know beyond the text, such as the dice
 * @property {string} rule
 * @property {string[]} places shown on the board with it
 * @property {string} topic one of the plug-in's `filters`, or anything else
 * @property {boolean} heading
 * @property {import("../wire.js").Line} [said] by the game, unless it happened at the table
 * @property {string} [news] what its last entry added, where the text tells more than that
 */

/**
 * Something that was found by its name: a place on the board, or an address.
 * @typedef {{id: string, kind: string, name: string, detail: string, href?: string, place?: string}} Found
 */

/**
 * A line of the table's menu. `phone`: only there, because elsewhere the board has a button for it.
 * @typedef {{
 *   id: string,
 *   label: string,
 *   href?: string,
 *   run?: () => any,
 *   on?: boolean,
 *   unread?: number,
 *   phone?: boolean,
 * }} MenuItem
 */

/**
 * One more tab of a phone, beside the board, the score and the chronicle: for whoever has a seat. Its name is `tab-`
 * and its id.
 * `toBoard`: the way back on a phone. `beside`: whether it is a tab of the rail, too; another word that is not empty
 * brings it to the front there.
 * @template {Game} [G=Game]
 * @typedef {{
 *   id: string,
 *   count: (view: G["view"]) => number,
 *   Panel: Drawn<{env: Env<G>, toBoard?: () => void}>,
 *   beside?: (env: Env<G>) => string,
 * }} Tab
 */

/**
 * A place that changed hands, or whose pieces fell: in words, with what was lost there beside the place.
 * @typedef {{seat: number, place: string, kind: string, text: string}} Loss `kind` is what else was lost there, if
 *   anything
 */

/**
 * What some points were for: `scored` at the end of the turn, or `made` before it.
 * @typedef {object} Gain
 * @property {string} id
 * @property {"scored" | "made"} kind
 * @property {string} name
 * @property {string} word what was reached there
 * @property {string} swatch a class for its colour
 * @property {{value: number, reached: boolean, name: string}[]} steps
 * @property {number} points
 * @property {string} note who stood there, or how often it happened
 * @property {{seat: number, count: number}[]} counts
 * @property {string[]} places
 */

/**
 * A turn as the log tells it. The gains together are its points, the smallest first.
 * @typedef {object} Turn
 * @property {number} seat
 * @property {string} title what it was played with
 * @property {string} card the same by its id
 * @property {number} epoch
 * @property {number} from the entry of the log in which it began
 * @property {number} to the entry in which it ended; 0 while it lasts
 * @property {number} at when it began, in seconds since 1970
 * @property {{place: string, name: string}[]} took
 * @property {Loss[]} lost
 * @property {number} won of the battles
 * @property {number} fought
 * @property {Gain[]} gains
 * @property {number} points
 * @property {number} score what its player had afterwards
 */

/**
 * Something that came to the viewer without a decision: the sentence, the way to look at it, and itself.
 * @typedef {{text: string, see: string, body: any}} News
 */

/**
 * The page between two parts of a game: what the one brought, and what changes with the other.
 * @typedef {object} Between
 * @property {string} key another for each such page
 * @property {string} eyebrow
 * @property {string} title who leads, and the best turn
 * @property {string} after how much of the game is over
 * @property {string[]} gains by seat: the points of this part, and with what
 * @property {any} [apart] what else came with its end, under the standings
 * @property {{turn: Turn, way: string, note: string}[]} led
 * @property {string} unled what nobody played
 * @property {{id: string, name: string, swatch: string, seats: number[], word: string}[]} stands
 * @property {{id: string, name: string, swatch: string, note: string, before: number[], after: number[]}[]} changes
 * @property {string} keeps what stays as it was, in one sentence
 * @property {string} spans from which part to which
 * @property {any} Picture of what changes
 * @property {string} asks the question to the viewer; empty where the game's own will do
 * @property {string} order who chooses before and after
 * @property {string} waits what to say while others decide; empty where the game's own will do
 * @property {string} choose the way on to the decision
 */

/**
 * What a game tells those who learn it. The words of its lessons are messages; the numbers in them come from the
 * position.
 * @template {Game} [G=Game]
 * @typedef {object} Teaching
 * @property {(env: Env<G>, form: G["action"] | null) => Record<string, string | number>} facts for the words of a step
 *   that asks for this action, or
 *   for none
 * @property {(env: Env<G>, form: G["action"] | null) => string[]} reasons that speak for this action, in numbers
 * @property {(env: Env<G>, form: G["action"] | null) => void} [point] show where this action would be done, as its
 *   step begins
 * @property {(
 *   env: Env<G>,
 *   said: import("../table/prompt.js").Prompt,
 *   form: G["action"] | null
 * ) => import("../table/prompt.js").Prompt} [lead] the prompt with the next answer on the way to this action, where
 *   answers are no actions
 * @property {boolean} [explains] most steps explain a rule: on a small screen, too, if it is not too low, all their
 *   words stand above what is to be pressed
 * @property {boolean} [instead] beside the board the guide takes the place of the game's own column, which is not drawn
 *   then
 * @property {(env: Env<G>) => string[]} aim what to know before the first decision of a first game: a few paragraphs
 * @property {() => Promise<Drawn<{catalogue: G["catalogue"], level: number}>>} [pictures] the same in pictures, below
 *   them, with headings of this level
 */

/**
 * A game as the frame of a table sees it. Of a view the frame itself reads `decision`, `phase`, `scores` and
 * `turn.seat`.
 * @template {Game} [G=Game]
 * @typedef {object} GamePlugin
 * @property {(game: string, rules?: string, data?: string | null) => Promise<G["book"]>} load what never changes
 *   during a
 *   game, by that version of its rules or the newest, with its own data or corrected ones
 * @property {(book: G["book"]) => string} title
 * @property {(view: G["view"] | null, table: Table) => number[]} [pigments] of the seats, where the game gives them
 *   others than their
 *   own; before it begins there is no view
 * @property {(view: G["view"]) => string} turnOf which turn a position belongs to: another value is another turn
 * @property {(before: import("../reduce.js").Known<G>, told: import("../types.js").Told<G>) => boolean} [holds] whether
 *   something that the viewer did is looked at by itself, before the screens show what it changed
 * @property {(told: import("../types.js").Told<G>, shown: boolean) => import("../ui/sound.js").Sound[]} sounds what is
 *   heard of a step; one that is shown by itself may sum up others before it
 * @property {string[]} filters topics of lines that the chronicle can show alone; their names are `chronicle-` and the
 *   topic
 * @property {boolean} [whole] the board always shows everything: there is nothing to follow on it
 * @property {(env: Env<G>) => import("../table/prompt.js").Prompt} prompt
 * @property {(form: G["action"], undoable: boolean, counsel: G["advice"]) => string} idle what is said where the only
 *   action left tells
 *   nothing, as its counsel may say, and is done by itself; empty if it is asked, as where something `undoable` goes
 *   with it
 * @property {(env: Env<G>) => import("../table/held.js").Finish | null} [finish] all that is left of the viewer's turn,
 *   where nothing is left to decide
 * @property {(env: Env<G>) => {form: G["action"], text: string} | null} [needless] an answer that no other can better,
 *   whatever is
 *   hidden, and what is said where it is given by itself
 * @property {(view: G["view"]) => number[]} rank the seats, the first one first
 * @property {(env: Env<G>, seat: number) => {
 *   total: number | null,
 *   standing: import("../table/score.js").Standing,
 *   reasons: import("../table/score.js").Reason[],
 * }} scoreNow what a seat would score at this moment, null where nobody can tell yet, and whether it will score at all
 * @property {(env: Env<G>, place: string) => import("../table/score.js").Foreseen[]} [foreseen] what taking a place
 *   would
 *   add to that, where the viewer may take it
 * @property {(log: import("../types.js").Told<G>[], ctx: Ctx<G>) => Turn[]} turns every turn so far; the last one may
 *   still be played
 * @property {(env: Env<G>, turn: Turn, view: G["view"], step?: import("../types.js").Told<G>) => Gain[]} explained the
 *   gains of a
 *   turn with who stood where in that view; with a step, of those scored only what it scored
 * @property {(env: Env<G>) => Between | null} interlude between two parts of the game, null in the middle of one
 * @property {(env: Env<G>, told: import("../types.js").Told<G>) => News | null} news
 * @property {(env: Env<G>, losses: Loss[]) => {lost: string, held: string}} balance what somebody lost in all, and
 *   what is
 *   left
 * @property {(env: Env<G>) => {seat: number | null, title: string, detail: string}} headline the few words at the top
 *   of a
 *   phone
 * @property {(env: Env<G>, query: string) => Found[]} find
 * @property {import("../table/orders.js").OrderKind[]} orders
 * @property {(env: Env<G>, stopped: import("../wire.js").Stopped) => {text: string, place: string | null}} stopped why
 *   a
 *   plan stopped, and where
 * @property {Teaching<G>} lesson
 * @property {(env: Env<G>, toBoard: () => void) => MenuItem[]} menu what the board offers; `toBoard` goes there first
 * @property {(env: Env<G>, toBoard: (() => void) | null) => Record<string, () => void>} keys letters beyond those of
 *   the
 *   prompt and the board; `toBoard` goes there where something else stands in its place
 * @property {Tab<G>[]} tabs
 * @property {Drawn<{store: TableStore<G>, ui: Ui}>} Board with the role of an application, which takes the keys
 * @property {Drawn<{store: TableStore<G>, ui: Ui}>} Places the board as a list: for those who do not see it, and for
 *   those
 *   who like lists
 * @property {Drawn<{env: Env<G>, narrow: boolean}>} Dock what lies below the board
 * @property {Drawn<{env: Env<G>}>} Band above the board of a phone
 * @property {Drawn<{env: Env<G>}>} [Timer] at the top of a phone; a game that has one shows its own times everywhere,
 *   in
 *   the place of the clock
 * @property {Drawn<{env: Env<G>}>} [Score] in the place of the rows of the score and their reasons
 * @property {Drawn<{env: Env<G>}>} [ReplaySide] at the left of a replay, where there is room
 * @property {(view: G["view"]) => boolean} [begun] whether there is anything to see yet: a replay begins by itself,
 *   and there
 * @property {boolean} [together] score and chronicle stand in one rail, as nobody has the time to change between them
 * @property {Drawn<{env: Env<G>, seat: number}> | null} ScoreRow what a seat has on show, in its row of the score;
 *   without
 *   it a bar of its points
 * @property {Drawn<{env: Env<G>, seat: number}>} [ScoreMark] behind a name in the score
 * @property {Drawn<{env: Env<G>}>} ScoreMore under the rows of the score
 * @property {Drawn<{env: Env<G>}>} Timeline
 * @property {Drawn<{env: Env<G>, lines: Line[]}>} Strip what just happened, over the board
 * @property {Drawn<{env: Env<G>, act: (form: G["action"]) => void}>} Dialog for a prompt that asks for one
 * @property {Drawn<{env: Env<G>}>} Screen in the board's place, for a prompt that is `full`
 * @property {Drawn<{env: Env<G>}>} ScreenRail beside it
 * @property {Drawn<{env: Env<G>}>} [SheetLine] under the question in the phone's sheet
 * @property {Drawn<{env: Env<G>}>} [SheetFind] beside the way to the other rows of the phone's sheet: the way to places
 *   that are not among them
 * @property {Drawn<{row: Row, viewer: number | null}>} [RowPiece] at the beginning of a row of the phone's sheet, in
 *   place of a seal
 * @property {Drawn<{row: Row}>} RowMark at the end of a row of the phone's sheet
 * @property {Drawn<{book: G["book"], view: G["view"], viewer: number | null}> | null} World a small picture of how it
 *   was left,
 *   unless `EndMore` shows it
 * @property {Drawn<{env: Env<G>, done: () => void}>} [Ceremony] what a game counts at its very end, shown to whoever
 *   was
 *   there before the page of the end, and again from it
 * @property {(view: G["view"]) => boolean} [ceremonial] whether there is anything to count; without it, always
 * @property {Drawn<{env: Env<G>, ceremony: (() => void) | null}>} [EndMore] what a game shows of itself on the page of
 *   the
 *   end, above the points; `ceremony` shows that again
 * @property {Drawn<{env: Env<G>}>} [EndRail] beside that, above the story
 */

/**
 * Cards, places and whatever else a game has, as pages of the rules browser.
 * @template {Game} [G=Game]
 * @typedef {object} Almanac
 * @property {Drawn<{catalogue: G["catalogue"]}>[]} primer what one must know to play, in pictures: its pages, each
 *   with a heading
 *   of its own
 * @property {() => string} [tab] what the pages are called, where they are not about cards
 * @property {() => string} [enough] the sentence under the primer, where no card explains itself
 * @property {AlmanacPage<G>[]} pages
 * @property {Drawn<{number: string, catalogue: G["catalogue"]}>} Figure beside a rule
 * @property {(catalogue: G["catalogue"], text: string, rules: string[]) => {id: string, title: string}[]} concerns the
 *   cards that
 *   rules are about, by their precise text and their numbers
 */

/**
 * @template {Game} [G=Game]
 * @typedef {{
 *   id: string,
 *   title: () => string,
 *   note: () => string,
 *   search: (catalogue: G["catalogue"], word: string) => {id: string, title: string, text: string}[],
 *   Page: Drawn<{catalogue: G["catalogue"], chosen: string | null, base: string}>,
 * }} AlmanacPage
 */

export {};
