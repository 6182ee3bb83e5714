import {
  agendaCards,
  type Condition,
  type PlayerView,
  resources,
  rights,
  type Seat,
  type Side,
  teamOf,
  type View,
} from '@ragtag/board-game';
import { sideByMotives, stillWanted } from './motives';
import { jumpsToGo } from './weigh/way';

/** Players who win by an Agenda or by Motives: whose side they take just now, and what others may expect of them. */

export const hasOwnGoals = (p: PlayerView): boolean => rights(p).ownGoals;

/** What a dial loses by itself from one jump to the next, about. */
const worn = 1.3;

/** What only harm to the humans brings about: dials fall on the way, whatever a Leader does. */
function asksForHarm(view: View, condition: Condition): boolean {
  switch (condition.is) {
    case 'all':
    case 'any':
      return condition.of.some((each) => asksForHarm(view, each));
    case 'resource-at-most':
      return view.resources[condition.resource] - worn * jumpsToGo(view, 1) > condition.n;
    case 'human-ships-lost':
    case 'damaged-on':
    case 'all-in-the-red':
    case 'place-damaged':
    case 'vipers-lost':
      return true;
    default:
      return false;
  }
}

/** What only a voyage on which the humans do well brings about. */
function asksForTravel(condition: Condition): boolean {
  if (condition.is === 'all') return condition.of.some(asksForTravel);
  return condition.is === 'not' && condition.it.is === 'distance-at-most';
}

/** Whether a condition names one of these things, inside others too. */
export function asksFor(condition: Condition, ...names: Condition['is'][]): boolean {
  if (condition.is === 'all' || condition.is === 'any')
    return condition.of.some((each) => asksFor(each, ...names));
  return names.includes(condition.is);
}

/** The Agenda that a player is seen to have: one's own, or everybody's once the game is over. */
export function agendaOf({ agenda }: PlayerView) {
  return agenda === undefined || agenda.card === null ? undefined : agendaCards[agenda.card];
}

/** How low a dial may be before one who needs the humans to win stops pulling at it. */
const brink = 2;
/** How far the fleet must have come before such a one begins to. */
const late = 4;

/** Whether a Leader still has to play a Super Crisis, whoever is to win. */
export function owesSuperCrisis(me: PlayerView): boolean {
  const agenda = agendaOf(me);
  return agenda !== undefined && !me.agenda?.holds && asksFor(agenda.if, 'has-played-super-crisis');
}

/** The side to play for until what is wanted holds: whoever brings it about, as long as the other can still win. */
function until(view: View, winWith: Side, wanted: readonly Condition[]): Side {
  if (winWith === 'cylons') return wanted.some(asksForTravel) ? 'humans' : 'cylons';
  const inDanger = resources.some((resource) => view.resources[resource] <= brink);
  return wanted.some((each) => asksForHarm(view, each)) && view.distance >= late && !inDanger
    ? 'cylons'
    : 'humans';
}

/**
 * The side that a player plays for: a Leader with an Agenda or Motives for the side with which it wins, once the rest of
 * it holds, and until then for whoever brings the rest about.
 */
export function sideOf(view: View, seat: Seat): Side {
  const me = view.players[seat];
  if (!hasOwnGoals(me)) return teamOf(view, seat);
  if (me.motives) {
    const side = sideByMotives(view, me);
    return until(view, side, stillWanted(me, side));
  }
  const agenda = agendaOf(me);
  if (!agenda) return teamOf(view, seat);
  return me.agenda?.holds ? agenda.winWith : until(view, agenda.winWith, [agenda.if]);
}

/** How likely a Leader is held to be against the humans: four of six sympathetic Agendas want them to win, two hostile. */
export function doubtOfLeaders(view: View): number {
  if (view.options.motive) return 0.5;
  return view.players.length % 2 === 0 ? 0.35 : 0.65;
}
