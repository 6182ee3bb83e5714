import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { hanging, print, printJson, textWidth } from '../output/print';
import type { Catalogue, Listed } from './catalogue';

export interface CardsFlags {
  readonly game: string;
  readonly box?: string;
  readonly deck?: string;
  readonly id?: string;
  readonly json?: boolean;
}

const mostListed = 40;
const mostMeant = 5;

/** What could have been meant: all there is, if that is not too much, or what has the word in it. */
function suggestion(wanted: string, names: readonly string[]): string {
  if (names.length < mostListed) return ` There are: ${names.join(', ')}.`;
  const near = wanted === '' ? [] : names.filter((name) => name.includes(wanted)).slice(0, mostMeant);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

function named(
  what: string,
  wanted: string | undefined,
  all: readonly Listed[],
  known: readonly string[],
  namesOf: (card: Listed) => readonly string[],
): readonly Listed[] {
  if (wanted === undefined) return all;
  const found = all.filter((card) => namesOf(card).includes(wanted));
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

function choose({ cards, boxes }: Catalogue, flags: CardsFlags): readonly Listed[] {
  const [box, deck, id] = [flags.box, flags.deck, flags.id].map(idOf);
  const inBox = named('box', box, cards, boxes, (card) => [card.box]);
  const decks = inBox.flatMap((card) => card.decks);
  const inDeck = named('deck', deck, inBox, decks, (card) => card.decks);
  const ids = inDeck.map((card) => card.ids[0]);
  return named('card', id, inDeck, ids, (card) => card.ids.map((each) => each.toLowerCase()));
}

export async function listCards(flags: CardsFlags): Promise<void> {
  const catalogue = await (await deskOf(readGameId(flags.game).module)).cards?.();
  if (!catalogue) throw new Failure('Nobody has listed what lies in the box of this game.');
  const cards = choose(catalogue, flags);
  if (flags.json) {
    printJson(cards.map(({ data }) => data));
    return;
  }
  let deck = '';
  for (const card of cards) {
    if (card.decks[0] !== deck) {
      [deck] = card.decks;
      const copies = cards
        .filter((each) => each.decks[0] === deck)
        .reduce((sum, each) => sum + each.copies, 0);
      print(`${card === cards[0] ? '' : '\n'}${deck.toUpperCase()} (${copies})\n`);
    }
    print(`  ${card.name}${card.copies > 1 ? ` ×${card.copies}` : ''}  [${card.ids.join(', ')}]`);
    if (card.text !== '') print(hanging('      ', card.text, textWidth()));
  }
}
