import { describe, expect, it } from 'vitest';
import { baseCharacters } from '../../src/cards/base/characters';
import { baseCrises } from '../../src/cards/base/crisis';
import { baseDestinations } from '../../src/cards/base/destinations';
import { baseLocations } from '../../src/cards/base/locations';
import { baseLoyalty } from '../../src/cards/base/loyalty';
import { baseObjectives } from '../../src/cards/base/objectives';
import { baseQuorum } from '../../src/cards/base/quorum';
import { baseSkillCards } from '../../src/cards/base/skill-cards';
import { successionLines } from '../../src/cards/base/succession';
import { baseSuperCrises } from '../../src/cards/base/super-crisis';
import { baseTitles } from '../../src/cards/base/titles';
import { basestarTokens, civilianShips, galacticaTokens } from '../../src/cards/base/tokens';
import '../../src/cards/tables';
import { script, scriptOf } from '@ragtag/kernel';
import type { CrisisCard } from '../../src/cards/types';
import { skills, titles } from '../../src/terms';

const decks = {
  crisis: baseCrises,
  'super-crisis': baseSuperCrises,
  quorum: baseQuorum,
  destination: baseDestinations,
  objective: baseObjectives,
  loyalty: baseLoyalty,
  character: baseCharacters,
  location: baseLocations,
  title: baseTitles,
  skill: baseSkillCards,
};
const everything = Object.values(decks).flat();
const tokens = { civilianShips, galacticaTokens, basestarTokens };

const withCopies = (cards: readonly { readonly copies: number }[]) =>
  cards.reduce((sum, { copies }) => sum + copies, 0);

type Visit = (data: object) => void;

/** Visits every object and list inside a piece of card data. */
function walk(data: unknown, visit: Visit): void {
  if (typeof data !== 'object' || data === null) return;
  visit(data);
  for (const value of Object.values(data)) walk(value, visit);
}

function found<T>(data: unknown, pick: (object: Record<string, unknown>) => readonly T[]): T[] {
  const all: T[] = [];
  walk(data, (object) => all.push(...pick(object as Record<string, unknown>)));
  return all;
}

const isEffectList = (data: object): boolean =>
  Array.isArray(data) && data.some((each) => typeof each === 'object' && typeof each?.do === 'string');

describe('the number of cards in the base box', () => {
  it.each([
    ['crisis', 65, 70],
    ['super-crisis', 5, 5],
    ['quorum', 11, 17],
    ['destination', 10, 22],
    ['skill', 10, 105],
    ['loyalty', 6, 16],
    ['objective', 1, 1],
    ['character', 10, 10],
  ] as const)('%s: %i different cards, %i in all', (deck, different, inAll) => {
    expect(decks[deck]).toHaveLength(different);
    expect(withCopies(decks[deck])).toBe(inAll);
  });

  it('has 17 locations, 2 titles, 12 civilian ships and 8 + 4 damage tokens', () => {
    const boards = baseLocations.map(({ board }) => board);
    const on = (board: string) => boards.filter((b) => b === board).length;
    expect([on('galactica'), on('colonial-one'), on('cylon')]).toEqual([10, 3, 4]);
    expect(baseTitles).toHaveLength(2);
    expect(withCopies(civilianShips)).toBe(12);
    expect(galacticaTokens).toHaveLength(8);
    expect(basestarTokens).toHaveLength(4);
  });

  it('has 21 cards of each skill, as many as their strengths say', () => {
    for (const skill of skills.filter((s) => s !== 'treachery')) {
      expect(withCopies(baseSkillCards.filter((card) => card.skill === skill))).toBe(21);
    }
    for (const card of baseSkillCards) {
      expect(Object.values(card.strengths).reduce((a, b) => a + b)).toBe(card.copies);
    }
  });

  it('has no id twice in a deck', () => {
    for (const cards of [...Object.values(decks), ...Object.values(tokens)]) {
      const ids = cards.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('Crisis cards', () => {
  const kinds = (cards: readonly CrisisCard[]) =>
    (['choice', 'skill-check', 'cylon-attack'] as const).map((k) => cards.filter((c) => c.kind === k).length);

  it('are of three kinds', () => {
    expect(kinds(baseCrises)).toEqual([30, 25, 10]);
    expect(kinds(baseSuperCrises)).toEqual([0, 4, 1]);
    for (const card of [...baseCrises, ...baseSuperCrises]) {
      expect(Boolean(card.top && card.bottom && card.chooser)).toBe(card.kind === 'choice');
      expect(Boolean(card.check)).toBe(card.kind === 'skill-check');
      expect(Boolean(card.attack)).toBe(card.kind === 'cylon-attack');
    }
  });

  it('carry the icons of the deck', () => {
    const icon = (name: string) => baseCrises.filter(({ cylons }) => cylons.join() === name).length;
    expect({
      raiders: icon('raiders'),
      heavyRaiders: icon('heavy-raiders'),
      basestars: icon('basestars'),
      launchRaiders: icon('launch-raiders'),
      none: icon(''),
      jump: baseCrises.filter((card) => card.jump).length,
    }).toEqual({ raiders: 26, heavyRaiders: 13, basestars: 9, launchRaiders: 7, none: 10, jump: 35 });
    expect(baseSuperCrises.filter((card) => card.jump || card.cylons.length > 0)).toEqual([]);
  });

  it('have a partial result below the difficulty', () => {
    const checks = found([baseCrises, baseSuperCrises], ({ check }) =>
      check ? [check as CrisisCard['check']] : [],
    );
    for (const check of checks) if (check?.partial) expect(check.partial.at).toBeLessThan(check.difficulty);
  });

  it('say what they do in play exactly where they can stay there', () => {
    for (const card of [...baseCrises, ...baseSuperCrises, ...baseQuorum]) {
      const stays = found(card, ({ do: verb, where }) => (verb === 'putCard' ? [where] : []));
      expect([card.id, stays.includes('keep') || stays.includes('give')]).toEqual([
        card.id,
        Boolean(card.inPlay),
      ]);
    }
  });
});

describe('characters', () => {
  it('have two abilities and a negative one, and one of the three is once per game', () => {
    for (const { id, abilities } of baseCharacters) {
      expect([id, abilities.map((a) => a.negative ?? false)]).toEqual([id, [false, false, true]]);
      expect([id, abilities.filter((a) => a.limit === 'game').length]).toEqual([id, 1]);
      for (const { action, reactions, modifiers } of abilities)
        expect(action ?? reactions ?? modifiers).toBeDefined();
    }
  });

  it('draw 5 skill cards, Gaius Baltar 4', () => {
    for (const { id, skills: lines } of baseCharacters) {
      expect([id, lines.reduce((sum, { draw }) => sum + draw, 0)]).toEqual([
        id,
        id === 'gaius-baltar' ? 4 : 5,
      ]);
    }
  });

  it('stand in every line of succession once', () => {
    for (const title of titles) {
      const line = successionLines[title];
      expect(line).toHaveLength(26);
      expect(new Set(line).size).toBe(26);
      expect(baseCharacters.filter(({ id }) => !line.includes(id))).toEqual([]);
    }
  });
});

describe('card data', () => {
  it('gives every list of effects a path of its own', () => {
    const paths = new Set<string>();
    walk(everything, (data) => {
      if (!isEffectList(data)) return;
      const path = scriptOf(data);
      expect(path).toBeTypeOf('string');
      expect(script(path)).toBe(data);
      expect(paths.has(path as string)).toBe(false);
      paths.add(path as string);
    });
    expect(paths.size).toBeGreaterThan(200);
  });

  it('names only locations that exist', () => {
    const locations = new Set(baseLocations.map(({ id }) => id));
    const bound = (card: unknown) => found(card, ({ as }) => (typeof as === 'string' ? [as] : []));
    for (const card of everything) {
      const named = found(card, (o) => [
        ...(o.do === 'send' ? [o.to] : []),
        ...(o.is === 'at' ? [o.location] : []),
        ...(Array.isArray(o.locations) ? o.locations : []),
        ...(o.charactersIn ? [o.charactersIn] : []),
        ...(o.is === 'check-of' && o.source === 'location' ? (o.ids as string[]) : []),
      ]);
      expect(
        named.filter((name) => !locations.has(name as string) && !bound(card).includes(name as string)),
      ).toEqual([]);
    }
    for (const { setup } of baseCharacters) if (setup !== null) expect(locations).toContain(setup);
    for (const { location } of galacticaTokens) if (location) expect(locations).toContain(location);
  });

  it('has a damage token for each location that can be damaged', () => {
    const damageable = baseLocations.filter((l) => l.damageable).map(({ id }) => id);
    expect(galacticaTokens.flatMap(({ location }) => location ?? []).sort()).toEqual(damageable.sort());
  });

  it('speaks only of roles and of players it has chosen', () => {
    const roles = ['you', 'current', 'president', 'admiral', 'each-player'];
    const places = ['who', 'by', 'viewer', 'owner', 'target'];
    for (const card of everything) {
      const known = [...roles, ...found(card, ({ do: verb, as }) => (verb === 'choosePlayer' ? [as] : []))];
      const spoken = found(card, (o) => places.map((p) => o[p]).filter((who) => typeof who === 'string'));
      expect([card.id, spoken.filter((who) => !known.includes(who))]).toEqual([card.id, []]);
    }
  });
});
