import type { Rounding } from '@ragtag/kernel';
import { rules } from '../../rules';
import { firstPlayer } from '../../table/queries';
import { actionRound } from './action-round';

/** The execution phase. rule: ccg.execution.round */
export interface Execution extends Rounding {
  /** An effect has ended it. rule: ccg.execution.end-early */
  ended: boolean;
}

declare module '../../rules' {
  interface Procedures {
    execution: Execution;
  }
}

rules.procedure('execution', {
  // rule: ccg.missions.one-per-phase
  begin(g) {
    for (const p of g.state.players) p.resolvedMission = false;
  },
  actions: actionRound<Execution>({
    first: (g) => firstPlayer(g.state),
    isOver: (_g, frame) => frame.ended,
  }),
});
