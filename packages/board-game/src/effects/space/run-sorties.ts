import type { Asking, Option } from '@ragtag/kernel';
import { shuffle } from '@ragtag/kernel';
import { eventField } from '../../in-play/scene';
import { destroyViperAnywhere, removeBasestar } from '../../operations/losses';
import { areaOfCivilian, supplyOf, takeCivilian } from '../../operations/space';
import { type G, rules } from '../../rules';
import { unusedBasestars } from '../../table/fleet';
import { basestarsInPlay, pilotsIn } from '../../table/queries';
import { nukesBeside } from '../../table/ships';
import { classesIn, countVipers, ending, noVipers, together, withMore } from '../../table/vipers';
import { type Area, areas, type PerArea, type Seat, type ViperClass } from '../../terms';
import { type RunFrame, type Runs, runAgain } from '../run-verb';
import { bind, takeResult } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'sacrifice-viper': Asking<UnhurtViper>;
  }
}

/** Ships that are put into chosen areas, and single vipers that are sent out. */

interface UnhurtViper extends Option {
  /** In the Reserves where there is none. */
  readonly area?: Area;
  readonly pilot: Seat | null;
  readonly ship: ViperClass;
}

rules.ask<UnhurtViper, RunFrame>('sacrifice-viper', {
  options(g) {
    const { areas: space, players, reserves } = g.state;
    const options: UnhurtViper[] = classesIn(reserves.vipers).map((ship) => ({
      id: `reserves${ending(ship)}`,
      pilot: null,
      ship,
    }));
    for (const area of areas) {
      for (const ship of classesIn(space[area].vipers))
        options.push({ id: `${area}${ending(ship)}`, area, pilot: null, ship });
      for (const pilot of pilotsIn(g.state, area)) {
        const { character, piloting } = players[pilot];
        options.push({ id: character, area, pilot, ship: piloting?.ship ?? 'viper' });
      }
    }
    return options;
  },
  chosen(g, _frame, [{ area, pilot, ship }]) {
    destroyViperAnywhere(g, { where: area ?? 'reserves', pilot, ship });
  },
});

const isArea = (value: unknown): value is Area => areas.some((area) => area === value);

/** rule: assault-raptors.like-vipers — it joins the vipers of the Reserves */
function gainRaptor(g: G): boolean {
  const s = g.state;
  if ((s.assaultRaptors ?? 0) === 0) return false;
  s.assaultRaptors = (s.assaultRaptors ?? 0) - 1;
  s.reserves.vipers = withMore(s.reserves.vipers, 'assault-raptor', 1);
  g.facts.push({ fact: 'assault-raptor-gained', left: s.assaultRaptors });
  return true;
}

function clearHeavyRaiders(g: G): void {
  for (const area of areas) {
    const here = g.state.areas[area];
    const n = here.heavyRaiders;
    if (n === 0) continue;
    here.heavyRaiders = 0;
    g.state.supply.heavyRaiders += n;
    g.facts.push({ fact: 'ships-removed', area, ships: 'heavy-raider', n });
  }
}

function clearCenturions(g: G): void {
  const { boarding, supply } = g.state;
  boarding.forEach((n, space) => {
    boarding[space] = 0;
    supply.centurions += n;
  });
}

/** Pieces that are not in play leave the game, as far as there are any. */
function removePieces(g: G, { ship, n }: EffectOf<'removePieces'>): void {
  const s = g.state;
  const gone = { ...s.piecesGone };
  for (let k = 0; k < n; k++) {
    if (ship === 'basestar') {
      const at = unusedBasestars(s).at(-1);
      if (at === undefined) return;
      s.basestars.splice(at, 1);
      // Those of the Cylon Fleet board go by the same numbers.
      if (s.fleet) s.fleet.basestars.push(...s.fleet.basestars.splice(at, 1));
      gone.basestars = (gone.basestars ?? 0) + 1;
    } else {
      const kind = ship === 'centurion' ? 'centurions' : 'heavyRaiders';
      if (s.supply[kind] === 0) return;
      s.supply[kind]--;
      gone[kind] = (gone[kind] ?? 0) + 1;
    }
    s.piecesGone = gone;
  }
}

export const sortieRuns = {
  placeAt(g, effect, frame, scene) {
    const placed = takeResult<PerArea>(frame);
    if (placed !== undefined) return bind(g, frame, 'placed', placed);
    const area = scene.bind[effect.in];
    if (!isArea(area)) return;
    runAgain(frame);
    // rule: limits.ships-short
    const { basestars = 0, raiders = 0 } = effect.ships;
    const ships = {
      [area]: {
        basestars: Math.min(basestars, supplyOf(g.state, 'basestars')),
        raiders: Math.min(raiders, supplyOf(g.state, 'raiders')),
      },
    };
    rules.call(g, 'place-ships', { ships, rule: 'limits.ships-short', kind: 0, raiders: {}, vipers: [] });
  },
  launchInto: (g, effect, _frame, scene) =>
    onBehalf(g, effect.by, scene, (seat) => {
      const area = scene.bind[effect.in];
      if (isArea(area))
        rules.call(g, 'launch-into', { seat, area, left: effect.n, placed: [], cause: scene.cause });
    }),
  activateOneViper: (g, { who, upTo }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) =>
      rules.call(g, 'viper-activations', { seat, left: upTo, own: false, cause: scene.cause, one: null }),
    ),
  repairAllVipers(g) {
    const { reserves, damagedVipers } = g.state;
    const n = countVipers(damagedVipers);
    if (n === 0) return;
    reserves.vipers = together(reserves.vipers, damagedVipers);
    g.state.damagedVipers = noVipers;
    g.facts.push({ fact: 'vipers-repaired', n });
  },
  gainAssaultRaptor(g, { launched }, _frame, { cause }) {
    if (gainRaptor(g) && launched) rules.call(g, 'launch-gained', { seat: g.state.turn.seat, cause });
  },
  returnCivilian(g, { at }, _frame, scene) {
    const handle = at === 'event' ? eventField(scene, 'handle') : scene.bind[at];
    const area = typeof handle === 'number' ? areaOfCivilian(g.state, handle) : undefined;
    if (area === undefined) return;
    g.state.civilians.push(takeCivilian(g.state, area, handle as number).kind);
    shuffle(g.state, 'cards', g.state.civilians);
    g.facts.push({ fact: 'ships-removed', area, ships: 'civilian', n: 1 });
  },
  quarantine: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'quarantine', { seat })),
  sacrificeViper: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'sacrifice-viper')),
  removeAllNukes(g) {
    const { nukes } = g.state;
    // Those beside the board as well.
    g.state.piecesGone = { ...g.state.piecesGone, nukes: nukes + nukesBeside(g.state) };
    if (nukes === 0) return;
    g.state.nukes = 0;
    g.facts.push({ fact: 'nukes-changed', by: -nukes, now: 0 });
  },
  clearCylons(g, { ship }) {
    if (ship === 'basestar') for (const basestar of basestarsInPlay(g.state)) removeBasestar(g, basestar);
    else if (ship === 'heavy-raider') clearHeavyRaiders(g);
    else clearCenturions(g);
  },
  removePieces: (g, effect) => removePieces(g, effect),
} satisfies Runs;
