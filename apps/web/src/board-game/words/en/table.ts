/** The table as a whole. */
export const table = {
  theEnd: 'The end',
  youWon: 'You won.',
  youLost: 'You lost.',
  won: 'won',
  lost: 'lost',
  becameYourDecision: 'It has become your decision while you were away.',
  orders: 'Orders',
  crewAndLog: 'Crew, log and talk',
  toTheQuestion: 'To the question',
  settingUp: 'Setting up',
  theTable: 'The table',
  turn: (n: number) => `Turn ${n}`,
  yourTurn: 'Your turn',
  turnOf: (who: string) => `${who}’s turn`,
};
