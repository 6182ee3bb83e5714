import { discard, discardRandom, drawSkill, oneByOne } from '../../effects/build';
import type { Effect, Who, WhoAll } from '../../effects/types';

/** Skill cards that are given up for treachery. Whoever does both finishes before the next. rule: timing.multi-draw-order */

export const drawTreachery = (who: Who, n: number): Effect => drawSkill(who, n, ['treachery']);

/** Each of these players, one after another. */
export const treacheryFor = (who: WhoAll, n: number): Effect =>
  oneByOne(who, 'player', [discard('player', n), drawTreachery('player', n)]);

export const treacheryForAll = (n: number): Effect => treacheryFor('each-player', n);

/** Cards picked at random go for as many treachery cards. */
export const randomTreachery = (who: Who, n: number): readonly Effect[] => [
  discardRandom(who, n),
  drawTreachery(who, n),
];
