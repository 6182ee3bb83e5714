/** What a player is and wants, as long as the game lasts. */
export const goal = {
  together: 'All play together.',
  yourGoal: 'What you want',
  eliminated: { who: 'You are out of the game.', wants: 'You may look on.' },
  revealed: {
    who: 'You are a Cylon, and all know it.',
    wants: 'Bring one resource to 0, or Galactica down, before the fleet arrives.',
  },
  sympathizer: {
    who: 'You are a Cylon Sympathizer, and all know it.',
    wants: 'You win if the humans lose.',
  },
  leader: 'You are a Cylon Leader.',
  motives: (shown: number) =>
    `Show three Motives, two of them for the side that wins: ${shown} shown so far.`,
  motivesHold: (n: number) => (n === 1 ? 'One more holds now.' : `${n} more hold now.`),
  /** Some are paid for, which one always may. */
  personal: (name: string, reached: boolean | null) =>
    `${name}${reached === null ? ': show it as your action.' : reached ? ': reached; show it as your action.' : ': not reached yet.'}`,
  holdsNow: '(Holds now.)',
  doesNotHold: '(Does not hold now.)',
  ownGoals: { who: 'You are a Cylon of your own mind.', wants: 'Win by what only you know.' },
  hidden: {
    who: 'You are a Cylon, hidden.',
    wants: 'Bring one resource to 0, or Galactica down, before the fleet arrives.',
    may: 'You may reveal yourself as your action.',
  },
  onNewCaprica: {
    who: 'You are human.',
    wants: 'Hold out until Galactica returns, and prepare ships. Keep every resource above 0.',
  },
  leavingNewCaprica: {
    who: 'You are human.',
    wants:
      'Get ships and people off the ground; then the Admiral may order to leave. Keep every resource above 0.',
  },
  toNewCaprica: (left: number) => ({
    who: 'You are human.',
    wants: `Come ${left} further, and the fleet settles on New Caprica. Keep every resource above 0.`,
  }),
  human: (distance: number, come: number) => ({
    who: 'You are human.',
    wants:
      come >= distance
        ? 'One more jump, and you have won. Keep every resource above 0.'
        : `Come ${distance - come} further, then jump once more. Keep every resource above 0.`,
  }),
};
