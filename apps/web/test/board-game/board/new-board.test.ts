import {
  addBox,
  type BoardName,
  type BoxName,
  boardNames,
  boards,
  newGame,
  resolveOptions,
  view,
} from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../../src/board-game/board/board';
import { narrowPlan, widePlan } from '../../../src/board-game/board/geometry';
import { withStrips } from '../../../src/board-game/board/strips';
import { TextBoard } from '../../../src/board-game/board/text-board';
import { TableContext, type TableState } from '../../../src/shell/table/table-context';

/** A board that the page knows nothing of: a line in the table of boards, its words, and places on it. */

const ship = 'sister-ship' as BoardName;
Object.assign(boards, { [ship]: { of: 'human' } });
(boardNames as BoardName[]).push(ship);
Object.assign(english.boards, { [ship]: { title: 'Sister ship', aboard: 'on her', place: 'On her' } });

const names = ['Bridge', 'Galley', 'Hold', 'Engine', 'Chapel', 'Garden', 'School', 'Attic'];
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

test.each([
  ['wide', widePlan],
  ['narrow', narrowPlan],
])('a board without a drawing has plain tiles on the %s board', (_name, plan) => {
  const drawn = render(() => createElement(Board, { plan }), true);
  for (const name of names) expect(drawn).toContain(name);
  expect(drawn).toContain('SISTER SHIP');
  expect(drawn).toContain('aria-label="About Attic"');
  expect(render(() => createElement(Board, { plan }), false)).not.toContain('Attic');
});

test('tiles lie below the rest and beside each other', () => {
  const places = names.map((name) => ({ place: name.toLowerCase(), board: ship }) as never);
  for (const plan of [widePlan, narrowPlan]) {
    expect(withStrips(plan, [])).toBe(plan);
    const laid = withStrips(plan, places);
    const boxes = names.map((name) => laid.rooms[name.toLowerCase()]);
    boxes.forEach((box, i) => {
      expect(box.y).toBeGreaterThanOrEqual(plan.height);
      expect(box.y + box.h).toBeLessThanOrEqual(laid.height);
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
