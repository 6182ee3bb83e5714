import type { Resource } from '@ragtag/board-game';

/** What things are worth to the humans, in points. Winning the game outright is worth `game`. */
export interface Weights {
  readonly game: number;
  /** What each dial loses on average from one jump to the next. */
  readonly drain: Readonly<Record<Resource, number>>;
  readonly raider: number;
  readonly heavyRaider: number;
  readonly basestar: number;
  /** A centurion by its space on the Boarding Party track. */
  readonly centurion: readonly number[];
  readonly viper: number;
  readonly raptor: number;
  readonly nuke: number;
  /** A damaged location, and how much more each further one costs. */
  readonly location: number;
  readonly locationMore: number;
  /** A skill card in a trusted hand, by point of strength, and for being a card. */
  readonly strength: number;
  readonly card: number;
  readonly quorum: number;
  readonly superCrisis: number;
  readonly action: number;
  /** A human kept out of play. */
  readonly brig: number;
  readonly sickbay: number;
  /** A title in the wrong hands. */
  readonly title: number;
  readonly look: number;
}

export const plainWeights: Weights = {
  game: 24,
  drain: { fuel: 1.5, food: 1.1, morale: 1.4, population: 1.7 },
  raider: 0.2,
  heavyRaider: 0.5,
  basestar: 1.1,
  centurion: [0.9, 1.8, 3.4, 8, 24],
  viper: 0.35,
  raptor: 0.35,
  nuke: 0.7,
  location: 1,
  locationMore: 0.35,
  strength: 0.1,
  card: 0.08,
  quorum: 0.35,
  superCrisis: 1,
  action: 0.7,
  brig: 2.4,
  sickbay: 1.1,
  title: 2.5,
  look: 0.7,
};
