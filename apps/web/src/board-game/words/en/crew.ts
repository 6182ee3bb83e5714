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
  hiddenLoyalty: (n: number) => `${n} hidden loyalty ${n === 1 ? 'card' : 'cards'}`,
  loyalty: 'loyalty',
  inViper: (area: string) => `viper, ${area}`,
};
