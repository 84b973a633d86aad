// Made by tools/wire_types.py from the server's OpenAPI document. Change the server's types, not this.

/** The command with this key is done, durably. */
export interface Ack {
  type?: "ack";
  key: string;
  seq: number;
}

/** An action. The `key` is chosen by the sender: the same key again answers as the first time. */
export interface Act {
  action: Record<string, any>;
  key: string;
}

/** What the clock of the rules will do if nobody acts: in how many `seconds`, and when by the server's clock. */
export interface Alarm {
  seconds: number;
  at: number;
}

/** What there is to tell of a game up to the entry `seq`. `points` over time and by the `parts` that brought them; the `turns`; what is told of each of the `seats`; `luck`, where there is any; and once the game is over all `rolls` in their order, the `summary`, what `decided` among equals with its rules, and the `story`, paragraph by paragraph. */
export interface Annals {
  seq: number;
  points: Series;
  parts: Series;
  turns: Turn[];
  seats: ((Record<string, any>)[])[];
  luck: Luck[];
  rolls: Roll[];
  summary: (Record<string, any>)[];
  decided: Tiebreak[];
  story: ((Record<string, any>)[])[];
}

/** How a step is shown to those who watch it: as what `kind` of thing, for how many `seconds` at the ordinary speed and at `least` at any other, and after what `share` of that time what it changed is seen. */
export interface Beat {
  kind: string;
  seconds: number;
  least: number;
  share: number;
}

/** A line for the table. */
export interface Chat {
  text: string;
  key: string;
}

/** One thing that was looked at in a record, and whether it was right. */
export interface Checked {
  name: string;
  ok: boolean;
  text: string;
}

/** One value of an option, and what it means. */
export interface ChoiceInfo {
  value: boolean | string;
  text: string;
}

/** Seats whose actions came within the same window of a race, in the order in which they were served. It is drawn by lot from the seed of the game and the number of the entry `after` which it was drawn: when the seed is revealed anybody can check it. How many milliseconds after the first each `came`, and what of its delay was taken off as the wire's (`credit`), is told beside it. */
export interface Contest {
  after: number;
  order: number[];
  came?: number[];
  credit?: number[];
}

/** What an action would bring to whoever plays, as far as a spectator may know; empty where the game cannot say. */
export interface Counsel {
  counsel?: Record<string, any>;
}

/** A new table with its capabilities: whoever has a token may act with it, and nobody can read it again. */
export interface Created {
  table: TableInfo;
  owner: string;
  seats: Record<string, string>;
  invitations: Record<string, string>;
}

/** The name and the password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** Corrected data, by their digest, and all that differs in them from the game's own. */
export interface DataInfo {
  digest: string;
  differences: Differing[];
}

/** A time that the house sets a seat, and not the rules: for `what`, in how many `seconds`, and when by the server's clock. Then an action is played in the seat's name, or no longer accepted; or one that was `announced`, which may be anybody's last chance to act, is played. `where` is the hand or the cell in question. */
export interface Deadline {
  what: string;
  seat: number;
  seconds: number;
  at: number;
  where?: number[];
  announced?: boolean;
}

/** Whether a test notice arrived, and if not why. */
export interface Delivery {
  delivered: boolean;
  why?: "failed" | "not_public" | "redirected" | "refused" | "slow" | "unreachable" | null;
}

/** A device on which the account is signed in, named after its browser and system where they are known: since when, and whether it is the one that asks. */
export interface Device {
  id: string;
  name: string | null;
  since: number;
  here: boolean;
}

/** All of them, the latest first. */
export interface DeviceList {
  devices: Device[];
}

/** A place at which corrected data say something else than the game's own: what those say, and what is said `here`; nothing where there is no such place. */
export interface Differing {
  path: string[];
  own: any;
  here: any;
}

/** Play an action. */
export interface Do {
  type: "act";
  key: string;
  action: Record<string, any>;
}

/** It is done, durably: `seq` is its place in the table's log. */
export interface Done {
  seq: number;
}

/** In a race: sent by the server, to be sent back at once as it is, so that it knows how long the wire is. */
export interface Echo {
  type: "echo";
  number: number;
}

/** Values of options that do not go together, with so many players only if `players` says how many. */
export interface ExclusionInfo {
  id: string;
  values: Record<string, boolean | string | number[]>;
  text: string;
  players: number | null;
}

/** One entry of the log and what it changed: `patch` is a list of [path, new value], or [path] where a key went. */
export interface Frame {
  type?: "frame";
  seq: number;
  told: Told;
  table: Record<string, any>;
  patch: any[][];
  legal: (Record<string, any>)[];
  counsel?: (Record<string, any>)[];
  can_undo: boolean;
}

/** What some points of a turn were for: `scored` at its end or `made` before it, that many `times`. `word` is what was reached there. */
export interface Gain {
  id: string;
  kind: string;
  name: number | string | Record<string, any>;
  points: number;
  times?: number;
  word?: Record<string, any> | null;
}

/** A game with its board, cards and numbers: what a client draws with, by the ids that views and actions use. With `data`, if they are corrected ones. */
export interface GameDetails {
  game: GameInfo;
  catalogue: Record<string, any>;
  data?: DataInfo | null;
}

/** What a game declares about itself, and the bots that play it, the weakest first; the `house_bot` plays where nobody names another, the `first_bot` is for somebody new to the game. A `race` is, or may be, played all at once and in real time; it has `paces`, the slowest first. One game came with the program, to be watched in so many seconds: its `show`. */
export interface GameInfo {
  id: string;
  title: string;
  publisher: string;
  pitch: string;
  seats: any[];
  minutes: any[];
  options: OptionInfo[];
  exclusions: ExclusionInfo[];
  languages: string[];
  rules: string;
  race: boolean;
  bots: string[];
  house_bot: string;
  first_bot: string;
  paces: PaceInfo[];
  show: number | null;
}

/** The games of this server. Those in `data` are played with corrected data at new tables: by the game, their digest. */
export interface GameList {
  games: GameInfo[];
  data: Record<string, string>;
}

/** The server is there, and its database takes writes. Tables that cannot be read are named by how their ids begin: whoever runs the server knows the rest, and nobody else may. */
export interface Health {
  status: "broken_tables" | "ok";
  version: string;
  broken: string[];
}

/** Nothing has happened for fifteen seconds, or you have asked: somebody is there. */
export interface Heartbeat {
  type?: "beat";
}

/** The first frame of a client: its seat's token, or none to watch, and the last number it saw. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
}

/** Take a seat: an open one, or the one of an `invitation`; or take over one that a bot holds. */
export interface Join {
  name: string;
  invitation?: string | null;
}

/** The seat and its token. */
export interface Joined {
  seat: number;
  token: string;
  table: TableInfo;
}

/** A command without parameters. */
export interface Keyed {
  key: string;
}

/** A guided position. */
export interface Lesson {
  id: string;
  game: string;
  seat: number;
  minutes: number;
  rules: string[];
  steps: LessonStep[];
}

/** All lessons. */
export interface LessonList {
  lessons: Lesson[];
}

/** A step of a lesson: what it says has the message ids `lesson-LESSON-STEP` and `lesson-LESSON-STEP-text`. `do` is the action it asks for: all that is named must be so. Without one the reader goes on. `at` is the place to press for it, or what to pick on a page, `done` what else counts as having done it. */
export interface LessonStep {
  id: string;
  do?: Record<string, any> | null;
  at?: string | null;
  done?: (Record<string, any>)[];
}

/** A line of the chronicle: sentences as ids of messages with parameters, the rule behind it, where it happened. `mappamundi.kernel.narration` says what the parameters are and which lines become one. */
export interface Line {
  says: (Record<string, any>)[];
  rule?: string;
  seat?: number | null;
  places?: string[];
  topic?: string;
  detail?: Record<string, any> | null;
  heading?: boolean;
  opens?: boolean;
  closes?: boolean;
  joins?: string;
}

/** A place that a seat lost in somebody's turn, and the greatest of what stood and fell there, if anything. */
export interface Loss {
  seat: number;
  place: string;
  fallen?: string;
}

/** How far above or below expectation a seat came, and what is to be said of it. */
export interface Luck {
  seat: number;
  difference: number;
  notes: (Record<string, any>)[];
}

/** The account that is signed in, and its seats, the latest table first. */
export interface Me {
  name: string;
  seats: MySeat[];
}

/** A table, and the seat of this account at it. */
export interface MySeat {
  table: TableInfo;
  seat: number;
}

/** A name that nobody else has, in whatever case and in letters that look alike, all visible and of one script; and a password of ten characters or more. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Where notices of decisions are sent, and when not. Without `webhook` the address stays as it is, with null there is none any more. */
export interface NewNotices {
  webhook?: string | null;
  quiet?: QuietHours | null;
  language?: "en" | "it" | "nl" | "pt-BR";
}

/** A seat of a new table: for me, for whoever gets the link, open to all, or for a bot (the house bot, if none is named). */
export interface NewSeat {
  kind: "bot" | "invited" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | string | number[]>;
  pace?: Pace;
  race?: Race;
  listed?: boolean;
  grace?: number;
  language?: "en" | "it" | "nl" | "pt-BR";
  start?: boolean;
}

/** What was set. The address itself is never given out again: `webhook` ends after its host. */
export interface Notices {
  webhook: string | null;
  quiet: QuietHours | null;
  language: "en" | "it" | "nl" | "pt-BR";
}

/** Where this server sends notices: to public addresses, to any, or nowhere. */
export interface NoticesHere {
  webhooks: "any" | "off" | "public";
}

/** Something chosen before the game; the first choice is the default. Where `seats` says what it means, the value may also be a list of seats. It changes nothing except in games for so many `players` and `beside` these values of other options. */
export interface OptionInfo {
  id: string;
  text: string;
  choices: ChoiceInfo[];
  seats: string | null;
  players: number | null;
  beside: Record<string, boolean | string | number[]>;
}

/** A standing order: in the decision `when`, if it comes up in somebody else's turn, play the first legal action that has all of these parameters, in the order of preference, or let the house bot choose (`best`). */
export interface Order {
  when: string;
  prefer?: (Record<string, any>)[];
  best?: boolean;
}

/** All standing orders of a seat. */
export interface Orders {
  orders: Order[];
}

/** How long a seat may think: `none`; `live`, a clock of `base` seconds with `increment` for each action; `correspondence`, `base` seconds for each decision. */
export interface Pace {
  kind?: "correspondence" | "live" | "none";
  base?: number;
  increment?: number;
}

/** How long a race lasts if all its seats are this bot's: minutes, from the fewest seats of the game to the most. It is a race `beside` these values of options. Where people are asked how fast the bots shall be, `answer` is the word that stands for this one. */
export interface PaceInfo {
  bot: string;
  minutes: number[];
  beside: Record<string, boolean | string | number[]>;
  answer: string | null;
}

/** Pause the game, or go on with it. */
export interface Pause {
  paused: boolean;
  key: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Actions to be played one by one while still legal, stopping at the first surprise. */
export interface Plan {
  steps: PlannedStep[];
}

/** An action to play when its turn comes; what the view must show before it (`given`) and after it (`expect`), of which only what is named is compared; the `number` by which the player counts it; and the decision for which it waits (`when`), if others may come before it in the turn. */
export interface PlannedStep {
  action: Record<string, any>;
  expect?: Record<string, any>;
  given?: Record<string, any>;
  number?: number;
  when?: string;
}

/** What only its seat sees: its standing orders and its plan, and why the last plan stopped. */
export interface Private {
  orders?: Order[];
  plan?: PlannedStep[];
  stopped?: Stopped | null;
}

/** What only your seat sees has changed. */
export interface PrivateNews {
  type?: "private";
  private: Private;
}

/** A refusal (RFC 9457), with the number of the rule where a rule spoke. */
export interface Problem {
  type?: string;
  title: string;
  status: number;
  detail: string;
  reason?: string | null;
  rule?: string | null;
  params?: Record<string, any>;
}

/** What the table calls whoever takes the lesson. */
export interface Pupil {
  name?: string | null;
}

/** Why can't I do this? */
export interface Question {
  action: Record<string, any>;
}

/** What would this action have brought to whoever played then? */
export interface QuestionThen {
  step: number;
  table?: string | null;
  record?: string | null;
  action: Record<string, any>;
}

/** The hours of each day in which no notice is sent, by the clocks of a time zone (its IANA name). If they end before they start, they go over midnight. */
export interface QuietHours {
  start: string;
  end: string;
  zone: string;
}

/** How a race is refereed, in milliseconds: actions that were sent within the same `window` are served in an order drawn by lot, since who has the nearer server is no better player (0: in the order of arrival); and after an action that was accepted a seat's next one of the same kind waits until the `cooldown` is over, since nor is who clicks like a machine gun. What is left out is as the game has it, which may differ from kind to kind. */
export interface Race {
  window?: number | null;
  cooldown?: number | null;
}

/** The rule that speaks against an action and why, or that nothing does (`legal`). `counsel` tells what the action would bring if it were legal, as far as the game can say. */
export interface Reason {
  legal: boolean;
  rule?: string | null;
  reason?: string | null;
  detail?: string | null;
  params?: Record<string, any>;
  counsel?: Record<string, any>;
}

/** What a record tells: `verified` if its dice and deals follow from the seed that was committed to. */
export interface RecordInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | string | number[]>;
  seats: SeatInfo[];
  steps: number;
  scores: number[] | null;
  places: number[] | null;
  verified: boolean;
  checks: Checked[];
}

/** The command with this key was refused; nothing has changed. */
export interface Refused {
  type?: "refused";
  key: string;
  problem: any;
}

/** Where the game began, and a frame for every step. */
export interface Replay {
  start: Snapshot;
  frames: Frame[];
}

/** A die that fell. */
export interface Roll {
  sides: number;
  face: number;
}

/** One numbered statement of the rules, or a ruling; `chapter` is the heading above it. */
export interface RuleText {
  number: string;
  chapter: string;
  text: string;
}

/** The rules, in their order, in the language and form asked for, and the paragraphs that introduce them; `rules` is their version. */
export interface RulesText {
  game: string;
  rules: string;
  language: string;
  form: "player" | "precise";
  introduction: string[];
  items: RuleText[];
}

/** A line for the table. */
export interface Say {
  type: "chat";
  key: string;
  text: string;
}

/** A moment: from which step to which, what `kind` of moment it is (the client has the words for it), whose, and at the cost of which `other` seat. */
export interface Scene {
  kind: string;
  first: number;
  last: number;
  seat?: number | null;
  other?: number | null;
}

/** Who sits there now. `bot` names the bot that plays, or holds, the seat. */
export interface SeatInfo {
  seat: number;
  state: "away" | "bot" | "held" | "human" | "invited" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Numbers by seat, one for each label. */
export interface Series {
  labels: (number | string | Record<string, any>)[];
  series: number[][];
}

/** What the owner makes of a seat before the game, or of a deserted one later. Without `bot` it is the house bot. */
export interface SetSeat {
  kind: string;
  bot?: string | null;
  name?: string | null;
}

/** A game that can be watched: its `record` is asked for like one that was uploaded. */
export interface Show {
  seconds: number;
  scenes: Scene[];
  game: string;
  record: string;
}

/** The account; the session is in the cookie. */
export interface SignedIn {
  name: string;
}

/** Everything a viewer may know at one moment. `log` is what it missed, as far back as it asked. */
export interface Snapshot {
  type?: "snapshot";
  seq: number;
  viewer: number | null;
  table: TableInfo;
  view: Record<string, any> | null;
  legal: (Record<string, any>)[];
  counsel?: (Record<string, any>)[];
  can_undo: boolean;
  private: Private | null;
  log: Told[];
}

/** Where and why a plan stopped. The `reason` is `changed` (the view was not as given), `surprise` (it did not turn out as expected) or that of the refusal, with its `rule` and `params`; `seen` is what the view showed instead. */
export interface Stopped {
  number: number;
  action: Record<string, any>;
  reason: string;
  detail: string;
  rule?: string | null;
  params?: Record<string, any>;
  seen?: Record<string, any>;
}

/** What everybody may know about a table. Those `to_act` may act; those `awaited` must, and the others wait for them. In a race nobody is awaited. The `alarm` is there while the rules count time, and the `deadlines` while the house does. While its player may still be watching what happened, a seat's clock `stands` for so many seconds more. Of the `options` those were `drawn` by lot when the game began; before, they say so. If nothing happens there, the table is cleared away at some time after it `goes`. Where it is played with corrected `data` and not with the game's own, these are named by their digest: `/api/games/{game}?data=` tells what differs. While it is `paused` nothing happens and no time counts. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | string | number[]>;
  seats: SeatInfo[];
  pace: Pace;
  listed: boolean;
  language: "en" | "it" | "nl" | "pt-BR";
  phase: "lobby" | "over" | "playing";
  created: number;
  seq: number;
  drawn?: string[];
  to_act?: number[];
  awaited?: number[];
  alarm?: Alarm | null;
  deadlines?: Deadline[];
  clocks?: number[];
  stands?: number[];
  votes?: number[];
  paused?: boolean;
  commitment?: string | null;
  scores?: number[] | null;
  places?: number[] | null;
  seed?: string | null;
  rematch?: string | null;
  goes?: number | null;
  data?: string | null;
}

/** Tables that everybody may see, newest first. */
export interface TableList {
  tables: TableInfo[];
}

/** Take back the last action. */
export interface TakeBack {
  type: "undo";
  key: string;
}

/** What decided among equals, and the rule by which it did. */
export interface Tiebreak {
  says: Record<string, any>;
  rule: string;
}

/** One entry of the table's log, as its reader may know it. A step without a seat is nobody's: time that passed. What deserves to be shown by itself has its `beat`; `preset` counts those of its dice that a lesson had set. Times are whole seconds, except in a race. */
export interface Told {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  action?: Record<string, any> | null;
  events?: (Record<string, any>)[];
  lines?: Line[];
  by?: string | null;
  text?: string | null;
  name?: string | null;
  state?: string | null;
  table?: string | null;
  contest?: Contest | null;
  beat?: Beat | null;
  preset?: number;
}

/** A turn: with which card it was played and in which epoch, the entries of the log in which it began and ended (0 while it lasts), what it took and from whom, and what its points were for. `score` is what its player had then, and `note` the turn in a few words. */
export interface Turn {
  seat: number;
  card: string;
  epoch: number;
  begun: number;
  at: number;
  ended: number;
  took: string[];
  lost: Loss[];
  fought: number;
  won: number;
  gains: Gain[];
  points: number;
  score: number;
  note: Record<string, any>;
}

/** Agree, or no longer agree, to end the game now. */
export interface Vote {
  agree: boolean;
  key: string;
}

/** I have seen what happened: let my clock count. */
export interface Watched {
  type: "watched";
  key: string;
}

/** From which point, in whose seat, and what the table calls whoever plays there; without a name, as the seat was called if somebody sat there who was no bot. */
export interface WhatIf {
  step: number;
  table?: string | null;
  record?: string | null;
  seat: number;
  name?: string | null;
}

/** Which seat, where the account has several at the table; otherwise it need not be said. */
export interface WhichSeat {
  seat?: number | null;
}
