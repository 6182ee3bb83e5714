import { availableBoxes, boxes } from '@ragtag/board-game';
import { Failure } from '../failure';
import { hanging, print, printJson, textWidth } from '../output/print';
import { catalogue } from './catalogue';
import type { Entry } from './entry';

export interface Flags {
  readonly box?: string;
  readonly deck?: string;
  readonly id?: string;
  readonly json?: boolean;
}

/** A kind of token can be named like a deck. */
const isIn = (deck: string) => (card: Entry) => card.deck === deck || card.kind === deck;

const mostListed = 40;
const mostMeant = 5;

/** What could have been meant: all there is, if that is not too much, or what has the word in it. */
function suggestion(wanted: string, names: readonly string[]): string {
  if (names.length < mostListed) return ` There are: ${names.join(', ')}.`;
  const near = wanted === '' ? [] : names.filter((name) => name.includes(wanted)).slice(0, mostMeant);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

function named<T>(
  what: string,
  wanted: string | undefined,
  all: readonly T[],
  known: readonly string[],
  test: (card: T) => boolean,
): readonly T[] {
  if (wanted === undefined) return all;
  const found = all.filter(test);
  if (found.length > 0) return found;
  throw new Failure(`There is no ${what} "${wanted}".${suggestion(wanted, [...new Set(known)])}`);
}

/** A name as an id is written: `Admiral's Quarters` is `admirals-quarters`. */
function idOf(name: string | undefined): string | undefined {
  return name
    ?.toLowerCase()
    .replaceAll(/['"’“”]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

function choose(flags: Flags): readonly Entry[] {
  const [box, deck, id] = [flags.box, flags.deck, flags.id].map(idOf);
  if (boxes.some((known) => known === box && !availableBoxes.includes(known))) {
    throw new Failure(`The box "${box}" is not available yet. There are: ${availableBoxes.join(', ')}.`);
  }
  const all = catalogue();
  const decks = all.flatMap((card) => (card.deck === 'tokens' ? [card.deck, String(card.kind)] : card.deck));
  const inBox = named('box', box, all, availableBoxes, (card) => card.box === box);
  const inDeck = named('deck', deck, inBox, decks, isIn(deck ?? ''));
  return named(
    'card',
    id,
    inDeck,
    inDeck.map((card) => card.id),
    (card) => card.id === id,
  );
}

export function listCards(flags: Flags): void {
  const cards = choose(flags);
  if (flags.json) {
    printJson(cards);
    return;
  }
  let deck = '';
  for (const card of cards) {
    if (card.deck !== deck) {
      deck = card.deck;
      const copies = cards.filter((each) => each.deck === deck).reduce((sum, each) => sum + each.copies, 0);
      print(`${card === cards[0] ? '' : '\n'}${deck.toUpperCase()} (${copies})\n`);
    }
    print(`  ${card.name}${card.copies > 1 ? ` ×${card.copies}` : ''}  [${card.id}]`);
    if (card.text !== '') print(hanging('      ', card.text, textWidth()));
  }
}
