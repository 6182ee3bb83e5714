import type { CardFact, Seat, View } from '@ragtag/card-game';
import { useEffect, useState } from 'react';
import { useCards } from './use-cards';
import { useAnswerAfterPause } from './use-pause';

/** Passing without being asked each time. It is answered here, after a pause that tells nothing, and ends by itself. */
export type PassingMode = 'until-concerned' | 'this-phase';

interface Passing {
  readonly mode: PassingMode;
  /** How much had been told when it began. */
  readonly since: number;
  readonly turn: number;
  readonly phase: string;
}

function isMine(view: View, seat: Seat, target: unknown): boolean {
  const { units, missions, stacks, resolved } = view.players[seat];
  return [...units, ...missions, ...stacks, ...resolved].some(({ handle }) => handle === target);
}

/** Whether something concerns a player that nobody could foresee when they began to pass. */
function concerns(view: View, seat: Seat, fact: CardFact, mode: PassingMode): boolean {
  if (fact.fact === 'challenged') return fact.opponent === seat;
  if (mode === 'this-phase') return false;
  if (fact.fact === 'targeted') return isMine(view, seat, fact.target);
  if (fact.fact === 'influence' || fact.fact === 'discarded') return fact.seat === seat;
  return fact.fact === 'defeated' && fact.seat === seat;
}

export function usePassing(): {
  readonly mode: PassingMode | null;
  /** Nothing could be done but to pass, which whoever runs the game does then. */
  readonly onlyPass: boolean;
  begin(mode: PassingMode): void;
  stop(): void;
} {
  const { view, facts, question, ready, pick } = useCards();
  const [passing, setPassing] = useState<Passing | null>(null);
  const { turn, seat } = view;
  const isOver =
    passing !== null &&
    (seat === null ||
      turn.number !== passing.turn ||
      turn.phase !== passing.phase ||
      facts.slice(passing.since).some((fact) => concerns(view, seat, fact, passing.mode)) ||
      (question !== undefined && question.ask !== 'action'));
  useEffect(() => {
    if (isOver) setPassing(null);
  }, [isOver]);
  const isAsked = ready && question?.ask === 'action';
  const onlyPass = isAsked && question.options.length === 1;
  const isDue = isAsked && !onlyPass && passing !== null && !isOver;
  useAnswerAfterPause(isDue, question?.id, () => pick('pass'));
  useEffect(() => {
    if (!passing) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      setPassing(null);
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [passing]);
  return {
    mode: passing?.mode ?? null,
    onlyPass,
    begin(mode) {
      setPassing({ mode, since: facts.length, turn: turn.number, phase: turn.phase });
    },
    stop: () => setPassing(null),
  };
}
