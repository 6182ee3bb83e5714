import type { Words } from '@ragtag/kernel';
import { wordsBy } from '@ragtag/kernel/say';
import type { Role } from '../door/results';
import type { View } from '../door/view';
import type { BoardFact } from '../facts';
import { english } from './en';
import type { Language } from './language';
import { readerOf } from './log';
import { Narrator } from './narrator';
import { asked, whatHappens } from './questions';

const languages: readonly Language[] = [english];

/** The board game in a language, or in English where that one is not spoken. */
export function wordsIn(tag: string): Words<BoardFact, View> {
  const lang = languages.find((each) => each.tag === tag) ?? english;
  return {
    ...wordsBy<BoardFact, View, Narrator>(lang, {
      teller: (view) => new Narrator(lang, readerOf(view, lang)),
      asked,
      whatHappens: (question, option, tell) => whatHappens(question, option, tell, lang),
    }),
    called: {
      role: (id) => lang.table.roles[id as Role] ?? id,
      character: (id) => new Narrator(lang, { names: String }).card('character', id),
    },
  };
}
