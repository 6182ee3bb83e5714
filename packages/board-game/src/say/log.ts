import { tellFact } from '@ragtag/kernel/say';
import type { View } from '../door/view';
import type { BoardFact } from '../facts';
import { english } from './en';
import type { Language, Reader } from './language';
import { Narrator } from './narrator';

/** Facts as sentences of the log. */

/** A fact as one sentence, told to a reader. */
export function sayFact(fact: BoardFact, reader: Reader, lang: Language = english): string {
  return tellFact(lang, fact, new Narrator(lang, reader));
}

/** Those whose last name somebody else is known by. */
const byFirstName = new Set(['Ellen Tigh']);

/** The short name of a character: what others call them, or their last name. */
export function shortName(name: string): string {
  return /"(.+?)"/.exec(name)?.[1] ?? name.split(' ').at(byFirstName.has(name) ? 0 : -1) ?? name;
}

/** How a seat reads a game: itself as "you", the others by their characters' names. */
export function readerOf(view: View, lang: Language = english): Reader {
  const narrator = new Narrator(lang, { names: String });
  return {
    you: view.seat,
    view,
    names(seat) {
      const player = view.players[seat];
      if (!player) return String(seat);
      return player.character === '' ? player.name : shortName(narrator.card('character', player.character));
    },
  };
}
