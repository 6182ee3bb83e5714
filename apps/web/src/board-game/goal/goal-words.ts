import {
  agendaCards,
  conditionHolds,
  galacticaIsAway,
  isKnownCylon,
  loyaltyCards,
  objectiveCards,
  type PlayerView,
  type Seat,
  type View,
} from '@ragtag/board-game';
import { goal as words } from '../words';
import { partsOf } from '../words/cards';

/** What one is, and wants: one line that follows one's side and standing. */
export interface Goal {
  readonly who: string;
  readonly wants: string;
  readonly may?: string;
  readonly cylon: boolean;
}

export function goalOf(view: View, seat: Seat): Goal {
  const player = view.players[seat];
  const { standing } = player;
  if (standing === 'eliminated') return { ...words.eliminated, cylon: false };
  if (standing === 'revealed') return { ...words.revealed, cylon: true };
  if (standing === 'sympathizer') return { ...words.sympathizer, cylon: true };
  if (standing !== 'human' && !isKnownCylon(player)) return ownGoal(player);
  const cylon = player.loyalty.some(({ card }) => card !== null && loyaltyCards[card].side === 'cylon');
  if (cylon) return { ...words.hidden, cylon };
  return { ...humanGoal(view), may: personalGoal(view, seat), cylon };
}

/** What a human wants beside that, and whether it is so now. */
function personalGoal(view: View, seat: Seat): string | undefined {
  const held = view.players[seat].loyalty.find(
    ({ card, faceUp }) => card !== null && !faceUp && loyaltyCards[card].special === 'personalgoal',
  );
  if (!held || held.card === null) return undefined;
  const { name, action } = loyaltyCards[held.card];
  const reached = action?.if && conditionHolds(view, action.if, { you: seat, bind: {} }) === true;
  return words.personal(name, action?.if === undefined ? null : reached === true);
}

function humanGoal(view: View): Pick<Goal, 'who' | 'wants'> {
  if (view.newCaprica) return galacticaIsAway(view) ? words.onNewCaprica : words.leavingNewCaprica;
  const left = farthest(view) - view.distance;
  if (view.options.newcaprica && !view.options.allendings && left > 0) return words.toNewCaprica(left);
  const goal = words.human(farthest(view), view.distance);
  return view.options.cooperative ? { ...goal, who: words.together } : goal;
}

/** What somebody who is on nobody's side wants, and whether it is so now. */
function ownGoal({ agenda, motives = [] }: PlayerView): Goal {
  if (motives.length > 0) {
    const shown = motives.filter((motive) => motive.shown).length;
    const ready = motives.filter((motive) => motive.holds && !motive.shown).length;
    return {
      who: words.leader,
      wants: words.motives(shown),
      may: ready > 0 ? words.motivesHold(ready) : '',
      cylon: true,
    };
  }
  if (!agenda || agenda.card === null) return { ...words.ownGoals, cylon: true };
  const card = agendaCards[agenda.card];
  const text = partsOf(card).map((part) => part.text);
  return {
    who: words.leader,
    wants: [`${card.name}:`, ...text].join(' '),
    may: agenda.holds ? words.holdsNow : words.doesNotHold,
    cylon: true,
  };
}

/** How far the fleet must come. */
function farthest({ options }: View): number {
  const ends = objectiveCards.filter(({ ending }) => options[ending]).flatMap(({ milestones }) => milestones);
  return Math.max(...ends.map(({ at }) => at));
}
