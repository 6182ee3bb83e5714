/** How well bots play. */
export const levels = {
  names: { recruit: 'Recruit', officer: 'Officer', admiral: 'Admiral' },
  words: {
    recruit: 'weighs what lies open, and trusts people',
    officer: 'keeps track of who did what, and can lie',
    admiral: 'also thinks ahead',
  },
};
