// What the editions of History of the World send: each by itself, and what can be said of all of them.

import type { Ctx as AnyCtx } from "../contract.js";
import type { Env as AnyEnv } from "../../table/prompt.js";
import type { Known as AnyKnown } from "../../reduce.js";
import type { TableStore } from "../../store.js";
import type { AnyOf, Told as AnyTold } from "../../types.js";
import type * as wire from "../../wire.js";
import type { Catalogue } from "./catalogue.js";

export interface Game2001 {
  view: wire.View2001;
  event: AnyOf<wire.Event2001>;
  action: AnyOf<wire.Action2001>;
  advice: wire.Advice2001;
  catalogue: wire.Catalogue2001;
  book: Catalogue<wire.Catalogue2001>;
}

export interface Game2018 {
  view: wire.View2018;
  event: AnyOf<wire.Event2018>;
  action: AnyOf<wire.Action2018>;
  advice: wire.Advice2018;
  catalogue: wire.Catalogue2018;
  book: Catalogue<wire.Catalogue2018>;
}

export interface Game2024 {
  view: wire.View2024;
  event: AnyOf<wire.Event2024>;
  action: AnyOf<wire.Action2024>;
  advice: wire.Advice2024;
  catalogue: wire.Catalogue2024;
  book: Catalogue<wire.Catalogue2024>;
}

type Editions = [wire.Catalogue2001, wire.Catalogue2018, wire.Catalogue2024];
type Kept = "areas" | "barrens" | "empires" | "epochs" | "events" | "lands" | "waters";

/** What all editions have, each thing with what it has in any of them. */
export type AnyCatalogue = { [K in Kept]: AnyOf<Editions[number][K][number]>[] };

type Turnless<V> = Omit<V, "turn">;
export type Turn = AnyOf<wire.Turn2001 | wire.Turn2018 | wire.Turn2024>;

/** Any edition. */
export interface History {
  view: AnyOf<Turnless<wire.View2001> | Turnless<wire.View2018> | Turnless<wire.View2024>> & { turn: Turn | null };
  event: AnyOf<wire.Event2001 | wire.Event2018 | wire.Event2024>;
  action: AnyOf<wire.Action2001 | wire.Action2018 | wire.Action2024>;
  advice: AnyOf<wire.Advice2001 | wire.Advice2018 | wire.Advice2024>;
  catalogue: Editions[number];
  book: Catalogue<AnyCatalogue>;
}

export type View = History["view"];
export type Event = History["event"];
export type Form = History["action"];
export type Book = History["book"];
export type Env<G extends History = History> = AnyEnv<G>;
export type Ctx<G extends History = History> = AnyCtx<G>;
export type Store<G extends History = History> = TableStore<G>;
export type Known<G extends History = History> = AnyKnown<G>;
export type Told<G extends History = History> = AnyTold<G>;
