import { type ConditionTests, player } from '../../in-play/condition-test';
import { eventField } from '../../in-play/scene';
import { alliesAt, alliesDisplaced, traumaOn } from '../../table/allies';
import { count } from '../../table/table';

export const allyTests = {
  'trauma-held': (t, c, scene) => count(player(t, c.who, scene)?.trauma ?? 0) >= c.atLeast,
  'trauma-here': (t, c, scene) => traumaOn(t, player(t, c.who, scene)?.location ?? null),
  'ally-here': (t, c, scene) => alliesAt(t, player(t, c.who, scene)?.location ?? null).length > 0,
  'allies-displaced': (t, c, scene) =>
    t.allies !== undefined &&
    alliesDisplaced(t, c.why === 'damaged' ? eventField(scene, 'location') : undefined).length > 0,
} satisfies ConditionTests;
