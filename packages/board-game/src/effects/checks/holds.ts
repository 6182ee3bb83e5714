import type { ConditionTests } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { isOnNewCaprica } from '../../table/queries';
import {
  checkNow,
  countingSkills,
  inForceFor,
  isFaceUp,
  printedDifficulty,
  totalOf,
} from '../../table/running';
import { notSeen } from '../../table/table';

export const checkTests = {
  'check-of': (t, c, scene) => {
    const cause = checkNow(t)?.cause;
    if (cause === undefined || cause.kind !== c.source) return false;
    // rule: newcaprica.rules.brig-becomes-detention
    const id = cause.id === 'detention' && isOnNewCaprica(t, scene.you) ? 'brig' : cause.id;
    return c.ids === undefined || c.ids.includes(id);
  },
  'check-target': (t, c, scene) => {
    const target = checkNow(t)?.target ?? null;
    return target !== null && target === seatFor(t, c.who, scene);
  },
  'check-counts': (t, c) => {
    const check = checkNow(t);
    if (!check) return false;
    return ('mods' in check ? countingSkills(check) : check.counting).includes(c.skill);
  },
  'check-faceup': (t) => {
    const check = checkNow(t);
    return check !== undefined && isFaceUp(check);
  },
  'check-reckless': (t) => checkNow(t)?.reckless ?? false,
  // What is still to come, a view cannot tell.
  'check-outcome': (t, c) => {
    const outcome = checkNow(t)?.outcome ?? null;
    return outcome === null ? notSeen(t) : (c.outcome as readonly string[]).includes(outcome);
  },
  'check-total': (t, c) => {
    const check = checkNow(t);
    const total = check ? totalOf(check) : null;
    return total === null ? notSeen(t) : total >= (c.atLeast ?? total) && total <= (c.atMost ?? total);
  },
  'check-short': (t, c) => {
    const check = checkNow(t);
    const total = check ? totalOf(check) : null;
    const difficulty = check && (c.printed ? printedDifficulty(check) : check.difficulty);
    if (total === null || difficulty === undefined) return notSeen(t);
    const short = difficulty - total;
    return short >= (c.atLeast ?? short) && short <= (c.atMost ?? short);
  },
  'check-in-force': (t, c) => {
    const check = checkNow(t);
    if (!check) return false;
    return 'mods' in check ? inForceFor(check, c.on).length > 0 : notSeen(t);
  },
} satisfies ConditionTests;
