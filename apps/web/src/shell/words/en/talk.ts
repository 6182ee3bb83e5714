/** What is said. */
export const talk = {
  say: 'Say',
  saySomething: 'Say something',
  nobodySpoke: 'Nobody has said anything yet.',
  talk: 'Talk',
  you: 'You',
};
