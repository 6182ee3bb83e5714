import { script } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import type { RollLine } from '../../src/effects/types';
import { module, newGame, pending, resolveOptions, view } from '../../src/index';

test('the view tells of a roll that is no attack what comes of which result', () => {
  const told = new Map<string, readonly RollLine[]>();
  for (let n = 0; n < 12; n++) {
    const resolved = resolveOptions({ players: 4 });
    if (!resolved.ok) throw new Error('no options');
    const { state } = newGame(resolved.options, `rolls ${n}`);
    let turn = n;
    while (!state.over) {
      const [question] = pending(state);
      for (const part of view(state, null).resolving)
        if (part.what === 'die-roll' && !part.attack)
          told.set(part.cause.id, script<readonly RollLine[]>(part.lines ?? []));
      const ids = question.options.map(({ id }) => id);
      const picks = [...ids.slice(turn++ % ids.length), ...ids].slice(0, Math.max(question.min, 1));
      const { seat, id } = question;
      if (!module.answer(state, { seat, question: id, picks }).ok)
        module.answer(state, { seat, question: id, picks: ids.slice(0, question.min) });
    }
  }
  expect([...told.keys()]).toContain('launch-scout');
  for (const lines of told.values()) {
    expect(lines.length).toBeGreaterThan(0);
    for (const { atLeast = 1, atMost = 8 } of lines) expect(atLeast).toBeLessThanOrEqual(atMost);
  }
});
