import type { ConditionTests } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { isHuman } from '../../table/queries';

export const missionTests = {
  'no-mission': (t) => t.mission === undefined,
  'rebel-in-play': (t) => t.rebel !== undefined,
  // rule: rebel-basestar.infiltrator
  'rebel-serves': (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    return seat !== undefined && t.rebel === (isHuman(t, seat) ? 'human' : 'cylon');
  },
  'hub-destroyed': (t) => t.hubDestroyed === true,
} satisfies ConditionTests;
