import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { jumpTrack } from '../../terms';
import { jumpTheFleet } from './jump';

export interface JumpTrack {
  /** Spaces towards the jump; negative towards the start. */
  readonly n: number;
}

declare module '../../rules' {
  interface Procedures {
    'jump-track': JumpTrack;
  }
}

rules.locals('jump-track', { n: plain });

const lastSpace = jumpTrack.length - 1;

/** Moving the fleet marker. rule: jump.triggers — reaching the last space makes the fleet jump at once. */
rules.procedure('jump-track', {
  move(g, { n }) {
    const from = g.state.jump;
    const to = Math.max(0, Math.min(lastSpace, from + n));
    if (to === from) return;
    g.state.jump = to;
    g.facts.push({ fact: 'jump-track-moved', from, to, rule: 'crisis.jump-icon' });
    if (to === lastSpace) jumpTheFleet(g);
  },
});
