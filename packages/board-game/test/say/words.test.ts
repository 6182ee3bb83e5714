import { describe, expect, it } from 'vitest';
import { characterCards, locationCards } from '../../src/cards/tables';
import '../../src/door/engine';
import { rules } from '../../src/rules';
import { english, shortName } from '../../src/say';
import { isPlace } from '../../src/say/en/names';
import { tables } from '../../src/say/sayer';
import { deckNames } from '../../src/terms';

/** Every object in the data of all cards. */
function* objects(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return;
  if (!Array.isArray(data)) yield data as Record<string, unknown>;
  for (const value of Object.values(data)) yield* objects(value);
}

const inCards = [...objects(Object.values(tables))];

describe('the English words', () => {
  it('say the questions that the rules ask, and no others', () => {
    expect(Object.keys(english.asks).sort()).toEqual(rules.asks().sort());
  });

  it('say every moment that a card answers', () => {
    const windows = inCards.flatMap((o) => (typeof o.window === 'string' ? [o.window] : []));
    expect(windows.filter((w) => !Object.hasOwn(english.windows, w))).toEqual([]);
  });

  it('say whatever a card changes', () => {
    const changed = inCards.flatMap((o) => (typeof o.on === 'string' && o.do === undefined ? [o.on] : []));
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter((on) => !Object.hasOwn(english.modifiers, on))).toEqual([]);
  });

  it('name every location', () => {
    expect(locationCards.filter(({ place }) => !isPlace(place))).toEqual([]);
  });

  it('cover every verb of the cards, and the cards use most verbs', () => {
    const verbs = new Set(inCards.flatMap((o) => (typeof o.do === 'string' ? [o.do] : [])));
    const unused = Object.keys(english.verbs).filter((verb) => !verbs.has(verb));
    expect([...verbs].filter((verb) => !Object.hasOwn(english.verbs, verb))).toEqual([]);
    // Verbs that wait for the cards of later boxes, or belong to rules.
    const waiting = [
      'turnUpAssist',
      'endTurn',
      'resetTrack',
      // A rule of an ending, of a box or of the Loyalty cards says it.
      'returnToOrbit',
      'recklessDraw',
      'handOn',
      'dealMissing',
      'meetAlly',
      'displaceAllies',
      'takeTrauma',
      'traumaPhase',
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
