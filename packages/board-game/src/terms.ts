/** The words of the rulebook as types. Order matters where it is said so: states hold indexes into some lists. */

export const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const;
export type Skill = (typeof skills)[number];

export const resources = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof resources)[number];

/** Clockwise round Galactica, her bow to the left. rule: space.areas */
export const areas = [
  'fore',
  'starboard-bow',
  'starboard-quarter',
  'aft',
  'port-quarter',
  'port-bow',
] as const;
export type Area = (typeof areas)[number];
/** How many there are in each area; none where it is left out. */
export type PerArea = Partial<Record<Area, number>>;
/** Areas with a launch icon. rule: space.launch-areas */
export const launchAreas: readonly Area[] = ['port-quarter', 'port-bow'];

export const titles = ['president', 'admiral', 'cag'] as const;
export type Title = (typeof titles)[number];

/**
 * Decks of whole cards, each with its discards. Everything that lists decks is made from this: a new one is a name
 * here, the type of its cards (`DeckCards`) and its words.
 */
export const deckNames = [
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'mutiny',
  'mission',
  'ally',
  'crossroads',
] as const;
export type DeckName = (typeof deckNames)[number];
export const isDeckName = (name: string): name is DeckName => deckNames.some((deck) => deck === name);

/** Tokens that lie openly with players. */
export const playerTokens = ['miracle'] as const;
export type PlayerToken = (typeof playerTokens)[number];
export const isPlayerToken = (name: string): name is PlayerToken =>
  playerTokens.some((token) => token === name);

/** What a trauma token can show. rule: trauma.symbols */
export const traumaSymbols = ['benevolent', 'antagonistic', 'disaster'] as const;
export type TraumaSymbol = (typeof traumaSymbols)[number];

/** What a board is to the rules. */
export interface BoardInfo {
  /** Which players may go there and use what is there. */
  readonly of: 'human' | 'cylon' | 'all';
  /** The board of the ship that it is part of, to which moves are free; itself where absent. */
  readonly partOf?: string;
  /** Its locations can be damaged, and when so many are, the ship is lost; `decides`: and with it the game. */
  readonly hull?: { readonly lostAt: number; readonly decides?: boolean };
}

/**
 * The boards with places on them. Everything that lists boards is made from this table, here and on the page: a new
 * one is an entry here and its words.
 */
export const boards = {
  galactica: { of: 'human', hull: { lostAt: 6, decides: true } },
  'colonial-one': { of: 'human' },
  pegasus: { of: 'human', hull: { lostAt: 4 } },
  cylon: { of: 'cylon' },
  'new-caprica': { of: 'all' },
  // rule: moves.demetrius-ship, missions.ship
  demetrius: { of: 'human' },
  // Whom it serves is told by its marker. rule: rebel-basestar.enter
  'rebel-basestar': { of: 'all' },
} as const satisfies Readonly<Record<string, BoardInfo>>;
export type BoardName = keyof typeof boards;
export const boardNames = Object.keys(boards) as readonly BoardName[];

export const boxes = ['base', 'pegasus', 'exodus', 'daybreak'] as const;
export type BoxName = (typeof boxes)[number];

/** By whose hand a character dies: a death by roll is no execution, but goes the same way, as does whoever the trial ends. */
export const deaths = ['executed', 'killed', 'eliminated'] as const;
export type Death = (typeof deaths)[number];

export const agendaDecks = ['hostile', 'sympathetic'] as const;
export type AgendaDeck = (typeof agendaDecks)[number];

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support' | 'cylon-leader';

export const cylonIcons = [
  'raiders',
  'launch-raiders',
  'heavy-raiders',
  'basestars',
  'occupation-forces',
] as const;
export type CylonIcon = (typeof cylonIcons)[number];

export type CylonShip = 'raider' | 'heavy-raider' | 'basestar';

/** A seat at the table, counted clockwise from 0. */
export type Seat = number;

/** Spaces of the Jump Preparation track, by index: where it may be left by FTL Control, and at what risk. */
export const jumpTrack = [
  { name: 'start', ftl: false, populationLoss: 0 },
  { name: 'red-1', ftl: false, populationLoss: 0 },
  { name: 'red-2', ftl: false, populationLoss: 0 },
  { name: 'blue-1', ftl: true, populationLoss: 3 },
  { name: 'blue-2', ftl: true, populationLoss: 1 },
  { name: 'auto-jump', ftl: false, populationLoss: 0 },
] as const;

/** Index of the space of the Boarding Party track on which the humans lose. */
export const humansLoseSpace = 4;

/** The locations along the track of the occupation forces, from its start. rule: newcaprica.rules.of-activate */
export const occupationTrack = ['occupation-authority', 'breeders-canyon', 'shipyard'] as const;

/** How many of each piece the boxes hold. rule: setup.components.base-pieces */
export const pieces = {
  vipers: 8,
  raptors: 4,
  raiders: 16,
  heavyRaiders: 4,
  basestars: 2,
  centurions: 4,
  nukes: 2,
  occupationForces: 4,
} as const;

/** What sets a class of vipers apart. */
export interface ViperClassInfo {
  /** How many the boxes hold. */
  readonly pieces: number;
  /** How many areas one moves at most. */
  readonly moves: number;
  /** What would damage one destroys it. */
  readonly brittle?: boolean;
}

/**
 * The classes of vipers: each is a viper for every effect, and may be picked wherever one may. Everything that counts
 * vipers is made from this table.
 */
export const viperClasses = {
  viper: { pieces: pieces.vipers, moves: 1 },
  // rule: vipers.mark-vii-move
  'mark-vii': { pieces: 4, moves: 2 },
  // rule: assault-raptors.damage-destroys
  'assault-raptor': { pieces: 4, moves: 1, brittle: true },
} as const satisfies Readonly<Record<string, ViperClassInfo>>;
export type ViperClass = keyof typeof viperClasses;

/** Who wins or loses together. */
export type Side = 'humans' | 'cylons';
