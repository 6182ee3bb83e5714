import type { Resource, Side, Values } from '@ragtag/board-game';

/** What a bot goes by: what things are worth to the humans, and how it plays. */
export interface Weights extends Values {
  /** What the last point of a dial is worth, short of losing, and how soon it begins to matter. */
  readonly dial: number;
  readonly reach: number;
  /** What each dial loses on average from one jump to the next. */
  readonly drain: Readonly<Record<Resource, number>>;
  /** What the Crises of Pegasus add to that, and a Cylon Fleet in pursuit. */
  readonly drainByPegasus: Readonly<Record<Resource, number>>;
  readonly drainByFleet: Readonly<Record<Resource, number>>;
  /**
   * What a shorter way is worth, as a share of what the dials would gain by it: a space of the Jump track, which spares
   * all that comes with a turn, and distance, which saves fuel besides.
   */
  readonly haste: number;
  readonly travel: number;
  /** What the end of the way counts for once it is near: the win itself, by how sure it has become. */
  readonly arrival: number;
  /** A raider as such, and for each civilian ship that it may hunt. */
  readonly raider: number;
  readonly hunt: number;
  /** A centurion by its space on the Boarding Party track. */
  readonly centurion: readonly number[];
  /** A location of Galactica that is damaged, by how many were before it; the last one is the end. */
  readonly damage: readonly number[];
  /** An action that somebody else is given, where nothing better is seen to do with it. */
  readonly anyAction: number;
  /** A skill card in a trusted hand, by point of strength, and for being a card. */
  readonly strength: number;
  readonly card: number;
  /** The strength that an unseen skill card is expected to bring to a check, for it or against it. */
  readonly unseen: number;
  readonly sickbay: number;
  /** That the Sympathizer stays with the humans. */
  readonly sympathizer: number;
  /** What it is worth to lock up a Cylon, as a share of what it costs to lock up a human, beyond one; it will show itself. */
  readonly caught: number;
  /** How much it counts for the choice of a character what it is worth to the fleet; any will do where it is nothing. */
  readonly casting: number;
  /** A title in the wrong hands. */
  readonly title: number;
  /** What it is worth to a Cylon not to be known as one. */
  readonly hiding: number;
  /** What it costs a Cylon at the start of a voyage to be found out. */
  readonly exposure: number;
}

export const plainWeights: Weights = {
  game: 40,
  dial: 7,
  reach: 0.9,
  drain: { fuel: 1.7, food: 0.9, morale: 1.4, population: 2.3 },
  drainByPegasus: { fuel: 0.1, food: 0.3, morale: 0.6, population: 0.4 },
  drainByFleet: { fuel: 1, food: 0.1, morale: 0.3, population: 1.2 },
  haste: 1,
  travel: 0.85,
  arrival: 0,
  raider: 0.2,
  hunt: 0.45,
  heavyRaider: 0.9,
  basestar: 1.6,
  centurion: [2, 3.8, 7.5, 16, 40],
  viper: 0.4,
  raptor: 0.35,
  nuke: 1.1,
  location: 1.4,
  damage: [1.4, 1.9, 2.6, 4.5, 10, 40],
  strength: 0.105,
  card: 0.075,
  unseen: 2,
  quorum: 0.15,
  superCrisis: 1.5,
  action: 0.45,
  anyAction: 0.2,
  brig: 3,
  sickbay: 1.3,
  sympathizer: 5,
  caught: 1.4,
  casting: 0,
  title: 2,
  look: 0.7,
  hiding: 7,
  exposure: 7,
  risk: 2,
};

/** What a bot goes by on each side. */
export type SidedWeights = Readonly<Record<Side, Weights>>;

export const plainForBoth: SidedWeights = { humans: plainWeights, cylons: plainWeights };

/**
 * What admirals go by. As Cylons: as officers, but knowing from many games that one who shows itself early does more harm
 * than one who hides until it is found. As humans: what was fitted to games, see docs/bots.md.
 */
export const admiralWeights: SidedWeights = {
  humans: {
    ...plainWeights,
    dial: 8.6,
    reach: 1.6,
    drain: { ...plainWeights.drain, fuel: 2.15, food: 1.15 },
    travel: 1.15,
    arrival: 24,
    viper: 0.48,
    raptor: 0.42,
    nuke: 0.8,
    strength: 0.16,
    unseen: 1.6,
    quorum: 0.18,
    action: 0.32,
    anyAction: 0.15,
    brig: 2.3,
    caught: 0.25,
    casting: 1,
    look: 0.45,
  },
  cylons: { ...plainWeights, hiding: 4 },
};
