/** The table as a whole. */
export const table = {
  theEnd: 'The end',
  becameYourDecision: 'It has become your decision while you were away.',
  ordersAndLog: 'Orders and log',
  crewAndStores: 'Crew and stores',
  toTheQuestion: 'To the question',
  settingUp: 'Setting up',
  theTable: 'The table',
  turn: (n: number) => `Turn ${n}`,
  yourTurn: 'Your turn',
  turnOf: (who: string) => `${who}’s turn`,
};
