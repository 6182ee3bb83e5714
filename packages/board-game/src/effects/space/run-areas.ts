import type { Asking, Option } from '@ragtag/kernel';
import type { AreaOption, BasestarOption, CivilianOption } from '../../asks/ship-options';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import {
  damageViper,
  destroyBasestar,
  destroyCylonFighter,
  type ViperInSpace,
} from '../../operations/losses';
import { areaOfCivilian } from '../../operations/space';
import { type G, rules } from '../../rules';
import { basestarsIn, basestarsInPlay, nearest, pilotsIn, plainRaiders } from '../../table/queries';
import { classesIn, ending, flown } from '../../table/vipers';
import { type Area, areas, type PerArea } from '../../terms';
import type { RunFrame, RunScene, Runs } from '../run-verb';
import { bind, currentEffect, sceneOf } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'choose-area': Asking<AreaOption>;
    'choose-basestar': Asking<BasestarOption>;
    'choose-civilian': Asking<CivilianOption>;
    'destroy-in': Asking<Doomed>;
    'damage-viper-in': Asking<ViperInSpaceOption>;
    'fly-to': Asking;
  }
}

/** Areas and ships that are chosen, and what becomes of what is there. */

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);

/** The area that was bound to a name. */
function areaOf({ bind: bound }: Pick<RunScene, 'bind'>, name: string): Area | undefined {
  const area = bound[name];
  return isArea(area) ? area : undefined;
}

const asOf = (frame: RunFrame) => currentEffect<EffectOf<'chooseArea'>>(frame).as;

rules.ask<AreaOption, RunFrame>('choose-area', {
  options(g, frame) {
    const { piloted } = currentEffect<EffectOf<'chooseArea'>>(frame);
    const among = piloted ? areas.filter((area) => pilotsIn(g.state, area).length > 0) : areas;
    return among.map((id) => ({ id }));
  },
  chosen(g, frame, [{ id }], { seat }) {
    bind(g, frame, asOf(frame), id);
    g.facts.push({ fact: 'effect-chosen', seat, option: id });
  },
});

rules.ask<BasestarOption, RunFrame>('choose-basestar', {
  options: (g) =>
    basestarsInPlay(g.state).flatMap((basestar) => {
      const { area } = g.state.basestars[basestar];
      return area === null ? [] : [{ id: `basestar-${basestar}`, basestar, area }];
    }),
  chosen: (g, frame, [{ basestar }]) => bind(g, frame, asOf(frame), basestar),
});

rules.ask<CivilianOption, RunFrame>('choose-civilian', {
  options: (g) =>
    areas.flatMap((area) =>
      g.state.areas[area].civilians.map(({ handle }) => ({ id: `civilian:${handle}`, handle, area })),
    ),
  chosen(g, frame, [{ handle, area }]) {
    bind(g, frame, asOf(frame), handle);
    bind(g, frame, 'area', area);
  },
});

type Doomed = LikePiece<number>;

/** What could be destroyed in an area: ships that differ by number, like ones by how many there are. */
function doomedIn(g: G, { ship, n, scar }: EffectOf<'destroyIn'>, area: Area): Doomed[] {
  const slots: Doomed[] = [];
  const here = g.state.areas[area];
  if (ship === 'raider') addLikePieces(slots, 'raider', 0, plainRaiders(g.state, area), n);
  if (ship === 'raider' && scar && g.state.marks.scar === area) addLikePieces(slots, 'scar', 1, 1, n);
  if (ship === 'heavy-raider') addLikePieces(slots, 'heavy-raider', 0, here.heavyRaiders, n);
  if (ship === 'basestar')
    for (const basestar of basestarsIn(g.state, area))
      addLikePieces(slots, `basestar-${basestar}`, basestar, 1, n);
  if (ship === 'civilian')
    for (const { handle } of here.civilians) addLikePieces(slots, `civilian:${handle}`, handle, 1, n);
  return slots;
}

rules.ask<Doomed, RunFrame>('destroy-in', {
  options(g, frame) {
    const effect = currentEffect<EffectOf<'destroyIn'>>(frame);
    const area = areaOf(sceneOf(g, frame), effect.in);
    return area === undefined ? [] : doomedIn(g, effect, area);
  },
  count: (_g, frame, slots) => exactly(currentEffect<EffectOf<'destroyIn'>>(frame).n, slots),
  chosen(g, frame, picks) {
    const { ship, in: name } = currentEffect<EffectOf<'destroyIn'>>(frame);
    const scene = sceneOf(g, frame);
    const area = areaOf(scene, name);
    if (area === undefined) return;
    for (const { place } of picks) {
      if (ship === 'basestar') destroyBasestar(g, place);
      else if (ship === 'civilian') doom(g, place, scene);
      else destroyCylonFighter(g, ship, area, ship === 'raider' && place === 1);
    }
  },
});

function doom(g: G, handle: number, { cause }: Pick<RunScene, 'cause'>): void {
  const area = areaOfCivilian(g.state, handle);
  if (area !== undefined) rules.call(g, 'civilian-doomed', { handle, area, cause });
}

/** Nobody flies those without a pilot. */
interface ViperInSpaceOption extends Option, ViperInSpace {}

rules.ask<ViperInSpaceOption, RunFrame>('damage-viper-in', {
  options(g, frame) {
    const area = areaOf(sceneOf(g, frame), currentEffect<EffectOf<'damageViperIn'>>(frame).in);
    if (area === undefined) return [];
    const manned = pilotsIn(g.state, area).map((pilot) => {
      const { character, piloting } = g.state.players[pilot];
      return { id: character, area, pilot, ship: piloting?.ship ?? 'viper' };
    });
    const unmanned = classesIn(g.state.areas[area].vipers).map((ship) => ({
      id: `unmanned${ending(ship)}`,
      area,
      pilot: null,
      ship,
    }));
    return [...unmanned, ...manned];
  },
  chosen: (g, _frame, [viper]) => damageViper(g, viper),
});

rules.ask<Option, RunFrame>('fly-to', {
  options(g, _frame, { seat }) {
    const here = g.state.players[seat].piloting?.area;
    return [...areas.filter((area) => area !== here), 'stay'].map((id) => ({ id }));
  },
  chosen(g, _frame, [{ id }], { seat }) {
    const p = g.state.players[seat];
    if (!isArea(id) || p.piloting === null) return;
    p.piloting = flown(id, p.piloting.ship);
    g.facts.push({ fact: 'flew', seat, to: id });
  },
});

export const areaRuns = {
  chooseArea: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'choose-area')),
  chooseBasestar: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'choose-basestar')),
  chooseCivilian: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'choose-civilian')),
  ownArea: (g, { as, who }, frame, scene) =>
    onBehalf(g, who, scene, (seat) => bind(g, frame, as, g.state.players[seat].piloting?.area)),
  destroyIn: (g, { by }, _frame, scene) => onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'destroy-in')),
  markScar(g, { area }, _frame, { bind: bound }) {
    const placed = bound.placed as PerArea | undefined;
    if ((placed?.[area] ?? 0) > 0) g.state.marks.scar = area;
  },
  damageViperIn: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'damage-viper-in')),
  damageBasestar(g, { at, n }, _frame, { bind: bound }) {
    const basestar = bound[at];
    if (typeof basestar === 'number') rules.call(g, 'damage-basestar', { basestar, left: n, token: -1 });
  },
  destroyCivilian(g, { at }, _frame, scene) {
    const handle = scene.bind[at];
    if (typeof handle === 'number') doom(g, handle, scene);
  },
  flyAnywhere: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      if (g.state.players[seat].piloting !== null) rules.put(g, seat, 'fly-to');
    }),
  interfere: (g, { who, n }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      const area = g.state.players[seat].piloting?.area;
      const activation = nearest(g.state, 'activate');
      if (area === undefined || !activation) return;
      activation.misses ??= {};
      activation.misses[area] = (activation.misses[area] ?? 0) + n;
    }),
} satisfies Runs;
