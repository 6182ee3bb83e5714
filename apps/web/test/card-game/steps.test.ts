import { deckOf, module, pending, preconstructed, type State, view } from '@ragtag/card-game';
import { deal } from '@ragtag/host';
import type { OpenQuestion } from '@ragtag/kernel';
import { expect, it } from 'vitest';
import { firstStep, secondStep } from '../../src/card-game/question/steps';

/** A game at the first question of its ready phase. */
function atResource(): { state: State; question: OpenQuestion } {
  const seats = ['Sam', 'Ines'].map((name, i) => ({
    name,
    by: 'person' as const,
    setup: deckOf(preconstructed[i]),
  }));
  const { state } = deal(module, { selection: { players: 2 }, seed: 'steps', seats });
  for (let [question] = pending(state); question.ask === 'redraw'; [question] = pending(state))
    module.answer(state, { seat: question.seat, question: question.id, picks: ['keep'] });
  return { state, question: pending(state)[0] };
}

it('a card is laid down by its name first, then by where it goes and what that yields', () => {
  const { state, question } = atResource();
  expect(question.ask).toBe('resource');
  const seen = view(state, question.seat);
  const steps = new Set(question.options.map((option) => firstStep(seen, question, option)));
  const hand = seen.players[question.seat].hand as readonly number[];
  // As many as there are different cards, and nothing for who passes.
  expect(steps.size).toBe(new Set(hand).size + 1);
  const asset = question.options.find(({ id }) => id.startsWith('asset'));
  const card = (asset as { card?: number } | undefined)?.card;
  const options = question.options.filter((option) => (option as { card?: number }).card === card);
  const labels = options.map((option) => secondStep(seen, { ...question, options }, option));
  expect(labels[0]).toMatch(/^As an asset of its own, for 1 (persuasion|logistics|security)$/);
  expect(labels[1]).toMatch(/^Beneath .+, for 2 (persuasion|logistics|security) then$/);
  // Among other cards it says its name.
  expect(secondStep(seen, question, options[0])).toBeUndefined();
});
