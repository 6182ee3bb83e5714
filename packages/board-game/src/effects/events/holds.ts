import type { ConditionTests } from '../../in-play/condition-test';
import { eventField, seatFor } from '../../in-play/scene';
import { notSeen } from '../../table/table';
import type { Cause } from '../types';

export const eventTests = {
  event: (t, c, scene) => {
    const value = eventField(scene, c.field);
    return (c.among as readonly unknown[]).includes(value) || (value === undefined && notSeen(t));
  },
  'event-bound': (t, c, scene) => {
    const value = eventField(scene, c.field);
    return value === undefined ? notSeen(t) : value === scene.bind[c.as];
  },
  'event-about': (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    const value = eventField(scene, c.field);
    if (value === undefined) return notSeen(t);
    return seat !== undefined && value === seat;
  },
  'caused-by': (t, c, scene) => {
    const cause = eventField(scene, 'cause') as Cause | undefined;
    if (cause === undefined) return notSeen(t);
    return c.kinds.includes(cause.kind) && (c.ids?.includes(cause.id) ?? true);
  },
} satisfies ConditionTests;
