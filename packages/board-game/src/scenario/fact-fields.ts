import { isOperation, ScenarioError, unknownWord, valuesIn, type Written } from '@ragtag/kernel/scenario';
import {
  agendaCards,
  basestarTokens,
  characterCards,
  civilianShips,
  deckTables,
  galacticaTokens,
  loyaltyCards,
  motiveCards,
  placeIds,
  skillKinds,
  traumaTokens,
} from '../cards/tables';
import { causeKinds } from '../effects/condition-types';
import { readArea } from '../effects/shape-words';
import { windowNames } from '../effects/windows';
import type { FactName } from '../facts';
import type { Field } from '../facts/face';
import { facts } from '../facts/index';
import type { State } from '../state';
import { attackTable } from '../table/attack-table';
import { cylonIcons, deckNames, resources, skills, titles, traumaSymbols } from '../terms';
import { attackerNames, checkCauseId, checkId, checkOption, ruleIds, shipNames, turnSteps } from './known';
import { seatName } from './words';

/** What a scenario may say of each fact. */

/** Fails where a field can never have this value. */
type FieldCheck = (value: Written, s: State) => void;

const among =
  (words: readonly string[], what: string): FieldCheck =>
  (value) =>
    void value.oneOf(words, what);

const ids = (cards: readonly { readonly id: string }[], what: string): FieldCheck =>
  among(
    cards.map(({ id }) => id),
    what,
  );

/** A map of which each key has a check of its own. */
const parts =
  (checks: Readonly<Record<string, FieldCheck>>): FieldCheck =>
  (value, s) => {
    for (const [key, part] of Object.entries(value.fields(...Object.keys(checks)))) {
      if (part) checkEach(part, s, checks[key]);
    }
  };

const number: FieldCheck = (value) => {
  if (!value.isNumber) value.fail(`expected a number, not ${value.shown}`);
};
const seat: FieldCheck = (value, s) => {
  const names = s.players.map((_, each) => seatName(s, each));
  if (value.isNumber) value.whole(0, names.length - 1, 'seat');
  else if (!value.isText) value.fail(`expected a player (${names.join(', ')}), not ${value.shown}`);
  else value.oneOf([...names, ...Object.keys(names)], 'player');
};
const skillCard = ids(skillKinds, 'skill card');
const civilianShip = ids(civilianShips, 'civilian ship');
const cause = parts({
  kind: among(causeKinds, 'kind of cause'),
  id: (value, s) => checkCauseId(s, value),
  card: number,
  kept: (value) => void value.flag,
});
const rule = among(ruleIds, 'rule');
const word: FieldCheck = (value) => void value.text;

const attackResults = ['missed', ...new Set(attackTable.flatMap(({ hits }) => hits.map(({ hit }) => hit)))];

const checks: Readonly<Record<Extract<Field, string>, FieldCheck>> = {
  number,
  text: word,
  seat,
  cause,
  step: among(turnSteps, 'step'),
  window: among(windowNames, 'window'),
  option: (value, s) => checkOption(s, value),
  verdict: parts({ winner: among(['humans', 'cylons'], 'winner'), winners: seat, rule, reason: word }),
  character: ids(characterCards, 'character'),
  title: among(titles, 'title'),
  skill: among(skills, 'skill'),
  resource: among(resources, 'resource'),
  place: among(placeIds(), 'location'),
  area: (value) => void readArea(value),
  icon: among(cylonIcons, 'icon'),
  ship: among(shipNames, 'ship'),
  attacker: among(attackerNames, 'attacker'),
  target: among([...shipNames, 'galactica'], 'target'),
  'attack-result': among(attackResults, 'result of an attack'),
  deck: among(deckNames, 'deck'),
  'any-deck': among([...deckNames, ...skills, 'skill', 'loyalty', 'destiny'], 'deck'),
  card: (value, s) => checkId(s, value),
  'whole-card': among(
    Object.values(deckTables).flatMap((cards) => cards.map(({ id }) => id)),
    'card',
  ),
  'skill-card': skillCard,
  'loyalty-card': ids(loyaltyCards, 'Loyalty card'),
  'agenda-card': ids(agendaCards, 'Agenda'),
  'motive-card': ids(motiveCards, 'Motive'),
  'mutiny-card': ids(deckTables.mutiny, 'Mutiny card'),
  'mission-card': ids(deckTables.mission, 'Mission card'),
  'quorum-card': ids(deckTables.quorum, 'Quorum card'),
  'destination-card': ids(deckTables.destination, 'Destination card'),
  'galactica-damage': ids(galacticaTokens, 'damage token'),
  'basestar-damage': ids(basestarTokens, 'damage token'),
  'ally-card': ids(deckTables.ally, 'Ally card'),
  'crossroads-card': ids(deckTables.crossroads, 'Crossroads card'),
  'trauma-token': among([...traumaSymbols, ...traumaTokens.map(({ id }) => id)], 'trauma token'),
  'civilian-ship': civilianShip,
  'civilian-ships': parts({ handle: number, kind: civilianShip }),
  counted: parts({
    card: skillCard,
    printed: number,
    counts: number,
    changes: parts({ by: cause, what: among(['positive', 'zero', 'double'], 'change'), counts: number }),
  }),
  changes: parts({ by: cause, change: number }),
};

const checkOf = (field: Field): FieldCheck =>
  typeof field === 'string' ? checks[field] : among(field.words, field.what);

const ofEvery: Readonly<Record<string, FieldCheck>> = { rule, only: seat };
const factNames = Object.keys(facts) as FactName[];

const checksOf = (fact: FactName): Readonly<Record<string, FieldCheck>> => {
  const own = Object.entries(facts[fact].fields).map(([field, kind]) => [field, checkOf(kind)]);
  return { ...Object.fromEntries(own), ...ofEvery };
};

/** The fields of each fact, for the manual. */
export const factFields = (): Record<string, string[]> =>
  Object.fromEntries(factNames.map((fact) => [fact, Object.keys(facts[fact].fields)]));

/** Every value that is named, whatever is said of it; nobody and nothing are always possible. */
function checkEach(expected: Written, s: State, check: FieldCheck): void {
  for (const value of valuesIn(expected)) if (value.plain !== null) check(value, s);
}

/** A field may mean different things in different facts: one of them must be meant. */
function checkAny(expected: Written, s: State, [check, ...others]: readonly FieldCheck[]): void {
  try {
    checkEach(expected, s, check);
  } catch (error) {
    if (others.length === 0 || !(error instanceof ScenarioError)) throw error;
    checkAny(expected, s, others);
  }
}

/** An expected fact must be one that can happen, with fields and values that it can have. */
export function checkFact(s: State, expected: Written): void {
  if (isOperation(expected)) {
    for (const each of valuesIn(expected)) checkFact(s, each);
    return;
  }
  const named = expected.entries.get('fact');
  const meant = named ? valuesIn(named).map((each) => each.oneOf(factNames, 'fact')) : factNames;
  const possible = meant.map(checksOf);
  for (const [path, value] of expected.entries) {
    if (path === 'fact') continue;
    const [field, ...inside] = path.split('.');
    const fitting = possible.filter((each) => Object.hasOwn(each, field));
    if (fitting.length === 0) {
      const what = meant.length === 1 ? `field of ${meant[0]}` : 'field of a fact';
      value.fail(
        unknownWord(field, what, ['fact', ...new Set(possible.flatMap((each) => Object.keys(each)))]),
      );
    }
    const deep = inside.length > 0 && !/^\d+$/.test(inside[0]) ? value.under(inside.join('.')) : value;
    checkAny(deep, s, [...new Set(fitting.map((each) => each[field]))]);
  }
}
