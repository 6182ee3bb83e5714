/** What is said. */
export const talk = {
  say: 'Say',
  saySomething: 'Say something',
  nobodySpoke: 'Nobody has said anything yet.',
  talk: 'Talk',
  you: 'You',
  nobodyReads: 'Bots do not read: words are for tables with friends.',
  noWords: 'The host has switched off free words.',
  unseated: (name: string) => `${name} (no seat)`,
};
