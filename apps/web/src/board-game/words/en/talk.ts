/** Claims. */
export const talk = {
  iSuspect: 'I suspect',
  iSuspectWhom: 'I suspect…',
  iCanHelp: 'I can help:',
  howMuch: { 'a-lot': 'a lot', 'a-little': 'a little', 'not-at-all': 'not at all' },
  help: { 'a-lot': 'I can help a lot.', 'a-little': 'I can help a little.', 'not-at-all': 'I cannot help.' },
  helpInShort: { 'a-lot': 'helps a lot', 'a-little': 'helps a little', 'not-at-all': 'cannot help' },
  suspects: (who: string) => `I suspect ${who}.`,
  saw: (who: string, saw: 'human' | 'cylon') => `I looked at ${who}: ${saw === 'human' ? 'human' : 'Cylon'}.`,
  /** Other ways to say the same. */
  otherwise: {
    help: {
      'a-lot': ['Leave this one to me.', 'I have plenty for this.', 'Count on me here.'],
      'a-little': ['I can spare something.', 'I have a bit, no more.', 'A little, from me.'],
      'not-at-all': ['Nothing from me.', 'Not this time.', 'My hands are empty for this.'],
    },
    suspects: [
      (who: string) => `I do not trust ${who}.`,
      (who: string) => `Keep an eye on ${who}.`,
      (who: string) => `Something is wrong with ${who}.`,
    ],
    saw: {
      human: [
        (who: string) => `I have looked: ${who} is human.`,
        (who: string) => `${who} is one of us. I saw it.`,
      ],
      cylon: [
        (who: string) => `I have looked: ${who} is a Cylon.`,
        (who: string) => `${who} is a Cylon. I saw it.`,
      ],
    },
  },
  lookedAt: (who: string) => `I looked at ${who}`,
};
