/** Allies, trauma tokens, the Crossroads and the trial. */
export const ionian = {
  symbols: { benevolent: 'Benevolent', antagonistic: 'Antagonistic', disaster: 'Disaster' },
  /** Told apart by their shape, not by colour alone. */
  signs: { benevolent: '○', antagonistic: '✱', disaster: '✖' },
  ally: (name: string) => `Ally ${name}`,
  alliesHere: 'Allies here',
  /** An Ally with the token on their card, where one knows it. */
  allyWith: (ally: string, symbol: string | null) =>
    symbol === null ? `${ally} with a hidden trauma token` : `${ally} with a token that is ${symbol}`,
  traumaHere: 'a trauma token',
  yourTrauma: 'Your trauma',
  cover: 'Cover',
  tokens: (n: number) => `${n} trauma ${n === 1 ? 'token' : 'tokens'}`,
  several: (n: number, symbol: string) => `${n} ${symbol.toLowerCase()}`,
  tokenUnknown: 'Nobody has seen the token on this card.',
  tokenOf: (who: string) => `The token on this card was laid by ${who}.`,
  tokenKnown: (symbol: string) => `You laid the token on this card: ${symbol.toLowerCase()}.`,
  metWhenYouStay: 'Whoever ends their own Movement step here must meet one of them.',
  yourCrossroads: 'Your Crossroads card',
  beside: (symbol: string | null) =>
    symbol === null ? 'No token beside it' : `Beside it: ${symbol.toLowerCase()}`,
  drawn: 'Trauma tokens you have drawn',
  whatTheyMean:
    'In the trial, antagonistic tokens count against humans and benevolent ones against Cylons; three or more can end it for you.',
  trial: 'The trial',
  counts: (n: number) => (n === 1 ? '1 counts' : `${n} count`),
  as: { humans: 'as a human', cylons: 'as a Cylon' },
  spared: 'too few',
  out: 'Eliminated',
  nothingShown: 'none',
};
