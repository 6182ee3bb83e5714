import type { Asking, Option } from '@ragtag/kernel';
import type { AreaOption } from '../../asks/ship-options';
import { placeInFleet, unusedOf } from '../../operations/fleet';
import { damageInReserves, damageViper } from '../../operations/losses';
import { type Rolled, rollDie } from '../../procedures/combat/die-roll';
import { advancePursuit } from '../../procedures/cylon-fleet/pursuit';
import { type G, rules } from '../../rules';
import { fleetAreas } from '../../table/fleet';
import { raidersInSpace } from '../../table/queries';
import { type Area, areas } from '../../terms';
import { type RunFrame, type Runs, runAgain } from '../run-verb';
import { changeNukes } from '../space/run-weapons';
import { runNested, sceneOf, takeResult } from '../start';
import { onBehalf } from '../who';
import { type ViperAnywhereOption, vipersAbout } from './viper-options';

/** The Cylon Fleet board, and nukes at areas. */

declare module '../../rules' {
  interface Asks {
    'reinforce-fleet': Asking<Reinforcement>;
    'nuke-area': Asking<AreaOption>;
    'damage-any-viper': Asking<ViperAnywhereOption>;
  }
}

interface Reinforcement extends Option {
  readonly kind: 'basestars' | 'raiders';
  readonly area: Area;
}

const raidersAtOnce = 3;

/** rule: cylonfleet.bridge-basestar — what is on the boards already cannot be placed. */
function reinforcements(g: G): Reinforcement[] {
  return (['basestars', 'raiders'] as const).flatMap((kind) =>
    unusedOf(g, kind) > 0 ? fleetAreas.map((area) => ({ id: `${kind}:${area}`, kind, area })) : [],
  );
}

rules.ask<Reinforcement, RunFrame>('reinforce-fleet', {
  options: reinforcements,
  chosen: (g, _frame, [{ kind, area }]) =>
    placeInFleet(g, kind, area, kind === 'raiders' ? raidersAtOnce : 1, 'cylonfleet.bridge-two-of-four'),
});

rules.ask<AreaOption, RunFrame>('nuke-area', {
  options: () => areas.map((id) => ({ id })),
  // rule: nukes.area-choice — the token is spent whatever the roll
  chosen(g, frame, [{ id }], { seat }) {
    changeNukes(g, -1);
    rules.call(g, 'nuke-area', { seat, area: id, cause: sceneOf(g, frame).cause, rolled: 0 });
  },
});

rules.ask<ViperAnywhereOption, RunFrame>('damage-any-viper', {
  options: (g) => vipersAbout(g.state, ['reserves']),
  chosen(g, _frame, [{ where, pilot, ship }]) {
    if (where === 'reserves') damageInReserves(g, ship);
    else if (where !== 'damaged') damageViper(g, { area: where, pilot, ship });
  },
});

export const fleetRuns = {
  pursuit: (g, { n }) => advancePursuit(g, n),
  reinforceFleet: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'reinforce-fleet')),
  nukeArea: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'nuke-area')),
  damageAnyViper: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'damage-any-viper')),
  rollBelowRaiders: (g, { by, below }, frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const rolled = takeResult<Rolled>(frame);
      if (rolled === undefined) {
        runAgain(frame);
        return rollDie(g, seat, scene.cause);
      }
      if (rolled.n < raidersInSpace(g.state)) runNested(g, below, frame.root);
    }),
} satisfies Runs;
