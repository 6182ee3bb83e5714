import { locationCards, skillCards } from '../cards/tables';
import type {
  CauseKind,
  Condition,
  Scope as Duration,
  PlayerFilter,
  ShipKind,
  TurnStep,
} from '../effects/types';
import { cylonIcons, deckNames, resources, skills, titles } from '../terms';
import { list, may, number, readShape, type Shape, type ShapeReader, text, word } from './shape';

/** The words of the effect language, and what each condition consists of, for those that scenarios write. */

/** The words of a union, which must all be there. */
const wordsOf = <T extends string>(words: Readonly<Record<T, true>>): readonly T[] =>
  Object.keys(words) as T[];

export const causeKinds = wordsOf<CauseKind>({
  crisis: true,
  'super-crisis': true,
  quorum: true,
  skill: true,
  location: true,
  sheet: true,
  title: true,
  loyalty: true,
  destination: true,
  attack: true,
  rule: true,
});

const steps = wordsOf<TurnStep>({
  'receive-skills': true,
  movement: true,
  action: true,
  crisis: true,
  end: true,
});

export const filters = wordsOf<PlayerFilter>({
  another: true,
  human: true,
  admiral: true,
  president: true,
  'not-admiral': true,
  'not-president': true,
  'on-galactica': true,
  'on-the-board': true,
  'in-brig': true,
  'able-to-go-to-brig': true,
  'able-to-go-to-sickbay': true,
  'hidden-loyalty': true,
  'skill-cards': true,
});

const shipKinds = wordsOf<ShipKind>({
  raider: true,
  'heavy-raider': true,
  basestar: true,
  cylon: true,
  civilian: true,
  'unmanned-viper': true,
  viper: true,
});

export const durations = wordsOf<Duration>({
  'this-roll': true,
  'this-check': true,
  'this-discard': true,
  'this-activation': true,
  'this-jump': true,
  'this-turn': true,
  'until-jump': true,
  game: true,
});

const roles = ['you', 'current', 'president', 'admiral'];
const locationIds = () => locationCards.map(({ id }) => id);

export const who: ShapeReader = (written, { bound, characters }) => {
  if (!written.text.startsWith('event.')) written.oneOf([...roles, ...bound, ...characters], 'player here');
};
export const boundName: ShapeReader = (written, { bound }) => void written.oneOf(bound, 'bound name');
export const resource = word(resources, 'resource');
export const resourceOrBound = word([...resources, 'bound'], 'resource');
export const skill = word(skills, 'skill');
export const location = word(locationIds, 'location');
export const title = word(titles, 'title');
export const deck = word(deckNames, 'deck');
export const ship = word(shipKinds, 'ship');
const playerShip = word(['viper', 'raptor'], 'ship');
const board = word(['galactica', 'colonial-one', 'cylon'], 'board');
const cause = word(causeKinds, 'kind of cause');
export const icons = list(word(cylonIcons, 'icon'));
export const filter = list(word(filters, 'filter'));
export const among = list((written) => void written.id);

export const locationOrBound: ShapeReader = (written, { bound }) =>
  void written.oneOf([...locationIds(), ...bound], 'location');

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
    const { charactersIn, charactersOn, each } = written.fields('charactersIn', 'charactersOn', 'each');
    if (written.entries.size !== 1) written.fail('one of `charactersIn`, `charactersOn` and `each`');
    if (charactersIn) location(charactersIn, scope);
    for (const one of each?.items ?? []) who(one, scope);
    charactersOn?.oneOf(['galactica', 'colonial-one'], 'board');
  } else if (written.plain !== 'each-player') who(written, scope);
};

type ConditionShapes = {
  readonly [K in Condition['is']]: Shape<Omit<Extract<Condition, { is: K }>, 'is'>>;
};

export const condition: ShapeReader = (written, scope) => {
  const is = written.entries.get('is') ?? written.fail('a condition needs `is`');
  const kind = is.oneOf(Object.keys(conditions) as Condition['is'][], 'condition');
  readShape(written, conditions[kind], scope, 'is');
};

export const conditions: ConditionShapes = {
  not: { it: condition },
  all: { of: list(condition) },
  any: { of: list(condition) },
  'distance-at-most': { n: number },
  'resource-at-most': { resource, n: number },
  'resource-in-the-red': {},
  at: { who, location },
  on: { who, board },
  'off-the-board': { who },
  'sharing-location': { who },
  pilot: { who },
  piloting: { who },
  'started-piloting': { who },
  holds: { who, title },
  'sympathizer-cylon': { who },
  'skill-cards': { who, exactly: may(number), atLeast: may(number) },
  nukes: { atLeast: number },
  'in-reserves': { ship: playerShip, atLeast: number },
  'damaged-vipers': { atLeast: number },
  destroyed: { ship: playerShip, atLeast: number },
  'location-damaged': { at: who },
  centurions: { atLeast: number },
  'ships-in-space': { ship, atLeast: number, areaOf: may(who) },
  'super-crises': { who, atLeast: number },
  'hidden-loyalty': { who, atLeast: number },
  'quorum-cards': { atLeast: number },
  'cards-left': { decks: list(word([...deckNames, ...skills], 'deck')) },
  somebody: { filter },
  'track-space-blue': {},
  'viper-can-act': {},
  'viper-to-fly': {},
  'your-turn': {},
  'turn-step': { step: word(steps, 'step') },
  'turn-number': { n: number },
  'check-of': { source: cause, ids: may(among) },
  'check-target': { who },
  'drawn-by': { who },
  'attack-on': { ship: word(['viper', 'basestar'], 'ship') },
  'attack-by': { ship: word(['unmanned-viper'], 'ship') },
  'attacked-viper-piloted': {},
  'skill-card-used': {
    id: word(() => skillCards.map(({ id }) => id), 'skill card'),
    by: who,
  },
  'destroyed-ship': { ship: list(ship) },
  'title-went-to': { title, who },
  'check-counts': { skill },
  'check-faceup': {},
  'check-reckless': {},
  'check-outcome': { outcome: list(word(['pass', 'partial', 'fail'], 'outcome')) },
  'check-total': { atLeast: may(number), atMost: may(number) },
  event: { field: text, among },
  'event-bound': { field: text, as: text },
  'event-about': { field: text, who },
  'caused-by': { kinds: list(cause), ids: may(among) },
  'discard-of': { who },
  'about-this-card': {},
};
