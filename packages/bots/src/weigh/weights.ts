import type { Resource, Values } from '@ragtag/board-game';

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
  /** A raider as such, and for each civilian ship that it may hunt. */
  readonly raider: number;
  readonly hunt: number;
  /** A centurion by its space on the Boarding Party track. */
  readonly centurion: readonly number[];
  /** A location of Galactica that is damaged, by how many were before it; the last one is the end. */
  readonly damage: readonly number[];
  /** A skill card in a trusted hand, by point of strength, and for being a card. */
  readonly strength: number;
  readonly card: number;
  readonly sickbay: number;
  /** That the Sympathizer stays with the humans. */
  readonly sympathizer: number;
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
  quorum: 0.15,
  superCrisis: 1.5,
  action: 0.45,
  brig: 3,
  sickbay: 1.3,
  sympathizer: 5,
  title: 2,
  look: 0.7,
  hiding: 7,
  exposure: 7,
  risk: 2,
};

/**
 * What admirals go by: as officers, but knowing from many games that a Cylon who shows itself early does more harm
 * than one who hides until it is found.
 */
export const admiralWeights: Weights = { ...plainWeights, hiding: 4 };
