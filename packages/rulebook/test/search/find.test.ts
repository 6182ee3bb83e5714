import { expect, test } from 'vitest';
import { conceptsOf, finderFor, forOptions, rulebook } from '../../src/index.ts';
import { indexTerms } from '../../src/search/index-terms.ts';
import { questionSets } from './questions.ts';

const find = finderFor(forOptions(rulebook, { players: 4 }));
const first = (query: string) => find(query).entries[0];

/** At which place of the list the answer to each question stands; 0 if it is not among the first forty. */
const ranks = questionSets.flatMap(({ options, questions }) => {
  const ask = finderFor(forOptions(rulebook, options));
  return questions.map(({ asked, answers }) => {
    const { entries } = ask(asked);
    const rank = entries.findIndex(({ id }) => answers.includes(id)) + 1;
    return { asked, rank, got: entries.slice(0, 3).map(({ id }) => id) };
  });
});

const within = (most: number) => ranks.filter(({ rank }) => rank > 0 && rank <= most).length / ranks.length;

test('the list is long enough to mean something', () => {
  expect(ranks.length).toBeGreaterThanOrEqual(60);
});

test('85 of 100 questions are answered by the first place, 97 by the first three', () => {
  const missed = ranks.filter(({ rank }) => rank !== 1);
  expect(within(1), JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.85);
  expect(within(3), JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.97);
});

test('every word of the index leads to a rule that there is', () => {
  expect(Object.keys(indexTerms).filter((id) => !rulebook.passages[id])).toEqual([]);
});

test('the section of that name comes first', () => {
  expect(first('nukes')).toMatchObject({ id: 'combat/nukes', kind: 'heading' });
  expect(first('sleeper agent')).toMatchObject({ id: 'loyalty/the-sleeper-agent-phase' });
});

test('a rule comes before the heading above it', () => {
  expect(first('hand limit')).toMatchObject({ id: 'turn.end.hand-limit', kind: 'rule' });
});

test('a word that is only begun, and the name of a rule, are found', () => {
  expect(find('evasive maneu').entries.map(({ id }) => id)).toContain('attack.evasive');
  expect(first('attack.evasive')).toMatchObject({ id: 'attack.evasive' });
});

test('a slip of the finger is forgiven, and said to be one', () => {
  const { entries, near, words } = find('sympatizer');
  expect(near).toBe(true);
  expect(entries[0].text.toLowerCase()).toContain('sympathizer');
  expect(words).toContain('sympathizer');
});

test('filling words fall away, and what players say stands for what the book says', () => {
  expect(conceptsOf('Can I add cards from the Brig?').map(({ typed }) => typed)).toEqual([
    'add',
    'cards',
    'brig',
  ]);
  expect(conceptsOf('XO')[0].ways.map(({ roots }) => roots)).toContainEqual(['executiv', 'order']);
});

test('what is not there is not found', () => {
  expect(find('zzzzz')).toMatchObject({ entries: [], total: 0 });
  expect(find('the of a')).toMatchObject({ entries: [], total: 0 });
});
