import type { Standing } from '@ragtag/board-game';

/** Everybody at the table. */
export const crew = {
  away: 'away',
  botSitsIn: 'bot sits in',
  choosing: 'choosing…',
  onTurn: 'on turn',
  you: 'you',
  players: 'Players',
  skillCards: (n: number) => `${n} skill ${n === 1 ? 'card' : 'cards'}`,
  choose: (who: string) => `Choose ${who}`,
  assist: 'assistant',
  assistCards: (hidden: number, shown: number) =>
    `${hidden} loyalty ${hidden === 1 ? 'card' : 'cards'} face down, ${shown} shown to be human`,
  hiddenLoyalty: (n: number) => `${n} hidden loyalty ${n === 1 ? 'card' : 'cards'}`,
  loyalty: 'loyalty',
  inViper: (area: string, ship: string) => `${ship}, ${area}`,
  /** How somebody stands, where that is more than to be a player like any other. */
  standing: {
    human: null,
    revealed: 'Cylon',
    sympathizer: 'Sympathizer',
    sympathetic: 'Sympathetic Cylon',
    leader: 'Cylon Leader',
    'infiltrating-leader': 'Infiltrator',
    'infiltrating-sympathetic': 'Infiltrator',
    eliminated: 'Out of the game',
  } satisfies Record<Standing, string | null>,
};
