// What a game gives the house: a plug-in for its tables and an almanac for its rules. Types only. Its pictures for the
// shelf lie in `pictures/`.

/** @typedef {import("../table/prompt.js").Env} Env */
/** @typedef {import("../table/prompt.js").Row} Row */
/** @typedef {import("../table/state.js").Ui} Ui */
/** @typedef {import("../store.js").TableStore} TableStore */

/**
 * Who sits where, and who looks: enough to tell a log, without a table.
 * @typedef {{book: any, viewer: number | null, seats: any[], midway?: any}} Ctx `book` is what the plug-in's `load`
 *   gave, `midway` the turn in the middle of which a lesson began
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
 * @typedef {{
 *   id: string,
 *   count: (view: any) => number,
 *   Panel: Drawn<{env: Env, toBoard?: () => void}>,
 *   beside?: (env: Env) => string,
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
 * @typedef {object} Teaching
 * @property {(env: Env, form: any) => Record<string, any>} facts for the words of a step that asks for this action, or
 *   for none
 * @property {(env: Env, form: any) => string[]} reasons that speak for this action, in numbers
 * @property {(env: Env, form: any) => void} [point] show where this action would be done, as its step begins
 * @property {(
 *   env: Env,
 *   said: import("../table/prompt.js").Prompt,
 *   form: any
 * ) => import("../table/prompt.js").Prompt} [lead] the prompt with the next answer on the way to this action, where
 *   answers are no actions
 * @property {boolean} [explains] most steps explain a rule: on a small screen, too, if it is not too low, all their
 *   words stand above what is to be pressed
 * @property {boolean} [instead] beside the board the guide takes the place of the game's own column, which is not drawn
 *   then
 * @property {(env: Env) => string[]} aim what to know before the first decision of a first game: a few paragraphs
 * @property {() => Promise<Drawn<{catalogue: any}>>} [pictures] the same in pictures, below them
 */

/**
 * A game as the frame of a table sees it. Of a view the frame itself reads `decision`, `phase`, `scores` and
 * `turn.seat`.
 * @typedef {object} GamePlugin
 * @property {(game: string, rules?: string, data?: string | null) => Promise<any>} load what never changes during a
 *   game, by that version of its rules or the newest, with its own data or corrected ones
 * @property {(book: any) => string} title
 * @property {(view: any, table: any) => number[]} [pigments] of the seats, where the game gives them others than their
 *   own; before it begins there is no view
 * @property {(view: any) => string} turnOf which turn a position belongs to: another value is another turn
 * @property {(before: import("../reduce.js").Known, told: import("../wire.js").Told) => boolean} [holds] whether
 *   something that the viewer did is looked at by itself, before the screens show what it changed
 * @property {(told: import("../wire.js").Told, shown: boolean) => import("../ui/sound.js").Sound[]} sounds what is
 *   heard of a step; one that is shown by itself may sum up others before it
 * @property {string[]} filters topics of lines that the chronicle can show alone; their names are `chronicle-` and the
 *   topic
 * @property {boolean} [whole] the board always shows everything: there is nothing to follow on it
 * @property {(env: Env) => import("../table/prompt.js").Prompt} prompt
 * @property {(form: any, undoable: boolean, counsel: any) => string} idle what is said where the only action left tells
 *   nothing, as its counsel may say, and is done by itself; empty if it is asked, as where something `undoable` goes
 *   with it
 * @property {(env: Env) => import("../table/held.js").Finish | null} [finish] all that is left of the viewer's turn,
 *   where nothing is left to decide
 * @property {(env: Env) => {form: any, text: string} | null} [needless] an answer that no other can better, whatever is
 *   hidden, and what is said where it is given by itself
 * @property {(view: any) => number[]} rank the seats, the first one first
 * @property {(env: Env, seat: number) => {
 *   total: number | null,
 *   standing: import("../table/score.js").Standing,
 *   reasons: import("../table/score.js").Reason[],
 * }} scoreNow what a seat would score at this moment, null where nobody can tell yet, and whether it will score at all
 * @property {(env: Env, place: string) => import("../table/score.js").Foreseen[]} [foreseen] what taking a place would
 *   add to that, where the viewer may take it
 * @property {(log: any[], ctx: Ctx) => Turn[]} turns every turn so far; the last one may still be played
 * @property {(env: Env, turn: Turn, view: any, step?: import("../wire.js").Told) => Gain[]} explained the gains of a
 *   turn with who stood where in that view; with a step, of those scored only what it scored
 * @property {(env: Env) => Between | null} interlude between two parts of the game, null in the middle of one
 * @property {(env: Env, told: import("../wire.js").Told) => News | null} news
 * @property {(env: Env, losses: Loss[]) => {lost: string, held: string}} balance what somebody lost in all, and what is
 *   left
 * @property {(env: Env) => {seat: number | null, title: string, detail: string}} headline the few words at the top of a
 *   phone
 * @property {(env: Env, query: string) => Found[]} find
 * @property {import("../table/orders.js").OrderKind[]} orders
 * @property {(env: Env, stopped: import("../wire.js").Stopped) => {text: string, place: string | null}} stopped why a
 *   plan stopped, and where
 * @property {Teaching} lesson
 * @property {(env: Env, toBoard: () => void) => MenuItem[]} menu what the board offers; `toBoard` goes there first
 * @property {(env: Env, toBoard: (() => void) | null) => Record<string, () => void>} keys letters beyond those of the
 *   prompt and the board; `toBoard` goes there where something else stands in its place
 * @property {Tab[]} tabs
 * @property {Drawn<{store: TableStore, ui: Ui}>} Board with the role of an application, which takes the keys
 * @property {Drawn<{store: TableStore, ui: Ui}>} Places the board as a list: for those who do not see it, and for those
 *   who like lists
 * @property {Drawn<{env: Env, narrow: boolean}>} Dock what lies below the board
 * @property {Drawn<{env: Env}>} Band above the board of a phone
 * @property {Drawn<{env: Env}>} [Timer] at the top of a phone; a game that has one shows its own times everywhere, in
 *   the place of the clock
 * @property {Drawn<{env: Env}>} [Score] in the place of the rows of the score and their reasons
 * @property {Drawn<{env: Env}>} [ReplaySide] at the left of a replay, where there is room
 * @property {(view: any) => boolean} [begun] whether there is anything to see yet: a replay begins by itself, and there
 * @property {boolean} [together] score and chronicle stand in one rail, as nobody has the time to change between them
 * @property {Drawn<{env: Env, seat: number}> | null} ScoreRow what a seat has on show, in its row of the score; without
 *   it a bar of its points
 * @property {Drawn<{env: Env, seat: number}>} [ScoreMark] behind a name in the score
 * @property {Drawn<{env: Env}>} ScoreMore under the rows of the score
 * @property {Drawn<{env: Env}>} Timeline
 * @property {Drawn<{env: Env, lines: Line[]}>} Strip what just happened, over the board
 * @property {Drawn<{env: Env, act: (form: any) => void}>} Dialog for a prompt that asks for one
 * @property {Drawn<{env: Env}>} Screen in the board's place, for a prompt that is `full`
 * @property {Drawn<{env: Env}>} ScreenRail beside it
 * @property {Drawn<{env: Env}>} [SheetLine] under the question in the phone's sheet
 * @property {Drawn<{env: Env}>} [SheetFind] beside the way to the other rows of the phone's sheet: the way to places
 *   that are not among them
 * @property {Drawn<{row: Row, viewer: number | null}>} [RowPiece] at the beginning of a row of the phone's sheet, in
 *   place of a seal
 * @property {Drawn<{row: Row}>} RowMark at the end of a row of the phone's sheet
 * @property {Drawn<{book: any, view: any, viewer: number | null}> | null} World a small picture of how it was left,
 *   unless `EndMore` shows it
 * @property {Drawn<{env: Env, done: () => void}>} [Ceremony] what a game counts at its very end, shown to whoever was
 *   there before the page of the end, and again from it
 * @property {(view: any) => boolean} [ceremonial] whether there is anything to count; without it, always
 * @property {Drawn<{env: Env, ceremony: (() => void) | null}>} [EndMore] what a game shows of itself on the page of the
 *   end, above the points; `ceremony` shows that again
 * @property {Drawn<{env: Env}>} [EndRail] beside that, above the story
 */

/**
 * Cards, places and whatever else a game has, as pages of the rules browser.
 * @typedef {object} Almanac
 * @property {Drawn<{catalogue: any}>[]} primer what one must know to play, in pictures: its pages, each with a heading
 *   of its own
 * @property {() => string} [tab] what the pages are called, where they are not about cards
 * @property {() => string} [enough] the sentence under the primer, where no card explains itself
 * @property {AlmanacPage[]} pages
 * @property {Drawn<{number: string, catalogue: any}>} Figure beside a rule
 * @property {(catalogue: any, text: string, rules: string[]) => {id: string, title: string}[]} concerns the cards that
 *   rules are about, by their precise text and their numbers
 */

/**
 * @typedef {{
 *   id: string,
 *   title: () => string,
 *   note: () => string,
 *   search: (catalogue: any, word: string) => {id: string, title: string, text: string}[],
 *   Page: Drawn<{catalogue: any, chosen: string | null, base: string}>,
 * }} AlmanacPage
 */

export {};
