import { readdirSync, readFileSync } from 'node:fs';
import { deriveFlags, normalise } from '@ragtag/board-game';
import { cards, kindOf, ruleCatalogue } from '@ragtag/card-game';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { cardAidPlans } from '../src/aids/card-plans.ts';
import { cardAids, cardAidsDocument, cardDocument, cardMarkdown, cardRulebook } from '../src/card-game.ts';
import { cardOf, isCardLink } from '../src/card-links.ts';
import { linkProblems } from '../src/checks/links.ts';
import { ruleProblems } from '../src/checks/rules.ts';
import { sectionProblems } from '../src/checks/sections.ts';
import { allSections, compile, printBook, ruleText, walk } from '../src/index.ts';
import { OptionSpace } from '../src/option-space.ts';
import { contentFiles } from './content.ts';

const book = compile(contentFiles('card-game/'), ruleCatalogue);
/** The rules of the card game are the same whatever is played with, so that one game stands for all. */
const space = new OptionSpace([deriveFlags(normalise({}))]);

describe('the rulebook of the card game', () => {
  test('tells each of the 644 rules once, in a passage of its own', () => {
    expect(ruleCatalogue).toHaveLength(644);
    expect(ruleProblems(book, ruleCatalogue, space)).toEqual([]);
    expect(Object.keys(book.passages).sort()).toEqual(ruleCatalogue.map(({ id }) => id).sort());
    const texts = ruleCatalogue.map(({ id }) => ruleText(book, id));
    for (const text of texts) expect(text.length).toBeGreaterThan(12);
    expect(new Set(texts).size).toBe(644);
  });

  test('has no empty section, and no link that leads nowhere', () => {
    expect(sectionProblems(book, space)).toEqual([]);
    expect(linkProblems(book, space)).toEqual([]);
  });

  test('names cards as they are called', () => {
    let named = 0;
    const wrong: string[] = [];
    walk(book.chapters, {
      node(node) {
        const figure = node.data?.hProperties?.dataCard;
        const id = node.type === 'link' && isCardLink(node.url) ? cardOf(node.url) : figure;
        if (typeof id !== 'string') return;
        named++;
        if (cards[kindOf(id) ?? -1]?.name !== plainText(node)) wrong.push(id);
      },
    });
    expect(wrong).toEqual([]);
    expect(named).toBeGreaterThan(100);
    expect(book.passages['ccg.card.agro-ship'].cards).toEqual(['agro-ship', 'flattop']);
  });

  test('is compiled from the content as it stands (if not: npm run generate -w @ragtag/rulebook)', () => {
    const generated = readFileSync(new URL('../src/generated/card-rulebook.json', import.meta.url), 'utf8');
    expect(printBook(book) === generated).toBe(true);
    expect(JSON.parse(generated)).toEqual(cardRulebook);
  });

  test('has a scenario for every example that can be played', () => {
    const folder = new URL('../../card-game/test/scenarios/', import.meta.url);
    const written = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const told = Object.keys(book.examples).filter(
      (id) => !written.some((text) => new RegExp(`^name: '?${id} `, 'm').test(text)),
    );
    // Decks are built before a game.
    expect(told).toEqual(['E-08']);
    expect(Object.keys(book.examples)).toHaveLength(14);
  });

  test('prints every rule with its id', () => {
    const [markdown, html] = [cardMarkdown({ ids: true }), cardDocument()];
    for (const { id } of ruleCatalogue) {
      expect(markdown).toContain(`\`${id}\``);
      expect(html).toContain(`id="${id}"`);
    }
    expect(cardMarkdown({ ids: false })).not.toMatch(/:rule|ccg\.|\(card:|::card/);
  });
});

describe('the sheet of the card game', () => {
  test('is made of sections that the book has, and tears no sentence apart', () => {
    const [aid] = cardAids();
    expect(aid.parts.length).toBeGreaterThan(16);
    const torn: string[] = [];
    type AidNode = (typeof aid.parts)[number]['content'][number];
    const visit = (node: AidNode) => {
      if (node.type !== 'element') return;
      const text = plainText(node).trim();
      if (['p', 'li'].includes(node.tagName) && /^([,;.]|[a-z])/.test(text)) torn.push(text);
      node.children.forEach(visit);
    };
    for (const { content } of aid.parts) content.forEach(visit);
    expect(torn.filter((text) => !/^(play|resolve|challenge|pass)/.test(text))).toEqual([]);
    expect(cardAidsDocument({ paper: 'a4' })).toContain('two cards for each player');
  });

  test('stands on sections of the book', () => {
    const known = allSections(cardRulebook.chapters).map(({ id }) => id);
    for (const { parts } of cardAidPlans) for (const { section } of parts) expect(known).toContain(section);
  });
});
