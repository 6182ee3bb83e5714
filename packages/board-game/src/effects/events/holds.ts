import type { ConditionTests } from '../../in-play/condition-test';
import { eventField, seatFor } from '../../in-play/scene';
import type { Cause } from '../types';

export const eventTests = {
  event: (_g, c, scene) => (c.among as readonly unknown[]).includes(eventField(scene, c.field)),
  'event-bound': (_g, c, scene) => {
    const value = eventField(scene, c.field);
    return value !== undefined && value === scene.bind[c.as];
  },
  'event-about': (g, c, scene) => {
    const seat = seatFor(g.state, c.who, scene);
    return seat !== undefined && eventField(scene, c.field) === seat;
  },
  'caused-by': (_g, c, scene) => {
    const cause = eventField(scene, 'cause') as Cause | undefined;
    return cause !== undefined && c.kinds.includes(cause.kind) && (c.ids?.includes(cause.id) ?? true);
  },
} satisfies ConditionTests;
