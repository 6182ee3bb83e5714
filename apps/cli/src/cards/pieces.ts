import {
  areas,
  humansLoseSpace,
  inTheRed,
  jumpTrack,
  launchAreas,
  newGame,
  pieces,
  resources,
} from '@ragtag/board-game';
import { gameOptions } from '../input/game-options';
import type { Entry } from './entry';

/** Pieces, dials, tracks and the objective: what lies in the box and is no card of a table. */

function component(
  deck: string,
  id: string,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  { copies = 1, text = '' } = {},
): Entry {
  return { id, box: 'base', deck, name, copies, ...fields, text };
}

const piece = (kind: string, id: string, name: string, copies: number) =>
  component('tokens', id, name, { kind }, { copies });

function dials(): Entry[] {
  const { state } = newGame(gameOptions({}), '');
  return resources.map((resource) => {
    const start = state.resources[resource];
    const red = Array.from({ length: start + 1 }, (_, n) => n).filter((n) =>
      inTheRed({ ...state, resources: { ...state.resources, [resource]: n } }, resource),
    );
    const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)} dial`;
    return component('tokens', `dial-${resource}`, name, {
      kind: 'dial',
      resource,
      start,
      red_zone: [red[0], red[red.length - 1]],
    });
  });
}

function jumpSpaces() {
  return jumpTrack.map(({ name, ftl, populationLoss }, index) => ({
    index,
    name: name.replace('-', ' '),
    ftl,
    population_loss: ftl || index === jumpTrack.length - 1 ? populationLoss : null,
  }));
}

function boardingSpaces() {
  const name = (index: number) => (index === humansLoseSpace ? 'humans lose' : `space ${index + 1}`);
  return Array.from({ length: humansLoseSpace + 1 }, (_, index) => ({
    index,
    name: index === 0 ? 'start' : name(index),
  }));
}

const objectiveText =
  'When the fleet has first travelled a distance of 4, the Sleeper Agent phase follows. Once it has travelled 8, ' +
  'its next jump ends the game and the humans win.';

export function pieceEntries(): Entry[] {
  return [
    piece('ship', 'viper', 'Viper', pieces.vipers),
    piece('ship', 'raptor', 'Raptor', pieces.raptors),
    piece('ship', 'raider', 'Raider', pieces.raiders),
    piece('ship', 'heavy-raider', 'Heavy raider', pieces.heavyRaiders),
    piece('token', 'basestar', 'Basestar', pieces.basestars),
    piece('token', 'centurion', 'Centurion marker', pieces.centurions),
    piece('token', 'nuke', 'Nuke token', pieces.nukes),
    ...dials(),
    component('tokens', 'jump-preparation-track', 'Jump Preparation track', {
      kind: 'track',
      spaces: jumpSpaces(),
    }),
    component('tokens', 'boarding-party-track', 'Boarding Party track', {
      kind: 'track',
      spaces: boardingSpaces(),
    }),
    component('tokens', 'space-areas', 'Space areas around Galactica', {
      kind: 'space-areas',
      areas: areas.map((id) => ({ id, launch_icon: launchAreas.includes(id) })),
    }),
    component(
      'objective',
      'kobol',
      'Kobol',
      {
        effects: [
          { distance: 4, effect: 'sleeper-agents' },
          { distance: 8, effect: 'final-jump' },
        ],
      },
      { text: objectiveText },
    ),
  ];
}
