import { cards } from '../../cards/tables';
import type { Advice } from '../../decks/advice';
import type { Objection } from '../../decks/legality';
import type { LineProblem } from '../../decks/text';
import { deckMinimum, type Options } from '../../options';
import type { Kind } from '../../terms';

/** What is said of decks. */

const named = (kinds: readonly Kind[]): string =>
  kinds.flatMap((kind) => (cards[kind] ? [cards[kind].name] : [])).join('; ');

export function sayObjection({ problem, cards: kinds, n = 0 }: Objection, { format }: Options): string {
  switch (problem) {
    case 'no-base':
      return 'The deck needs a base.';
    case 'too-few':
      return `The deck has ${n} cards and needs at least ${deckMinimum[format]}; the base does not count.`;
    case 'too-many-copies':
      return `There are ${n} copies of ${named(kinds)}, and at most four are allowed.`;
    case 'base-among-cards':
      return `Bases are no part of the deck: ${named(kinds)}.`;
    case 'set-not-allowed':
      return `The table does not allow the sets of ${named(kinds)}.`;
    case 'unknown-card':
      return 'There are unknown cards.';
    case 'not-preconstructed':
      return 'Only the preconstructed decks are played at this table.';
    case 'not-in-pool':
      return `Your packs do not hold so many of ${named(kinds)}.`;
  }
}

export function sayAdvice({ about, cards: kinds, n = 0, resources = [] }: Advice): string {
  switch (about) {
    case 'few-units':
      return n === 0
        ? 'No card can become an asset: only personnel and ships can.'
        : `Only ${n} cards are personnel or ships, and nothing else can become an asset; half of the deck is advised.`;
    case 'nothing-pays':
      return `Nothing in the deck makes ${resources.join(' or ')}, which these cost: ${named(kinds)}.`;
    case 'mission-never-filled':
      return `The units of the deck cannot meet what these require: ${named(kinds)}.`;
    case 'mission-hardly-filled':
      return `Hardly any units of the deck meet what these require: ${named(kinds)}.`;
    case 'low-mystic':
      return `Mystic values are low: ${n} on average.`;
    case 'high-threat':
      return `Units have a high Cylon threat, ${n} on average, and will call the Cylons early.`;
  }
}

export function sayLineProblem({ line, text, problem, near }: LineProblem): string {
  const meant = near.map((kind) => cards[kind].name);
  switch (problem) {
    case 'unknown-card': {
      const hint = meant.length > 0 ? ` Did you mean ${meant.join(', or ')}?` : '';
      return `Line ${line}: there is no card "${text}".${hint}`;
    }
    case 'ambiguous':
      return `Line ${line}: "${text}" could be ${meant.join(', or ')}.`;
    case 'no-number':
      return `Line ${line}: "${text}" is there no times.`;
    case 'too-many':
      return `Line ${line}: nobody has so many of "${text}".`;
    case 'too-long':
      return `Line ${line}: too long for the list of a deck, from "${text}" on.`;
  }
}
