/** Which keys do what. */
export const keys = {
  keys: 'Keys',
  keyList: [
    ['1 – 9', 'picks an option'],
    ['Escape', 'takes a step back'],
    ['Enter', 'gives what was picked as the answer'],
    ['Space', 'shows at once what is being shown'],
    ['F', 'shows everything faster; after the fastest, calmly again'],
    ['Arrow keys', 'go through options and over the boards'],
    ['T', 'talk'],
    ['L', 'log'],
    ['M', 'sound on or off'],
    ['?', 'these keys'],
  ] as readonly (readonly [string, string])[],
};
