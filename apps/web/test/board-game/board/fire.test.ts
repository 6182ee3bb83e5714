import { newGame, resolveOptions, type View, view } from '@ragtag/board-game';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boardsIn } from '../../../src/board-game/board/boards';
import { BoardMap } from '../../../src/board-game/board/map';
import { TableContext, type TableState } from '../../../src/shell/table/table-context';

function drawn(attack: object): { readonly path: readonly number[]; readonly look: string } {
  const resolved = resolveOptions({ players: 4 });
  if (!resolved.ok) throw new Error('no options');
  const seen: View = view(newGame(resolved.options, 'fire').state, 0);
  const here = { ...seen.areas.aft, raiders: 1, vipers: { ...seen.areas.aft.vipers, viper: 1 } };
  const now = { ...seen, areas: { ...seen.areas, aft: here } };
  const beat = { fact: 'attack', attacker: null, pilot: null, result: 'missed', area: 'aft', ...attack };
  const nothing = () => undefined;
  const table = { view: now, facts: [], picks: [], aim: null, beat, ready: false, setAim: nothing };
  const [galactica] = boardsIn(now);
  const html = renderToStaticMarkup(
    createElement(
      TableContext.Provider,
      { value: table as unknown as TableState },
      createElement(BoardMap, galactica),
    ),
  );
  const [, path = '', look = ''] = /<path d="([^"]*)" pathLength="1" class="(fire[^"]*)"/.exec(html) ?? [];
  return { path: (path.match(/[\d.]+/g) ?? []).map(Number), look };
}

test('fire goes from who shoots to what is shot at', () => {
  const raider = drawn({ by: 'raider', on: 'viper', result: 'damaged' });
  const viper = drawn({ by: 'unmanned-viper', on: 'raider' });
  const [fromX, fromY, toX, toY] = raider.path;
  expect([toX, toY, fromX, fromY]).toEqual(viper.path);
  expect(raider.look).toContain('cylon');
  expect(viper.look).toContain('friend missed');
  // Her guns fire from her side, further from the edge than what they shoot at; what hits her goes there.
  const guns = drawn({ by: 'galactica', on: 'raider' });
  const hit = drawn({ by: 'raider', on: 'galactica' });
  expect(guns.path[0]).toBeLessThan(guns.path[2]);
  expect(hit.path).toEqual([guns.path[2], guns.path[3], guns.path[0], guns.path[1]]);
});
