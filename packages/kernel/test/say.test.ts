import { describe, expect, it } from 'vitest';
import type { Fact } from '../src';
import {
  acting,
  type BaseLanguage,
  BaseSpeech,
  type Clause,
  doing,
  englishGrammar,
  order,
  type Reader,
  thirdPerson,
  whom,
  whose,
  withArticle,
  wordsBy,
} from '../src/say';

const anna: Reader = { you: 0, names: (seat) => ['Anna', 'Bob'][seat] };

describe('English', () => {
  it('gives verbs the form that goes with he, she or it', () => {
    const said = ['discard', 'pass', 'carry out', 'go', 'play', 'have no token'].map(thirdPerson);
    expect(said).toEqual(['discards', 'passes', 'carries out', 'goes', 'plays', 'has no token']);
  });

  it('gives nouns their article by how they sound', () => {
    const said = ['raptor', 'alert unit', 'unit', 'unmanned viper', 'Officer', 'other unit'].map(withArticle);
    expect(said).toEqual([
      'a raptor',
      'an alert unit',
      'a unit',
      'an unmanned viper',
      'an Officer',
      'another unit',
    ]);
  });

  it('speaks to the reader, and of the others by name', () => {
    expect([0, 1].map((seat) => doing(anna, seat, 'draw', '2 cards'))).toEqual([
      'You draw 2 cards',
      'Bob draws 2 cards',
    ]);
    expect([0, 1].map((seat) => doing(anna, seat, 'pass'))).toEqual(['You pass', 'Bob passes']);
    expect([0, 1].flatMap((seat) => [whom(anna, seat), whose(anna, seat)])).toEqual([
      'you',
      'your',
      'Bob',
      "Bob's",
    ]);
  });

  it('orders whoever is addressed, and states what anybody else does', () => {
    const player = { text: 'that player', plain: false };
    expect(acting('you', { text: 'you', plain: true }, true, ['draw', 'a card'])).toEqual(
      order('draw a card'),
    );
    const predicate = 'draws a card and passes';
    expect(acting('p', player, false, ['draw', 'a card'], ['pass', ''])).toEqual({
      form: 'statement',
      text: `that player ${predicate}`,
      subject: 'p',
      predicate,
    });
  });
});

describe('lists of effects', () => {
  class Speech extends BaseSpeech<string> {
    readonly #named: boolean;
    constructor(named = false) {
      super(englishGrammar);
      this.#named = named;
    }
    protected override clause(verb: string): Clause {
      return order(`${verb} ${this.#named ? 'it' : 'a unit'}`);
    }
    protected override after(): Speech {
      return new Speech(true);
    }
  }

  it('are said one after another, by what was said before', () => {
    expect(new Speech().inline(['ready', 'commit'])).toBe('ready a unit, then commit it');
    expect(new Speech().sentences(['ready', 'commit'])).toBe('Ready a unit, then commit it.');
  });
});

describe('a game told by the tables of its language', () => {
  const lang: BaseLanguage<Fact & { readonly fact: 'drew' }, number, Reader> = {
    ...englishGrammar,
    tag: 'en',
    facts: { drew: (_fact, tell) => `${doing(tell, 1, 'draw')}.` },
    asks: {
      aim: {
        ask: ({ min }: { readonly min: number }) => `Aim at ${min}?`,
        option: ({ id }: { readonly id: string }) => id.toUpperCase(),
      },
    },
    table: { game: 'A game', zones: () => [], standing: (turn, tell) => `Turn ${turn}, ${whom(tell, 0)}.` },
  };
  const words = wordsBy(lang, {
    teller: () => anna,
    asked: (question) => ({ ...question, min: 7 }),
    whatHappens: (_question, { id }) => ({ a: 'Something.', b: 'B', c: '' })[id],
  });
  const question = { id: 1, seat: 0, ask: 'aim', min: 1, max: 1, options: [] } as never;

  it('says facts, questions and options', () => {
    expect(words.fact({ fact: 'drew' }, 3)).toBe('Bob draws.');
    expect(words.question(question, 3)).toBe('Aim at 7?');
    expect(words.standing(3)).toBe('Turn 3, you.');
    expect(words.player(1, 3)).toBe('Bob');
  });

  it('tells what an option does only where its label does not', () => {
    const said = ['a', 'b', 'c', 'd'].map((id) => words.option(question, { id }, 3));
    expect(said).toEqual([
      { label: 'A', whatHappens: 'Something.' },
      { label: 'B' },
      { label: 'C' },
      { label: 'D' },
    ]);
  });

  it('does not pass over a question without words', () => {
    expect(() => words.question({ ...(question as object), ask: 'shoot' } as never, 3)).toThrow('shoot');
  });
});
