import type { Frame } from '@ragtag/kernel';
import { crisisCards } from '../../cards/tables';
import { seatFor } from '../../in-play/scene';
import type { Fate } from '../../procedures/crisis/crisis';
import { leavePlay } from '../../procedures/crisis/kept-cards';
import { travel } from '../../procedures/jumping/objective';
import type { G } from '../../rules';
import type { Seat } from '../../terms';
import type { Runs } from '../run-verb';
import type { Cause, EffectOf } from '../types';

/** What becomes of the card that is speaking. */

interface CardFrame extends Frame {
  /** Of a Crisis or Super Crisis. */
  readonly deck?: string;
  readonly card: number;
  fate: Fate;
  holder: Seat | null;
}

/** What carries out cards that are no Crises. */
const carriedOutBy: Partial<Record<string, string>> = { quorum: 'play-quorum', mutiny: 'play-mutiny' };

/** The procedure that is carrying out this card. */
function frameOf(g: G, cause: Cause): CardFrame | undefined {
  const { kind, card } = cause;
  return (g.state.stack as CardFrame[]).findLast(
    (f) => f.card === card && (f.p === 'crisis' ? f.deck === kind : f.p === carriedOutBy[kind]),
  );
}

/** Takes the card out of play, where it lies there already. */
function putKept(g: G, cause: Cause, where: EffectOf<'putCard'>['where']): void {
  const kept = g.state.inPlay.find((k) => k.deck === cause.kind && k.card === cause.card);
  if (kept && (where === 'discard' || where === 'remove' || where === 'shuffle')) leavePlay(g, kept, where);
}

export const putCardRuns = {
  putCard(g, { where, to }, _frame, scene) {
    const { cause } = scene;
    if (cause.kept) return putKept(g, cause, where);
    const frame = frameOf(g, cause);
    if (!frame) return;
    if (where !== 'give') {
      frame.fate = where;
    } else {
      const holder = to === undefined ? undefined : seatFor(g.state, to, scene);
      if (holder === undefined) return;
      frame.fate = 'keep';
      frame.holder = holder;
    }
    if (where === 'objective') {
      travel(g, { deck: 'crisis', card: frame.card }, crisisCards[frame.card].distance ?? 0);
    }
  },
} satisfies Runs;
