import { describe, expect, it } from 'vitest';
import '../../src/cards/boxes';
import { characterCards } from '../../src/cards/tables';
import { cardText, sayAbility } from '../../src/say';
import { tables } from '../../src/say/sayer';
import { boxes } from '../../src/terms';

const all = Object.entries(tables).flatMap(([deck, cards]) =>
  cards.map((card) => ({ deck, card, said: cardText(card) })),
);

describe('the text of every card', () => {
  it.each(boxes.filter((box) => all.some(({ card }) => card.box === box)))(
    'of %s is printed from what the card does',
    (box) => {
      const printed = all.flatMap(({ deck, card, said }) => {
        if (card.box !== box) return [];
        const parts = said.parts.map(
          ({ heading, text }) => `  ${heading === undefined ? '' : `${heading}: `}${text}`,
        );
        return [`${deck} / ${card.id} / ${card.name}`, ...parts].join('\n');
      });
      expect(printed.join('\n\n')).toMatchSnapshot();
    },
  );

  it.each(all)('$deck $card.id reads as sentences', ({ said }) => {
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
