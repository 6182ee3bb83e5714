import { attackFromFleet } from '../../operations/fleet';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { fleetAreas, pursuitTrack } from '../../table/fleet';

export interface Pursuit {
  /** Spaces still to go. */
  left: number;
}

declare module '../../rules' {
  interface Procedures {
    pursuit: Pursuit;
  }
}

rules.locals('pursuit', { left: plain });

const last = pursuitTrack.length - 1;

/** rule: cylonfleet.pursuit-auto-attack */
function autoAttack(g: G): void {
  const { fleet } = g.state;
  if (!fleet) return;
  for (const area of fleetAreas) attackFromFleet(g, area, 'cylonfleet.pursuit-auto-attack');
  fleet.pursuit = 0;
  g.facts.push({ fact: 'pursuit-moved', from: last, to: 0, rule: 'cylonfleet.pursuit-auto-attack' });
}

/** The Cylons come nearer, one space after another. rule: cylonfleet.order */
rules.procedure('pursuit', {
  advance(g, frame) {
    const { fleet } = g.state;
    if (!fleet || frame.left === 0) return;
    frame.left--;
    frame.i--;
    const from = fleet.pursuit;
    fleet.pursuit = from + 1;
    g.facts.push({ fact: 'pursuit-moved', from, to: fleet.pursuit, rule: 'cylonfleet.order' });
    if (fleet.pursuit === last) return autoAttack(g);
    // rule: cylonfleet.pursuit-civilians
    const { civilians } = pursuitTrack[fleet.pursuit];
    if (civilians > 0) rules.call(g, 'place-civilians', { left: civilians });
  },
});

export function advancePursuit(g: G, n: number): void {
  if (g.state.fleet) rules.call(g, 'pursuit', { left: n });
}
