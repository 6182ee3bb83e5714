import { describe, expect, it } from 'vitest';
import { cards, kindOf, module, pending } from '../src';
import { rules } from '../src/rules';
import { cardText } from '../src/say';
import { asks } from '../src/say/en/asks';
import { randomGame } from './support/random-game';

const textOf = (code: string) => cardText(cards[kindOf(code) ?? -1]).text;

describe('the text of a card', () => {
  it('is printed from what it does', () => {
    expect(textOf('BSG1-122')).toBe('Commit this: Target Pilot unit has +2 power this phase.');
    expect(textOf('BSG1-060')).toBe('Resolve: 3 Politician units. Gain 5 influence.');
    expect(textOf('BSG1-024')).toBe('Target opponent chooses one: commit a ship; or sacrifice a personnel.');
    expect(textOf('BSG1-001')).toBe(
      'When you are challenged, you may exhaust this. If you do, ready target personnel. When the challenge ends, commit it.',
    );
    expect(textOf('BSG1-121')).toBe(
      'When a ship you control comes into play, you may commit this. If you do, ready that unit.',
    );
    expect(textOf('BSG2-092')).toBe(
      'Commit this: Commit target personnel. Cylon threat: Each player chooses an opponent; that player sacrifices a personnel.',
    );
    expect(textOf('BSG1-107')).toBe(
      'Cylon threat: Each player puts the top card of the own deck into the discard pile.',
    );
  });

  it('is there for every card that does something, in whole sentences', () => {
    for (const card of cards) {
      const { text } = cardText(card);
      const silent =
        card.abilities.length === 0 && !card.plan && card.red.length === 0 && card.keywords.length === 0;
      expect(text === '', card.id).toBe(silent);
      if (!silent) expect(text, card.id).toMatch(/^[A-Z].*\.$/);
      expect(text, card.id).not.toMatch(/undefined|\[object|\ba [aeio]| {2}/);
    }
  });
});

describe('questions and facts', () => {
  it('have words, whatever is asked', () => {
    const known = Object.keys(asks);
    expect(rules.asks().filter((ask) => !known.includes(ask))).toEqual([]);
  });

  it('are told to everybody in random games', async () => {
    const words = await module.words('en');
    const { facts, state } = randomGame(2, { mixed: true, players: 3 }, (s) => {
      const [question] = pending(s);
      const view = module.view(s, question.seat);
      expect(words.question(question, view)).toMatch(/[.?]$/);
      for (const option of question.options) expect(words.option(question, option, view).label).not.toBe('');
    });
    for (const seat of [0, null]) {
      const view = module.view(state, seat);
      for (const fact of module.factsFor(facts, seat))
        expect(words.fact(fact, view)).toMatch(/^$|^[A-Z.].*\.$/);
      expect(words.zones?.(view).length).toBeGreaterThan(1);
    }
  });
});
