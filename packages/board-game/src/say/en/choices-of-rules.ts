import type { Cause } from '../../effects/types';
import { damagedOn } from '../../table/boards';
import { type BoardName, boards } from '../../terms';
import type { Teller } from '../language';
import { boards as names } from './names';

/** A choice that a rule of a box gives in place of what would happen. */
interface ChoiceOfRules {
  ask(tell: Teller): string;
  yes(tell: Teller): string;
  otherwise(tell: Teller): string;
}

/** "Pegasus (1 of 4 damaged)". */
function hullOf(board: BoardName & ('galactica' | 'pegasus'), { view }: Teller): string {
  const { title } = names[board];
  return view ? `${title} (${damagedOn(view, board)} of ${boards[board].hull.lostAt} damaged)` : title;
}

/** Reactions that have no card to be called by. */
const choices: Readonly<Partial<Record<string, ChoiceOfRules>>> = {
  'damage.pegasus-choice': {
    ask: () => 'A hit on Galactica: which ship takes the damage?',
    yes: (tell) => hullOf('pegasus', tell),
    otherwise: (tell) => hullOf('galactica', tell),
  },
};

/** Such a choice, where it is all that can be answered. */
export function choiceOfRules(options: readonly { readonly cause?: Cause }[]): ChoiceOfRules | undefined {
  const causes = options.flatMap(({ cause }) => cause ?? []);
  return causes.length === 1 && causes[0].kind === 'rule' ? choices[causes[0].id] : undefined;
}
