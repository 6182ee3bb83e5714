/** The own cards. */
export const hand = {
  noSkillCards: 'No skill cards',
  yourHand: 'Your hand',
  superCrisis: 'Super Crisis',
  agenda: 'Your Agenda',
  motives: 'Your Motives',
  mutiny: 'Mutiny',
  shown: 'Shown.',
  holds: 'Holds now.',
  doesNotHold: 'Does not hold now.',
  /** For which side a Motive counts. */
  allegiance: { humans: 'Counts if the humans win.', cylons: 'Counts if the Cylons win.' },
  quorumHand: 'Quorum hand',
  yourLoyalty: 'Your loyalty',
  cover: 'Cover',
};
