/** What is brought about by intent, and so comes in games that go a certain way, is not for a regression to judge. */
export const setByHand = {
  briggedHumans: -0.25,
  humansInSickbay: -0.1,
  nukes: 0.06,
};

/**
 * What speaks for a victory of the humans and what against it, as logarithms of odds: fitted by logistic regression
 * to the turns of games between officers (`scripts/fit-positions.mjs` prints them).
 */
export const positionWeights = {
  always: 4.369,
  jumpsToCome: -1.485,
  jumpsToComeSquared: 0.165,
  lastJump: 0.751,
  jumpTrack: -0.041,
  fivePlayers: 0.827,
  sixPlayers: 0.863,
  fuelForTheWay: -3.326,
  foodLow: -1.154,
  moraleLow: -1.938,
  moraleForTheWay: -1.127,
  population: 0.021,
  populationLow: -2.265,
  populationForTheWay: -2.278,
  raiders: -0.08,
  heavyRaiders: -0.019,
  exposedCivilians: -0.082,
  basestars: -0.19,
  lostVipers: -0.057,
  ftlDamaged: -0.262,
  commandDamaged: -0.114,
  weaponsDamaged: -0.016,
  boarding0: -0.16,
  boarding1: -0.296,
  boarding2: -0.46,
  boarding3: -0.521,
  humanCards: 0.015,
  hiddenCylons: -1.143,
  revealedCylons: -1.032,
  briggedCylons: 0.299,
  cylonAdmiral: -0.282,
  cylonPresident: -0.24,
  cylonsToCome: -1.071,
  quorumCards: 0.017,
  raidersBeforeJump: 0.021,
  basestarsBeforeJump: 0.053,
  damagedSquared: -0.027,
  hiddenForTheWay: 0.06,
  revealedForTheWay: -0.291,
  ...setByHand,
};

export type Feature = keyof typeof positionWeights;
export type Features = Record<Feature, number>;

/** Which way a feature can only speak; a fit that says otherwise has mistaken a companion for a cause. */
export const positionSigns: Readonly<Partial<Record<Feature, 1 | -1>>> = {
  population: 1,
  humanCards: 1,
  quorumCards: 1,
  fuelForTheWay: -1,
  moraleForTheWay: -1,
  populationForTheWay: -1,
  foodLow: -1,
  moraleLow: -1,
  populationLow: -1,
  heavyRaiders: -1,
  basestars: -1,
  exposedCivilians: -1,
  lostVipers: -1,
  damagedSquared: -1,
  ftlDamaged: -1,
  commandDamaged: -1,
  weaponsDamaged: -1,
  boarding0: -1,
  boarding1: -1,
  boarding2: -1,
  boarding3: -1,
  cylonAdmiral: -1,
  cylonPresident: -1,
};
