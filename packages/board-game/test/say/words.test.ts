import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterCards, locationCards } from '../../src/cards/tables';
import '../../src/door/engine';
import { rules } from '../../src/rules';
import { english, shortName } from '../../src/say';
import { isPlace } from '../../src/say/en/names';
import { tables } from '../../src/say/sayer';
import { deckNames } from '../../src/terms';

const packages = join(import.meta.dirname, '../../..');

/** Everything that a pattern names in the sources of the rules. */
function named(pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const folder of ['board-game/src', 'kernel/src']) {
    for (const file of readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.startsWith('say')) continue;
      const text = readFileSync(join(packages, folder, file), 'utf8');
      for (const [, name] of text.matchAll(pattern)) found.add(name);
    }
  }
  return [...found].sort();
}

/** Every object in the data of all cards. */
function* objects(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return;
  if (!Array.isArray(data)) yield data as Record<string, unknown>;
  for (const value of Object.values(data)) yield* objects(value);
}

const inCards = [...objects(Object.values(tables))];

describe('the English words', () => {
  const asks = rules.asks().sort();

  it.each(asks)('say the question %s and its options', (ask) => {
    expect(Object.keys(english.asks)).toContain(ask);
    expect(Object.keys(english.options)).toContain(ask);
  });

  it('say no question that is never asked', () => {
    expect(Object.keys(english.asks).sort()).toEqual(asks);
    expect(Object.keys(english.options).sort()).toEqual(asks);
  });

  it.each(named(/\bopen\(\s*g,\s*'([a-z-]+)'/g))('say the moment %s', (window) => {
    expect(Object.keys(english.windows)).toContain(window);
  });

  it('say every moment that a card answers', () => {
    const windows = inCards.flatMap((o) => (typeof o.window === 'string' ? [o.window] : []));
    expect(windows.filter((w) => !Object.hasOwn(english.windows, w))).toEqual([]);
  });

  const questions = named(
    /\b(?:answersTo|number|isSet|mayBeDone|reasonsAgainst|tokensSay)\(\s*g(?:\.state, \w+)?,\s*'([a-z-]+)'/g,
  );

  it.each(questions)('say what changes %s', (on) => {
    expect(Object.keys(english.modifiers)).toContain(on);
  });

  it('say whatever a card changes', () => {
    const changed = inCards.flatMap((o) => (typeof o.on === 'string' ? [o.on] : []));
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter((on) => !Object.hasOwn(english.modifiers, on))).toEqual([]);
  });

  it('name every location', () => {
    expect(locationCards.filter(({ id }) => !isPlace(id))).toEqual([]);
  });

  it('cover every verb of the cards, and the cards use most verbs', () => {
    const verbs = new Set(inCards.flatMap((o) => (typeof o.do === 'string' ? [o.do] : [])));
    const unused = Object.keys(english.verbs).filter((verb) => !verbs.has(verb));
    expect([...verbs].filter((verb) => !Object.hasOwn(english.verbs, verb))).toEqual([]);
    // Verbs that wait for the cards of later boxes.
    const waiting = [
      'prevent',
      'remember',
      'setRoll',
      'addCheckCards',
      'activateLocation',
      'showCard',
      'addNotACylon',
      'placeCivilians',
    ];
    expect(unused.sort()).toEqual(waiting.sort());
  });

  it('call characters by a short name', () => {
    const names = characterCards.filter((c) => c.box === 'base').map((c) => shortName(c.name));
    expect(names.sort()).toEqual(
      ['Adama', 'Apollo', 'Baltar', 'Boomer', 'Chief', 'Helo', 'Roslin', 'Starbuck', 'Tigh', 'Zarek'].sort(),
    );
    expect(deckNames.every((deck) => deck in tables)).toBe(true);
  });
});
