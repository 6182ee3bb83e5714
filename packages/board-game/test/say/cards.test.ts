import { describe, expect, it } from 'vitest';
import { characterCards } from '../../src/cards/tables';
import { cardText, sayAbility } from '../../src/say';
import { tables } from '../../src/say/sayer';

const base = Object.entries(tables).flatMap(([deck, cards]) =>
  cards.filter((card) => card.box === 'base').map((card) => ({ deck, card, said: cardText(card) })),
);

describe('the text of every card', () => {
  it('is printed from what the card does', () => {
    const printed = base.map(({ deck, card, said }) => {
      const parts = said.parts.map(
        ({ heading, text }) => `  ${heading === undefined ? '' : `${heading}: `}${text}`,
      );
      return [`${deck} / ${card.id} / ${card.name}`, ...parts].join('\n');
    });
    expect(printed.join('\n\n')).toMatchSnapshot();
  });

  it.each(base)('$deck $card.id reads as sentences', ({ said }) => {
    expect(said.parts.length).toBeGreaterThan(0);
    for (const { text } of said.parts) {
      expect(text).not.toMatch(/undefined|\[object|NaN|null/);
      expect(text).toMatch(/^[A-Z0-9].*[.!]$/s);
      expect(text).not.toMatch(/ {2}|\.\.|,,| ,| \.|;;|: ?\./);
    }
  });

  it('gives every ability of a sheet words of its own', () => {
    for (const { abilities } of characterCards) {
      for (const ability of abilities) expect(sayAbility(ability)).not.toBe('');
    }
  });
});
