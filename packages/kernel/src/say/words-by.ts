import type { Words } from '../game-words';
import type { Fact, OpenQuestion, Option } from '../state';
import type { BaseLanguage } from './language';
import { tellFact, tellOption, tellQuestion } from './narrator';
import type { Reader } from './reader';

/** How a game tells somebody who has a view. */
export interface Narration<V, T> {
  teller(view: V): T;
  /** The question with what its words need beside it. */
  asked(question: OpenQuestion, tell: T): OpenQuestion;
  /** What picking an option does. */
  whatHappens(question: OpenQuestion, option: Option, tell: T): string | undefined;
}

/** A game in a language, as it is told to whoever has a view. */
export function wordsBy<F extends Fact, V, T extends Reader>(
  lang: BaseLanguage<F, V, T>,
  { teller, asked, whatHappens }: Narration<V, T>,
): Required<Pick<Words<F, V>, 'game' | 'player' | 'fact' | 'question' | 'option' | 'zones' | 'standing'>> {
  const { table } = lang;
  return {
    game: table.game,
    player: (seat, view) => teller(view).names(seat),
    fact: (fact, view) => tellFact(lang, fact, teller(view)),
    question(question, view) {
      const tell = teller(view);
      return tellQuestion(lang, asked(question, tell), tell);
    },
    option(question, option, view) {
      const tell = teller(view);
      const whole = asked(question, tell);
      return tellOption(lang, whole, option, tell, whatHappens(whole, option, tell));
    },
    zones: (view) => table.zones(view, teller(view)),
    standing: (view) => table.standing(view, teller(view)),
  };
}
