import { type ConditionTests, player } from '../../in-play/condition-test';
import { damagedOn } from '../../table/boards';
import { inTheRed } from '../../table/queries';
import { countVipers } from '../../table/vipers';
import { resources } from '../../terms';

export const goalTests = {
  'damaged-on': (t, c) => c.boards.reduce((n, board) => n + damagedOn(t, board), 0) >= c.atLeast,
  'all-in-the-red': (t) => resources.every((resource) => inTheRed(t, resource)),
  'resources-apart': (t, c) => {
    const [one, other] = c.resources;
    return Math.abs(t.resources[one] - t.resources[other]) <= c.atMost;
  },
  'human-ships-lost': (t, c) =>
    countVipers(t.damagedVipers) + countVipers(t.destroyed.vipers) + t.destroyed.raptors >= c.atLeast,
  'has-played-super-crisis': (t, c, scene) => player(t, c.who, scene)?.playedSuperCrisis === true,
} satisfies ConditionTests;
