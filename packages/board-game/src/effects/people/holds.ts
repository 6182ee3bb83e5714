import { type ConditionTests, player } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { playersThat } from '../../in-play/targets';
import { isPilot, nearest } from '../../table/queries';

export const peopleTests = {
  pilot: (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && isPilot(p);
  },
  holds: (g, c, scene) => g.state.titles[c.title] === seatFor(g.state, c.who, scene),
  'title-went-to': (g, c, scene) => {
    const change = nearest(g.state, 'change-title');
    return change?.title === c.title && change.to === seatFor(g.state, c.who, scene);
  },
  'sympathizer-cylon': (g, c, scene) => player(g, c.who, scene)?.cylon === 'sympathizer',
  'hidden-loyalty': (g, c, scene) =>
    (player(g, c.who, scene)?.loyalty.filter((l) => !l.faceUp).length ?? 0) >= c.atLeast,
  somebody: (g, c, scene) => playersThat(g, c.filter, scene).length > 0,
} satisfies ConditionTests;
