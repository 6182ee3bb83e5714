/** The own cards. */
export const hand = {
  noSkillCards: 'No skill cards',
  yourHand: 'Your hand',
  superCrisis: 'Super Crisis',
  agenda: 'Your Agenda',
  quorumHand: 'Quorum hand',
  yourLoyalty: 'Your loyalty',
  cover: 'Cover',
};
