import {
  answer,
  areas,
  newGame,
  pending,
  resolveOptions,
  type Selection,
  type State,
} from '@ragtag/board-game';
import { allSections, rulebook } from '@ragtag/rulebook';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure, illustratedSections, pictureAt } from '../../src/rulebook/pictures';
import { start } from '../../src/rulebook/pictures/board';
import { layoutFor } from '../../src/rulebook/pictures/layout';

test('every picture stands under a heading that there is', () => {
  const sections = allSections(rulebook.chapters).map(({ id }) => id);
  expect(illustratedSections.filter((id) => !sections.includes(id))).toEqual([]);
});

test('every picture is an image with a text that tells what it shows', () => {
  for (const id of illustratedSections) {
    const picture = pictureAt(id, { pegasus: true, cylonfleet: true, exodus: true });
    expect(picture, id).toBeDefined();
    if (!picture) continue;
    const html = renderToStaticMarkup(createElement(Figure, picture));
    expect(html, id).toContain('role="img"');
    expect(picture.alt.length, id).toBeGreaterThan(40);
  }
});

/** What a column of text measures on a phone of 390 pixels. */
const phone = 390 - 2 * 16;

test('no word in a picture is smaller than 11 pixels on a phone', () => {
  for (const id of illustratedSections) {
    for (const options of [
      {},
      { pegasus: true, exodus: true, daybreak: true, cylonfleet: true, ending: 'allendings' },
    ] as const) {
      const picture = pictureAt(id, options);
      if (!picture) continue;
      const html = renderToStaticMarkup(createElement(Figure, picture));
      const sizes = [...html.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      const shown = Math.min(phone / picture.width, 1.15);
      expect(Math.min(...sizes) * shown, id).toBeGreaterThanOrEqual(11);
    }
  }
});

const configurations: readonly Selection[] = [
  { players: 5 },
  { players: 5, pegasus: true },
  { players: 5, exodus: true, cylonfleet: true },
  { players: 5, daybreak: true },
];

/** A game at the beginning of its first turn. Apollo, who launches himself, stays out. */
function started(selection: Selection): State {
  const resolved = resolveOptions(selection);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved));
  const { state } = newGame(resolved.options, 'pictures');
  while (state.turn.number === 0) {
    const [{ seat, id, options, min }] = pending(state);
    const ids = options.map((option) => option.id).filter((option) => !option.includes('apollo'));
    const given = answer(state, { seat, question: id, picks: ids.slice(0, Math.max(1, min)) });
    if (!given.ok) throw new Error(given.refusal.message);
  }
  return state;
}

test.each(configurations)('the starting layout of %o is the one that the engine sets up', (options) => {
  const state = started(options);
  const { ships, reserves, damagedVipers } = layoutFor(options);
  for (const area of areas) {
    const there = state.areas[area];
    const drawn: Record<string, number> = ships[area] ?? {};
    expect(there.raiders, area).toBe(drawn.raider ?? 0);
    expect(state.basestars.filter((each) => each.area === area)).toHaveLength(drawn.basestar ?? 0);
    expect(there.civilians, area).toHaveLength(drawn.civilian ?? 0);
    expect(there.vipers.viper ?? 0, area).toBe(drawn.viper ?? 0);
  }
  expect(state.resources).toMatchObject(start);
  expect(state.reserves.vipers.viper ?? 0).toBe(reserves.vipers);
  expect(state.reserves.vipers['assault-raptor'] ?? 0).toBe(reserves.assault);
  expect(state.reserves.raptors).toBe(reserves.raptors);
  expect(state.damagedVipers['mark-vii'] ?? 0).toBe(damagedVipers);
});
