import type { Chooser, ReadSetup, SetupModel, SetupProblem } from '@ragtag/kernel';
import { cards, kindOf } from './cards/tables';
import { type Deck, deckOf } from './decks/deck';
import { legality, type Objection } from './decks/legality';
import { preconstructed } from './decks/preconstructed';
import { deckMinimum, type Options } from './options';
import type { Kind } from './terms';

/** What a seat brings: a deck. */

const reasons: Readonly<Record<Objection['problem'], string>> = {
  'no-base': 'The deck needs a base.',
  'too-few': 'The deck has too few cards',
  'too-many-copies': 'There are more than four copies of',
  'base-among-cards': 'Bases are no part of the deck',
  'set-not-allowed': 'The table does not allow the sets of',
  'unknown-card': 'There are unknown cards.',
};

function reasonOf({ problem, cards: kinds, n, rule }: Objection): SetupProblem {
  const named = kinds.flatMap((kind) => (cards[kind] ? [cards[kind].name] : [])).join('; ');
  const number = n === undefined ? '' : ` (${n})`;
  return { because: `${reasons[problem]}${named ? ` ${named}` : ''}${number}`, rule };
}

function problem(because: string): ReadSetup<Deck> {
  return { ok: false, problems: [{ because }] };
}

/** Reads `{ name, base, cards: [[card, number]] }` with ids or codes, or the id of one of our decks. */
function read(written: unknown): ReadSetup<Deck> {
  if (typeof written === 'string') {
    const ours = preconstructed.find(({ id }) => id === written);
    return ours ? { ok: true, setup: deckOf(ours) } : problem(`There is no deck ${written}.`);
  }
  const { name, base, cards: list } = (written ?? {}) as Record<string, unknown>;
  const kind = (card: unknown): number | undefined =>
    typeof card === 'number' ? (cards[card] ? card : undefined) : kindOf(String(card));
  const of = kind(base);
  if (typeof name !== 'string' || of === undefined || !Array.isArray(list))
    return problem('A deck is a name, a base and a list of cards.');
  const read: [number, number][] = [];
  for (const entry of list) {
    const [card, n] = Array.isArray(entry) ? entry : [];
    const found = kind(card);
    if (found === undefined || typeof n !== 'number' || !Number.isInteger(n) || n < 1)
      return problem(`This is no card with a number: ${JSON.stringify(entry)}`);
    read.push([found, n]);
  }
  return { ok: true, setup: { name, base: of, cards: read } };
}

const bases = cards.flatMap(({ type }, kind) => (type === 'base' ? [kind] : []));

/** A deck of any cards of the sets that are played with, up to four of each. */
function mixed(options: Options, random: Chooser): Deck {
  const allowed = (kind: Kind) => options.sets.includes(cards[kind].set);
  const left = cards.flatMap(({ type }, kind) => (type !== 'base' && allowed(kind) ? [kind] : []));
  const fitting = bases.filter(allowed);
  const list: [Kind, number][] = [];
  for (let missing = deckMinimum[options.format]; missing > 0; ) {
    const n = Math.min(missing, 1 + random(4));
    list.push([left.splice(random(left.length), 1)[0], n]);
    missing -= n;
  }
  return { name: 'Mixed', base: fitting[random(fitting.length)], cards: list };
}

export const setup: SetupModel<Deck, Options> = {
  isNeeded: () => true,
  read,
  check: (deck, options) => legality(deck, options).map(reasonOf),
  label: ({ name }) => name,
  choose(options, taken, random) {
    const names = taken.map(({ name }) => name);
    const fit = preconstructed.map(deckOf).filter((deck) => legality(deck, options).length === 0);
    const free = fit.filter(({ name }) => !names.includes(name));
    const among = free.length > 0 ? free : fit.length > 0 ? fit : preconstructed.map(deckOf);
    return among[random(among.length)];
  },
  mixed,
  write: ({ name, base, cards: list }) => ({
    name,
    base: cards[base].code,
    cards: list.map(([kind, n]) => [cards[kind].code, n]),
  }),
};
