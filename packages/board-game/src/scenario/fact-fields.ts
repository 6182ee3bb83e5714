import { isOperation, ScenarioError, unknownWord, valuesIn, type Written } from '@ragtag/kernel/scenario';
import {
  basestarTokens,
  characterCards,
  civilianShips,
  deckTables,
  galacticaTokens,
  loyaltyCards,
  placeIds,
  skillKinds,
} from '../cards/tables';
import { causeKinds } from '../effects/condition-types';
import { readArea } from '../effects/shape-words';
import { windowNames } from '../effects/windows';
import type { BoardFact } from '../facts';
import type { State } from '../state';
import { attackTable } from '../table/attack-table';
import { cylonIcons, deckNames, resources, skills, titles } from '../terms';
import { attackerNames, checkCauseId, checkId, checkOption, ruleIds, shipNames, turnSteps } from './known';
import { seatName } from './words';

/** What a scenario may say of each fact. */

/** Fails where a field can never have this value. */
type Check = (value: Written, s: State) => void;

const among =
  (words: readonly string[], what: string): Check =>
  (value) =>
    void value.oneOf(words, what);

const ids = (cards: readonly { readonly id: string }[], what: string): Check =>
  among(
    cards.map(({ id }) => id),
    what,
  );

/** A map of which each key has a check of its own. */
const parts =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, s) => {
    for (const [key, part] of Object.entries(value.fields(...Object.keys(checks)))) {
      if (part) checkEach(part, s, checks[key]);
    }
  };

const number: Check = (value) => {
  if (!value.isNumber) value.fail(`expected a number, not ${value.shown}`);
};
const seat: Check = (value, s) => {
  const names = s.players.map((_, each) => seatName(s, each));
  if (value.isNumber) value.whole(0, names.length - 1, 'seat');
  else if (!value.isText) value.fail(`expected a player (${names.join(', ')}), not ${value.shown}`);
  else value.oneOf([...names, ...Object.keys(names)], 'player');
};
const area: Check = (value) => void readArea(value);
const resource = among(resources, 'resource');
const ship = among(shipNames, 'ship');
const title = among(titles, 'title');
const place = among(placeIds(), 'location');
const wholeCard = among(
  Object.values(deckTables).flatMap((cards) => cards.map(({ id }) => id)),
  'card',
);
const skillCard = ids(skillKinds, 'skill card');
const loyaltyCard = ids(loyaltyCards, 'Loyalty card');
const quorumCard = ids(deckTables.quorum, 'Quorum card');
const deck = among(deckNames, 'deck');
const anyDeck = among([...deckNames, ...skills, 'skill', 'loyalty', 'destiny'], 'deck');
const cause = parts({
  kind: among(causeKinds, 'kind of cause'),
  id: (value, s) => checkCauseId(s, value),
  card: number,
  kept: (value) => void value.flag,
});
const counted = parts({
  card: skillCard,
  printed: number,
  counts: number,
  changes: parts({ by: cause, what: among(['positive', 'zero', 'double'], 'change'), counts: number }),
});
const rule = among(ruleIds, 'rule');
const known: Check = (value, s) => checkId(s, value);
const word: Check = (value) => void value.text;

const attackResults = ['missed', ...new Set(attackTable.flatMap(({ hits }) => hits.map(({ hit }) => hit)))];

type FactOf<K extends BoardFact['fact']> = Extract<BoardFact, { fact: K }>;
type Fields = {
  readonly [K in BoardFact['fact']]: {
    readonly [F in Exclude<keyof FactOf<K>, 'fact' | 'rule' | 'only'>]-?: Check;
  };
};

const fields: Fields = {
  'character-picked': { seat, character: ids(characterCards, 'character') },
  'title-given': { title, seat, from: seat },
  'loyalty-dealt': { seat, n: number },
  'loyalty-received': { seat, cards: loyaltyCard },
  'turn-started': { seat, turn: number },
  step: { step: among(turnSteps, 'step'), seat },
  'skill-cards-drawn': { seat, skills: among(skills, 'skill') },
  'skill-cards-received': { seat, cards: skillCard },
  'skill-cards-discarded': { seat, cards: skillCard, cause },
  'deck-reshuffled': { deck: anyDeck },
  moved: { seat, to: place },
  flew: { seat, to: area },
  sent: { seat, to: place },
  action: { seat, cause },
  reaction: { seat, window: among(windowNames, 'window'), cause },
  'resource-lost': { resource, by: number, now: number, cause },
  'resource-gained': { resource, by: number, now: number, cause },
  'crisis-drawn': { seat, card: wholeCard, deck },
  'crisis-discarded': { card: wholeCard, deck },
  'card-kept': { deck, card: wholeCard, holder: seat },
  'card-left-play': { deck, card: wholeCard },
  'box-chosen': { seat, box: (value, s) => checkOption(s, value) },
  'effect-chosen': { seat, option: (value, s) => checkOption(s, value), cause },
  'player-chosen': { seat, player: seat, as: word },
  ignored: { seat, cause },
  'check-started': { difficulty: number, cause },
  'check-cards-added': { seat, n: number, cards: skillCard },
  'check-revealed': { cards: skillCard, counted },
  'ability-resolved': { cause },
  'check-totalled': {
    total: number,
    difficulty: number,
    counted,
    changes: parts({ by: cause, change: number }),
  },
  'check-result': { outcome: among(['pass', 'partial', 'fail'], 'outcome'), total: number },
  'check-cards-taken': { seat, n: number },
  'destiny-rebuilt': {},
  'die-rolled': { seat, die: number, result: number, cause },
  'game-over': {
    verdict: parts({ winner: among(['humans', 'cylons'], 'winner'), rule, reason: word }),
  },
  'ships-placed': { area, ships: ship, n: number },
  'ships-removed': { area, ships: ship, n: number },
  'ship-moved': { ship, from: area, to: area, handle: number },
  attack: {
    by: among(attackerNames, 'attacker'),
    attacker: seat,
    on: among([...shipNames, 'galactica'], 'target'),
    area,
    pilot: seat,
    result: among(attackResults, 'result of an attack'),
  },
  'ship-destroyed': { ship, area },
  'viper-damaged': { area, pilot: seat },
  'viper-manned': { area, seat },
  'civilian-destroyed': { kind: ids(civilianShips, 'civilian ship'), area },
  'civilians-looked-at': { handles: number, seat },
  'civilians-seen': {
    ships: parts({ handle: number, kind: ids(civilianShips, 'civilian ship') }),
    seat,
  },
  'galactica-damaged': { token: ids(galacticaTokens, 'damage token') },
  'basestar-damaged': { basestar: number, token: ids(basestarTokens, 'damage token') },
  'location-repaired': { location: place },
  'vipers-repaired': { n: number },
  'raptors-changed': { by: number, now: number },
  'nukes-changed': { by: number, now: number },
  'centurions-placed': { n: number },
  'centurions-advanced': {},
  'icon-activated': { icon: among(cylonIcons, 'icon'), cause },
  'jump-track-moved': { from: number, to: number },
  'fleet-jumps': {},
  'destination-picked': { card: ids(deckTables.destination, 'Destination card'), seat },
  'distance-travelled': { by: number, now: number },
  phase: { phase: among(['sleeper-agents'], 'phase') },
  'milestone-reached': { distance: number },
  'cards-seen': { seat, deck: anyDeck, cards: known },
  'deck-looked-at': { seat, deck: anyDeck },
  'loyalty-looked-at': { viewer: seat, owner: seat, n: number },
  'loyalty-seen': { viewer: seat, owner: seat, cards: loyaltyCard },
  'loyalty-passed': { from: seat, to: seat, n: number },
  'loyalty-revealed': { seat, card: loyaltyCard },
  'cylon-revealed': { seat },
  'super-crisis-drawn': { seat, n: number },
  'quorum-drawn': { seat, n: number },
  'quorum-received': { seat, cards: quorumCard },
  'quorum-played': { seat, card: quorumCard },
  'quorum-discarded': { card: quorumCard },
  'quorum-removed': { card: quorumCard },
  'hand-seen': { seat, owner: seat, cards: skillCard },
  'card-taken': { seat, from: seat, card: skillCard },
};

const ofEvery: Readonly<Record<string, Check>> = { rule, only: seat };
const factNames = Object.keys(fields) as (keyof Fields)[];

/** The fields of each fact, for the manual. */
export const factFields = (): Record<string, string[]> =>
  Object.fromEntries(factNames.map((fact) => [fact, Object.keys(fields[fact])]));

/** Every value that is named, whatever is said of it; nobody and nothing are always possible. */
function checkEach(expected: Written, s: State, check: Check): void {
  for (const value of valuesIn(expected)) if (value.plain !== null) check(value, s);
}

/** A field may mean different things in different facts: one of them must be meant. */
function checkAny(expected: Written, s: State, [check, ...others]: readonly Check[]): void {
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
  const facts = named ? valuesIn(named).map((each) => each.oneOf(factNames, 'fact')) : factNames;
  const checks = facts.map((fact): Readonly<Record<string, Check>> => ({ ...fields[fact], ...ofEvery }));
  for (const [path, value] of expected.entries) {
    if (path === 'fact') continue;
    const [field, ...inside] = path.split('.');
    const fitting = checks.filter((each) => Object.hasOwn(each, field));
    if (fitting.length === 0) {
      const what = facts.length === 1 ? `field of ${facts[0]}` : 'field of a fact';
      value.fail(unknownWord(field, what, ['fact', ...new Set(checks.flatMap((each) => Object.keys(each)))]));
    }
    const deep = inside.length > 0 && !/^\d+$/.test(inside[0]) ? value.under(inside.join('.')) : value;
    checkAny(deep, s, [...new Set(fitting.map((each) => each[field]))]);
  }
}
