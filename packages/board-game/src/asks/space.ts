import type { AttackOption, ViperOption } from '../in-play/viper-orders';
import { about, answers, area, bare, howMany, player, simply } from '../say/en/asking';
import { inArea, isArea, ships } from '../say/en/names';
import { withArticle } from '../say/en/telling';
import { capital, count, listed } from '../say/en/words';
import { classesIn, type Vipers } from '../table/vipers';
import type { Area, ViperClass } from '../terms';
import type { AskFamily } from './face';
import { atArea, atPlace, byId, civilianAt, nowhere } from './points';
import type { Target } from './types';

/** Spaces of the Boarding Party track are counted from its start. */
const centurion = (space: number): string => `Centurion on space ${space + 1} of the Boarding Party track`;

const attack = (
  { on, basestar, area: where, ship, scar }: AttackOption,
  _tell?: unknown,
  among?: { readonly options: readonly Partial<AttackOption>[] },
): string => {
  // Basestars are told apart where there are two.
  const several = among?.options.some(
    (other) => other.on === 'basestar' && other.area === where && other.basestar !== basestar,
  );
  const which = several && on === 'basestar' && basestar !== null ? ` (${basestar + 1})` : '';
  return `Attack ${scar ? 'Scar' : `a ${ships[on]}`}${which} ${inArea(where)}${withShip(ship)}`;
};

/** Which class does it, unless it is that of plain vipers. */
const withShip = (ship?: ViperClass): string => (ship ? ` with ${withArticle(ships[ship])}` : '');

function order(option: ViperOption): string {
  switch (option.order) {
    case 'launch':
      return `Launch${option.ship ? ` ${withArticle(ships[option.ship])}` : ''} ${inArea(option.area)}`;
    case 'move':
      return `Move${option.ship ? ` ${withArticle(ships[option.ship])}` : ''} from ${inArea(option.area)} to ${inArea(option.to)}`;
    case 'attack':
      return attack(option);
    case 'escort':
      return `Escort a civilian ship ${inArea(option.area)} out of space`;
    case 'done':
      return 'Done';
  }
}

function ordered(option: ViperOption): Target {
  if (option.order === 'done') return nowhere();
  return { area: option.order === 'move' ? option.to : option.area };
}

const civilian = ({ handle, area: at }: { readonly handle: number; readonly area: Area }): string =>
  `Civilian ship ${handle + 1} ${inArea(at)}`;

/** Where a viper is, and of which class unless it is a plain one. */
const viperAt = ({ area: at, ship }: { readonly area: Area; readonly ship?: ViperClass }): string =>
  ship ? `${area(at)} (${ships[ship]})` : area(at);

const inReserves = (ship?: ViperClass): string =>
  ship ? `In the Reserves (${ships[ship]})` : 'In the Reserves';

const vipers = (some: Vipers, how: string): string[] =>
  classesIn(some).map((ship) => count(some[ship], `${how} ${ships[ship]}`));

const pieceIn = ({ place }: { readonly place: Area | number }): string => area(place);
const idOfArea = ({ id }: { readonly id: Area }): string => area(id);
const pilot = (o: { readonly pilot: number }, tell: Parameters<typeof player>[1]): string =>
  player(o.pilot, tell);

const ship = (name: string): string =>
  Object.hasOwn(ships, name) ? ships[name as keyof typeof ships] : 'ship';

/** Ships, guns and damage. */
export const spaceAsks = {
  'remove-basestar': {
    en: {
      ask: simply('Choose the basestar that you take off the board'),
      option: ({ basestar, area: where }) => `Basestar ${basestar + 1} ${inArea(where)}`,
    },
    points: ({ area: where }) => ({ area: where }),
  },
  'destroy-ships': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${q.max === 1 ? 'what is' : `the ${q.max} that are`} destroyed.`),
      option: ({ place }) => (typeof place === 'number' ? centurion(place) : area(place)),
    },
    points: atPlace,
  },
  'repair-vipers': {
    en: {
      ask: simply('Choose which vipers return to the Reserves'),
      option({ damaged, destroyed }) {
        const parts = [...vipers(damaged, 'damaged'), ...vipers(destroyed, 'destroyed')];
        return parts.length === 0 ? 'None' : listed(parts);
      },
    },
    points: nowhere,
  },
  'restore-raptor': {
    en: {
      ask: simply('Bring a destroyed raptor back to the Reserves'),
      option: answers({ yes: 'Yes', no: 'No' }),
    },
    points: nowhere,
  },
  'galactica-target': {
    en: { ask: () => "Choose the target of Galactica's guns.", option: attack },
    points: atArea,
  },
  'nuke-target': {
    en: { ask: () => 'Choose the basestar to launch the nuke at.', option: attack },
    points: atArea,
  },
  'centurion-target': {
    en: { ask: () => 'Choose the centurion to attack.', option: ({ space }) => centurion(space) },
    points: nowhere,
  },
  shortage: {
    en: {
      ask: (q) => `There are too few: choose ${count(q.max, ship(q.ship))} not to be placed.`,
      option: pieceIn,
    },
    points: atPlace,
  },
  'damage-unmanned-vipers': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${count(q.max, 'unmanned viper')} to be damaged.`),
      option: ({ place, ship }) => (place === 'reserves' ? inReserves(ship) : viperAt({ area: place, ship })),
    },
    points: ({ place }) => (place === 'reserves' ? nowhere() : { area: place }),
  },
  'damage-reserve-vipers': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${count(q.max, 'viper')} in the Reserves to be damaged.`),
      option: ({ place }) => capital(ships[place]),
    },
    points: nowhere,
  },
  'viper-to-place': {
    en: {
      ask: (q) => `Choose which viper is placed ${inArea(q.area)}.`,
      option: ({ id }) => capital(ships[id]),
    },
    points: nowhere,
  },
  'attack-viper': {
    en: { ask: () => 'Choose the viper that the raider attacks.', option: ({ id }) => capital(ships[id]) },
    points: nowhere,
  },
  'damage-manned-vipers': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${count(q.max, 'piloted viper')} to be damaged.`),
      option: pilot,
    },
    points: atArea,
  },
  'board-galactica': {
    en: {
      ask: (q) => `There are too few centurions: choose ${count(q.max, 'heavy raider')} to board Galactica.`,
      option: pieceIn,
    },
    points: atPlace,
  },
  'recall-viper': {
    en: { ask: () => 'No viper is in the Reserves: choose where to take one from.', option: viperAt },
    points: atArea,
  },
  'launch-area': {
    en: { ask: () => 'Choose where you launch.', option: viperAt },
    points: atArea,
  },
  'pick-damage': {
    en: {
      ask: (q) => `Choose ${count(q.max, 'damage token')} to resolve.`,
      option: ({ token }, tell) => tell.cardAt('galactica-damage', token),
    },
    points: byId,
  },
  'destroy-civilian': {
    en: {
      ask: (q) =>
        q.area === undefined
          ? 'Choose a civilian ship to be destroyed.'
          : `Choose the civilian ship ${inArea(q.area)} to be destroyed.`,
      option: civilian,
    },
    points: civilianAt,
  },
  'scout-civilians': {
    en: { ask: (q) => `Choose ${howMany(q, 'civilian ship')} to look at.`, option: civilian },
    points: civilianAt,
  },
  'civilian-area': {
    en: { ask: () => 'Choose the area for a civilian ship.', option: idOfArea },
    points: byId,
  },
  'move-civilian': {
    en: {
      ask: (q) => `Move civilian ship ${q.handle + 1} to a neighbouring area, or let it stay.`,
      option: ({ id, to }) => (id === 'stay' ? 'Stay' : `To the area ${inArea(to)}`),
    },
    points: ({ to }) => ({ area: to }),
  },
  'viper-activation': {
    en: { ask: () => 'Choose what a viper does.', option: order },
    points: ordered,
  },
  'viper-attack': {
    en: { ask: () => "Choose your viper's target.", option: order },
    points: ordered,
  },
  'activation-area': {
    en: { ask: () => 'Choose the area whose raiders act next.', option: idOfArea },
    points: byId,
  },
  'attack-pilot': {
    en: { ask: () => 'Choose the pilot whom the raider attacks.', option: pilot },
    points: ({ pilot: seat }) => ({ seat }),
  },
  'choose-area': {
    en: { ask: simply('Choose a space area'), option: idOfArea },
    points: byId,
  },
  'choose-basestar': {
    en: {
      ask: simply('Choose a basestar'),
      option: ({ basestar, area: at }) => `Basestar ${basestar + 1} ${inArea(at)}`,
    },
    points: atArea,
  },
  'choose-civilian': {
    en: { ask: simply('Choose a civilian ship'), option: civilian },
    points: civilianAt,
  },
  'destroy-in': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${q.max === 1 ? 'what is' : `the ${q.max} that are`} destroyed.`),
      option: ({ id }) => capital(bare(id).replaceAll(/[-:]/g, ' ')),
    },
    points: nowhere,
  },
  'damage-viper-in': {
    en: {
      ask: simply('Choose the viper that is damaged'),
      option: ({ pilot: seat }, tell) => (seat === null ? 'An unmanned viper' : player(seat, tell)),
    },
    points: atArea,
  },
  'fly-to': {
    en: {
      ask: () => 'Choose where your viper goes.',
      option: ({ id }) => (isArea(id) ? area(id) : 'Stay'),
    },
    points: byId,
  },
} satisfies AskFamily;
