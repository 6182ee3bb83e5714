import { type Frame, hasScript, script } from '@ragtag/kernel';
import type { Written } from '@ragtag/kernel/scenario';
import * as tables from '../cards/tables';
import { rulingNames } from '../effects/rulings';
import { readArea } from '../effects/shape-words';
import { rules } from '../rules';
import { ruleCatalogue } from '../rules/catalogue';
import type { State } from '../state';
import { classNames } from '../table/vipers';
import {
  areas,
  cylonIcons,
  deckNames,
  jumpTrack,
  pieces,
  resources,
  skills,
  titles,
  traumaSymbols,
} from '../terms';

/** Every id that something of the game can have, so that a misspelt one is an error even where it is not wanted. */

const { fromTables } = tables;

/** The ids of things inside a piece of data: of cards, abilities, boxes and branches. */
function idsIn(data: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof data !== 'object' || data === null) return found;
  for (const [key, value] of Object.entries(data)) {
    if (key === 'id' && typeof value === 'string') found.add(value);
    else idsIn(value, found);
  }
  return found;
}

const printedIds = fromTables(() => [
  ...idsIn([
    tables.deckTables,
    tables.loyaltyCards,
    tables.characterCards,
    tables.agendaCards,
    tables.motiveCards,
    tables.locationCards,
    tables.titleCards,
    tables.skillCards,
    tables.skillKinds,
    tables.civilianShips,
    tables.galacticaTokens,
    tables.basestarTokens,
    tables.traumaTokens,
    tables.optionRules,
  ]),
]);

/** Ships as facts and options name them. */
export const shipNames = [
  'raider',
  'heavy-raider',
  'basestar',
  ...classNames,
  'unmanned-viper',
  'raptor',
  'civilian',
  'centurion',
] as const;

const attackers = ['galactica', 'nuke', 'armory'];

/** Who attacks. */
export const attackerNames: readonly string[] = [...shipNames, ...attackers];

/** What else is told of a table, besides ids. */
const otherWords = [
  'human',
  'humans',
  'cylon',
  'cylons',
  'revealed',
  'sympathizer',
  'stranded',
  'destiny',
  ...traumaSymbols,
];

export const turnSteps = [
  'turn',
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate',
  'prepare-jump',
  'end',
];

export const ruleIds: readonly string[] = ruleCatalogue.map(({ id }) => id);

const tableWords = fromTables(() => [
  ...printedIds(),
  ...areas,
  ...skills,
  ...resources,
  ...titles,
  ...deckNames,
  ...cylonIcons,
  ...shipNames,
  ...jumpTrack.map(({ name }) => name),
  ...turnSteps,
  ...otherWords,
  ...rules.asks(),
  ...Object.keys(rules.outline()),
  ...ruleIds,
]);

/** The ids that what is going on has brought along: of branches and boxes that a scenario has written itself. */
const ownIds = ({ stack, inForce, later }: State): Set<string> =>
  idsIn([stack, stack.map(runningList), inForce, later]);

/** The effects that a frame carries out, where they are not written down in it. */
function runningList(frame: Frame & { readonly list?: unknown }): unknown {
  return typeof frame.list === 'string' && hasScript(frame.list) ? script(frame.list) : undefined;
}

/** An id of anything: of a thing that is printed somewhere, or that the scenario itself has brought. */
export function checkId(s: State, written: Written): void {
  if (s.players.some(({ name }) => name === written.id)) return;
  if (!tableWords().includes(written.id) && !ownIds(s).has(written.id)) written.oneOf(tableWords(), 'id');
}

/** What something comes from: a component, or a rule. */
export function checkCauseId(s: State, written: Written): void {
  if (written.id !== 'scenario' && !ruleIds.includes(written.id) && !causeWords.includes(written.id))
    checkId(s, written);
}

/** Causes that are neither a component nor a rule of the catalogue. */
const causeWords: readonly string[] = ['later', ...rulingNames, ...attackers];

const answers = [
  'pass',
  'yes',
  'no',
  'top',
  'bottom',
  'ignore',
  'accept',
  'stay',
  'keep',
  'nothing',
  'done',
  'viper',
  'infiltration',
  'own-set',
  ...traumaSymbols,
];

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

type ReadPart = (part: Written) => void;

const among =
  (words: () => readonly string[], what: string): ReadPart =>
  (part) =>
    void part.oneOf(words(), what);

function count(part: Written): void {
  if (!/^\d+$/.test(part.id)) part.fail(`expected a number, not "${part.id}"`);
}

const area: ReadPart = (part) => void readArea(part);

/** Places, and those of their actions that have a name of their own. */
const placeActions = fromTables(() => [
  ...tables.placeIds(),
  ...tables.locationCards.flatMap(({ place, actions = [] }) =>
    actions.flatMap(({ id }) => (id === undefined ? [] : [`${place}.${id}`])),
  ),
]);

const cardsOfDecks = fromTables(() => deckNames.flatMap((deck) => ids(tables.deckTables[deck])));

/** What follows `card:`, `sheet:` and so on. */
const prefixed: Record<string, ReadPart> = {
  card: among(() => ids(tables.skillKinds), 'skill card'),
  top: among(cardsOfDecks, 'card'),
  bottom: among(cardsOfDecks, 'card'),
  sheet: among(() => ids(tables.characterCards.flatMap((c) => c.abilities)), 'ability'),
  title: among(() => ids(tables.titleCards.flatMap((t) => t.actions)), 'action of a title'),
  quorum: among(() => ids(tables.quorumCards), 'Quorum card'),
  reveal: among(() => ids(tables.loyaltyCards), 'Loyalty card'),
  location: among(placeActions, 'location'),
  board: among(() => ids(tables.boardActions), 'action of a board'),
  goal: among(() => ids(tables.loyaltyCards), 'Loyalty card'),
  mutiny: among(() => ids(tables.mutinyCards), 'Mutiny card'),
  launch: area,
  move(course) {
    const ends = course.id.split('>');
    if (ends.length !== 2) course.fail('a move is written `move:from>to`');
    for (const end of ends) area(course.keyed(end));
  },
  attack(target) {
    const [from, on, ...more] = target.id.split(':');
    if (on === undefined || more.length > 0) target.fail('an attack is written `attack:area:ship`');
    area(target.keyed(from));
    const basestars = Array.from({ length: pieces.basestars }, (_, n) => `basestar-${n}`);
    target.keyed(on).oneOf([...shipNames, ...basestars], 'target');
  },
  centurion: count,
  civilian: count,
  escort: count,
  basestars: area,
  raiders: area,
};

/** Of vipers, those that are no plain ones are named at the end. */
const viperOfClass = new RegExp(`:(${classNames.join('|')})$`);

/** Ids that are counted or put together. */
const madeUp = [
  new RegExp(`^(${skills.join('|')})-for-(${skills.join('|')})$`),
  /^damaged:\d+(\+(damaged|destroyed)[a-z-]*:\d+)*$/,
  /^later-\d+$/,
];

/** An option that some question could have at some time. */
export function checkOption(s: State, written: Written): void {
  // Of several like things, all but the first are numbered.
  const id = written.id.replace(/#\d+$/, '').replace(viperOfClass, '');
  const option = written.keyed(id);
  if (madeUp.some((pattern) => pattern.test(id))) return;
  const colon = id.indexOf(':');
  if (/^\d+:/.test(id)) {
    // A reaction with the seat whose it is.
    checkOption(s, option.keyed(id.slice(colon + 1)));
  } else if (colon >= 0) {
    const prefix = option.keyed(id.slice(0, colon)).oneOf(Object.keys(prefixed), 'kind of option');
    prefixed[prefix](option.keyed(id.slice(colon + 1)));
  } else if (id.includes('+')) {
    for (const skill of id.split('+')) option.keyed(skill).oneOf(skills, 'skill');
  } else if (!ownIds(s).has(id)) {
    option.oneOf(
      [...answers, ...printedIds(), ...areas, ...classNames, ...skills, ...resources, ...titles],
      'option',
    );
  }
}
