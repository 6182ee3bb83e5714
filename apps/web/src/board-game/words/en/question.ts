/** What questions need beyond the words of the rules. */
export const question = {
  confirm: 'Confirm',
  or: ' or ',
  goodFirst: ' · good first choice',
  none: 'None',
  yourViper: (order: string) => `Your viper: ${order}`,
  addCards: (n: number) => (n === 0 ? 'Add no cards' : `Add ${n} ${n === 1 ? 'card' : 'cards'}`),
  discardCards: (n: number) => `Discard ${n} ${n === 1 ? 'card' : 'cards'}`,
  price: (n: number) => `discard ${n} skill ${n === 1 ? 'card' : 'cards'}`,
};
