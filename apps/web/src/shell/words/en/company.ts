/** Who is at a table of the server, clocks and requests. */
export const company = {
  moreTime: 'More time',
  timeLeft: 'Time left',
  makeHost: 'Make host',
  letBotSitIn: 'Let a bot sit in',
  atThisTable: 'At this table',
  connectionLost: 'Connection lost. Trying again…',
  refuse: 'Refuse',
  agree: 'Agree',
  neverMind: 'Never mind',
  playAgain: 'Play again',
  rematch: 'A rematch is being set up.',
  othersMayReact: 'Others may react as well.',
  takeOverAgain: 'Take over again',
  botPlaysForYou: 'A bot plays for you.',
  youWatch: 'You are watching. You see what everybody may see.',
  ofReserve: 'of the reserve',
  you: 'You',
  askedForTime: (who: string) => `${who} asked for time.`,
  watching: (n: number) => `${n} ${n === 1 ? 'person watches' : 'people watch'}.`,
  botOf: (level: string) => `bot, ${level}`,
  yourself: 'you',
  host: 'host',
  away: 'away',
  covered: 'a bot sits in',
  present: 'here',
  youAsked: (answers: number, names: string) =>
    `You asked to take back ${lastOf(answers)}. Waiting for ${names}.`,
  asksBack: (who: string, answers: number, waitingFor: string | null) =>
    `${who} asks to take back ${lastOf(answers)}${waitingFor === null ? '.' : `; waiting for ${waitingFor}.`}`,
  takeBack: 'Take back my last answer',
};

function lastOf(answers: number): string {
  return answers === 1 ? 'the last answer' : `the last ${answers} answers`;
}
