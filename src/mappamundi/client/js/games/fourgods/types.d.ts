// What 4 Gods sends.

import type { Ctx as AnyCtx } from "../contract.js";
import type { Env as AnyEnv } from "../../table/prompt.js";
import type { Known as AnyKnown } from "../../reduce.js";
import type { TableStore } from "../../store.js";
import type { AnyOf, Told as AnyTold } from "../../types.js";
import type * as wire from "../../wire.js";
import type { Book } from "./book.js";

export interface Game {
  view: wire.ViewFourgods;
  event: AnyOf<wire.EventFourgods>;
  action: AnyOf<wire.ActionFourgods>;
  advice: wire.AdviceFourgods;
  catalogue: wire.CatalogueFourgods;
  book: Book;
}

export type View = Game["view"];
export type Event = Game["event"];
export type Form = Game["action"];
export type Catalogue = Game["catalogue"];
export type Env = AnyEnv<Game>;
export type Ctx = AnyCtx<Game>;
export type Store = TableStore<Game>;
export type Known = AnyKnown<Game>;
export type Told = AnyTold<Game>;

/** In timed play somebody is in turn. */
export type InTurn = Env & { view: { turn: NonNullable<View["turn"]> } };
