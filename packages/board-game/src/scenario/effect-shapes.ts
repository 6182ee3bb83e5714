import type { Written } from '@ragtag/kernel/scenario';
import { placeIds, skillCards } from '../cards/tables';
import { playerFilters } from '../effects/condition-types';
import { conditions } from '../effects/conditions';
import { face } from '../effects/face';
import { rulingNames, windowNames } from '../effects/names';
import {
  flag,
  list,
  map,
  may,
  number,
  type Optional,
  readShape,
  type Shape,
  type ShapeReader,
  type ShapeScope,
  text,
  word,
} from '../effects/shape';
import {
  amount,
  boundName,
  condition,
  deck,
  effect,
  everybody,
  filter,
  icons,
  location,
  locationOrBound,
  resource,
  resourceOrBound,
  skill,
  doing as then,
  title,
  who,
} from '../effects/shape-words';
import type { Branch, CheckSpec, Effect, EffectOf, Layout, Modifier, RollLine, Verb } from '../effects/types';
import { durations } from '../effects/types';
import { type Area, skills } from '../terms';
import { readArea } from './words';

/** What each effect of the effect language consists of, for those that scenarios write. */

const either =
  (alternative: string, reader: ShapeReader): ShapeReader =>
  (written, scope) => {
    if (written.plain !== alternative) reader(written, scope);
  };

type AnyShape = Readonly<Record<string, ShapeReader | Optional>>;

/** Reads something that tells by a key which of several kinds it is. */
const kindOf =
  (key: string, what: string, shapes: () => Readonly<Record<string, AnyShape>>): ShapeReader =>
  (written, scope) => {
    const kind = written.entries.get(key) ?? written.fail(`${what} needs \`${key}\``);
    readShape(written, shapes()[kind.oneOf(Object.keys(shapes()), what.split(' ')[1])], scope, key);
  };

const checkShape: Shape<CheckSpec> = {
  difficulty: (written) => void written.whole(0, 99, 'difficulty'),
  skills: list(skill),
  pass: then,
  partial: may(map<NonNullable<CheckSpec['partial']>>({ at: number, do: then })),
  fail: then,
  consequence: may(then),
};
const check = map(checkShape);

const question = word(rulingNames, 'question of the rules');

const modifier = map<Modifier>({
  on: question,
  if: may(condition),
  set: may((written) => void written.id),
  times: may(number),
  add: may(number),
  atLeast: may(number),
  atMost: may(number),
  cards: may(
    map<NonNullable<Modifier['cards']>>({
      skill: may((written, { bound }) => void written.oneOf([...skills, ...bound], 'skill')),
      strength: may(number),
    }),
  ),
  value: may(word(['positive', 'zero', 'double'], 'value')),
  no: may(text),
  locations: may(list(location)),
  steps: may(list(text)),
  icons: may(icons),
  only: may(who),
  box: may(map<NonNullable<Modifier['box']>>({ id: text, check: may(check), do: may(then) })),
  must: may(word(['top', 'bottom'], 'box')),
  draw: may(number),
});

const branch = map<Branch>({ id: text, if: may(condition), do: then });
const line = map<RollLine>({ atLeast: may(number), atMost: may(number), do: then });

const ships = map<NonNullable<Layout[Area]>>({
  basestars: may(number),
  raiders: may(number),
  heavyRaiders: may(number),
  vipers: may(number),
  civilians: may(number),
});
const layout: ShapeReader = (written, scope) => {
  for (const [area, here] of written.entries) {
    readArea(here.keyed(area));
    ships(here, scope);
  }
};

type EffectShapes = { readonly [V in Verb]: Shape<Omit<EffectOf<V>, 'do'>> };

const effects: EffectShapes = {
  oneOf: { by: who, of: list(branch), pick: may(number), commitFirst: may(flag), needs: may(question) },
  may: { by: who, then, otherwise: may(then) },
  pay: { by: who, price: effect, then, otherwise: may(then) },
  when: { if: condition, then, otherwise: may(then) },
  roll: { by: who, lines: list(line) },
  check: { check, target: may(boundName) },
  choosePlayer: { as: text, by: who, filter, needs: may(question) },
  chooseSkill: { as: text, by: who, among: list(skill) },
  chooseResource: { as: text, by: who, among: list(resource) },
  chooseLocation: {
    as: text,
    by: who,
    board: word(['galactica'], 'board'),
    hazardous: may(list(location)),
  },
  remember: { as: text, who },
  inForce: { modifier, until: word(durations, 'time'), once: may(flag) },
  later: { window: word(windowNames, 'window'), then },
  prevent: {},
  again: { what: word(['roll', 'crisis-draw', 'box'], 'thing to do again'), by: may(who), final: may(flag) },
  lose: { resource: resourceOrBound, n: amount, as: may(text) },
  gain: { resource: resourceOrBound, n: amount, as: may(text) },
  track: { track: word(['jump'], 'track'), n: number },
  jump: {},
  drawSkill: {
    who,
    n: number,
    from: (written, scope) =>
      written.isList ? list(skill)(written, scope) : void written.oneOf(['own-set', 'any'], 'set of skills'),
  },
  discardSkill: { who: everybody, n: either('all', number), random: may(flag), as: may(text) },
  drawCards: { deck: word(['quorum', 'super-crisis'], 'deck'), who, n: number },
  discardCards: { deck: word(['super-crisis'], 'deck'), who, n: number },
  drawSeveral: {
    deck,
    by: who,
    n: number,
    keep: word(['run'], 'use'),
    rest: word(['bottom', 'discard'], 'place'),
  },
  arrange: { deck, by: who },
  addCheckCards: { from: either('destiny', skill), n: number },
  takeCheckCards: { who },
  takeFromHand: { by: who, from: who },
  putCard: {
    where: word(['keep', 'give', 'remove', 'discard', 'objective', 'shuffle'], 'place'),
    to: may(who),
  },
  playQuorum: { who },
  playSuperCrisis: { who },
  nextCrisis: {},
  send: { who: everybody, to: locationOrBound, from: may(location) },
  giveTitle: { title, to: who },
  grant: { who, move: may(flag), actions: number, order: may(flag) },
  activateLocation: { who, among: may(list(location)), waive: list(text) },
  launchSelf: { who },
  takeLaunchedViper: { who },
  lookLoyalty: { viewer: who, owner: who, all: may(flag) },
  giveLoyalty: { from: who, to: who },
  showCard: {},
  sleeperAgents: {},
  addNotACylon: { n: number },
  placeCivilians: { n: number },
  becomeCylon: { who, superCrisis: flag },
  nukes: { change: number },
  place: { ships: layout },
  centurions: { n: number },
  activate: { icons, only: may(word(['placed', 'ships'], 'choice of ships')) },
  launch: { raiders: number, heavyRaiders: number },
  destroyShips: { ship: word(['raider', 'heavy-raider', 'centurion', 'raptor'], 'ship'), n: number },
  withdrawVipers: {},
  drawAndDestroy: { n: number },
  damageGalactica: { n: number },
  pickDamage: { by: who, draw: number, keep: number },
  damageVipers: { n: number, where: word(['reserves', 'space'], 'place') },
  repairLocation: { at: who },
  repairVipers: { upTo: number, by: who, destroyedToo: may(flag) },
  restoreRaptor: { n: number, by: may(who) },
  activateVipers: { who, upTo: number },
  ownViperAttacks: { who, upTo: number },
  attackFromGalactica: { by: who },
  attackCenturion: { by: who },
  nuke: { by: who },
  scoutCivilians: { by: who, n: number },
  setOutcome: { outcome: word(['pass', 'fail'], 'outcome') },
  setRoll: { n: amount },
};

const readEffect = kindOf('do', 'an effect', () => effects);
const readCondition = kindOf('is', 'a condition', () => face(conditions, 'shape'));

const keysOf = (shape: Readonly<Record<string, ShapeReader | Optional>>) =>
  Object.entries(shape).map(([key, reader]) => ({ key, optional: typeof reader !== 'function' }));

/** The keys of each effect and condition, for the manual. */
export const effectKeys = () => ({
  effects: Object.entries(effects).map(([name, shape]) => ({ name, keys: keysOf(shape) })),
  conditions: Object.entries(conditions).map(([name, { shape }]) => ({ name, keys: keysOf(shape) })),
  filters: playerFilters,
});

/** The names that effects bind for those after them. */
function namesBoundIn(written: Written): string[] {
  if (written.isList) return written.items.flatMap(namesBoundIn);
  if (!written.isMap) return [];
  return [...written.entries].flatMap(([key, value]) =>
    key === 'as' && value.isText ? [value.text] : namesBoundIn(value),
  );
}

/** What effects can name that a scenario runs itself. */
export interface Names {
  /** Names that are bound before. */
  readonly bind: Written | undefined;
  /** Characters in the game. */
  readonly characters: readonly string[];
}

const scopeOf = (written: Written, { bind, characters }: Names): ShapeScope => ({
  bound: [...(bind?.entries.keys() ?? []), ...namesBoundIn(written)],
  characters,
  ids: { location: placeIds(), skill: skillCards.map(({ id }) => id) },
  condition: readCondition,
  effect: readEffect,
});

/** Effects that a scenario runs itself. */
export function readEffects(written: Written, names: Names): readonly Effect[] {
  const scope = scopeOf(written, names);
  for (const item of written.items) effect(item, scope);
  return written.items.map((item) => item.plain) as unknown as readonly Effect[];
}

/** A skill check of a scenario's own, which may do nothing whether it is passed or not. */
export function readCheck(written: Written, names: Names, target: Written | undefined): CheckSpec {
  const scope = scopeOf(written, names);
  readShape(written, { ...checkShape, pass: may(then), fail: may(then) }, scope);
  if (target) target.oneOf([...scope.bound, ...scope.characters], 'bound name');
  return { pass: [], fail: [], ...(written.plain as object) } as unknown as CheckSpec;
}
