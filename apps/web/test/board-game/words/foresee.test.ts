import { newGame, type OpenQuestion, resolveOptions, type State, skillKinds, view } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { cardValue, foresee } from '../../../src/board-game/words/foresee';

function game(): State {
  const resolution = resolveOptions({ players: 3 });
  if (!resolution.ok) throw new Error('no options');
  return newGame(resolution.options, 'foresee', ['Ada', 'Ben', 'Cyd']).state;
}

function asked(ask: string, option: OpenQuestion['options'][number]): OpenQuestion {
  return { ...view(game(), game().questions[0].seat).questions[0], ask, options: [option] };
}

test('a jump before its time tells how much population is at risk now', () => {
  const option = {
    id: 'location:ftl-control',
    cause: { kind: 'location', id: 'ftl-control' },
    effects: 'base/location/ftl-control.actions.0.do',
  };
  const lines = [3, 4].map((jump) => {
    const now = { ...view(game(), 0), jump };
    return foresee(now, asked('action', option), option.id).at(-1);
  });
  expect(lines).toEqual(['6 in 8 (roll 1–6): Lose 3 population.', '6 in 8 (roll 1–6): Lose 1 population.']);
});

test('a card says whether it would help the check that is being taken', () => {
  const check = {
    what: 'skill-check' as const,
    id: '1.1',
    cause: { kind: 'crisis' as const, id: 'bomb-threat' },
    difficulty: 10,
    difficultyParts: { printed: 10, changes: [] },
    partial: null,
    skills: ['tactics'],
    counting: ['tactics'],
    check: { difficulty: 9, skills: [], pass: [], fail: [] },
    faceUp: false,
    reckless: false,
    target: null,
    added: [],
    cards: [],
    totalChanges: [],
    total: null,
    outcome: null,
  };
  const now = { ...view(game(), 0), resolving: [check] };
  const says = (id: string, counts: number) => {
    const card = skillKinds.findIndex((kind) => kind.id === id);
    const option = { id, card, counts };
    return cardValue(now, asked('add-to-check', option), id);
  };
  expect(says('strategic-planning-4', 4)).toEqual(['Tactics counts for it: +4.']);
  expect(says('executive-order-2', -2)).toEqual(['Leadership counts against it: −2.']);
});

test('a reaction to an attack tells what it makes of the odds', () => {
  const roll = {
    what: 'die-roll' as const,
    id: '1.1',
    by: 0,
    cause: { kind: 'rule' as const, id: 'combat.viper' },
    attack: { by: 'viper', on: 'raider', area: 'fore', pilot: 0, ship: 'viper' },
  };
  const now = { ...view(game(), 0), resolving: [roll] } as unknown as ReturnType<typeof view>;
  const card = skillKinds.findIndex((kind) => kind.id === 'strategic-planning-4');
  const option = { id: 'react', card, effects: 'base/skill/strategic-planning.reaction.do' };
  expect(foresee(now, asked('react', option), option.id)).toContain('6 in 8 to hit becomes 8 in 8.');
});

test('a reaction to a roll that is no attack tells what it makes of each thing that may come of it', () => {
  const roll = {
    what: 'die-roll' as const,
    by: 0,
    cause: { kind: 'location' as const, id: 'ftl-control' },
    attack: null,
    lines: 'base/location/ftl-control.actions.0.do.0.lines',
  };
  const now = { ...view(game(), 0), jump: 3, resolving: [roll] };
  const card = skillKinds.findIndex((kind) => kind.id === 'strategic-planning-4');
  const react = { id: 'react', card, effects: 'base/skill/strategic-planning.reaction.do' };
  expect(foresee(now, asked('react', react), react.id)).toContain(
    '6 in 8 becomes 4 in 8: Lose 3 population.',
  );
  const again = { id: 'again', effects: 'base/character/karl-helo-agathon.abilities.0.reactions.0.do' };
  expect(foresee(now, asked('react', again), again.id)).toContain('6 in 8 (roll 1–6): Lose 3 population.');
});
