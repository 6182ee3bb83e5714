import {
  agendaCards,
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
  return { ...humanGoal(view), cylon };
}

function humanGoal(view: View): Pick<Goal, 'who' | 'wants'> {
  if (view.newCaprica) return galacticaIsAway(view) ? words.onNewCaprica : words.leavingNewCaprica;
  const left = farthest(view) - view.distance;
  if (view.options.newcaprica && left > 0) return words.toNewCaprica(left);
  return words.human(farthest(view), view.distance);
}

/** What somebody who is on nobody's side wants, and whether it is so now. */
function ownGoal({ agenda }: PlayerView): Goal {
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
