// Made by tools/wire_types.py from the server's OpenAPI document. Change the server's types, not this.

/** The command with this key is done, durably. */
export interface Ack {
  type?: "ack";
  key: string;
  seq: number;
}

/** An action. The `key` is chosen by the sender: the same key again answers as the first time. */
export interface Act {
  action: Action;
  key: string;
}

export type Action = ActionFourgods | Action2001 | Action2018 | Action2024;

export type Action2001 = KeepAction2001 | PassCardAction2001 | EndEventsAction2001 | SpreadPlagueAction2001 | AttackFleetAction2001 | EndNavalAction2001 | ReallocateAction2001 | BuildFortAction2001 | BuyArmyAction2001 | ReinforceAction2001 | ManFleetAction2001 | EndExpansionAction2001 | BuildMonumentAction2001 | EndMonumentsAction2001 | InvadeAction2001 | PlayEventAction2001;

export type Action2018 = ChooseEventAction2018 | ChooseEmpireAction2018 | OpenPileAction2018 | GiveAction2018 | PlayKingdomAction2018 | EstablishAction2018 | InvadeAction2018 | FortifyAction2018 | UseEffectAction2018 | EndInvasionAction2018 | RerollAction2018 | HoldAction2018 | SiegeAction2018 | RetreatAction2018 | ReduceAction2018 | SpareAction2018 | ShiftAction2018 | MonumentAction2018 | EndTurnAction2018 | EndKingdomAction2018 | LoseArmyAction2018 | PlayEventAction2018;

export type Action2024 = ChooseTokenAction2024 | ChooseEventAction2024 | ChooseEmpireAction2024 | TakeBuildingAction2024 | InvadeAction2024 | PlaceFleetAction2024 | ConquerAction2024 | UseLeaderAction2024 | EndExpansionAction2024 | EndRevenueAction2024 | PlayTokenAction2024 | EndTurnAction2024 | BuildFortAction2024 | BuildMonumentAction2024 | PlayEventAction2024 | PlayHonorAction2024;

export type ActionFourgods = ReadyActionFourgods | ChooseColourActionFourgods | ChooseGodActionFourgods | DrawActionFourgods | DiscardActionFourgods | FlipActionFourgods | TakeActionFourgods | PutBackActionFourgods | PlaceActionFourgods | PlaceProphetActionFourgods | BuildActionFourgods | DestroyActionFourgods | PassActionFourgods | EndTurnActionFourgods | ChallengeActionFourgods | ForfeitActionFourgods | TimeActionFourgods;

export type Advice = AdviceFourgods | Advice2001 | Advice2018 | Advice2024;

/** What an action would bring; what is nothing is left out. */
export interface Advice2001 {
  allied_coins?: number;
  battle?: Battle2001;
  battles?: CardBattle2001[];
  best?: true;
  certain?: "treachery";
  closes?: string[];
  coins?: number;
  disease?: Disease2001;
  enters?: "empty" | "own" | "enemy";
  expected?: number;
  fight?: Fight2001;
  fleets?: string[];
  forts?: number;
  gain?: Gain2001[];
  guard?: Guard2001;
  idle?: "always";
  losses?: Loss2001[];
  monument?: number;
  next?: Further2001;
  odds?: [number, number, number];
  percent?: [number, number, number];
  pillages?: "capital" | "city";
  price?: Price2001;
  prospect?: [number, number];
  restricted?: true;
  rolls?: DiseaseRoll2001[];
  unused?: string[];
  victim?: number;
  victims?: number[];
  ways?: OtherWay2001[];
  with_all?: WithAll2001;
  worth?: number;
}

/** What an action would bring; what is nothing is left out. */
export interface Advice2018 {
  again?: number;
  battle?: BattleTerms2018;
  best?: true;
  bonus?: number;
  chance?: number;
  expected?: number;
  gain?: Gain2018[];
  guard?: Guard2018;
  idle?: "always" | "closed";
  losses?: Loss2018[];
  monument?: number;
  next?: Further2018;
  odds?: [number, number, number];
  opens?: string[];
  percent?: [number, number, number];
  prospect?: [number, number];
  score?: number;
  siege?: Siege2018;
  unused?: string[];
  worth?: number;
}

/** What an action would bring; what is nothing is left out. */
export interface Advice2024 {
  armies?: number;
  battle?: Battle2024;
  certain?: "success" | "frustrated";
  cost?: number;
  dice?: number;
  enters?: "free" | "friendly" | "enemy";
  expected?: number;
  fall?: string[];
  falls?: ("capital" | "city" | "monument" | "fort" | "wall")[];
  gain?: Gain2024[];
  gold?: number;
  honors?: number[];
  idle?: "always" | "shown" | "closed";
  later?: number;
  leader?: "difficult" | "fort";
  never?: true;
  odds?: [number, number];
  opens?: string[];
  percent?: [number, number];
  plunder?: number;
  points?: number;
  price?: Price2024;
  prospect?: [number, number];
  stops?: string[];
  via?: string;
  victim?: number;
  with_leader?: Shares2024;
  worth?: number;
}

/** What an action would bring; what is nothing is left out. */
export interface AdviceFourgods {
  fits?: number;
  kingdoms?: GrownFourgods[];
  points?: number;
  prophet?: StandingFourgods;
  safe?: true;
  scores?: Record<string, GainsFourgods>;
  threats?: number;
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

/** The points of an area. */
export interface AreaDegree2001 {
  area: string;
  degree: "" | "presence" | "dominance" | "control";
  points: number;
}

/** The points of an area. */
export interface AreaDegree2018 {
  area: string;
  degree: "" | "presence" | "dominance" | "supremacy";
  points: number;
}

/** The gold of an area. */
export interface AreaDegree2024 {
  area: string;
  degree: "" | "presence" | "dominance" | "mastery";
  gold: number;
}

/** An area, with what each degree brings in each epoch. */
export interface AreaEntry2001 {
  adjacent: string[];
  id: string;
  lands: string[];
  name: string;
  values: ([number, number, number])[];
}

/** An area, with what each degree brings in each epoch. */
export interface AreaEntry2018 {
  id: string;
  lands: string[];
  name: string;
  values: ([number, number, number])[];
}

/** An area, with what each degree brings in each epoch, and from which epoch on it is active. */
export interface AreaEntry2024 {
  active_from: number;
  id: string;
  lands: string[];
  name: string;
  tokens: number;
  values: ([number, number, number])[];
}

/** The gold of an area with so many lands that count, and what is lacking for the next degree. */
export interface AreaGold2024 {
  area: string;
  degree: "" | "presence" | "dominance" | "mastery";
  gold: number;
  lacks?: Lack2024;
  lands: number;
}

export interface AreaLinkedEvent2018 {
  event: "area_linked";
  area: string;
}

/** The points of an area, and what would bring more, where anything can. */
export interface AreaPoints2001 {
  area: string;
  degree: "" | "presence" | "dominance" | "control";
  next?: Ascent2001;
  points: number;
}

/** The points of an area, and what would bring more, where anything can. */
export interface AreaPoints2018 {
  area: string;
  degree: "" | "presence" | "dominance" | "supremacy";
  next?: Ascent2018;
  points: number;
}

export interface ArmyBoughtEvent2001 {
  event: "army_bought";
  seat: number;
  coin: "plain" | "allied";
}

export interface ArmyLostEvent2001 {
  event: "army_lost";
  seat: number;
  land: string | null;
  water: string | null;
}

export interface ArmyLostEvent2024 {
  event: "army_lost";
  seat: number;
  land: string;
}

export interface ArmyPlacedEvent2001 {
  event: "army_placed";
  seat: number;
  land: string;
  empire: string;
}

export interface ArmyPlacedEvent2018 {
  event: "army_placed";
  seat: number;
  land: string;
  active: boolean;
}

export interface ArmyPlacedEvent2024 {
  event: "army_placed";
  seat: number;
  land: string;
}

export interface ArmyRemovedEvent2001 {
  event: "army_removed";
  seat: number;
  land: string;
  empire: string;
  armies: number;
  left: number;
  cause: "battle" | "replaced" | "start" | "disease" | "kingdom" | "treachery";
}

export interface ArmyRemovedEvent2018 {
  event: "army_removed";
  seat: number;
  land: string;
}

/** What lies on a seat's array, as everybody sees it. */
export interface Array2024 {
  empire: string | null;
  empires: string[];
  events: string[];
  leader: boolean;
  pairs: number;
  played_tokens: string[];
  pool: string[];
  stack: number;
  tokens: number;
  track: [string | null, string | null, string | null];
  with_empire: boolean;
  with_event: boolean;
}

/** The next degree in an area, and what it takes: so many lands more, those of rivals there, empty ones. */
export interface Ascent2001 {
  degree: "" | "presence" | "dominance" | "control";
  empty: number;
  lands: number;
  points: number;
  rivals: number;
}

/** The next degree in an area, and what it takes: so many lands more, armies of rivals there, empty lands. */
export interface Ascent2018 {
  degree: "" | "presence" | "dominance" | "supremacy";
  empty: number;
  lands: number;
  points: number;
  rivals: number;
}

export interface AttackFleetAction2001 {
  do: "attack_fleet";
  water: string;
}

export interface BaggedEventFourgods {
  event: "bagged";
  left: number;
}

/** A barren land. */
export interface BarrenEntry2001 {
  area: null;
  barren: boolean;
  id: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  waters: string[];
}

/** A barren land. */
export interface BarrenEntry2018 {
  id: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  waters: string[];
}

/** A wasteland. */
export interface BarrenEntry2024 {
  id: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  waters: string[];
}

/** What a battle would be fought with, on land or at sea; what is nothing is left out. */
export interface Battle2001 {
  armies?: number;
  attack_dice: number;
  attack_parts?: Part2001[];
  bonus?: number;
  by?: "sea";
  cancelled?: Cancelled2001[];
  defence_dice: number;
  defence_parts?: Part2001[];
  fort?: boolean;
  from?: string;
  rule?: string;
  stages?: Stage2001[];
  way?: "clear" | "forest" | "mountain" | "great_wall" | "strait" | "sea" | "barren" | "uprising";
  wins_ties?: boolean;
}

/** The battle under way. */
export interface Battle2018 {
  attack: number[];
  attack_bonus: number;
  attack_parts: Part2018[];
  attack_rerolls: number;
  defence: number[];
  defence_bonus: number;
  defence_parts: Part2018[];
  defence_rerolls: number;
  defender: number;
  land: string;
  naval: boolean;
}

/** What a battle would be fought with. */
export interface Battle2024 {
  attack_dice: number;
  defence_dice: number;
  modifier?: number;
  wins_ties: boolean;
}

export interface BattleEvent2001 {
  event: "battle";
  land: string | null;
  water: string | null;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  bonus: number;
  fort: boolean;
  outcome: "defeat" | "tie" | "win";
}

export interface BattleEvent2018 {
  event: "battle";
  land: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  outcome: "defeat" | "tie" | "win";
}

export interface BattleEvent2024 {
  event: "battle";
  land: string;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  modifier: number;
  outcome: "frustrated" | "success";
}

/** What a battle would be fought with; what is nothing is left out. */
export interface BattleTerms2018 {
  attack_dice: number;
  attack_parts?: Part2018[];
  attack_rerolls?: number;
  cancelled?: Cancelled2018[];
  defence_dice: number;
  defence_parts?: Part2018[];
  defence_rerolls?: number;
  naval?: boolean;
}

/** How a step is shown to those who watch it: as what `kind` of thing, for how many `seconds` at the ordinary speed and at `least` at any other, and after what `share` of that time what it changed is seen. */
export interface Beat {
  kind: string;
  seconds: number;
  least: number;
  share: number;
}

export interface BesiegedEvent2018 {
  event: "besieged";
  seat: number;
  land: string;
  with: "army" | "token";
  bonus: number;
}

export interface BetrayedEvent2001 {
  event: "betrayed";
  seat: number;
  land: string;
  victim: number;
}

export interface BuildActionFourgods {
  do: "build";
  x: number;
  y: number;
  god?: "merfolk" | "humans" | "elves" | "dwarves";
  from?: [number, number];
}

export interface BuildFortAction2001 {
  do: "build_fort";
  land: string;
  pay?: "army" | "coin" | "engineering";
}

export interface BuildFortAction2024 {
  do: "build_fort";
  land: string;
  pay?: "people" | "wall" | "event";
  take_from?: string | string[];
}

export interface BuildMonumentAction2001 {
  do: "build_monument";
  land: string;
}

export interface BuildMonumentAction2024 {
  do: "build_monument";
  land: string;
  take_from?: string | string[];
}

/** What buildings bring. */
export interface BuildingGold2024 {
  capital: number;
  city: number;
  fort: number;
  monument: number;
}

export interface BuildingLackingEvent2001 {
  event: "building_lacking";
  land: string;
  building: "capital" | "city" | "monument" | "fort";
}

export interface BuildingLackingEvent2024 {
  event: "building_lacking";
  land: string;
  building: "capital" | "city" | "monument" | "fort" | "wall";
}

export interface BuildingPlacedEvent2001 {
  event: "building_placed";
  land: string;
  building: "capital" | "city" | "monument" | "fort";
}

export interface BuildingPlacedEvent2018 {
  event: "building_placed";
  land: string;
  building: "capital" | "city" | "monument";
}

export interface BuildingPlacedEvent2024 {
  event: "building_placed";
  land: string;
  building: "capital" | "city" | "monument" | "fort" | "wall";
  beside?: ("capital" | "city" | "monument" | "fort" | "wall")[];
}

export interface BuildingReducedEvent2018 {
  event: "building_reduced";
  land: string;
  building: "capital" | "city" | "monument";
  owner: number | null;
}

export interface BuildingReducedEvent2024 {
  event: "building_reduced";
  land: string;
  building: "capital" | "city" | "monument" | "fort" | "wall";
  owner: number | null;
}

export interface BuildingRemovedEvent2001 {
  event: "building_removed";
  land: string;
  building: "capital" | "city" | "monument" | "fort";
  owner: number | null;
}

export interface BuildingRemovedEvent2024 {
  event: "building_removed";
  land: string;
  building: "capital" | "city" | "monument" | "fort" | "wall";
  owner: number | null;
}

export interface BuildingTakenEvent2024 {
  event: "building_taken";
  land: string;
  building: "capital" | "city" | "monument" | "fort" | "wall";
  owner: number;
}

/** A building with its gold. */
export interface Built2024 {
  building: "capital" | "city" | "monument" | "fort" | "wall";
  gold: number;
  land: string;
}

export interface BuiltEventFourgods {
  event: "built";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  cell: string;
  from: string | null;
  left: number;
}

export interface BuyArmyAction2001 {
  do: "buy_army";
  coin?: "plain" | "allied";
}

/** Without dice whether a land falls: without a Leader, and with one against terrain or forts. */
export interface ByLeader2024 {
  clear: boolean[];
  difficult: boolean[];
  fort: boolean[];
  fort_difficult: boolean[];
}

/** The odds of an invasion with option 3, by the land and by what is added. */
export interface ByModifier2024 {
  clear: Shares2024[];
  difficult: Shares2024[];
  fort: Shares2024[];
  fort_difficult: Shares2024[];
}

/** The odds of an invasion, by the land. */
export interface ByPlace2024 {
  clear: Shares2024;
  difficult: Shares2024;
  fort: Shares2024;
  fort_difficult: Shares2024;
}

/** What would help the defender, the card that cancels it, and the rule. */
export interface Cancelled2001 {
  by: string;
  rule: string;
  what: "clear" | "forest" | "mountain" | "great_wall" | "strait" | "sea" | "barren" | "uprising";
}

/** What would help the defender, and the card that cancels it. */
export interface Cancelled2018 {
  by: string;
  what: string;
}

/** A battle of an army of a card, and its chance to take the land. */
export interface CardBattle2001 {
  land: string;
  percent: number;
}

export interface CardDealtEventFourgods {
  event: "card_dealt";
  seat: number;
  god?: "merfolk" | "humans" | "elves" | "dwarves";
}

export interface CardRevealedEventFourgods {
  event: "card_revealed";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
}

export type Catalogue = CatalogueFourgods | Catalogue2001 | Catalogue2018 | Catalogue2024;

/** What never changes while the game is played. */
export interface Catalogue2001 {
  areas: AreaEntry2001[];
  barrens: BarrenEntry2001[];
  components: Components2001;
  empires: EmpireEntry2001[];
  epochs: EpochEntry2001[];
  events: EventEntry2001[];
  kingdoms: KingdomEntry2001[];
  lands: LandEntry2001[];
  minor_empires: EmpireEntry2001[];
  odds: UsualOdds2001;
  scoring: Scoring2001;
  waters: WaterEntry2001[];
}

/** What never changes while the game is played. */
export interface Catalogue2018 {
  areas: AreaEntry2018[];
  barrens: BarrenEntry2018[];
  combat: Combat2018;
  components: Components2018;
  empires: EmpireEntry2018[];
  epochs: EpochEntry2018[];
  events: EventEntry2018[];
  lands: LandEntry2018[];
  odds: UsualOdds2018;
  scoring: Scoring2018;
  waters: WaterEntry2018[];
}

/** What never changes while the game is played. */
export interface Catalogue2024 {
  areas: AreaEntry2024[];
  barrens: BarrenEntry2024[];
  components: Components2024;
  constants: Constants2024;
  empires: EmpireEntry2024[];
  epochs: EpochEntry2024[];
  events: EventEntry2024[];
  honors: HonorEntry2024[];
  lands: LandEntry2024[];
  odds: UsualOdds2024;
  pairs: PairEntry2024[];
  power_icons: IconEntry2024[];
  waters: WaterEntry2024[];
}

/** What never changes while the game is played. */
export interface CatalogueFourgods {
  areas: Record<string, ("nw" | "ne" | "se" | "sw")[]>;
  cities: number;
  city_points: number;
  closing_seconds_per_player: number;
  corners: ("nw" | "ne" | "se" | "sw")[];
  destroyed_points: number;
  gods: GodEntryFourgods[];
  modules: Record<string, ModuleEntryFourgods>;
  prizes: number[];
  size: [number, number];
  terrains: ("ocean" | "plain" | "forest" | "mountain")[];
  tiles: TileEntryFourgods[];
  timers: Record<string, TimerFourgods>;
  turn_seconds: number;
}

export interface ChallengeActionFourgods {
  do: "challenge";
  x: number;
  y: number;
}

export interface ChallengedEventFourgods {
  event: "challenged";
  seat: number;
  cell: string;
  by: number;
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

export interface ChooseColourActionFourgods {
  do: "choose_colour";
  god: "merfolk" | "humans" | "elves" | "dwarves";
}

export interface ChooseEmpireAction2018 {
  do: "choose_empire";
  card?: string;
}

export interface ChooseEmpireAction2024 {
  do: "choose_empire";
  empire?: string;
}

export interface ChooseEventAction2018 {
  do: "choose_event";
  card?: string;
}

export interface ChooseEventAction2024 {
  do: "choose_event";
  card?: string;
}

export interface ChooseGodActionFourgods {
  do: "choose_god";
  god: "merfolk" | "humans" | "elves" | "dwarves";
}

export interface ChooseTokenAction2024 {
  do: "choose_token";
  token?: string;
}

export interface ChoseEvent2018 {
  event: "chose";
  seat: number;
  pile: "events" | "empires";
  card?: string;
}

/** A city. */
export interface CityFourgods {
  god: "merfolk" | "humans" | "elves" | "dwarves";
  seat: number | null;
}

export interface CityRemovedEventFourgods {
  event: "city_removed";
  cell: string;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  left: number;
}

export interface ClosingBeganEventFourgods {
  event: "closing_began";
  cause: "world" | "bag";
  seconds: number;
  turns: number;
}

export interface CoinsEvent2001 {
  event: "coins";
  seat: number;
  coins: number;
  allied: number;
  forts: number;
}

export interface ColourChosenEventFourgods {
  event: "colour_chosen";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
}

/** The numbers of a battle. */
export interface Combat2018 {
  attacker_dice: number;
  defender_dice: number;
  defender_dice_fort: number;
  naval_defender_rerolls: number;
  siege_after_track: number;
  siege_track: number[];
  terrain_bonus: number;
  tie: string;
}

/** What is in the box. */
export interface Components2001 {
  areas: number;
  armies_per_colour_by_epoch: Record<string, number>;
  barren_lands: number;
  capitals_cities: number;
  coins_fleets: number;
  dice: number;
  empire_cards: number;
  events_per_turn: number;
  forts: number;
  greater_events: number;
  hand_greater: number;
  hand_lesser: number;
  lands: number;
  lesser_events: number;
  monuments: number;
  preeminence_markers: number[];
  resources: number;
  score_charts: number;
  territories: number;
}

/** What is in the box. */
export interface Components2018 {
  armies_per_player: number;
  capitals_cities: number;
  catapult: number;
  colours: number;
  dice: number;
  empire_cards: number;
  event_cards: number;
  fleet_caravan_markers: number;
  forts: number;
  hard_limits: string[];
  monuments: number;
  region_tokens: number;
  siege_tokens: number;
  soft_limits: string[];
}

/** What is in the box. */
export interface Components2024 {
  area_tokens: number;
  dice: Dice2024;
  empire_cards: number;
  endgame_spaces: number;
  event_cards: number;
  gold_track_spaces: number;
  invasion_modifier_counter: number[];
  paired_area_tokens: number;
  per_player: PlayerPieces2024;
  shared: SharedPieces2024;
}

export interface ConquerAction2024 {
  do: "conquer";
  land: string;
}

export interface ConqueredEvent2024 {
  event: "conquered";
  seat: number;
  land: string;
  victim: number;
  cost: number;
  left: number;
}

/** Points that were won over an enemy, and with what they are lost. */
export interface Conquest2024 {
  enemy: number;
  lands: string[];
  lapses: "invasion" | "any";
  points: number;
}

/** The numbers of the rules. */
export interface Constants2024 {
  attacker_dice: number;
  attacker_dice_leader: number;
  building_gold: BuildingGold2024;
  defender_dice: number;
  defender_dice_fort: number;
  dominance: DegreeRule2024;
  endgame: EndgameGold2024;
  honor_at_setup: number;
  honor_track_spaces: number;
  icons_per_monument: number;
  mastery: DegreeRule2024;
  option_3: Option32024;
  presence: DegreeRule2024;
}

/** Seats whose actions came within the same window of a race, in the order in which they were served. It is drawn by lot from the seed of the game and the number of the entry `after` which it was drawn: when the seed is revealed anybody can check it. How many milliseconds after the first each `came`, and what of its delay was taken off as the wire's (`credit`), is told beside it. */
export interface Contest {
  after: number;
  order: number[];
  came?: number[];
  credit?: number[];
}

export interface CorrectedEventFourgods {
  event: "corrected";
  cell: string;
  face: string;
  to: "hand" | "area" | "bag";
  seat: number | null;
  hand: number;
  slot: number | null;
}

/** What an action would bring to whoever plays, as far as a spectator may know; empty where the game cannot say. */
export interface Counsel {
  counsel?: Advice;
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

export interface DebtEventFourgods {
  event: "debt";
  seat: number;
  count: number;
}

/** What a degree takes and brings. */
export interface DegreeRule2001 {
  armies: number;
  more_than_any_other?: boolean;
  multiplier: number;
  no_other_player?: boolean;
}

/** What a degree takes and brings. */
export interface DegreeRule2018 {
  min_armies: number;
  multiplier: number;
  rule?: string;
}

/** What a degree takes and brings. */
export interface DegreeRule2024 {
  gold: number;
  min_lands: number;
}

/** Whether a test notice arrived, and if not why. */
export interface Delivery {
  delivered: boolean;
  why?: "failed" | "not_public" | "redirected" | "refused" | "slow" | "unreachable" | null;
}

export interface DestroyActionFourgods {
  do: "destroy";
  hand: number;
  face: number;
  turn: number;
  x: number;
  y: number;
  prophet?: "nw" | "ne" | "se" | "sw";
  god?: "merfolk" | "humans" | "elves" | "dwarves";
  from?: [number, number];
  credit?: "merfolk" | "humans" | "elves" | "dwarves";
}

export interface DestroyedEventFourgods {
  event: "destroyed";
  seat: number;
  cell: string;
  owner: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  credit: "merfolk" | "humans" | "elves" | "dwarves";
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

/** The dice. */
export interface Dice2024 {
  red: number;
  white: number;
  white_option_3: number;
}

/** A place at which corrected data say something else than the game's own: what those say, and what is said `here`; nothing where there is no such place. */
export interface Differing {
  path: string[];
  own: any;
  here: any;
}

export interface DiscardActionFourgods {
  do: "discard";
  hand: number;
  face: number;
  slot?: number;
}

export interface DiscardedEvent2018 {
  event: "discarded";
  seat: number;
  card?: string;
}

export interface DiscardedEventFourgods {
  event: "discarded";
  seat: number;
  hand: number;
  slot: number;
  face: string;
}

/** The dice of an army for its life, and its chance to die. */
export interface Disease2001 {
  chance: number;
  dice: number;
  percent: number;
}

export interface DiseaseEvent2001 {
  event: "disease";
  land: string;
  owner: number;
  dice: number[];
  died: boolean;
}

/** An army that rolls for its life. */
export interface DiseaseRoll2001 {
  dice: number;
  land: string;
  owner: number;
  percent: number;
}

/** Play an action. */
export interface Do {
  type: "act";
  key: string;
  action: Action;
}

/** It is done, durably: `seq` is its place in the table's log. */
export interface Done {
  seq: number;
}

export interface DrawActionFourgods {
  do: "draw";
  count?: number;
}

export interface DrewEvent2018 {
  event: "drew";
  seat: number;
  pile: "events" | "empires";
  card?: string;
}

export interface DrewEventFourgods {
  event: "drew";
  seat: number;
  hand: number;
  tile: string;
  left: number;
}

/** In a race: sent by the server, to be sent back at once as it is, so that it knows how long the wire is. */
export interface Echo {
  type: "echo";
  number: number;
}

/** What a card does. */
export interface EffectEntry2018 {
  id: string;
  params: EffectParams2018;
  text: string;
  title?: string | null;
}

/** The numbers and names of an effect. */
export interface EffectParams2018 {
  armies?: number;
  bonus?: number;
  count?: number;
  dice?: number;
  dice_per_battle?: number;
  kind?: string;
  limit?: number;
  min_resources?: number;
  per_lands?: number;
  points?: number;
  region?: string;
  regions?: number | string[];
  requires?: string;
  resources_per_monument?: number;
  uses?: number;
  when?: string;
}

export interface EmpireChosenEvent2024 {
  event: "empire_chosen";
  seat: number;
  empire: string;
}

export interface EmpireDrawnEvent2001 {
  event: "empire_drawn";
  seat: number;
  empire?: string;
}

/** An empire card, or a minor empire. */
export interface EmpireEntry2001 {
  armies: number;
  capital: boolean;
  capital_city: string | null;
  epoch: number;
  figure_epoch?: number;
  fleets: string[];
  id: string;
  name: string;
  navigation: string[];
  order?: number;
  start: string[];
}

/** An empire card. */
export interface EmpireEntry2018 {
  armies: number;
  caravans: string[];
  effect: EffectEntry2018;
  epoch: number;
  fleets: string[];
  id: string;
  leader: string | null;
  marker: string;
  name: string;
  order: number;
  start: string[];
}

/** An Empire card. */
export interface EmpireEntry2024 {
  armies: number;
  barbarian: boolean;
  buildings: ("capital" | "city" | "monument" | "fort" | "wall")[];
  date: string;
  epoch: number;
  great_wall_forts: number;
  icon: string | null;
  id: string;
  name: string;
  ocean_fleets: number;
  order: number;
  sea_fleets: number;
  special?: string;
  start: string[];
  sub_empires: SubEmpireEntry2024[];
}

export interface EmpireKeptEvent2001 {
  event: "empire_kept";
  seat: number;
  empire?: string;
}

export interface EmpireKeptEvent2024 {
  event: "empire_kept";
  seat: number;
  empire?: string;
}

export interface EmpirePassedEvent2001 {
  event: "empire_passed";
  seat: number;
  to: number;
  empire?: string;
}

export interface EmpireSeenEvent2001 {
  event: "empire_seen";
  seat: number;
  empire?: string;
}

export interface EmpireSkippedEvent2001 {
  event: "empire_skipped";
  empire: string;
}

export interface EmpireSkippedEvent2018 {
  event: "empire_skipped";
  order: number;
  empire: string;
}

export interface EmpiresLaidEvent2024 {
  event: "empires_laid";
  empires: string[];
}

export interface EmpiresPassedEvent2024 {
  event: "empires_passed";
  seat: number;
  empires?: string[];
}

export interface EndEventsAction2001 {
  do: "end_events";
}

export interface EndExpansionAction2001 {
  do: "end_expansion";
}

export interface EndExpansionAction2024 {
  do: "end_expansion";
}

export interface EndInvasionAction2018 {
  do: "end_invasion";
}

export interface EndKingdomAction2018 {
  do: "end_kingdom";
}

export interface EndMonumentsAction2001 {
  do: "end_monuments";
}

export interface EndNavalAction2001 {
  do: "end_naval";
}

export interface EndRevenueAction2024 {
  do: "end_revenue";
}

export interface EndTurnAction2018 {
  do: "end_turn";
}

export interface EndTurnAction2024 {
  do: "end_turn";
}

export interface EndTurnActionFourgods {
  do: "end_turn";
}

export interface EndgameBeganEvent2024 {
  event: "endgame_began";
  order: number[];
}

/** What is paid at the end. */
export interface EndgameGold2024 {
  gold_per_area_token: number;
  gold_per_leader: number;
}

export interface EndgameHiddenEvent2024 {
  event: "endgame_hidden";
  seat: number;
  epoch: number;
  token?: string;
}

export interface EndgameOpenEvent2024 {
  event: "endgame_open";
  epoch: number;
  token: string;
}

export interface EndgameTurnedEvent2024 {
  event: "endgame_turned";
  epoch: number;
  token: string;
  seats: Paid2024[];
}

export interface EpochBeganEvent2001 {
  event: "epoch_began";
  epoch: number;
  order: number[];
}

export interface EpochBeganEvent2018 {
  event: "epoch_began";
  epoch: number;
}

export interface EpochBeganEvent2024 {
  event: "epoch_began";
  epoch: number;
  areas: string[];
}

/** An epoch. */
export interface EpochEntry2001 {
  epoch: number;
  span: string;
}

/** An epoch. */
export interface EpochEntry2018 {
  epoch: number;
  span: string;
}

/** An epoch. */
export interface EpochEntry2024 {
  epoch: number;
  span: string;
}

export interface EstablishAction2018 {
  do: "establish";
}

export interface EstablishedEvent2001 {
  event: "established";
  seat: number;
  empire: string;
  armies: number;
  fleets: string[];
}

export interface EstablishedEvent2024 {
  event: "established";
  seat: number;
  empire: string | null;
  card: string | null;
  people: number;
  fleets: number;
  walls: number;
}

export type Event = EventFourgods | Event2001 | Event2018 | Event2024;

export type Event2001 = FirstRollEvent2001 | EpochBeganEvent2001 | EmpireDrawnEvent2001 | EmpireKeptEvent2001 | EmpirePassedEvent2001 | EmpireSeenEvent2001 | EmpireSkippedEvent2001 | TurnBeganEvent2001 | EventPlayedEvent2001 | EventDoneEvent2001 | EventLapsedEvent2001 | CoinsEvent2001 | EstablishedEvent2001 | FleetPlacedEvent2001 | FleetRemovedEvent2001 | FleetMannedEvent2001 | ReallocatedEvent2001 | InvadedEvent2001 | RolledEvent2001 | BattleEvent2001 | BetrayedEvent2001 | ArmyPlacedEvent2001 | ArmyLostEvent2001 | ArmyRemovedEvent2001 | ReinforcedEvent2001 | FortBuiltEvent2001 | BuildingPlacedEvent2001 | BuildingRemovedEvent2001 | BuildingLackingEvent2001 | PillagedEvent2001 | ArmyBoughtEvent2001 | DiseaseEvent2001 | PhaseEndedEvent2001 | MonumentsEarnedEvent2001 | ScoredEvent2001 | TurnEndedEvent2001 | MarkerDrawnEvent2001 | MarkerWithheldEvent2001 | MarkersTurnedEvent2001 | GameEndedEvent2001;

export type Event2018 = EpochBeganEvent2018 | PileOpenedEvent2018 | ChoseEvent2018 | ReceivedEvent2018 | DrewEvent2018 | GaveEvent2018 | TurnBeganEvent2018 | KingdomPlayedEvent2018 | EventPlayedEvent2018 | GatheredEvent2018 | ArmyPlacedEvent2018 | ArmyRemovedEvent2018 | BuildingPlacedEvent2018 | BuildingReducedEvent2018 | FortPlacedEvent2018 | FortRemovedEvent2018 | MarkersLaidEvent2018 | InvadedEvent2018 | RolledEvent2018 | RerolledEvent2018 | HeldEvent2018 | BattleEvent2018 | BesiegedEvent2018 | RetreatedEvent2018 | SparedEvent2018 | PointsEvent2018 | ShiftedEvent2018 | ScoredEvent2018 | AreaLinkedEvent2018 | PhaseEndedEvent2018 | DiscardedEvent2018 | TurnEndedEvent2018 | GameEndedEvent2018 | PlagueEvent2018 | MiddleOpenedEvent2018 | EmpireSkippedEvent2018;

export type Event2024 = EpochBeganEvent2024 | TokenDrawnEvent2024 | TokensPassedEvent2024 | TokenKeptEvent2024 | EndgameOpenEvent2024 | EndgameHiddenEvent2024 | EventDealtEvent2024 | EventsPassedEvent2024 | EventKeptEvent2024 | EmpiresLaidEvent2024 | EmpireChosenEvent2024 | EmpiresPassedEvent2024 | EmpireKeptEvent2024 | TurnBeganEvent2024 | EventTurnedEvent2024 | EventPlayedEvent2024 | EventIdleEvent2024 | EstablishedEvent2024 | ArmyPlacedEvent2024 | ArmyLostEvent2024 | GarrisonRemovedEvent2024 | BuildingPlacedEvent2024 | BuildingRemovedEvent2024 | BuildingReducedEvent2024 | BuildingTakenEvent2024 | BuildingLackingEvent2024 | FleetPlacedEvent2024 | RecruitedEvent2024 | InvadedEvent2024 | RolledEvent2024 | BattleEvent2024 | UnfoughtEvent2024 | PointsEvent2024 | ConqueredEvent2024 | LeaderDeclaredEvent2024 | LeaderLeftEvent2024 | HonorAwardedEvent2024 | HonorPlayedEvent2024 | GoldEvent2024 | RevenueEvent2024 | TokenPlayedEvent2024 | PhaseEndedEvent2024 | LaidDownEvent2024 | TurnEndedEvent2024 | EndgameBeganEvent2024 | EndgameTurnedEvent2024 | GameEndedEvent2024;

export interface EventDealtEvent2024 {
  event: "event_dealt";
  seat: number;
  card?: string;
}

export interface EventDoneEvent2001 {
  event: "event_done";
  seat: number;
  card: string;
}

/** An event card; `kind` is its deck, `epoch` that of a card for one alone. */
export interface EventEntry2001 {
  area?: string;
  coins?: number | string;
  count: number;
  effect: string;
  epoch: number | null;
  epochs: number[];
  family?: string;
  figure_epoch?: number;
  id: string;
  kind: "greater" | "lesser";
  land?: string;
  lasts: boolean;
  minor_empire?: string;
  name: string;
  timing: string;
  water?: string;
}

/** An event card: an enhancement with its effect, or a kingdom with its armies. */
export interface EventEntry2018 {
  armies?: number;
  caravans?: string[];
  effect?: EffectEntry2018;
  epoch: number;
  fleets?: string[];
  id: string;
  keepable: boolean;
  kind: string;
  marker?: string;
  name: string;
  start?: string[];
}

/** An Event card: with a text, or a minor empire. */
export interface EventEntry2024 {
  armies: number;
  barbarian: boolean;
  buildings: ("capital" | "city" | "monument" | "fort" | "wall")[];
  description?: string;
  effect: string;
  epoch: number;
  honor: boolean;
  id: string;
  kind: string;
  name: string;
  number: number;
  ocean_fleets: number;
  params?: EventParams2024;
  phase: string;
  sea_fleets: number;
  start: string[];
}

export type EventFourgods = ReadyEventFourgods | ColourChosenEventFourgods | CardDealtEventFourgods | PlayBeganEventFourgods | GodChosenEventFourgods | DrewEventFourgods | DiscardedEventFourgods | FlippedEventFourgods | TookEventFourgods | PutBackEventFourgods | BaggedEventFourgods | PlacedEventFourgods | ProphetPlacedEventFourgods | BuiltEventFourgods | DestroyedEventFourgods | PassedEventFourgods | TurnBeganEventFourgods | TurnEndedEventFourgods | ClosingBeganEventFourgods | TimeWasUpEventFourgods | ChallengedEventFourgods | CorrectedEventFourgods | CityRemovedEventFourgods | ProphetReturnedEventFourgods | ProphetLostEventFourgods | ForfeitDueEventFourgods | ForfeitVoidEventFourgods | DebtEventFourgods | CardRevealedEventFourgods | ScoredEventFourgods | GameEndedEventFourgods;

export interface EventIdleEvent2024 {
  event: "event_idle";
  seat: number;
  card: string;
}

export interface EventKeptEvent2024 {
  event: "event_kept";
  seat: number;
  card?: string;
}

export interface EventLapsedEvent2001 {
  event: "event_lapsed";
  seat: number;
  card: string;
  left: number;
}

/** The numbers and names of an Event's text. */
export interface EventParams2024 {
  areas?: string[];
  armies?: number;
  cities?: number;
  first_land?: string;
  forts?: number;
  gold_per_area?: number;
  lands?: number;
  max_per_player?: number;
  max_total?: number;
  people?: number;
}

export interface EventPlayedEvent2001 {
  event: "event_played";
  seat: number;
  card: string;
}

export interface EventPlayedEvent2018 {
  event: "event_played";
  seat: number;
  card: string;
}

export interface EventPlayedEvent2024 {
  event: "event_played";
  seat: number;
  card: string;
}

export interface EventTurnedEvent2024 {
  event: "event_turned";
  seat: number;
  card: string;
}

export interface EventsPassedEvent2024 {
  event: "events_passed";
  seat: number;
  cards?: string[];
}

/** Values of options that do not go together, with so many players only if `players` says how many. */
export interface ExclusionInfo {
  id: string;
  values: Record<string, boolean | string | number[]>;
  text: string;
  players: number | null;
}

/** Of a battle: taken, emptied, held with a fort or an army gone, and held. */
export interface Fight2001 {
  odds: [number, number, number, number];
  percent: [number, number, number, number];
}

/** Of a battle: taken, emptied and held; and in `fight` the four ends in which a fort or an army may be gone. */
export interface FightShares2001 {
  fight: Fight2001;
  odds: [number, number, number];
  percent: [number, number, number];
}

/** Dice that said who drafts first. */
export interface FirstRoll2001 {
  dice: [number, number];
  seat: number;
}

export interface FirstRollEvent2001 {
  event: "first_roll";
  rolls: FirstRoll2001[];
  seat: number;
}

/** A fleet in a water, and in which epoch it came there. */
export interface Fleet2001 {
  epoch: number;
  owner: number;
}

export interface FleetMannedEvent2001 {
  event: "fleet_manned";
  seat: number;
  water: string;
}

export interface FleetPlacedEvent2001 {
  event: "fleet_placed";
  seat: number;
  water: string;
}

export interface FleetPlacedEvent2024 {
  event: "fleet_placed";
  seat: number;
  water: string;
}

export interface FleetRemovedEvent2001 {
  event: "fleet_removed";
  seat: number;
  water: string;
}

export interface FlipActionFourgods {
  do: "flip";
  area: number;
  slot: number;
  shows?: string;
}

export interface FlippedEventFourgods {
  event: "flipped";
  seat: number;
  area: number;
  slot: number;
  face: string;
}

export interface ForfeitActionFourgods {
  do: "forfeit";
  x: number;
  y: number;
}

export interface ForfeitDueEventFourgods {
  event: "forfeit_due";
  seat: number;
  count: number;
}

export interface ForfeitVoidEventFourgods {
  event: "forfeit_void";
  seat: number;
}

export interface FortBuiltEvent2001 {
  event: "fort_built";
  seat: number;
  land: string;
  pay: "army" | "coin" | "engineering";
}

export interface FortPlacedEvent2018 {
  event: "fort_placed";
  land: string;
}

export interface FortRemovedEvent2018 {
  event: "fort_removed";
  land: string;
  owner: number | null;
}

export interface FortifyAction2018 {
  do: "fortify";
  land: string;
}

/** One entry of the log and what it changed: `patch` is a list of [path, new value], or [path] where a key went. */
export interface Frame {
  type?: "frame";
  seq: number;
  told: Told;
  table: TableChanges;
  patch: any[][];
  legal: Action[];
  counsel?: Advice[];
  can_undo: boolean;
}

/** The next degree that an action brings nearer. */
export interface Further2001 {
  degree: "" | "presence" | "dominance" | "control";
  lands: number;
  points: number;
}

/** The next degree that an action brings nearer. */
export interface Further2018 {
  degree: "" | "presence" | "dominance" | "supremacy";
  lands: number;
  points: number;
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

/** Points by what they are for; of an area with the degrees before and after. */
export interface Gain2001 {
  after?: "" | "presence" | "dominance" | "control";
  area?: string;
  before?: "" | "presence" | "dominance" | "control";
  points: number;
  what: "area" | "buildings" | "fleet" | "monument";
}

/** Points by what they are for; of an area with the degrees before and after. */
export interface Gain2018 {
  after?: "" | "presence" | "dominance" | "supremacy";
  area?: string;
  before?: "" | "presence" | "dominance" | "supremacy";
  points: number;
  what: "area" | "battle" | "buildings" | "fleet" | "marauder";
}

/** Gold by what it is for; of an area with the degrees before and after. */
export interface Gain2024 {
  after?: "" | "presence" | "dominance" | "mastery";
  area?: string;
  before?: "" | "presence" | "dominance" | "mastery";
  gold: number;
  what: "area" | "buildings" | "monument" | "trade";
}

/** What a god gains or loses by what it is for, and its points then. */
export interface GainsFourgods {
  cities?: number;
  largest?: number;
  most?: number;
  prophets?: number;
  total: number;
}

/** A game with its board, cards and numbers: what a client draws with, by the ids that views and actions use. With `data`, if they are corrected ones. */
export interface GameDetails {
  game: GameInfo;
  catalogue: Catalogue;
  data?: DataInfo | null;
}

export interface GameEndedEvent2001 {
  event: "game_ended";
  scores: number[];
}

export interface GameEndedEvent2018 {
  event: "game_ended";
  scores: number[];
}

export interface GameEndedEvent2024 {
  event: "game_ended";
  gold: number[];
}

export interface GameEndedEventFourgods {
  event: "game_ended";
  scores: number[];
  winners: number[];
}

/** What a game declares about itself, and the bots that play it, the weakest first; the `house_bot` plays where nobody names another, the `first_bot` is for somebody new to the game. A `race` is, or may be, played all at once and in real time; it has `paces`, the slowest first. One game came with the program, to be watched in so many seconds: its `show`. */
export interface GameInfo {
  id: string;
  title: string;
  publisher: string;
  pitch: string;
  seats: [number, number];
  minutes: [number, number];
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

export interface GarrisonRemovedEvent2024 {
  event: "garrison_removed";
  seat: number;
  land: string;
}

export interface GatheredEvent2018 {
  event: "gathered";
  seat: number;
  armies: number;
  tokens: number;
}

export interface GaveEvent2018 {
  event: "gave";
  seat: number;
  pile: "events" | "empires";
  to: number;
}

export interface GiveAction2018 {
  do: "give";
  to: number;
}

export interface GodChosenEventFourgods {
  event: "god_chosen";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  reserve: number;
}

/** A god. */
export interface GodEntryFourgods {
  colour: string;
  id: "merfolk" | "humans" | "elves" | "dwarves";
  terrain: "ocean" | "plain" | "forest" | "mountain";
}

/** A god: whose it is, its prophets in the reserve and those that are gone, and what it would score now. */
export interface GodStandingFourgods {
  destroyed: number;
  lost: number;
  reserve: number;
  score: ScoreFourgods | null;
  seat: number | null;
}

export interface GoldEvent2024 {
  event: "gold";
  seat: number;
  gold: number;
  source: "plunder" | "revenue" | "event" | "coins" | "bonus" | "catastrophe" | "instead_of_honor" | "token" | "kept" | "endgame";
  total: number;
}

export interface GrownFourgods {
  from: number[];
  terrain: "ocean" | "plain" | "forest" | "mountain";
  tiles: number;
}

export interface Guard2001 {
  with: [number, number, number];
  without: [number, number, number];
}

export interface Guard2018 {
  with: [number, number, number];
  without: [number, number, number];
}

/** The viewer's own cards, and by seat those that it passed on and that are not yet called. */
export interface Hand2001 {
  empire: string | null;
  greater: string[];
  lesser: string[];
  passed: Record<string, string>;
}

/** The viewer's own cards. */
export interface Hand2018 {
  empire: string | null;
  events: string[];
}

/** The viewer's own tokens and cards, and what it saw go by: tokens by epoch, those set aside for the end, cards. */
export interface Hand2024 {
  empire: string | null;
  endgame: Record<string, string>;
  event: string | null;
  passed: Record<string, string[]>;
  passed_empires: string[];
  passed_events: string[];
  tokens: HeldToken2024[];
}

/** How many events a seat has in its hand, and whether an empire. */
export interface HandSize2018 {
  empire: boolean;
  events: number;
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

export interface HeldEvent2018 {
  event: "held";
  seat: number;
}

/** A tile in a hand with both its faces, and from whose area it was taken. */
export interface HeldFourgods {
  faces: [string, string];
  taken: number | null;
  tile: string;
}

/** A token of the viewer's, and what it would pay now. */
export interface HeldToken2024 {
  areas: TokenArea2024[];
  gold: number;
  token: string;
}

/** The first frame of a client: its seat's token, or none to watch, and the last number it saw. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
}

export interface HoldAction2018 {
  do: "hold";
}

export interface HonorAwardedEvent2024 {
  event: "honor_awarded";
  seat: number;
  honor: string;
  pooled: string | null;
}

/** An Honor. */
export interface HonorEntry2024 {
  coin_when: string[];
  coins: number;
  count?: number;
  description: string;
  effect: string;
  effect_when: string[];
  id: string;
  name: string;
}

export interface HonorPlayedEvent2024 {
  event: "honor_played";
  seat: number;
  honor: string;
  area: string | null;
  land: string | null;
}

/** A power icon. */
export interface IconEntry2024 {
  id: string;
  name: string;
}

export interface InvadeAction2001 {
  do: "invade";
  land: string;
  from?: string;
  by?: "sea";
}

export interface InvadeAction2018 {
  do: "invade";
  land: string;
  via?: string[];
  extra?: number;
  auto_win?: true;
}

export interface InvadeAction2024 {
  do: "invade";
  land: string;
}

export interface InvadedEvent2001 {
  event: "invaded";
  seat: number;
  land: string;
  empire: string;
  way: "clear" | "forest" | "mountain" | "great_wall" | "strait" | "sea" | "barren" | "uprising";
  from: string | null;
  barren: string | null;
  restricted: boolean;
}

export interface InvadedEvent2018 {
  event: "invaded";
  seat: number;
  land: string;
  via: string[];
}

export interface InvadedEvent2024 {
  event: "invaded";
  seat: number;
  land: string;
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

export interface KeepAction2001 {
  do: "keep";
}

/** A command without parameters. */
export interface Keyed {
  key: string;
}

/** A kingdom of an event card. */
export interface KingdomEntry2001 {
  capital: boolean;
  city: boolean;
  epoch: number;
  figure_epoch: number;
  fort: boolean;
  id: string;
  land: string;
  name: string;
}

/** A kingdom by its areas, each a cell and its first corner there; `points` go to each of `first`. */
export interface KingdomFourgods {
  areas: string[];
  first: ("merfolk" | "humans" | "elves" | "dwarves")[];
  points: number;
  prophets: Record<string, number>;
  terrain: "ocean" | "plain" | "forest" | "mountain";
  tiles: number;
}

export interface KingdomPlayedEvent2018 {
  event: "kingdom_played";
  seat: number;
  card: string;
}

/** What a seat lacks for the next degree in an area: lands, those that lie down already, and what rivals have. */
export interface Lack2024 {
  degree: "" | "presence" | "dominance" | "mastery";
  friendly: number;
  lands: number;
  rivals: number[];
}

export interface LaidDownEvent2024 {
  event: "laid_down";
  seat: number;
}

/** What is in a land: whose armies of which empire, if any, and which pieces. What is not there is left out. */
export interface Land2001 {
  active?: true;
  armies?: number;
  capital?: true;
  city?: true;
  empire?: string;
  epoch?: number;
  fort?: true;
  monument?: true;
  owner?: number;
}

/** What is in a land: whose army, if any, and which pieces. What is not there is left out. */
export interface Land2018 {
  active?: true;
  capital?: true;
  city?: true;
  fort?: true;
  monument?: true;
  owner?: number;
}

/** What is in a land: whose people, if any, and which buildings. What is not there is left out. */
export interface Land2024 {
  active?: true;
  capital?: true;
  city?: true;
  fort?: true;
  monument?: true;
  owner?: number;
  wall?: true;
}

/** A land; `defended` names the neighbours towards which terrain on this side helps the defender. */
export interface LandEntry2001 {
  area: string;
  barren: boolean;
  barrens: string[];
  defended: Record<string, string>;
  id: string;
  lat: number;
  lon: number;
  name: string;
  neighbours: string[];
  resource: boolean;
  straits: string[];
  terrain: string;
  terrains: string[];
  waters: string[];
}

/** A land. */
export interface LandEntry2018 {
  area: string;
  barrens: string[];
  id: string;
  lat: number;
  lon: number;
  name: string;
  neighbours: string[];
  resource: boolean;
  straits: string[];
  terrain: string;
  waters: string[];
}

/** A land. */
export interface LandEntry2024 {
  area: string;
  barrens: string[];
  great_wall_site?: boolean;
  id: string;
  lat: number;
  lon: number;
  name: string;
  neighbours: string[];
  power_icon: string | null;
  straits: string[];
  terrain: string;
  waters: string[];
}

export interface LeaderDeclaredEvent2024 {
  event: "leader_declared";
  seat: number;
  leader: "unused" | "declared" | "difficult" | "fort";
}

export interface LeaderLeftEvent2024 {
  event: "leader_left";
  seat: number;
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

export interface LoseArmyAction2018 {
  do: "lose_army";
  land: string;
}

/** A place that a seat lost in somebody's turn, and the greatest of what stood and fell there, if anything. */
export interface Loss {
  seat: number;
  place: string;
  fallen?: string;
}

/** What another seat loses, or would lose on average. */
export interface Loss2001 {
  points: number;
  seat: number;
}

/** What another seat loses. */
export interface Loss2018 {
  points: number;
  seat: number;
}

/** How far above or below expectation a seat came, and what is to be said of it. */
export interface Luck {
  seat: number;
  difference: number;
  notes: (Record<string, any>)[];
}

/** A tile in the World: as it lies, who laid it, whether wrongly, and who stands there. */
export interface LyingFourgods {
  by?: number;
  face: string;
  prophet?: ProphetFourgods;
  wrong?: true;
}

export interface ManFleetAction2001 {
  do: "man_fleet";
  water: string;
}

export interface MarkerDrawnEvent2001 {
  event: "marker_drawn";
  epoch: number;
  seat: number;
}

export interface MarkerWithheldEvent2001 {
  event: "marker_withheld";
  epoch: number;
  seats: number[];
}

export interface MarkersLaidEvent2018 {
  event: "markers_laid";
  seat: number;
  sections: string[];
}

export interface MarkersTurnedEvent2001 {
  event: "markers_turned";
  seat: number;
  values: number[];
  total: number;
}

/** The account that is signed in, and its seats, the latest table first. */
export interface Me {
  name: string;
  seats: MySeat[];
}

export interface MiddleOpenedEvent2018 {
  event: "middle_opened";
  seat: number;
  pile?: "events" | "empires";
  cards?: string[];
}

/** What is added to the next invasion of a land that was tried before. */
export interface Modifier2024 {
  land: string;
  plus: number;
}

/** What the number of players decides. */
export interface ModuleEntryFourgods {
  gods: number;
  reserve: number;
  slots: number;
}

export interface MonumentAction2018 {
  do: "monument";
  land: string;
}

export interface MonumentsEarnedEvent2001 {
  event: "monuments_earned";
  seat: number;
  resources: number;
  monuments: number;
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

export interface OpenPileAction2018 {
  do: "open_pile";
  pile?: "events" | "empires";
}

/** The numbers of option 3. */
export interface Option32024 {
  conquest_cost_clear: number;
  conquest_cost_difficult: number;
  conquest_cost_fort_extra: number;
  defender_dice_clear: number;
  defender_dice_difficult: number;
  extra_die_fort: number;
  modifiers: number[];
  tie: string;
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

/** The options under which the game is played. */
export interface Options2001 {
  minor_empire_deal: boolean;
  multiple_armies: boolean;
  naval_control: boolean;
  no_preeminence: boolean;
}

/** The options under which the game is played. */
export interface Options2018 {
  selection: "draft" | "classic";
}

/** The options under which the game is played. */
export interface Options2024 {
  conquest: boolean;
  dice: boolean;
  event_selection: boolean;
  hidden_empires: boolean;
  paired_tokens: boolean;
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

/** Another way to come, with its odds. */
export interface OtherWay2001 {
  by?: "sea";
  defence_dice: number;
  fight: Fight2001;
  from?: string;
  odds: [number, number, number];
  percent: [number, number, number];
  rule?: string;
  way?: "clear" | "forest" | "mountain" | "great_wall" | "strait" | "sea" | "barren" | "uprising";
}

export type Own = OwnFourgods | Own2001 | Own2018 | Own2024;

/** What viewers of the same moment see differently. */
export interface Own2001 {
  hand: Hand2001;
  selection: Selection2001 | null;
  viewer: number | null;
}

/** What viewers of the same moment see differently. */
export interface Own2018 {
  hand: Hand2018;
  selection: Selection2018 | null;
  viewer: number | null;
}

/** What viewers of the same moment see differently. */
export interface Own2024 {
  hand: Hand2024;
  selection: Selection2024 | null;
  viewer: number | null;
}

/** What viewers of the same moment see differently. */
export interface OwnFourgods {
  card: "merfolk" | "humans" | "elves" | "dwarves" | null;
  viewer: number | null;
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

/** What it pays to a seat. */
export interface Paid2024 {
  area: string;
  buildings: number;
  degree: "" | "presence" | "dominance" | "mastery";
  gold: number;
  lands: number;
  seat: number;
}

/** A paired area token. */
export interface PairEntry2024 {
  areas: string[];
  id: string;
}

/** What helps one side of a battle: how much it adds to the highest die, by what, and the rule. */
export interface Part2001 {
  by: string;
  rule: string;
  value: number;
}

/** What helps one side of a battle: how much it adds to the highest die, by what, and the rule. */
export interface Part2018 {
  by: string;
  rule: string;
  value: number;
}

export interface PassActionFourgods {
  do: "pass";
}

export interface PassCardAction2001 {
  do: "pass_card";
  to: number;
}

export interface PassedEventFourgods {
  event: "passed";
  seat: number;
}

/** Pause the game, or go on with it. */
export interface Pause {
  paused: boolean;
  key: string;
}

export interface PhaseEndedEvent2001 {
  event: "phase_ended";
  seat: number;
  phase: "draft" | "events" | "barbarians" | "plague" | "crusade" | "minor" | "naval" | "reallocate" | "expand" | "monuments" | "over" | "halted";
}

export interface PhaseEndedEvent2018 {
  event: "phase_ended";
  seat: number;
  phase: "select" | "begin" | "invade" | "build" | "over";
}

export interface PhaseEndedEvent2024 {
  event: "phase_ended";
  seat: number;
  phase: "event" | "expand" | "monuments" | "revenue" | "conclude";
}

/** Which seat holds each pile. */
export interface PileHolders2018 {
  empires: number | null;
  events: number | null;
}

export interface PileOpenedEvent2018 {
  event: "pile_opened";
  seat: number;
  pile: "events" | "empires";
  cards?: string[];
}

/** How many cards lie in each pile. */
export interface PileSizes2018 {
  empires: number;
  events: number;
}

export interface PillagedEvent2001 {
  event: "pillaged";
  land: string;
  building: "capital" | "city" | "monument" | "fort";
  owner: number | null;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

export interface PlaceActionFourgods {
  do: "place";
  hand: number;
  face: number;
  turn: number;
  x: number;
  y: number;
  prophet?: "nw" | "ne" | "se" | "sw";
  god?: "merfolk" | "humans" | "elves" | "dwarves";
  from?: [number, number];
}

export interface PlaceFleetAction2024 {
  do: "place_fleet";
  water: string;
}

export interface PlaceProphetActionFourgods {
  do: "place_prophet";
  x: number;
  y: number;
  corner: "nw" | "ne" | "se" | "sw";
  god?: "merfolk" | "humans" | "elves" | "dwarves";
  from?: [number, number];
}

export interface PlacedEventFourgods {
  event: "placed";
  seat: number;
  hand: number;
  cell: string;
  face: string;
  wrong: boolean;
}

export interface PlagueEvent2018 {
  event: "plague";
  area: string;
}

/** Actions to be played one by one while still legal, stopping at the first surprise. */
export interface Plan {
  steps: PlannedStep[];
}

/** An action to play when its turn comes; what the view must show before it (`given`) and after it (`expect`), of which only what is named is compared; the `number` by which the player counts it; and the decision for which it waits (`when`), if others may come before it in the turn. */
export interface PlannedStep {
  action: Action;
  expect?: Record<string, any>;
  given?: Record<string, any>;
  number?: number;
  when?: string;
}

export interface PlayBeganEventFourgods {
  event: "play_began";
}

export interface PlayEventAction2001 {
  do: "play_event";
  card: string;
  land?: string;
  lands?: string[];
  area?: string;
  areas?: string[];
}

export interface PlayEventAction2018 {
  do: "play_event";
  card: string;
  land?: string;
  lands?: string[];
  region?: string;
  waters?: string[];
  barrens?: string[];
}

export interface PlayEventAction2024 {
  do: "play_event";
  card: string;
  land?: string;
  lands?: string[];
  area?: string;
  waters?: string[];
  take_from?: string | string[];
}

export interface PlayHonorAction2024 {
  do: "play_honor";
  honor: string;
  land?: string;
  lands?: string[];
  area?: string;
  waters?: string[];
  take_from?: string | string[];
}

export interface PlayKingdomAction2018 {
  do: "play_kingdom";
  card: string;
}

export interface PlayTokenAction2024 {
  do: "play_token";
  token: string;
}

/** What each player has. */
export interface PlayerPieces2024 {
  gold_chests: number;
  honors: number;
  leaders: number;
  people: number;
}

export interface PointsEvent2018 {
  event: "points";
  seat: number;
  points: number;
  source: "marauder" | "battle" | "fleet" | "turn";
  score: number;
}

export interface PointsEvent2024 {
  event: "points";
  seat: number;
  land: string;
  points: number;
}

/** What is paid with. */
export interface Price2001 {
  allied_coin?: number;
  army?: number;
  coin?: number;
  fort?: number;
}

/** What is paid with. */
export interface Price2024 {
  people: number;
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

/** A prophet on a tile. */
export interface ProphetFourgods {
  corner: "nw" | "ne" | "se" | "sw";
  god: "merfolk" | "humans" | "elves" | "dwarves";
  terrain: "ocean" | "plain" | "forest" | "mountain";
}

export interface ProphetLostEventFourgods {
  event: "prophet_lost";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  cell: string | null;
}

export interface ProphetPlacedEventFourgods {
  event: "prophet_placed";
  seat: number;
  god: "merfolk" | "humans" | "elves" | "dwarves";
  cell: string;
  corner: "nw" | "ne" | "se" | "sw";
  terrain: "ocean" | "plain" | "forest" | "mountain";
  from: string | null;
}

export interface ProphetReturnedEventFourgods {
  event: "prophet_returned";
  god: "merfolk" | "humans" | "elves" | "dwarves";
  cell: string;
}

/** What the table calls whoever takes the lesson. */
export interface Pupil {
  name?: string | null;
}

export interface PutBackActionFourgods {
  do: "put_back";
  hand: number;
}

export interface PutBackEventFourgods {
  event: "put_back";
  seat: number;
  hand: number;
  area: number;
  slot: number | null;
  face: string;
}

/** Why can't I do this? */
export interface Question {
  action: Action;
}

/** What would this action have brought to whoever played then? */
export interface QuestionThen {
  step: number;
  table?: string | null;
  record?: string | null;
  action: Action;
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

export interface ReadyActionFourgods {
  do: "ready";
}

export interface ReadyEventFourgods {
  event: "ready";
  seat: number;
}

export interface ReallocateAction2001 {
  do: "reallocate";
  waters: string[];
}

export interface ReallocatedEvent2001 {
  event: "reallocated";
  seat: number;
  waters: string[];
  coins: number;
}

/** The rule that speaks against an action and why, or that nothing does (`legal`). `counsel` tells what the action would bring if it were legal, as far as the game can say. */
export interface Reason {
  legal: boolean;
  rule?: string | null;
  reason?: string | null;
  detail?: string | null;
  params?: Record<string, any>;
  counsel?: Advice;
}

export interface ReceivedEvent2018 {
  event: "received";
  seat: number;
  pile: "events" | "empires";
  card?: string;
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

export interface RecruitedEvent2024 {
  event: "recruited";
  seat: number;
  people: number;
}

export interface ReduceAction2018 {
  do: "reduce";
}

/** The command with this key was refused; nothing has changed. */
export interface Refused {
  type?: "refused";
  key: string;
  problem: Problem;
}

export interface ReinforceAction2001 {
  do: "reinforce";
  land: string;
}

export interface ReinforcedEvent2001 {
  event: "reinforced";
  seat: number;
  land: string;
  armies: number;
}

/** Where the game began, and a frame for every step. */
export interface Replay {
  start: Snapshot;
  frames: Frame[];
}

export interface RerollAction2018 {
  do: "reroll";
  die: number;
}

export interface RerolledEvent2018 {
  event: "rerolled";
  seat: number;
  die: number;
  face: number;
}

export interface RetreatAction2018 {
  do: "retreat";
}

export interface RetreatedEvent2018 {
  event: "retreated";
  seat: number;
  land: string;
}

/** What the revenue brings with what stands now, and which garrisons' buildings bring nothing. */
export interface Revenue2024 {
  areas: AreaGold2024[];
  buildings: number;
  built: Built2024[];
  event: number;
  event_areas?: string[];
  gold: number;
  idle: Built2024[];
}

export interface RevenueEvent2024 {
  event: "revenue";
  seat: number;
  areas: AreaDegree2024[];
  buildings: number;
  card: string | null;
  extra: number;
  gold: number;
}

/** A die that fell. */
export interface Roll {
  sides: number;
  face: number;
}

export interface RolledEvent2001 {
  event: "rolled";
  land: string | null;
  water: string | null;
  attack: number[];
  defence: number[];
  odds: [number, number, number];
}

export interface RolledEvent2018 {
  event: "rolled";
  land: string;
  attack: number[];
  defence: number[];
  odds?: [number, number, number];
}

export interface RolledEvent2024 {
  event: "rolled";
  land: string;
  attack: number[];
  defence: number[];
  odds: [number, number];
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

/** A god's points by what they are for. */
export interface ScoreFourgods {
  cities: number;
  largest: number;
  most: number;
  prophets: number;
  total: number;
}

/** What a seat would score with what stands now, and where it stands in the epoch. */
export interface ScoreNow2001 {
  areas: AreaPoints2001[];
  capitals: number;
  cities: number;
  fleets: number;
  monuments: number;
  points: number;
  standing: "plays" | "waits" | "next" | "scored" | "over";
}

/** What a seat would score with what stands now, and where it stands in the epoch. */
export interface ScoreNow2018 {
  areas: AreaPoints2018[];
  buildings: number;
  points: number;
  standing: "plays" | "waits" | "next" | "scored" | "over";
}

/** What a seat would raise with what stands now, and where it stands in the epoch. */
export interface ScoreNow2024 {
  areas: AreaGold2024[];
  buildings: number;
  event?: number;
  gold: number;
  standing: "plays" | "waits" | "next" | "scored" | "over";
}

export interface ScoredEvent2001 {
  event: "scored";
  seat: number;
  areas: AreaDegree2001[];
  capitals: number;
  cities: number;
  monuments: number;
  fleets: number;
  points: number;
  total: number;
}

export interface ScoredEvent2018 {
  event: "scored";
  seat: number;
  areas: AreaDegree2018[];
  buildings: number;
  points: number;
}

export interface ScoredEventFourgods {
  event: "scored";
  god: "merfolk" | "humans" | "elves" | "dwarves";
  seat: number;
  cities: number;
  prophets: number;
  largest: number;
  most: number;
  total: number;
}

/** What is scored. */
export interface Scoring2001 {
  capital: number;
  city: number;
  control: DegreeRule2001;
  dominance: DegreeRule2001;
  fort: number;
  monument: number;
  presence: DegreeRule2001;
}

/** What is scored. */
export interface Scoring2018 {
  capital: number;
  city: number;
  dominance: DegreeRule2018;
  marauder_per_reduction: number;
  monument: number;
  presence: DegreeRule2018;
  supremacy: DegreeRule2018;
}

/** What everybody sees of a seat. */
export interface Seat2001 {
  empires: string[];
  events: string[];
  greater: number;
  lesser: number;
  markers: number;
  preeminence: number[] | null;
  strengths: number[];
  with_empire: boolean;
}

/** Who sits there now. `bot` names the bot that plays, or holds, the seat. */
export interface SeatInfo {
  seat: number;
  state: "away" | "bot" | "held" | "human" | "invited" | "open";
  name?: string | null;
  bot?: string | null;
}

/** The pile that lies open to the viewer. */
export interface SeenPile2018 {
  cards: string[];
  pile: "events" | "empires";
}

/** The draft. */
export interface Selection2001 {
  allotted: number[];
  deck: number;
  drawn: string | null;
  order: number[];
  rolls: FirstRoll2001[];
}

/** The selection of cards. */
export interface Selection2018 {
  holders: PileHolders2018;
  order: number[];
  piles: PileSizes2018;
  seen: SeenPile2018 | null;
}

/** Who chooses what, in which order, and what the viewer sees of it. */
export interface Selection2024 {
  order: number[];
  round: number;
  seen: string[];
  size: number;
  what: "tokens" | "events" | "empires" | "honors";
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

/** What is there for everybody. */
export interface SharedPieces2024 {
  capitals: number;
  cities: number;
  fleets: number;
  forts: number;
  great_wall_forts: number;
  monuments: number;
}

/** Win, tie and defeat: exact to four places, and as percentages that add up to 100. */
export interface Shares2018 {
  odds: [number, number, number];
  percent: [number, number, number];
}

/** Success and frustration: exact to four places, and as percentages that add up to 100. */
export interface Shares2024 {
  odds: [number, number];
  percent: [number, number];
}

export interface ShiftAction2018 {
  do: "shift";
  by: number;
}

export interface ShiftedEvent2018 {
  event: "shifted";
  seat: number;
  by: number;
  score: number;
}

/** The building that none is left of, and its land; Great Wall forts are for the pool. */
export interface Shortage2024 {
  building: "capital" | "city" | "monument" | "fort" | "wall";
  land: string | null;
}

/** A game that can be watched: its `record` is asked for like one that was uploaded. */
export interface Show {
  seconds: number;
  scenes: Scene[];
  game: string;
  record: string;
}

/** The odds if the siege is pressed with all pieces. */
export interface Siege2018 {
  odds: [number, number, number];
  percent: [number, number, number];
  pieces: number;
}

export interface SiegeAction2018 {
  do: "siege";
  with?: "army" | "token";
  extra?: number;
  auto_win?: true;
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
  view: View | null;
  legal: Action[];
  counsel?: Advice[];
  can_undo: boolean;
  private: Private | null;
  log: Told[];
}

export interface SpareAction2018 {
  do: "spare";
}

export interface SparedEvent2018 {
  event: "spared";
  seat: number;
  land: string;
}

/** A place on the globe. */
export interface Spot2024 {
  lat: number;
  lon: number;
}

export interface SpreadPlagueAction2001 {
  do: "spread_plague";
  land: string;
}

/** A round that must be won before the next: against the fort, the army, or both. */
export interface Stage2001 {
  odds: [number, number, number];
  percent: [number, number, number];
  what: "army" | "fort" | "both";
}

/** In what a prophet would stand, and how. */
export interface StandingFourgods {
  rank: "leads" | "ties" | "behind";
  terrain: "ocean" | "plain" | "forest" | "mountain";
  tiles: number;
  worth: number;
}

/** Where and why a plan stopped. The `reason` is `changed` (the view was not as given), `surprise` (it did not turn out as expected) or that of the refusal, with its `rule` and `params`; `seen` is what the view showed instead. */
export interface Stopped {
  number: number;
  action: Action;
  reason: string;
  detail: string;
  rule?: string | null;
  params?: Record<string, any>;
  seen?: Record<string, any>;
}

/** One of two Empires on one card. */
export interface SubEmpireEntry2024 {
  armies: number;
  barbarian: boolean;
  buildings: ("capital" | "city" | "monument" | "fort" | "wall")[];
  icon: string | null;
  id: string;
  name: string;
  ocean_fleets: number;
  order: number;
  sea_fleets: number;
  start: string[];
}

/** What is left in the box for everybody. */
export interface Supply2001 {
  capitals: number;
  forts: number;
  markers: number;
  monuments: number;
}

/** What is left in the box for everybody. */
export interface Supply2018 {
  capitals: number;
  forts: number;
  monuments: number;
}

/** What is left in the box for everybody. */
export interface Supply2024 {
  capitals: number;
  cities: number;
  fleets: number;
  forts: number;
  monuments: number;
  walls: number;
}

/** What has changed of a table, as `TableInfo` has it. */
export interface TableChanges {
  id?: string;
  game?: string;
  rules?: string;
  options?: Record<string, boolean | string | number[]>;
  seats?: SeatInfo[];
  pace?: Pace;
  listed?: boolean;
  language?: "en" | "it" | "nl" | "pt-BR";
  phase?: "lobby" | "over" | "playing";
  created?: number;
  seq?: number;
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

export interface TakeActionFourgods {
  do: "take";
  area: number;
  slot: number;
  hand?: number;
  shows?: string;
}

/** Take back the last action. */
export interface TakeBack {
  type: "undo";
  key: string;
}

export interface TakeBuildingAction2024 {
  do: "take_building";
  land: string;
}

/** What decided among equals, and the rule by which it did. */
export interface Tiebreak {
  says: Record<string, any>;
  rule: string;
}

/** A tile of the box. */
export interface TileEntryFourgods {
  id: number;
  tile: string;
}

export interface TimeActionFourgods {
  do: "time";
  seconds: number;
}

export interface TimeWasUpEventFourgods {
  event: "time_was_up";
}

/** A time in seconds, and where it is from. */
export interface TimerFourgods {
  source: string;
  value: number;
}

/** An area of a token, with the gold of its buildings. */
export interface TokenArea2024 {
  area: string;
  buildings: number;
  degree: "" | "presence" | "dominance" | "mastery";
  gold: number;
  lacks?: Lack2024;
  lands: number;
}

export interface TokenDrawnEvent2024 {
  event: "token_drawn";
  seat: number;
  token?: string;
}

export interface TokenKeptEvent2024 {
  event: "token_kept";
  seat: number;
  token?: string;
}

export interface TokenPlayedEvent2024 {
  event: "token_played";
  seat: number;
  token: string;
  areas: Yield2024[];
  gold: number;
}

export interface TokensPassedEvent2024 {
  event: "tokens_passed";
  seat: number;
  count: number;
  tokens?: string[];
}

/** One entry of the table's log, as its reader may know it. A step without a seat is nobody's: time that passed. What deserves to be shown by itself has its `beat`; `preset` counts those of its dice that a lesson had set. Times are whole seconds, except in a race. */
export interface Told {
  seq: number;
  at: number;
  kind: string;
  seat?: number | null;
  action?: Action | null;
  events?: Event[];
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

export interface TookEventFourgods {
  event: "took";
  seat: number;
  area: number;
  slot: number;
  hand: number;
  tile: string;
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

/** The turn that is played. */
export interface Turn2001 {
  allied_coins: number;
  barren: string | null;
  coins: number;
  empire: string;
  engineering: number;
  events: ("leader" | "weaponry" | "reallocation" | "minor_empire" | "allies" | "astronomy" | "barbarians" | "black_death" | "civil_service" | "civil_war" | "crusade" | "disaster" | "elite_troops" | "engineering" | "expert_troops_forests" | "expert_troops_mountains" | "expert_troops_straits" | "famine" | "jewish_revolt" | "jihad" | "kingdom" | "migrants" | "naval_power" | "pestilence" | "plague" | "population_explosion" | "siegecraft" | "treachery")[];
  fleets: string[];
  in_play: string;
  losses: number;
  lost: number;
  monuments: number;
  plague: string | null;
  played: string[];
  pool: number;
  reserve: number;
  restricted: number;
  seat: number;
  treachery: string | null;
}

/** The turn that is played. */
export interface Turn2018 {
  auto_wins: number;
  battle: Battle2018 | null;
  caravans: string[];
  catapult: number;
  chain: string | null;
  empire: string;
  extra_uses: number[];
  fleets: string[];
  kingdom: string | null;
  links: string[];
  plague: string | null;
  played: string[];
  pool: number;
  seat: number;
  tokens: number;
  waiting: Waiting2018;
}

/** The turn that is played. */
export interface Turn2024 {
  card: string;
  conquest: Conquest2024 | null;
  empire: string | null;
  event: string | null;
  fleets: string[];
  fleets_in_pool: number;
  forts_in_pool: number;
  in_event: boolean;
  leader: "unused" | "declared" | "difficult" | "fort";
  modifier: Modifier2024 | null;
  monuments: number;
  pool: number;
  revenue: Revenue2024;
  seat: number;
  shortage: Shortage2024 | null;
  walls_in_pool: number;
}

export interface TurnBeganEvent2001 {
  event: "turn_began";
  seat: number;
  empire: string;
  strength: number;
}

export interface TurnBeganEvent2018 {
  event: "turn_began";
  order: number;
  empire: string;
  seat: number;
}

export interface TurnBeganEvent2024 {
  event: "turn_began";
  seat: number;
  empire: string;
}

export interface TurnBeganEventFourgods {
  event: "turn_began";
  seat: number;
  seconds: number;
}

export interface TurnEndedEvent2001 {
  event: "turn_ended";
  seat: number;
}

export interface TurnEndedEvent2018 {
  event: "turn_ended";
  seat: number;
}

export interface TurnEndedEvent2024 {
  event: "turn_ended";
  seat: number;
}

export interface TurnEndedEventFourgods {
  event: "turn_ended";
  seat: number;
  idle: boolean;
}

/** In timed play whose turn it is; `idle` as long as it could be a pass; how many turns are to come. */
export interface TurnFourgods {
  idle: boolean;
  seat: number;
  turns_left: number | null;
}

export interface UnfoughtEvent2024 {
  event: "unfought";
  land: string;
  attacker: number;
  defender: number;
  outcome: "frustrated" | "success";
}

export interface UseEffectAction2018 {
  do: "use_effect";
  land: string;
}

export interface UseLeaderAction2024 {
  do: "use_leader";
  ignore?: "difficult" | "fort";
}

/** The battles one meets most. */
export interface UsualBattles2018 {
  fort: Shares2018;
  fort_rough: Shares2018;
  open: Shares2018;
  rough: Shares2018;
  sea: Shares2018;
}

/** For the rulebook: battles by card and place, and the chance to die by the number of dice. */
export interface UsualOdds2001 {
  battles: Record<string, Record<string, FightShares2001>>;
  disease: Record<string, number>;
}

/** For the rulebook. */
export interface UsualOdds2018 {
  battles: UsualBattles2018;
  siege: Shares2018[];
}

/** For the rulebook. */
export interface UsualOdds2024 {
  certain: ByLeader2024;
  conquest: ByModifier2024;
  leader: ByPlace2024;
  plain: ByPlace2024;
}

export type View = ViewFourgods | View2001 | View2018 | View2024;

/** What one viewer may see. */
export interface View2001 {
  called: string[];
  decision: "draft" | "events" | "barbarians" | "plague" | "crusade" | "minor" | "naval" | "reallocate" | "expand" | "monuments" | "over" | "halted";
  epoch: number;
  first_rolls: FirstRoll2001[];
  fleets: Record<string, Fleet2001>;
  hand: Hand2001;
  lands: Record<string, Land2001>;
  options: Options2001;
  phase: "draft" | "events" | "barbarians" | "plague" | "crusade" | "minor" | "naval" | "reallocate" | "expand" | "monuments" | "over" | "halted";
  players: number;
  score_now: ScoreNow2001[];
  scores: number[];
  seats: Seat2001[];
  selection: Selection2001 | null;
  supply: Supply2001;
  to_act: number[];
  turn: Turn2001 | null;
  viewer: number | null;
}

/** What one viewer may see. */
export interface View2018 {
  areas: Record<string, [number, number, number]>;
  armies: number[];
  called: string[];
  decision: "nothing" | "selection" | "give" | "begin" | "invade" | "build" | "reroll" | "siege" | "reduce" | "shift" | "plague" | "over";
  epoch: number;
  hand: Hand2018;
  hands: HandSize2018[];
  lands: Record<string, Land2018>;
  options: Options2018;
  phase: "select" | "begin" | "invade" | "build" | "over";
  players: number;
  score_now: ScoreNow2018[];
  scores: number[];
  selection: Selection2018 | null;
  supply: Supply2018;
  to_act: number[];
  turn: Turn2018 | null;
  viewer: number | null;
}

/** What one viewer may see. */
export interface View2024 {
  areas: string[];
  arrays: Array2024[];
  bag: number;
  decision: "nothing" | "tokens" | "events_draft" | "choose_empire" | "aim" | "event" | "shortage" | "expand" | "monuments" | "revenue" | "conclude" | "endgame" | "over" | "halted";
  endgame: Record<string, string | null>;
  epoch: number;
  gold: number[];
  hand: Hand2024;
  lands: Record<string, Land2024>;
  options: Options2024;
  people: number[];
  phase: "nothing" | "tokens" | "events_draft" | "choose_empire" | "event" | "shortage" | "expand" | "monuments" | "revenue" | "conclude" | "endgame" | "over" | "halted";
  players: number;
  rank: number[];
  score_now: ScoreNow2024[];
  scores: number[];
  selection: Selection2024 | null;
  supply: Supply2024;
  to_act: number[];
  turn: Turn2024 | null;
  viewer: number | null;
}

/** What one viewer may see. */
export interface ViewFourgods {
  areas: ((string | null)[])[];
  bag: number;
  card: "merfolk" | "humans" | "elves" | "dwarves" | null;
  cards: ("merfolk" | "humans" | "elves" | "dwarves" | null)[];
  cities: Record<string, CityFourgods>;
  cities_left: number;
  claimed: (("merfolk" | "humans" | "elves" | "dwarves")[])[];
  clock: number | null;
  debts: number[];
  drawn?: Record<string, string>;
  follow: (string | null)[];
  gods: Record<string, GodStandingFourgods>;
  hands: ([HeldFourgods | null, HeldFourgods | null])[];
  kingdoms: KingdomFourgods[];
  open: string[];
  owes: number[];
  passed: number[];
  phase: "waiting" | "play" | "closing" | "over";
  players: number;
  ready: number[];
  scores: number[];
  size: [number, number];
  to_act: number[];
  turn: TurnFourgods | null;
  viewer: number | null;
  winners: number[];
  world: Record<string, LyingFourgods>;
}

/** Agree, or no longer agree, to end the game now. */
export interface Vote {
  agree: boolean;
  key: string;
}

/** What the empire has while its kingdom plays. */
export interface Waiting2018 {
  pool: number;
  tokens: number;
}

/** I have seen what happened: let my clock count. */
export interface Watched {
  type: "watched";
  key: string;
}

/** A sea or an ocean. */
export interface WaterEntry2001 {
  barrens: string[];
  id: string;
  kind: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  navigable: boolean;
  reachable_seas?: string[];
  waters: string[];
}

/** A sea or an ocean. */
export interface WaterEntry2018 {
  barrens: string[];
  id: string;
  kind: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  navigable: boolean;
  waters: string[];
}

/** A sea or an ocean. */
export interface WaterEntry2024 {
  barrens: string[];
  id: string;
  kind: string;
  lands: string[];
  lat: number;
  lon: number;
  name: string;
  navigable: boolean;
  parent_ocean: string | null;
  second_label?: Spot2024;
  waters: string[];
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

/** The chance if all armies are sent, and all that coins buy back. */
export interface WithAll2001 {
  armies: number;
  chance: number;
  coins: number;
  percent: number;
}

/** What a token pays in an area, for lands and for buildings. */
export interface Yield2024 {
  area: string;
  buildings: number;
  degree: "" | "presence" | "dominance" | "mastery";
  lands: number;
}
