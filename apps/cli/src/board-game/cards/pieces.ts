import {
  areas,
  characterCards,
  type Effect,
  humansLoseSpace,
  inTheRed,
  jumpTrack,
  launchAreas,
  module,
  newGame,
  pieces,
  resources,
  script,
} from '@ragtag/board-game';
import { sayLayout } from '@ragtag/board-game/say';
import { gameOptions } from '../../input/game-options';
import { component, type Entry, ships } from './entry';

/** Pieces, dials and tracks. */

const piece = (kind: string, id: string, name: string, copies: number, text = '') =>
  component('tokens', id, name, { kind }, { copies, text });

/** The highest number printed on a dial. */
const dialMost = 15;

function dials(): Entry[] {
  const { state } = newGame(gameOptions(module, {}), '');
  return resources.map((resource) => {
    const start = state.resources[resource];
    const red = Array.from({ length: start + 1 }, (_, n) => n).filter((n) =>
      inTheRed({ ...state, resources: { ...state.resources, [resource]: n } }, resource),
    );
    const name = `${resource.charAt(0).toUpperCase()}${resource.slice(1)} dial`;
    const redMost = red[red.length - 1];
    return component(
      'tokens',
      `dial-${resource}`,
      name,
      { kind: 'dial', resource, start, min: 0, max: dialMost, red_zone: [red[0], redMost] },
      { text: `Starts at ${start}, goes from 0 to ${dialMost}, and is red up to ${redMost}.` },
    );
  });
}

const trackColours = { start: 'red', red: 'red', blue: 'blue', auto: 'white' } as const;
type ColourWord = keyof typeof trackColours;

function jumpSpaces() {
  return jumpTrack.map(({ name, ftl, populationLoss }, index) => ({
    index,
    name: name.replace('-', ' '),
    colour: trackColours[name.split('-')[0] as ColourWord],
    ftl,
    population_loss: ftl || index === jumpTrack.length - 1 ? populationLoss : null,
  }));
}

/** Areas with their place on a clock face, of which each takes 2 hours, from the bow at 9. */
function spaceAreas() {
  return areas.map((id, index) => ({
    id,
    clock: ((8 + 2 * index) % 12) + 1,
    launch_icon: launchAreas.includes(id),
  }));
}

function boardingSpaces() {
  const name = (index: number) => (index === humansLoseSpace ? 'humans lose' : `space ${index + 1}`);
  return Array.from({ length: humansLoseSpace + 1 }, (_, index) => ({
    index,
    name: index === 0 ? 'start' : name(index),
  }));
}

function characterTokens(): Entry[] {
  const inBox = characterCards.filter(({ box }) => box === 'base');
  const flying = inBox.filter(({ skills }) => skills.some((line) => line.skills.includes('piloting')));
  // Those who are pilots by type first.
  const pilots = [
    ...flying.filter(({ type }) => type === 'pilot'),
    ...flying.filter(({ type }) => type !== 'pilot'),
  ];
  return [
    piece('token', 'character-token', 'Character token', inBox.length),
    component(
      'tokens',
      'piloting-token',
      'Piloting token',
      { kind: 'token', characters: pilots.map(({ id }) => id) },
      { copies: pilots.length, text: `For ${pilots.map(({ name }) => name).join(', ')}, in a viper.` },
    ),
  ];
}

/** The ships that setup puts on the board. */
function startingLayout(): Entry[] {
  const placed = script<readonly Effect[]>('rules/setup/opening-ships').find(
    (effect) => effect.do === 'place',
  );
  if (placed?.do !== 'place') return [];
  return [
    component(
      'tokens',
      'starting-layout',
      'Ships placed at game start',
      { kind: 'setup', setup: ships(placed.ships) },
      { text: sayLayout(placed.ships) },
    ),
  ];
}

/** Rules about tokens, which are listed like them and are no component. */
const rulesOf = (kind: string) => ({ kind: `${kind}-rules` });

export function pieceEntries(): Entry[] {
  return [
    piece('ship', 'viper', 'Viper', pieces.vipers),
    piece('ship', 'raptor', 'Raptor', pieces.raptors),
    piece('ship', 'raider', 'Raider', pieces.raiders),
    piece('ship', 'heavy-raider', 'Heavy raider', pieces.heavyRaiders),
    piece('token', 'basestar', 'Basestar', pieces.basestars, 'Attacks Galactica, and launches ships.'),
    piece('token', 'centurion', 'Centurion marker', pieces.centurions),
    piece('token', 'nuke', 'Nuke token', pieces.nukes),
    piece('token', 'fleet-marker', 'Fleet marker', 1),
    piece('token', 'current-player-token', 'Current player token', 1, 'Lies with whoever takes a turn.'),
    ...characterTokens(),
    component('tokens', 'galactica-damage-rules', 'Galactica damage handling', rulesOf('galactica-damage'), {
      copies: 0,
    }),
    component('tokens', 'basestar-damage-rules', 'Basestar damage handling', rulesOf('basestar-damage'), {
      copies: 0,
    }),
    component('tokens', 'die', 'Die', { kind: 'die', sides: 8 }, { text: 'Has 8 sides.' }),
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
      areas: spaceAreas(),
    }),
    ...startingLayout(),
  ];
}
