import type { View } from '@ragtag/card-game';
import type { OpenQuestion } from '@ragtag/kernel';
import { Coach } from '../../shell/coach/coach';
import { coach as words } from '../words';
import { useCards } from './use-cards';

/** From which share of the fleet defense level on the gauge is worth a word. */
const nearly = 0.7;

/** What is new about a question, beyond what is asked. */
function momentOf(view: View, { ask, options }: OpenQuestion): string {
  if (ask !== 'action') return `card/${ask === 'defend' ? 'defender' : ask}`;
  if (view.challenge) return 'card/in-challenge';
  const offers = (act: string) => options.some(({ id }) => id.startsWith(`${act}:`));
  if (offers('resolve')) return 'card/mission';
  if (offers('challenge')) return 'card/can-challenge';
  const { threat, defense } = view.gauge;
  return threat >= nearly * defense ? 'card/gauge' : 'card/action';
}

/** The coach of a first game. */
export function CardCoach() {
  const { view, question } = useCards();
  return <Coach sentences={words.sentences} moment={question ? momentOf(view, question) : ''} />;
}
