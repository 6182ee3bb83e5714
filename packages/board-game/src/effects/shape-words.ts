import type { Written } from '@ragtag/kernel/scenario';
import {
  type Area,
  areas,
  boardNames,
  cylonIcons,
  deckNames,
  playerTokens,
  resources,
  skills,
  titles,
} from '../terms';
import { causeKinds, shipKinds } from './condition-types';
import { playerFilters } from './people/filters';
import { rulingNames } from './rulings';
import { list, number, type ShapeReader, text, word } from './shape';
import { windowNames } from './windows';

/** The words that shapes of several families are made of. */

const roles = ['you', 'current', 'president', 'admiral', 'cag'];

export const who: ShapeReader = (written, { bound, characters }) => {
  if (!written.text.startsWith('event.')) written.oneOf([...roles, ...bound, ...characters], 'player here');
};
export const boundName: ShapeReader = (written, { bound }) => void written.oneOf(bound, 'bound name');
export const resource = word(resources, 'resource');
export const skillOrBound: ShapeReader = (written, { bound }) =>
  void written.oneOf([...skills, ...bound], 'skill');
export const resourceOrBound = word([...resources, 'bound'], 'resource');
export const skill = word(skills, 'skill');
export const location: ShapeReader = (written, { ids }) => void written.oneOf(ids.location, 'location');
export const skillCard: ShapeReader = (written, { ids }) => void written.oneOf(ids.skill, 'skill card');
export const title = word(titles, 'title');
export const deck = word(deckNames, 'deck');
export const ship = word(shipKinds, 'ship');
export const playerShip = word(['viper', 'raptor'], 'ship');
export const board = word(boardNames, 'board');
export const cause = word(causeKinds, 'kind of cause');
export const icons = list(word(cylonIcons, 'icon'));
export const filter = list(word(playerFilters, 'filter'));
export const among = list((written) => void written.id);

export const locationOrBound: ShapeReader = (written, { bound, ids }) =>
  void written.oneOf([...ids.location, ...bound], 'location');

export const amount: ShapeReader = (written, scope) => {
  if (!written.isMap) return number(written, scope);
  const { bound, plus, trackSpace } = written.fields('bound', 'plus', 'trackSpace');
  if (!bound === !trackSpace) written.fail('an amount is a number, `bound` or `trackSpace`');
  if (bound) boundName(bound, scope);
  if (plus) number(plus, scope);
  trackSpace?.flag;
};

/** Somebody, or several at once. */
export const everybody: ShapeReader = (written, scope) => {
  if (written.isMap) {
    const { players, charactersIn, charactersOn, each } = written.fields(
      'players',
      'charactersIn',
      'charactersOn',
      'each',
    );
    if (written.entries.size !== 1)
      written.fail('one of `players`, `charactersIn`, `charactersOn` and `each`');
    if (players) filter(players, scope);
    if (charactersIn) location(charactersIn, scope);
    for (const one of each?.items ?? []) who(one, scope);
    charactersOn?.oneOf(boardNames, 'board');
  } else if (written.plain !== 'each-player') who(written, scope);
};

export const ruling = word(rulingNames, 'ruling');
export const window = word(windowNames, 'window');

export const condition: ShapeReader = (written, scope) => scope.condition(written, scope);
export const effect: ShapeReader = (written, scope) => scope.effect(written, scope);
/** Effects, one after another. */
export const doing = list(effect);

/** What other texts call the areas. */
const otherNames: Readonly<Record<string, Area>> = {
  front: 'fore',
  left: 'fore',
  'top-left': 'starboard-bow',
  'top-right': 'starboard-quarter',
  rear: 'aft',
  right: 'aft',
  'bottom-right': 'port-quarter',
  'bottom-left': 'port-bow',
};

export function readArea(written: Written): Area {
  const { id } = written;
  if (Object.hasOwn(otherNames, id))
    written.fail(`there is no space area "${id}": it is called ${otherNames[id]}`);
  return written.oneOf(areas, 'space area');
}

/** A price, in one of the ways that it can be named. */
export const price: ShapeReader = (written, scope) => {
  const {
    oneOf,
    resource: of,
    token,
    n,
    ...alone
  } = written.fields(
    'oneOf',
    'resource',
    'token',
    'n',
    'skillCards',
    'strength',
    'card',
    'superCrises',
    'civilians',
    'thisCard',
    'inPlay',
  );
  for (const each of oneOf?.items ?? []) price(each, scope);
  if (of) resource(of, scope);
  token?.oneOf(playerTokens, 'token');
  for (const amount of [n, alone.skillCards, alone.strength, alone.superCrises, alone.civilians])
    if (amount) number(amount, scope);
  if (alone.card) skillCard(alone.card, scope);
  if (alone.inPlay) text(alone.inPlay, scope);
  alone.thisCard?.flag;
};
