import type { Words } from '@ragtag/kernel';
import type { Role } from '../door/results';
import type { View } from '../door/view';
import type { BoardFact } from '../facts';
import { english } from './en';
import type { Language } from './language';
import { readerOf, sayFact } from './log';
import { Narrator } from './narrator';
import { sayOption, sayQuestion } from './questions';

const languages: readonly Language[] = [english];

/** The board game in a language, or in English where that one is not spoken. */
export function wordsIn(tag: string): Words<BoardFact, View> {
  const lang = languages.find((each) => each.tag === tag) ?? english;
  const narrator = (view: View) => new Narrator(lang, readerOf(view, lang));
  return {
    game: lang.table.game,
    player: (seat, view) => readerOf(view, lang).names(seat),
    fact: (fact, view) => sayFact(fact, readerOf(view, lang), lang),
    question: (question, view) => sayQuestion(question, readerOf(view, lang), lang),
    option: (question, option, view) => sayOption(question, option, readerOf(view, lang), lang),
    zones: (view) => lang.table.zones(view, narrator(view)),
    called: {
      role: (id) => lang.table.roles[id as Role] ?? id,
      character: (id) => new Narrator(lang, { names: String }).card('character', id),
    },
    standing: (view) => lang.table.standing(view),
  };
}
