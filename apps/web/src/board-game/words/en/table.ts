/** The table as a whole. */
export const table = {
  whoWasWhat: 'Who was what',
  /** What may be done with something that may be shown at any moment. */
  unasked: {
    show: (what: string) => `Show ${what}`,
    'ask-first': (what: string) => `Keep ${what} until you show it yourself`,
    'show-at-once': (what: string) => `Show ${what} as soon as it can be shown`,
  },
  seeTheBoard: 'See the board',
  orders: 'Orders',
  crewAndLog: 'Crew, log and talk',
  toTheQuestion: 'To the question',
  settingUp: 'Setting up',
  theTable: 'The table',
  /** Steps in few words, where there is little room. */
  steps: {
    'receive-skills': 'Receive Skills',
    movement: 'Movement',
    action: 'Action',
    crisis: 'Crisis',
    activate: 'Cylon Ships',
    'prepare-jump': 'Prepare Jump',
  },
  turn: (n: number) => `Turn ${n}`,
  yourTurn: 'Your turn',
  turnOf: (who: string) => `${who}’s turn`,
};
