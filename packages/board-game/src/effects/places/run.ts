import type { Asking, Option } from '@ragtag/kernel';
import { location } from '../../cards/tables';
import type { ActionOption } from '../../in-play/actions/offers';
import { locationOptions } from '../../in-play/actions/places';
import { seatFor } from '../../in-play/scene';
import { prisonOf } from '../../in-play/targets';
import { sendTo, sentTo } from '../../operations/people';
import { repairable, repairLocation } from '../../operations/repairs';
import { activateLocation } from '../../procedures/actions/action';
import { type G, rules } from '../../rules';
import { isHuman, isImprisoned, offTheBoard } from '../../table/queries';
import type { Seat } from '../../terms';
import type { RunFrame, RunScene, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';
import { onBehalf, seatsFor } from '../who';

declare module '../../rules' {
  interface Asks {
    'activate-location': Asking<ActionOption>;
    'repair-location': Asking;
  }
}

/** Where characters go, and what becomes of locations. */

rules.ask<ActionOption, RunFrame>('activate-location', {
  options(g, frame, { seat }) {
    const { among, waive, notFromBrig } = currentEffect<EffectOf<'activateLocation'>>(frame);
    const options = locationOptions(g, seat, among, waive);
    if (!isImprisoned(g.state.players[seat])) return options;
    return options.filter(({ cause }) => cause.id !== notFromBrig);
  },
  chosen: (g, _frame, [pick], { seat }) => activateLocation(g, seat, pick),
});

rules.ask<Option, RunFrame>('repair-location', {
  options(g, frame) {
    const { upTo, on } = currentEffect<EffectOf<'repairAnywhere'>>(frame);
    const places = repairable(g.state).filter((place) => on === undefined || location(place).board === on);
    const ids = places.length === 0 || upTo !== undefined ? places : [...places, 'none'];
    return ids.map((id) => ({ id }));
  },
  count(_g, frame, options) {
    const { upTo } = currentEffect<EffectOf<'repairAnywhere'>>(frame);
    return upTo === undefined ? [1, 1] : [0, Math.min(upTo, options.length)];
  },
  chosen(g, _frame, picks) {
    for (const { id } of picks) repairLocation(g, id);
  },
});

/** Whether an effect that names no more than this can bring a character to a place. */
function canBeSent(g: G, seat: Seat, to: string, from: string | undefined, scene: RunScene): boolean {
  const p = g.state.players[seat];
  // rule: cylon-players.no-brig-sickbay
  if (!isHuman(g.state, seat) || p.location === sentTo(g, seat, to, scene.cause)) return false;
  // rule: characters.helo.stranded — nothing but the own sheet moves a character that is off the board
  if (offTheBoard(p)) return scene.cause.kind === 'sheet' && scene.you === seat;
  // rule: locations.brig.exit
  if (from === undefined) return !isImprisoned(p);
  return p.location === (from === 'brig' ? prisonOf(g.state, scene) : from);
}

export const placeRuns = {
  send(g, effect, _frame, scene) {
    const bound = scene.bind[effect.to];
    const to = typeof bound === 'string' ? bound : effect.to;
    for (const seat of seatsFor(g.state, effect.who, scene)) {
      if (!canBeSent(g, seat, to, effect.from, scene)) continue;
      sendTo(g, seat, to, undefined, scene.cause);
    }
  },
  activateLocation(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined) rules.put(g, seat, 'activate-location');
  },
  abandonShip: (g, { board }) => void rules.call(g, 'abandon-ship', { board }),
  damageGalactica: (g, effect, _frame, { cause }) =>
    void rules.call(g, 'damage-galactica', { left: effect.n, cause }),
  damagePegasus: (g, effect, _frame, { cause }) =>
    void rules.call(g, 'damage-pegasus', { left: effect.n, cause }),
  pickDamage(g, { by, draw, keep }, _frame, scene) {
    const seat = seatFor(g.state, by, scene);
    if (seat !== undefined)
      rules.call(g, 'pick-damage', { seat, draw, keep, cause: scene.cause, tokens: [] });
  },
  repairAnywhere: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'repair-location')),
  repairLocation(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.at, scene);
    const location = seat === undefined ? null : g.state.players[seat].location;
    if (location !== null) repairLocation(g, location);
  },
} satisfies Runs;
