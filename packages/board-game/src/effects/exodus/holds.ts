import { deckTables, skillKinds } from '../../cards/tables';
import type { ConditionTests } from '../../in-play/condition-test';
import { attackNow, checkNow, crisisNow } from '../../table/running';
import { notSeen } from '../../table/table';

export const exodusTests = {
  'check-strength': (t, c) => {
    const check = checkNow(t);
    if (!check || !('pile' in check)) return notSeen(t);
    const there = check.pile.filter(({ card }) => skillKinds[card].skill === c.skill);
    return there.reduce((sum, { card }) => sum + skillKinds[card].strength, 0) >= c.atLeast;
  },
  // rule: setup.titles.cag
  'title-played': (t, c) => c.title !== 'cag' || t.options.cylonfleet,
  'crisis-chooser': (t, c) => {
    const crisis = crisisNow(t);
    if (!crisis) return notSeen(t);
    return deckTables[crisis.deck][crisis.card].chooser === c.by;
  },
  'raiders-by-pilot': (t) => {
    const attack = attackNow(t);
    if (!attack) return notSeen(t);
    return attack.by === 'viper' && attack.area !== null && t.areas[attack.area].raiders > 0;
  },
} satisfies ConditionTests;
