import type { Standing, Title } from '@ragtag/board-game';

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
  mutineer: 'Mutineer',
  shortMutineer: 'Mut.',
  shortTitles: { president: 'Pres.', admiral: 'Adm.', cag: 'CAG' } satisfies Record<Title, string>,
  shortStanding: {
    sympathizer: 'Symp.',
    sympathetic: 'Symp.',
    leader: 'Leader',
    'infiltrating-leader': 'Infil.',
    'infiltrating-sympathetic': 'Infil.',
    eliminated: 'Out',
  } as Readonly<Partial<Record<Standing, string>>>,
  loyalties: (hidden: number, shown: readonly string[]) =>
    [
      hidden > 0 && `${hidden} hidden loyalty ${hidden === 1 ? 'card' : 'cards'}`,
      shown.length > 0 && `shown: ${shown.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; '),
  loyalty: 'loyalty',
  /** Signs for what lies with somebody. */
  holdings: { miracle: '✦', mutiny: '⚑', 'super-crisis': '✹', trauma: '◒', motives: '◆' },
  miracles: (n: number) => `${n} miracle ${n === 1 ? 'token' : 'tokens'}`,
  mutiny: (n: number) => `${n} Mutiny ${n === 1 ? 'card' : 'cards'}`,
  superCrises: (n: number) => `${n} Super Crisis ${n === 1 ? 'card' : 'cards'}`,
  motives: (shown: number, of: number) => `${shown} of ${of} Motives shown`,
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
