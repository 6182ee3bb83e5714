/** How well bots play. */
export const levels = {
  names: { recruit: 'Recruit', officer: 'Officer', admiral: 'Admiral' },
  words: {
    recruit: 'weighs what lies open, and trusts people',
    officer: 'remembers what everybody did, and bluffs where that helps',
    admiral: 'also thinks ahead',
  },
};
