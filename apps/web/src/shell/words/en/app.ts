/** The house itself. */
export const app = {
  opening: 'Opening…',
  name: 'Ragtag',
  and: (some: string, last: string) => `${some} and ${last}`,
  unreachable: 'The game server cannot be reached.',
  wrong: 'Something went wrong.',
};
