/** Which keys do what. */
export const keys = {
  keys: 'Keys',
  keyList: [
    ['1 – 9', 'picks an option'],
    ['Escape', 'takes a step back'],
    ['Enter', 'gives what was picked as the answer'],
    ['Space', 'hurries what is being shown'],
    ['Arrow keys', 'go through options and over the boards'],
    ['T', 'talk'],
    ['L', 'log'],
    ['M', 'sound on or off'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],
  paces: { calm: 'Show calmly', brisk: 'Show faster', off: 'Show at once' },
};
