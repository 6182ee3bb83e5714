import { open } from '../../in-play/reactions';
import { named } from '../../in-play/rulings';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { jumpTrackIsDone } from '../../table/new-caprica';
import { jumpTrack } from '../../terms';
import { jumpTheFleet } from './jump';

export interface JumpTrack {
  /** Spaces towards the jump; negative towards the start. */
  readonly n: number;
  /** What the last space brings, where that is no jump. */
  end?: string;
}

declare module '../../rules' {
  interface Procedures {
    'jump-track': JumpTrack;
  }
}

rules.locals('jump-track', { n: plain });

const lastSpace = jumpTrack.length - 1;

/**
 * Moving the fleet marker. Reaching the last space makes the fleet jump at once, unless something else is ruled to
 * happen there, or nothing. rule: jump.triggers
 */
rules.procedure('jump-track', {
  move(g, frame) {
    const { n } = frame;
    if (jumpTrackIsDone(g.state)) return;
    const from = g.state.jump;
    const to = Math.max(0, Math.min(lastSpace, from + n));
    if (to === from) return;
    g.state.jump = to;
    g.facts.push({ fact: 'jump-track-moved', from, to, rule: 'crisis.jump-icon' });
    if (to !== lastSpace) return;
    const end = named<string>(g, 'track-end', 'jump');
    if (end === 'jump') jumpTheFleet(g);
    else if (end !== 'nothing') frame.end = end;
  },
  openTrackEnd(g, { end }) {
    if (end !== undefined) open(g, 'track-end');
  },
});
