import { readFileSync } from 'node:fs';
import { resolveOptions, ruleCatalogue, selectionOf } from '@ragtag/board-game';
import { holds } from '@ragtag/kernel/options';
import { describe, expect, test } from 'vitest';
import {
  allSections,
  check,
  compile,
  forOptions,
  printBook,
  type Rulebook,
  rulebook,
  ruleText,
  toHtml,
  toMarkdown,
  walk,
} from '../src/index.ts';
import { optionSpace } from '../src/option-space.ts';
import { contentFiles } from './content.ts';

const book = compile(contentFiles());

const rulesIn = (shown: Rulebook): string[] => {
  const found: string[] = [];
  walk(shown.chapters, { node: (_, mark) => mark?.rule && found.push(mark.rule) });
  return found;
};

describe('the rulebook', () => {
  test('is coherent for every combination of options', () => {
    expect(check(book)).toEqual([]);
  });

  test('has every rule of the catalogue', () => {
    expect(rulesIn(book).sort()).toEqual(ruleCatalogue.map(({ id }) => id).sort());
    expect(Object.keys(book.passages)).toHaveLength(ruleCatalogue.length);
  });

  test('tells every worked example', () => {
    const ids = Array.from({ length: 78 }, (_, i) => `E-${String(i + 1).padStart(2, '0')}`);
    expect(Object.keys(book.examples).sort()).toEqual(ids);
  });

  test('is compiled from the content as it stands (if not: npm run generate -w @ragtag/rulebook)', () => {
    const generated = readFileSync(new URL('../src/generated/rulebook.json', import.meta.url), 'utf8');
    expect(printBook(book) === generated).toBe(true);
    expect(JSON.parse(generated)).toEqual(rulebook);
  });

  test('prints every rule with its id for all options together', () => {
    const markdown = toMarkdown(rulebook, 'all');
    const html = toHtml(rulebook, 'all');
    for (const { id } of ruleCatalogue) {
      expect(markdown).toContain(`\`${id}\``);
      expect(html).toContain(`id="${id}"`);
    }
  });
});

describe('the text of a rule', () => {
  test('is what the configured book says', () => {
    expect(ruleText(forOptions(rulebook, {}), 'turn.receive.place-limit')).toBe(
      'In Sickbay you draw only 1 Skill card in this step.',
    );
    expect(ruleText(rulebook, 'attack.table.raider')).toBe(
      'Target: Raider; Attacker: viper, Galactica; Result: 3–8: destroyed',
    );
    expect(ruleText(rulebook, 'no.such.rule')).toBe('');
  });

  test('is there for every rule', () => {
    for (const { id } of ruleCatalogue) expect(ruleText(rulebook, id).length).toBeGreaterThan(10);
  });
});

describe('a configured book', () => {
  const space = optionSpace();
  const sample = space.games.filter((_, i) => i % 1571 === 0);

  test('is for games that can be played', () => {
    for (const game of sample) {
      expect(resolveOptions(selectionOf(game), { ignoreAvailability: true }).ok).toBe(true);
    }
  });

  test.each(sample.map((game) => [selectionOf(game), game] as const))(
    'shows what applies to %o',
    (selection, game) => {
      const shown = forOptions(rulebook, selection);
      const rules = ruleCatalogue.filter(({ when }) => holds(when, game)).map(({ id }) => id);
      expect(rulesIn(shown).sort()).toEqual(rules.sort());
      for (const { body, sections } of allSections(shown.chapters)) {
        expect(body.length + sections.length).toBeGreaterThan(0);
      }
      const html = toHtml(rulebook, selection);
      for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(html).toContain(`id="${target}"`);
    },
  );

  test('is for every number of players if none is given', () => {
    const rows = rulesIn(forOptions(rulebook, {})).filter((id) => /^setup\.loyalty-deck\.\dp$/.test(id));
    expect(rows).toEqual(['3p', '4p', '5p', '6p'].map((size) => `setup.loyalty-deck.${size}`));
  });

  test('has no word of Loyalty and of Cylons who play where all play together', () => {
    const markdown = toMarkdown(rulebook, { mode: 'cooperative' });
    expect(markdown).not.toMatch(/loyalt|sleeper|sympathizer|super cris|cylon player/i);
    expect(markdown).toMatch(/## Receive Skills[^#]*1 card fewer/);
  });

  test('tells who plays alone of the assistant where cards are drawn, and gives all titles once', () => {
    const markdown = toMarkdown(rulebook, { mode: 'oneplayer' });
    expect(markdown).toMatch(/## Receive Skills[^#]*assistant's set/);
    expect(markdown).toMatch(/## Titles\n\nThe main character holds \[all titles\]/);
    expect(markdown).not.toContain('stands highest');
  });

  test('also shows the official variants where they are wanted', () => {
    expect(toMarkdown(rulebook, { variants: true })).toContain('## The two-player game');
    expect(toMarkdown(rulebook, {})).not.toContain('## The two-player game');
  });

  test.each([
    ['all', 'all' as const],
    ['one game', { players: 4 }],
  ])('links to headings that are there, as Markdown for %s', (_, audience) => {
    const markdown = toMarkdown(rulebook, audience);
    const times = new Map<string, number>();
    const headings = [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title]) => {
      const slug = title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-');
      const n = times.get(slug) ?? 0;
      times.set(slug, n + 1);
      return n === 0 ? slug : `${slug}-${n}`;
    });
    const links = [...markdown.matchAll(/\]\(#([^)]*)\)/g)].map(([, target]) => target);
    expect(links).toContain('the-sleeper-agent-phase');
    expect(links.filter((target) => !headings.includes(target))).toEqual([]);
  });

  test('reads as prose, without traces of what is hidden', () => {
    const markdown = toMarkdown(rulebook, { players: 4 });
    expect(markdown).not.toMatch(/:if|:rule|&#x|\{when| {2}[^|\s-]/);
    expect(markdown).toContain(
      'Set the dials to fuel 8, food 8, morale 10 and population 12. The fleet marker',
    );
    expect(markdown).not.toContain('Treachery is a sixth deck');
  });
});
