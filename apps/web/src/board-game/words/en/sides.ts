/** On which side somebody was. */
export const sides = {
  human: 'Human',
  cylon: 'Cylon',
  sympathizer: 'Sympathizer',
  sympathetic: 'Sympathetic Cylon',
  leader: 'Cylon Leader',
};
