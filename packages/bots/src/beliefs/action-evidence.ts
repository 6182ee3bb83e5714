import {
  type Cause,
  type Effect,
  isKnownCylon,
  listsInside,
  listsOf,
  quorumCards,
  type Seat,
  skillKinds,
  type Verb,
  type View,
} from '@ragtag/board-game';
import { weighList } from '../weigh/weigh';
import { plainWeights } from '../weigh/weights';

/** What deeds other than checks tell about who did them, as logarithms of how much likelier a Cylon does them. */

/** Effects that fight for the fleet. Hidden Cylons have them at hand as often, and leave them. */
const helpful: ReadonlySet<Verb> = new Set<Verb>([
  'activateVipers',
  'attackCenturion',
  'attackFromGalactica',
  'jump',
  'launchSelf',
  'ownViperAttacks',
  'playQuorum',
  'repairLocation',
  'repairVipers',
]);

/** Ways to pass the time without harm or help. */
const idle: ReadonlySet<Verb> = new Set<Verb>(['drawCards', 'drawSkill']);

function doesAny(lists: readonly (readonly Effect[])[], verbs: ReadonlySet<Verb>): boolean {
  return lists.some((list) =>
    list.some((effect) => verbs.has(effect.do) || doesAny(listsInside(effect), verbs)),
  );
}

const judged = new Map<string, number>();

/** An action that was taken, whatever came of it. */
export function actionEvidence(cause: Cause): number {
  // Orders for one's own viper have no list of effects.
  if (cause.kind === 'rule') return helps;
  const key = `${cause.kind}/${cause.id}/${cause.card}`;
  let evidence = judged.get(key);
  if (evidence === undefined) {
    const lists = listsOf(cause);
    evidence = doesAny(lists, helpful) ? helps : doesAny(lists, idle) ? idleness : 0;
    judged.set(key, evidence);
  }
  return evidence;
}

const helps = -0.2;
/** An action that passes the time, or none. */
export const idleness = 0.1;

/** A skill card played beside what is going on: hardly ever to do harm, and it costs a card. */
export function reactionEvidence({ kind, card }: Cause): number {
  if (kind !== 'skill' || card === undefined) return 0;
  return skillKinds[card].skill === 'treachery' ? 0 : helps;
}

/** A Quorum card that was played: by what it is worth to the humans. */
export function quorumEvidence(view: View, seat: Seat, card: number): number {
  const doubt = view.players.map((p) => (isKnownCylon(p) ? 1 : 0.2));
  const outlook = { view, seat, side: 'humans', doubt, weights: plainWeights } as const;
  return weighList(outlook, quorumCards[card].action.do, { you: seat, bind: {} }) > 0.3 ? -0.4 : 0;
}

/** Cards added by somebody who had said that there was nothing to add. */
export const brokenWord = 0.5;
