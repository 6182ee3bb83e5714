import {
  addBox,
  type BoardName,
  type BoxName,
  boardNames,
  boards,
  newGame,
  resolveOptions,
  type View,
  view,
} from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Boards, boardsIn } from '../../../src/board-game/board/boards';
import { BoardMap } from '../../../src/board-game/board/map';
import { rowPlan } from '../../../src/board-game/board/plans/row';
import { Swiped } from '../../../src/board-game/board/swiped';
import { TextBoard } from '../../../src/board-game/board/text-board';
import { TableContext, type TableState, useTable } from '../../../src/shell/table/table-context';

/** A board that the page knows nothing of: a line in the table of boards, its words, and places on it. */

const ship = 'sister-ship' as BoardName;
Object.assign(boards, { [ship]: { of: 'human' } });
(boardNames as BoardName[]).push(ship);
Object.assign(english.boards, { [ship]: { title: 'Sister ship', aboard: 'on her', place: 'On her' } });

const names = ['Wheelhouse', 'Galley', 'Hold', 'Engine', 'Chapel', 'Garden', 'School', 'Attic'];
addBox({
  location: names.map((name) => ({
    id: name.toLowerCase(),
    place: name.toLowerCase(),
    name,
    box: 'made-up' as BoxName,
    board: ship,
    hazardous: false,
    damageable: false,
  })),
});

function render(component: FunctionComponent, played: boolean): string {
  const resolved = resolveOptions({ players: 3 });
  if (!resolved.ok) throw new Error('these options do not go together');
  const { state } = newGame(Object.freeze({ ...resolved.options, 'made-up': played }), 'sister');
  const nothing = () => undefined;
  const table = {
    view: view(state, 0),
    facts: [],
    picks: [],
    aim: null,
    narrowed: null,
    beat: null,
    ready: false,
    question: undefined,
    setAim: nothing,
    clickOn: nothing,
  } as unknown as TableState;
  return renderToStaticMarkup(
    createElement(TableContext.Provider, { value: table }, createElement(component)),
  );
}

const Large: FunctionComponent = () => {
  const sister = boardsIn((useTable() as unknown as { readonly view: View }).view).find(
    ({ board }) => board === ship,
  );
  return sister ? createElement(BoardMap, sister) : null;
};
const Phone: FunctionComponent = () =>
  createElement(Swiped, { boards: boardsIn((useTable() as unknown as { readonly view: View }).view) });

test.each([
  ['large', Large],
  ['on a phone', Phone],
])('a board without a drawing has plain tiles, %s', (_name, component) => {
  const drawn = render(component, true);
  for (const name of names) expect(drawn).toContain(name);
  expect(drawn).toContain('aria-label="About Attic"');
  expect(render(component, false)).not.toContain('Attic');
});

test('it lies beside the stage by its title, with the places that matter where there are many', () => {
  const drawn = render(Boards, true);
  expect(drawn).toContain('Sister ship');
  // Eight are too many beside the stage; those where nobody is are named.
  expect(drawn).toContain('Wheelhouse · Galley');
  expect(drawn).toContain('Weapons Control');
  expect(render(Boards, false)).not.toContain('Sister ship');
});

test('tiles lie beside each other, in even rows', () => {
  for (let n = 1; n <= names.length; n++) {
    const places = names.slice(0, n).map((name) => ({ place: name.toLowerCase(), board: ship }) as never);
    const plan = rowPlan(places);
    const boxes = names.slice(0, n).map((name) => plan.rooms[name.toLowerCase()]);
    boxes.forEach((box, i) => {
      expect(box.y + box.h).toBeLessThanOrEqual(plan.height);
      expect(box.x + box.w).toBeLessThanOrEqual(plan.width);
      for (const other of boxes.slice(0, i)) {
        const apart = box.x >= other.x + other.w || box.y >= other.y + other.h;
        expect(apart).toBe(true);
      }
    });
  }
});

test('it is there in words', () => {
  const words = render(TextBoard, true);
  expect(words).toContain('<h2>Sister ship</h2>');
  for (const name of names) expect(words).toContain(name);
  expect(render(TextBoard, false)).not.toContain('Sister ship');
});
