import { checkIn, module, newGame, pending, resolveOptions, type State, view } from '@ragtag/board-game';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckPanel } from '../../../src/board-game/stage/check-panel';
import { TableContext, type TableState } from '../../../src/shell/table/table-context';

/** Numbers as the page writes them. */
const number = (text: string) => Number(text.replace('−', '-').replace('+', ''));

function shown(state: State): string {
  const table = {
    view: view(state, null),
    said: [],
    source: null,
    kept: {},
    facts: [],
  } as unknown as TableState;
  return renderToStaticMarkup(
    createElement(TableContext.Provider, { value: table }, createElement(CheckPanel)),
  );
}

/** What the panel shows, added up by whoever reads it. */
function readSum(html: string): { readonly cards: number; readonly changes: number; readonly total: number } {
  const open = /<ul class="revealed-cards">(.*?)<\/ul>/.exec(html)?.[1] ?? '';
  const cards = [...open.matchAll(/<b>([^<]+)<\/b>/g)].map(([, n]) => number(n));
  const reasons = [...html.matchAll(/<li>Total ([+−]\d+):/g)].map(([, n]) => number(n));
  const sum = /Total<\/span> <b>(-?\d+)<\/b>/.exec(html)?.[1];
  if (sum === undefined) throw new Error(`no total in ${html}`);
  const add = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return { cards: add(cards), changes: add(reasons), total: Number(sum) };
}

test('what a check shows adds up to the total that it shows, over 200 random checks', () => {
  let checks = 0;
  let changed = 0;
  for (let n = 0; checks < 200; n++) {
    const resolved = resolveOptions({ players: 3 + (n % 4) });
    if (!resolved.ok) throw new Error('no options');
    const { state } = newGame(resolved.options, `sums ${n}`);
    for (let turn = n; !state.over && checks < 200; turn += 7) {
      const [question] = pending(state);
      const ids = question.options.map(({ id }) => id);
      const many = question.ask === 'add-to-check' ? Math.min(question.max, ids.length, turn % 3) : 1;
      const from = turn % ids.length;
      const picks = [...ids.slice(from), ...ids.slice(0, from)].slice(0, Math.max(question.min, many));
      const given = module.answer(state, { seat: question.seat, question: question.id, picks });
      if (!given.ok) {
        const least = ids.slice(0, question.min);
        module.answer(state, { seat: question.seat, question: question.id, picks: least });
      }
      const check = checkIn(view(state, null));
      if (!check || check.total === null || check.cards.length === 0) continue;
      const { cards, changes, total } = readSum(shown(state));
      expect(cards + changes).toBe(total);
      expect(total).toBe(check.total);
      if (check.cards.some((card) => card.changes.length > 0)) changed++;
      checks++;
    }
  }
  expect(changed).toBeGreaterThan(0);
});
