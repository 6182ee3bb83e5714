import { character, characterCards, successionLines, type Title, titles } from '@ragtag/board-game';
import { component, type Entry } from './entry';

/** The lines of succession, with the characters that are there so far. */

const known = new Set(characterCards.map(({ id }) => id));

const common = [
  'the highest in line of those in the game begins with the title',
  'a character that joins later takes it from nobody, however high in line',
];

const lines: Readonly<
  Record<Title, { readonly name: string; readonly used: string; readonly rules: readonly string[] }>
> = {
  president: {
    name: 'President',
    used: 'all games',
    rules: [...common, 'goes on when the holder becomes a revealed Cylon', 'is kept in the Brig'],
  },
  admiral: {
    name: 'Admiral',
    used: 'all games',
    rules: [
      ...common,
      'goes on when the holder becomes a revealed Cylon or is put in the Brig',
      'goes to the highest human player who is not in the Brig; if all are, to the highest of them',
      'does not come back to somebody who leaves the Brig',
    ],
  },
  cag: {
    name: 'CAG',
    used: 'with the Cylon Fleet of Exodus',
    rules: [
      ...common,
      'goes on when the holder becomes a revealed Cylon or is put in the Brig',
      'if all are in the Brig, the highest in line holds it until somebody leaves the Brig',
    ],
  },
};

export function successionEntries(): Entry[] {
  return titles.map((id) => {
    const { name, used, rules } = lines[id];
    const order = successionLines[id].flatMap((each, index) => {
      if (!known.has(each)) return [];
      const { name, type, box } = character(each);
      return [{ rank: index + 1, id: each, name, type, set: box }];
    });
    const text = `${order.map((each) => each.name).join(', ')}.`;
    return component('succession', id, name, { used, rules, order }, { text });
  });
}
