/** How a card game went. */
export const after = {
  loading: 'Going through the game…',
  influence: 'Influence',
  curves: 'Influence of each player over the turns; the table below has the numbers',
  turn: 'At the start of turn',
  end: 'End',
  gauge: 'Cylon threat',
  of: (threat: number, defense: number) => `${threat} of ${defense}`,
  challenges: 'Challenges',
  none: 'There was none.',
  inTurn: (turn: number) => `Turn ${turn}:`,
  threat: 'a Cylon threat',
  against: (who: string, challenger: string, whom: string, defender: string | null) =>
    `${who} challenges ${whom} with ${challenger}${defender === null ? '' : `, ${defender} defends`}.`,
  result: (challenger: number, defender: number, won: 'challenger' | 'defender') =>
    `${challenger} against ${defender}: the ${won} wins.`,
  odds: (percent: number) => `By both decks, ${percent} % for the challenger.`,
  through: (n: number) => `Nobody defends: ${n} influence lost.`,
  broken: 'It ends without a result.',
  decks: 'Decks',
  brought: (name: string, base: string) => `What ${name} brought with ${base}`,
  drawn: (n: number) => `${n} drawn`,
};
