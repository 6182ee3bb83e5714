/** Cards that only one player may see. */
export const secrets = {
  forYou: 'For your eyes only',
  holdToLook: 'Hold to look',
  putAway: 'Put it away',
  yourAgenda: 'Your Agenda',
  yourMotives: 'Your Motives',
  youWant: 'You want',
  dealt: (n: number) => (n === 1 ? 'Your Loyalty card' : 'Your Loyalty cards'),
  assistSeen: 'You looked at the cards of your assistant, which are mixed now',
  seen: (who: string) => `What you saw of ${who}`,
  youAre: {
    human: 'You are human',
    cylon: 'You are a Cylon',
    sympathizer: 'You are the Sympathizer',
    sympathetic: 'You are the Sympathetic Cylon',
    leader: 'You are a Cylon Leader',
  },
  /** How many more wait behind this one. */
  more: (n: number) => `${n} more`,
};
