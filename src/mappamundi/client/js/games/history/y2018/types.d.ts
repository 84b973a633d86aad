// What the 2018 edition sends.

import type * as history from "../types.js";

export type Game = history.Game2018;
export type View = Game["view"];
export type Event = Game["event"];
export type Form = Game["action"];
export type Counsel = Game["advice"];
export type Catalogue = Game["catalogue"];
export type Book = Game["book"];
export type Env = history.Env<Game>;
export type Ctx = history.Ctx<Game>;
export type Store = history.Store<Game>;
export type Known = history.Known<Game>;
export type Told = history.Told<Game>;

// What a decision asks for is there: a turn while an empire plays, a choice of cards before.
export type InTurn = Env & { view: { turn: NonNullable<View["turn"]> } };
export type Choosing = Env & { view: { selection: NonNullable<View["selection"]> } };
export type InBattle = InTurn & { view: { turn: { battle: NonNullable<InTurn["view"]["turn"]["battle"]> } } };
