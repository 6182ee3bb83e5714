/** The own cards. */
export const hand = {
  noSkillCards: 'No skill cards',
  yourHand: 'Your hand',
  superCrisis: 'Super Crisis',
  quorumHand: 'Quorum hand',
  yourLoyalty: 'Your loyalty',
  cover: 'Cover',
};
