import { describe, expect, it } from 'vitest';
import {
  cards,
  type Deck,
  deckFromLink,
  deckOf,
  deckToLink,
  defaults,
  kindOf,
  module,
  noBase,
  preconstructed,
  readDeckText,
  teaching,
  writeDeck,
  writeDeckText,
} from '../../src';
import { sayLineProblem } from '../../src/say';

const sorted = ({ name, base, cards: list }: Deck) => ({
  name,
  base,
  cards: [...list].sort(([a], [b]) => a - b),
});

/** A card and how many of it, as a line is read. */
function read(line: string): [string, number] | string {
  const { deck, problems } = readDeckText(line);
  if (problems.length > 0) return sayLineProblem(problems[0]);
  const [[kind, n]] = deck.cards;
  return [cards[kind].id, n];
}

describe('a deck list', () => {
  it.each([
    ['3 Billy Keikeya, Presidential Aide', 'billy-keikeya-presidential-aide', 3],
    ['3x Billy Keikeya, Presidential Aide', 'billy-keikeya-presidential-aide', 3],
    ['3 x Billy Keikeya — Presidential Aide', 'billy-keikeya-presidential-aide', 3],
    ['x3 billy keikeya: presidential aide', 'billy-keikeya-presidential-aide', 3],
    ['Billy Keikeya (Presidential Aide) x3', 'billy-keikeya-presidential-aide', 3],
    ['Presidential Aide (3)', 'billy-keikeya-presidential-aide', 3],
    ['2x BSG1-125            # a code does as well', 'laura-roslin-colonial-president', 2],
    ['bsg1le-02 ×4', 'apollo-political-liaison', 4],
    ['2 BSG1-125 Laura Roslin, Colonial President', 'laura-roslin-colonial-president', 2],
    ['D’Anna Biers, Reporter', 'danna-biers-reporter', 1],
    ['2 Raptor 101', 'raptor-101', 2],
    ['Raptor 101', 'raptor-101', 1],
    ['Raptor 101 x2', 'raptor-101', 2],
    ['Raptor 101, 3', 'raptor-101', 3],
    ['- 4 fire-support // a slug', 'fire-support', 4],
  ])('reads "%s"', (line, id, n) => {
    expect(read(line)).toEqual([id, n]);
  });

  it('is told by line what cannot be read, and what is nearest', () => {
    const { deck, problems } = readDeckText(
      [
        'Name: Half',
        'Base: Galactica',
        '',
        'Personnel (2)',
        '2 Apolo, Ace Pilott',
        '1 Apollo',
        '0 Raptor 101',
        '3 xyzzy',
      ].join('\r\n'),
    );
    expect(deck).toEqual({ name: 'Half', base: kindOf('galactica'), cards: [] });
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
      [5, 'unknown-card'],
      [6, 'ambiguous'],
      [7, 'no-number'],
      [8, 'unknown-card'],
    ]);
    expect(sayLineProblem(problems[0])).toBe(
      'Line 5: there is no card "Apolo, Ace Pilott". Did you mean Apollo, Ace Pilot?',
    );
    expect(problems[1].near.length).toBeGreaterThan(2);
    expect(problems[3].near).toEqual([]);
  });

  it('knows a base where one is named, with its heading or among the cards', () => {
    expect(readDeckText('1 Colonial One\n2 Raptor 101').deck).toMatchObject({ base: kindOf('colonial-one') });
    expect(readDeckText('Base: BSG1-007').deck.base).toBe(kindOf('galactica'));
    const twice = readDeckText('Base: Galactica\n1 Colonial One').deck;
    expect([twice.base, twice.cards]).toEqual([kindOf('galactica'), [[kindOf('colonial-one'), 1]]]);
    expect(readDeckText('2 Raptor 101').deck.base).toBe(noBase);
  });

  it('adds up what stands there twice', () => {
    expect(readDeckText('2 Raptor 101\n1 BSG1-163').deck.cards).toEqual([[kindOf('raptor-101'), 3]]);
  });

  it('takes no list that would keep a host busy, and says from where on', () => {
    const endless = Array.from({ length: 40_000 }, (_, i) => `${i} fyre suport ${'x'.repeat(i % 300)}`).join(
      '\n',
    );
    const began = performance.now();
    const { problems } = readDeckText(endless);
    expect(performance.now() - began).toBeLessThan(2000);
    expect(problems.at(-1)).toMatchObject({ line: 501, problem: 'too-long' });
    expect(problems.filter(({ near }) => near.length > 0).length).toBeLessThanOrEqual(20);
    expect(readDeckText('99999999999 Fire Support').problems[0].problem).toBe('too-many');
    expect(module.setup?.read({ name: 'x', cards: [['fire-support', 1e9]] }).ok).toBe(false);
  });

  it('is also a list of one line, and nothing at all is said to be nothing', () => {
    expect(module.setup?.read('4 Raptor 101')).toMatchObject({
      ok: true,
      setup: { cards: [[kindOf('raptor-101'), 4]] },
    });
    expect(module.setup?.read(' \n ')).toEqual({
      ok: false,
      problems: [{ because: 'There is nothing in this list.' }],
    });
  });

  it('has a name that fits beside a seat', () => {
    const read = module.setup?.read({ name: `a\u0000\nb${'c'.repeat(500)}`, cards: [] });
    expect(read?.ok && read.setup).toMatchObject({ name: `a b${'c'.repeat(57)}` });
  });

  it('is written so that it reads back as the same deck, by text, data and link', () => {
    const all = cards.flatMap(({ type }, kind) => (type === 'base' ? [] : [[kind, (kind % 4) + 1] as const]));
    const every: Deck = {
      name: 'Everything “there” is — ßé',
      base: kindOf('ragnar-anchorage') ?? 0,
      cards: all,
    };
    for (const deck of [every, ...[...preconstructed, ...teaching].map(deckOf)]) {
      expect(sorted(readDeckText(writeDeckText(deck)).deck)).toEqual(sorted(deck));
      expect(deckFromLink(deckToLink(deck)) && sorted(deckFromLink(deckToLink(deck)) as Deck)).toEqual(
        sorted(deck),
      );
      const data = module.setup?.read(JSON.parse(JSON.stringify(writeDeck(deck))));
      expect(data).toEqual({ ok: true, setup: deck });
    }
    const [convoy] = preconstructed;
    expect(writeDeckText(deckOf(convoy))).toMatch(
      /^# Ragtag Convoy\nBase: Colonial One\n\nPersonnel \(20\)\n3 Billy Keikeya, Presidential Aide\n2 Billy/,
    );
  });
});

describe('a link code', () => {
  // Never to be changed: codes are in people's links.
  const convoy =
    'AQEEGgoBBQINAgoCAQMKAhgCCQIFAgUCAwECAQQDAQIVAwICAgIHAwkDAQICAhADAQIDAwEDBgECagIgAgAAAFJhZ3RhZyBDb252b3mPIQ';

  it('is short, safe in a link, and stays readable', () => {
    const code = deckToLink(deckOf(preconstructed[0]));
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(140);
    expect(code).toBe(convoy);
  });

  it('that was mistyped, cut off or made by a later build is refused', () => {
    expect(deckFromLink(convoy)).toBeDefined();
    expect(deckFromLink(convoy.slice(0, -1))).toBeUndefined();
    expect(
      deckFromLink(`${convoy.slice(0, 20)}${convoy[20] === 'A' ? 'B' : 'A'}${convoy.slice(21)}`),
    ).toBeUndefined();
    expect(deckFromLink(`Ag${convoy.slice(2)}`)).toBeUndefined();
    expect(deckFromLink('')).toBeUndefined();
  });
});

describe('what a seat brings', () => {
  const setup = module.setup;

  it('is one of ours by name, a link, a list or data', () => {
    const ours = deckOf(preconstructed[0]);
    expect(setup?.read('ragtag-convoy')).toEqual({ ok: true, setup: ours });
    expect(setup?.read(deckToLink(ours))).toMatchObject({ ok: true, setup: { name: 'Ragtag Convoy' } });
    expect(setup?.read(writeDeckText(ours))).toMatchObject({ ok: true, setup: { base: ours.base } });
  });

  it('is refused with every reason', () => {
    expect(setup?.read('# Mine\nBase: Galactica\n3 Nobody\n2 Nothing')).toMatchObject({
      ok: false,
      problems: [
        { because: expect.stringContaining('Line 3') },
        { because: expect.stringContaining('Line 4') },
      ],
    });
    expect(
      setup?.read({
        name: 'Mine',
        base: 'nowhere',
        cards: [
          ['BSG1-176', 1],
          ['raptor-101', 0],
        ],
      }),
    ).toMatchObject({
      ok: false,
      problems: [{}, {}, {}],
    });
    const few = setup?.read({ name: 'Mine', cards: [['raptor-101', 5]] });
    expect(few?.ok && setup?.check(few.setup, defaults).map(({ rule }) => rule)).toEqual([
      'ccg.deckbuilding.base',
      'ccg.deckbuilding.minimum',
      'ccg.deckbuilding.four',
    ]);
  });

  it('is chosen where nobody brings anything, as the format wants it', () => {
    const first = () => 0;
    expect(setup?.choose(defaults, [], first).name).toBe('Ragtag Convoy');
    const quick = { ...defaults, format: 'quick' as const };
    const one = setup?.choose(quick, [], first) as Deck;
    expect([one.name, setup?.choose(quick, [one], first).name]).toEqual(['First Watch', 'Steady Course']);
  });
});
