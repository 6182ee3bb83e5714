import type { Chooser, ReadSetup, SetupModel, SetupProblem } from '@ragtag/kernel';
import { cards, kindOf } from '../cards/tables';
import { type Deck, deckOf, mostOfOne, noBase, tidyName } from '../decks/deck';
import { legality } from '../decks/legality';
import { deckFromLink } from '../decks/link-code';
import { preconstructed } from '../decks/preconstructed';
import { teaching } from '../decks/teaching';
import { readDeckText } from '../decks/text';
import { deckMinimum, type Options } from '../options';
import { sayLineProblem, sayObjection } from '../say/en/decks';
import type { Kind } from '../terms';

/** What a seat brings: a deck. */

const ours = [...preconstructed, ...teaching];

function refused(...problems: readonly string[]): ReadSetup<Deck> {
  return { ok: false, problems: problems.map((because) => ({ because })) };
}

/** The id of a deck of ours, a link code, or a whole list. */
function readText(written: string): ReadSetup<Deck> {
  const trimmed = written.trim();
  if (trimmed === '') return refused('There is nothing in this list.');
  const named = ours.find(({ id }) => id === trimmed);
  if (named) return { ok: true, setup: deckOf(named) };
  const { deck, problems } = readDeckText(written);
  if (!trimmed.includes('\n') && problems.length > 0) {
    const linked = deckFromLink(trimmed);
    return linked
      ? { ok: true, setup: linked }
      : refused(
          `There is no deck ${trimmed.slice(0, 60)}. There are: ${ours.map(({ id }) => id).join(', ')}.`,
        );
  }
  return problems.length > 0 ? refused(...problems.map(sayLineProblem)) : { ok: true, setup: deck };
}

const kindFor = (card: unknown): Kind | undefined =>
  typeof card === 'number' ? (cards[card] ? card : undefined) : kindOf(String(card));

/** `{ name, base, cards: [[card, number]] }`, cards by id or printed code. */
function readData(written: unknown): ReadSetup<Deck> {
  const { name, base, cards: list } = (written ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(list))
    return refused('A deck is a name, a base and a list of cards.');
  const problems: string[] = [];
  const found = base === undefined || base === null || base === noBase ? noBase : kindFor(base);
  if (found === undefined) problems.push(`There is no base ${JSON.stringify(base)}.`);
  const read: [Kind, number][] = [];
  for (const entry of list) {
    const [card, n] = Array.isArray(entry) ? entry : [];
    const kind = kindFor(card);
    if (kind === undefined || typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > mostOfOne)
      problems.push(`This is no card with a number: ${JSON.stringify(entry)}`);
    else read.push([kind, n]);
  }
  if (problems.length > 0 || found === undefined) return refused(...problems);
  return { ok: true, setup: { name, base: found, cards: read } };
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

/** Our decks that may be played, by what was asked for; found once for each set of options. */
const fitting = new WeakMap<Options, readonly Deck[]>();

function decksFor(options: Options): readonly Deck[] {
  let found = fitting.get(options);
  if (!found) {
    const first = options.format === 'quick' ? teaching : preconstructed;
    const fit = [first, ours].map((list) =>
      list.map(deckOf).filter((deck) => legality(deck, options).length === 0),
    );
    found = fit.find((decks) => decks.length > 0) ?? preconstructed.map(deckOf);
    fitting.set(options, found);
  }
  return found;
}

/** By printed codes, which every build understands. */
export function writeDeck({ name, base, cards: list }: Deck): object {
  return {
    name,
    ...(base !== noBase && { base: cards[base].code }),
    cards: list.map(([kind, n]) => [cards[kind].code, n]),
  };
}

export const setup: SetupModel<Deck, Options> = {
  isNeeded: () => true,
  read(written) {
    const read = typeof written === 'string' ? readText(written) : readData(written);
    return read.ok ? { ok: true, setup: { ...read.setup, name: tidyName(read.setup.name) } } : read;
  },
  check: (deck, options) =>
    legality(deck, options).map((objection): SetupProblem => {
      const because = sayObjection(objection, options);
      return objection.rule === undefined ? { because } : { because, rule: objection.rule };
    }),
  label: ({ name }) => name,
  choose(options, taken, random) {
    const names = taken.map(({ name }) => name);
    const fit = decksFor(options);
    const free = fit.filter(({ name }) => !names.includes(name));
    const among = free.length > 0 ? free : fit;
    return among[random(among.length)];
  },
  mixed,
  write: writeDeck,
};
