import '@ragtag/board-game/boxes';
import {
  newGame,
  playUnfinished,
  resolveOptions,
  type Selection,
  type State,
  view,
} from '@ragtag/board-game';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import '../../../src/board-game/board/plans/boxes';
import { boardsIn } from '../../../src/board-game/board/boards';
import { BoardMap } from '../../../src/board-game/board/map';
import { planOf } from '../../../src/board-game/board/plans';
import { TextBoard } from '../../../src/board-game/board/text-board';
import { Pursuit } from '../../../src/board-game/status/tracks';
import { TableContext, type TableState } from '../../../src/shell/table/table-context';

playUnfinished();

function deal(selection: Selection): State {
  const resolved = resolveOptions({ players: 5, ...selection });
  if (!resolved.ok) throw new Error('these options do not go together');
  return newGame(resolved.options, 'boards').state;
}

function render<P extends object>(state: State, component: FunctionComponent<P>, props: P): string {
  const nothing = () => undefined;
  const table = {
    view: view(state, 0),
    facts: [],
    picks: [],
    aim: null,
    beat: null,
    ready: false,
    question: undefined,
    setAim: nothing,
    clickOn: nothing,
  } as unknown as TableState;
  return renderToStaticMarkup(
    createElement(TableContext.Provider, { value: table }, createElement(component, props)),
  );
}

const everything = {
  pegasus: true,
  exodus: true,
  daybreak: true,
  cylonfleet: true,
  ending: 'searchforhome',
} as const;

test('every board of every box is drawn, wide and upright, with its places inside', () => {
  const state = deal(everything);
  state.rebel = 'cylon';
  const seen = view(state, 0);
  const boards = boardsIn(seen);
  expect(boards.map(({ board }) => board)).toEqual([
    'galactica',
    'colonial-one',
    'pegasus',
    'cylon',
    'demetrius',
    'rebel-basestar',
  ]);
  for (const { board, places } of boards) {
    for (const upright of [false, 'alone', 'broad'] as const) {
      const { name, rooms, width, height, left = 0, top = 0 } = planOf(seen, board, places, upright);
      expect(name).toContain(board);
      for (const { place } of places) {
        const { x, y, w, h } = rooms[place];
        expect([x >= left, y >= top, x + w <= left + width, y + h <= top + height]).not.toContain(false);
      }
    }
  }
});

test('cylonfleet.correspondence: what gathers stands in a ring beside the area that it matches', () => {
  const state = deal(everything);
  const { fleet } = state;
  if (!fleet) throw new Error('there is no Cylon Fleet board');
  fleet.areas.fore.raiders = 7;
  fleet.areas['port-bow'].heavyRaiders = 1;
  fleet.basestars[0] = 'aft';
  fleet.pursuit = 3;
  const [galactica] = boardsIn(view(state, 0));
  for (const upright of [false, 'alone', 'broad'] as const) {
    const drawn = render(state, BoardMap, { ...galactica, upright });
    const band = (area: string) => drawn.match(new RegExp(`<g class="band area-${area} ".*?</g></g>`))?.[0];
    expect(band('fore')).toContain('>7<');
    expect(band('port-bow')).toContain('class="ship cylon');
    expect(drawn.match(/class="band /g)).toHaveLength(6);
    expect(drawn).toContain('Cylon Fleet board, starboard bow (rolls 5 and 6)');
  }
  const words = render(state, TextBoard, {});
  expect(words).toContain('7 raiders');
  expect(words).toContain('1 basestar');
  expect(render(state, Pursuit, {})).toContain(
    'Pursuit: space 4 of 5; on the next, the whole Cylon fleet attacks',
  );
  // What is not in play is not shown.
  const plain = deal({});
  expect(render(plain, BoardMap, boardsIn(view(plain, 0))[0])).not.toContain('class="band');
  expect(render(plain, Pursuit, {})).toBe('');
});

test('missions.one-per-jump, rebel-basestar.enter: Demetrius tells her mission, the Rebel Basestar whom she serves', () => {
  const state = deal(everything);
  const boardNamed = (name: string) => {
    const found = boardsIn(view(state, 0)).find(({ board }) => board === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  expect(render(state, BoardMap, boardNamed('demetrius'))).toContain('None yet');
  state.mission = { card: 0, faceUp: false };
  state.rebel = 'human';
  const drawn = render(state, BoardMap, boardNamed('demetrius'));
  expect(drawn).toContain('Attack on');
  expect(drawn).toContain('failed');
  expect(render(state, BoardMap, boardNamed('rebel-basestar'))).toContain('serves the humans');
  const words = render(state, TextBoard, {});
  expect(words).toContain('Demetrius: Attack on the Colony, failed');
  expect(words).toContain('Rebel Basestar: serves the humans');
});
