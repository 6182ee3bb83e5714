import { endGame } from '../../operations/end-game';
import { destroyStacked } from '../../operations/stacks';
import { rules } from '../../rules';
import { clockwiseFrom, isHuman, isOnNewCaprica } from '../../table/queries';
import { execute } from '../executions/execute';

declare module '../../rules' {
  interface Procedures {
    'leave-new-caprica': Record<never, never>;
  }
}

rules.locals('leave-new-caprica', {});

const cause = { kind: 'rule', id: 'newcaprica.after.left-behind' } as const;

/** The final jump from New Caprica. rule: newcaprica.after.leave, newcaprica.after.left-behind, endgame.order */
rules.procedure('leave-new-caprica', {
  announce: (g) => void g.facts.push({ fact: 'new-caprica-left', rule: 'newcaprica.after.leave' }),
  loseShips(g, frame) {
    if (destroyStacked(g, cause)) frame.i--;
  },
  // rule: newcaprica.after.left-behind-cylon — whoever counts as a human player, proven a Cylon or not
  executeTheLeft(g) {
    const s = g.state;
    const left = clockwiseFrom(s, s.turn.seat).filter((seat) => isHuman(s, seat) && isOnNewCaprica(s, seat));
    execute(g, left, cause);
  },
  end: (g) => endGame(g, 'humans', 'endgame.human-win', 'new-caprica'),
});
