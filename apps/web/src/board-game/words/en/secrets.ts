/** Cards that only one player may see. */
export const secrets = {
  forYou: 'For your eyes only',
  holdToLook: 'Hold to look',
  putAway: 'Put it away',
  yourAgenda: 'Your Agenda',
  yourMotives: 'Your Motives',
  holdsAlready: 'This holds already.',
  motiveFulfilled: 'A Motive of yours is fulfilled',
  motiveShown: 'It has been shown and counts, whatever comes.',
  motiveHolds: {
    'any-time': 'It holds now: show it while it does, and it counts, whatever comes.',
    'game-over': 'It holds now. It counts if it still does when the game is over.',
  },
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
