import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { aidPlans } from '../src/aids/plans.ts';
import { aidsDocument, aidsFor, allSections, fitSheets, rulebook, type Sheet } from '../src/index.ts';

const everything = {
  pegasus: true,
  exodus: true,
  daybreak: true,
  ending: 'allendings',
  cylonleader: true,
  cylonfleet: true,
} as const;
type AidNode = ReturnType<typeof aidsFor>[number]['parts'][number]['content'][number];
const ids = (selection: Parameters<typeof aidsFor>[0]) => aidsFor(selection).map(({ id }) => id);

describe('player aids', () => {
  test('are those that the options need', () => {
    const base = [
      'play',
      'turn',
      'check',
      'attack',
      'ships',
      'jump',
      'titles',
      'setup',
      'loyalty',
      'cylon',
      'locations',
    ];
    expect(ids({})).toEqual(base);
    expect(ids({ pegasus: true, ending: 'newcaprica' })).toEqual([...base, 'execution', 'new-caprica']);
    expect(ids(everything)).toContain('ionian-nebula');
  });

  test('say what the book says for the options', () => {
    const base = aidsDocument({ players: 4 }, { paper: 'a4' });
    expect(base).toContain('William Adama, Saul Tigh, Helo');
    expect(base).not.toContain('Cain, William Adama');
    expect(aidsDocument(everything, { paper: 'a4' })).toContain('Cain, William Adama');
  });

  test('tell the turn and the check of each mode as the book does', () => {
    const play = (selection: Parameters<typeof aidsFor>[0]) =>
      aidsFor(selection)
        .find(({ id }) => id === 'play')!
        .parts.flatMap(({ content }) => content.map((node) => plainText(node)))
        .join(' ');
    expect(play({ players: 4 })).toContain('In the Brig there is none.');
    expect(play({ mode: 'cooperative' })).toContain('less 1 card');
    expect(play({ mode: 'cooperative' })).toContain('In the Brig too.');
    expect(play({ mode: 'oneplayer' })).toContain('Brig: 3 at most.');
    expect(play({ players: 4, pegasus: true, extradeath: true })).toContain('roll, death or Sickbay');
    expect(play({ players: 4, exodus: true, cylonfleet: true })).toContain(
      'None there: basestars launch 2 each.',
    );
  });

  test('are made of sections that the book has', () => {
    const sections = allSections(rulebook.chapters).map(({ id }) => id);
    for (const { parts } of aidPlans) for (const { section } of parts) expect(sections).toContain(section);
  });

  test('tell what variants change, and nothing of those that are not played', () => {
    const setup = aidsDocument({ players: 4, nosympathizer: true }, { paper: 'a4', only: ['setup'] });
    expect(setup).toContain('fuel 8, food 7, morale 9 and population 10');
    const alone = aidsDocument({ mode: 'oneplayer' }, { paper: 'a4', only: ['setup'] });
    expect(alone).toContain('1 Cylon and 6 Not-a-Cylon cards');
    expect(alone).not.toContain('go on as told');
    expect(ids({ mode: 'oneplayer' })).toContain('modes');
    expect(ids({ variants: true, help: true })).toEqual(ids({}));
  });

  test('have no links, no examples and no ids of rules', () => {
    const html = aidsDocument(everything, { paper: 'letter' });
    expect(html).not.toMatch(/href=|class="example|class="rule/);
    expect(html).toContain('@page { size: 215.9mm 279.4mm');
  });

  test('begin with a play reference of two halves that says what is new in the boxes', () => {
    const html = aidsDocument(everything, { paper: 'a4', only: ['play'] });
    expect(html.match(/class="aid-half"/g)).toHaveLength(2);
    expect(html).toContain('class="attack-grid"');
    expect(html).toContain('Treachery hurts nearly every check');
    expect(aidsDocument({}, { paper: 'a4', only: ['play'] })).not.toContain('New in your boxes');
  });

  test('tear no sentence apart', () => {
    const torn: string[] = [];
    const visit = (node: AidNode) => {
      if (node.type !== 'element') return;
      const text = plainText(node).trim();
      if (['p', 'li'].includes(node.tagName) && /^([,;.]|(and|or|but|is|are)\b)/.test(text)) torn.push(text);
      node.children.forEach(visit);
    };
    for (const { parts } of aidsFor(everything)) for (const { content } of parts) content.forEach(visit);
    expect(torn).toEqual([]);
  });

  test('skip no level of headings', () => {
    for (const { title, parts } of aidsFor({
      pegasus: true,
      exodus: true,
      daybreak: true,
      ending: 'allendings',
    })) {
      expect(parts[0].depth, title).toBe(2);
    }
  });

  test('show each roll of the attack table in its column', () => {
    const html = aidsDocument({}, { paper: 'a4', only: ['attack'] });
    expect(html).toContain(
      [
        '<th scope="row">Viper</th><td>raider</td>',
        '<td colspan="4" class="miss" data-rolls="1–4">–</td>',
        '<td colspan="3" class="damaged" data-rolls="5–7">damaged</td>',
        '<td colspan="1" class="destroyed" data-rolls="8">destroyed</td>',
      ].join(''),
    );
    expect(html).not.toContain('Turn reference');
  });

  test('are set in the largest type that fits on one side, or else on two', () => {
    const typeOf = (heightPerPoint: number) => {
      let size = 0;
      const sheet: Sheet = {
        get scrollHeight() {
          return size * heightPerPoint;
        },
        style: {
          setProperty(name, value) {
            if (name === '--type') size = Number.parseFloat(value);
          },
        },
      };
      fitSheets([sheet], 1000);
      return size;
    };
    expect(typeOf(50)).toBe(12);
    expect(typeOf(110)).toBe(9);
    expect(typeOf(160)).toBe(9.2);
  });
});
