import { type ConditionTests, player } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { isAnybodyThat } from '../../in-play/targets';
import { sleeperPhaseIsOver } from '../../table/milestones';
import { isHuman, isPilot, nearest } from '../../table/queries';
import { isInfiltrating } from '../../table/standing';
import { notSeen } from '../../table/table';

export const peopleTests = {
  pilot: (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && isPilot(p);
  },
  holds: (t, c, scene) => t.titles[c.title] === seatFor(t, c.who, scene),
  'title-went-to': (t, c, scene) => {
    const change = nearest(t, 'change-title');
    if (!change) return notSeen(t);
    return change.title === c.title && change.to === seatFor(t, c.who, scene);
  },
  'sympathizer-cylon': (t, c, scene) => player(t, c.who, scene)?.standing === 'sympathizer',
  'hidden-loyalty': (t, c, scene) =>
    (player(t, c.who, scene)?.loyalty.filter((l) => !l.faceUp).length ?? 0) >= c.atLeast,
  'sleeper-over': (t) => sleeperPhaseIsOver(t),
  'executions-cost-morale': (t) => (t.executions?.morale ?? 0) > 0,
  'has-been-executed': (t, c, scene) => (player(t, c.who, scene)?.executions ?? 0) > 0,
  infiltrating: (t, c, scene) => {
    const p = player(t, c.who, scene);
    return p !== undefined && isInfiltrating(p);
  },
  // Who is to discard, a view tells only as far as somebody is asked.
  somebody: (t, c, scene) =>
    !t.stack && c.filter.includes('must-discard') ? notSeen(t) : isAnybodyThat(t, c.filter, scene),
  human: (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    return seat !== undefined && isHuman(t, seat);
  },
} satisfies ConditionTests;
