import { repeat } from '@ragtag/kernel';
import { endGame } from '../../operations/end-game';
import { type G, rules } from '../../rules';
import type { State } from '../../state';
import { firstPlayer, leftOf } from '../../table/queries';
import { type Phase, phases, type Seat, type Until } from '../../terms';

/** A turn: ready, execution and Cylon phase, and whatever is added. rule: ccg.turn.phases */

declare module '../../rules' {
  interface Procedures {
    turn: Record<never, never>;
    phase: { readonly phase: Phase };
  }
}

/** rule: ccg.order.who-first, ccg.order.tie-stays, ccg.order.tie-others */
export function lowestInfluence(s: State, previous: Seat): Seat {
  let lowest = Number.POSITIVE_INFINITY;
  for (const { out, influence } of s.players) if (!out && influence < lowest) lowest = influence;
  let seat = s.players[previous].out ? leftOf(s, previous) : previous;
  while (s.players[seat].influence !== lowest) seat = leftOf(s, seat);
  return seat;
}

/** rule: ccg.turn.phase-end */
function expire(g: G, ...over: readonly Until[]): void {
  const s = g.state;
  if (s.inForce.length > 0) s.inForce = s.inForce.filter(({ until }) => !over.includes(until));
}

const procedureOf = { ready: 'ready', execution: 'execution', cylon: 'cylon-phase' } as const;

rules.procedure('phase', {
  begin(g, { phase }) {
    const { turn } = g.state;
    turn.phase = phase;
    // rule: ccg.order.moments
    turn.first = lowestInfluence(g.state, turn.first);
    // rule: ccg.order.override
    if (phase === 'cylon') {
      turn.leads = turn.actsFirst;
      turn.actsFirst = null;
    }
    g.facts.push({ fact: 'phase-began', phase, first: firstPlayer(g.state), rule: 'ccg.order.moments' });
  },
  run(g, { phase }) {
    if (phase === 'ready') rules.call(g, procedureOf.ready, { done: [] });
    else if (phase === 'execution') rules.call(g, procedureOf.execution, { ended: false });
    else rules.call(g, procedureOf.cylon, { red: [], given: [] });
  },
  end(g, { phase }) {
    expire(g, 'phase', 'challenge', 'action', 'next-action');
    g.state.turn.leads = null;
    g.facts.push({ fact: 'phase-ended', phase, rule: 'ccg.turn.phase-end' });
  },
});

rules.procedure('turn', {
  begin(g) {
    const { turn } = g.state;
    turn.number++;
    turn.order = [...phases];
    g.facts.push({ fact: 'turn-began', turn: turn.number, rule: 'ccg.turn.series' });
  },
  phases: repeat(
    (g) => g.state.turn.order.length > 0,
    (g) => void rules.call(g, 'phase', { phase: g.state.turn.order.shift() as Phase }),
  ),
  // rule: ccg.turn.end
  end(g) {
    expire(g, 'turn');
    const s = g.state;
    s.reveals = [];
    s.draw = [];
    s.turn.actsFirst = null;
    // rule: ccg.triggers.once-per-turn
    for (const { units, resolved } of s.players) {
      for (const unit of units) {
        if (unit.used.length > 0) unit.used = [];
        for (const link of unit.links) if (link.used.length > 0) link.used = [];
      }
      for (const each of resolved) if (each.used.length > 0) each.used = [];
    }
  },
  atTheLimit(g) {
    const { options, turn, players } = g.state;
    if (options.turnLimit === 0 || turn.number < options.turnLimit) return;
    const most = Math.max(...players.map((p) => (p.out ? 0 : p.influence)));
    const winners = players.flatMap((p, seat) => (!p.out && p.influence === most ? [seat] : []));
    endGame(g, winners, 'ccg.win.no-stalemate-rule');
  },
});
