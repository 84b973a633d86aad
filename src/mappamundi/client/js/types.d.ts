// What belongs to a game, under one name: its view, events, actions, counsel and catalogue as the server sends them.

import type { NameForm } from "./i18n.js";
import type * as wire from "./wire.js";

type KeyOf<U> = U extends unknown ? keyof U : never;

/**
 * Each of several with the keys of the others, which it has not: they may be asked for without asking first which of
 * them it is, and a key that none has is a fault.
 */
export type AnyOf<U, All = U> = U extends unknown ? U & { [K in Exclude<KeyOf<All>, keyof U>]?: undefined } : never;

/** What the frame of a table reads in the view of any game. */
export interface View {
  phase: string;
  decision?: string;
  players: number;
  scores: number[];
  turn: { seat: number } | null;
}

/** What a game sends, and `book`, what its plug-in makes of the catalogue. */
export interface Game {
  view: View;
  event: wire.Event;
  action: wire.Action;
  advice: wire.Advice;
  catalogue: object;
  book: { facts: wire.GameInfo; data: object; name: (id: string, form?: NameForm) => string };
}

/** An entry of the log, with the events of a game. */
export type Told<G extends Game = Game> = Omit<wire.Told, "events" | "action"> & {
  events?: G["event"][];
  action?: G["action"] | null;
};

/**
 * What everybody may know about a table: the server sends all of it, always. Who won what is null until it is over, and
 * is asked for afterwards only.
 */
export type Table = Required<Omit<wire.TableInfo, "places" | "scores">> & { places: number[]; scores: number[] };
