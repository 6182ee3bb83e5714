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
  lookedAt: (who: string) => `I looked at ${who}`,
};
