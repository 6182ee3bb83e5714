import {
  type AskName,
  attackRow,
  type CheckSpec,
  checkIn,
  count,
  type Effect,
  innermost,
  jumpTrack,
  loyaltyCards,
  type OpenQuestion,
  type QuestionView,
  type Resolving,
  type RollLine,
  type Seat,
  script,
  skillKinds,
  titles,
  type View,
  type ViperClass,
} from '@ragtag/board-game';
import { sayEffects } from '@ragtag/board-game/say';
import type { AnyOption } from '../question/targets';
import { whyNot, foresight as words } from '.';
import { nameOfCause } from './cards';
import { nameOfSeat } from './people';
import { locationName } from './places';
import { areaName, capital, optionText, skillName, titleName, viperName } from './say';

/** What picking an option would bring: what it does, and how likely what depends on luck is. */
export function foresee(view: View, question: OpenQuestion, id: string): string[] {
  const option = question.options.find((o) => o.id === id) as AnyOption | undefined;
  if (!option) return [];
  const { whatHappens } = optionText(view, question, id);
  const lines = whatHappens && !isOneRoll(option) ? [whatHappens] : [];
  if (option.cost) lines.push(words.costs(option.cost));
  if (question.ask === 'choose-player' && option.player !== undefined)
    lines.push(person(view, option.player));
  return [
    ...lines,
    ...hitsOf(question, option).map(oddsOf),
    ...effectOdds(view, option),
    ...worthOf(view, option),
  ];
}

/** Where somebody is and what everybody knows of them. */
function person(view: View, seat: Seat): string {
  const { location, piloting, cards } = view.players[seat];
  const place = piloting
    ? words.inViper(areaName(piloting.area), viperName(piloting.ship))
    : location && locationName(location);
  const held = titles.filter((title) => view.titles[title] === seat).map(titleName);
  return `${[...held, place, words.skillCards(cards)].filter(Boolean).join('; ')}.`;
}

const attackers: Readonly<Partial<Record<AskName, Parameters<typeof attackRow>[0]>>> = {
  'galactica-target': 'galactica',
  'nuke-target': 'nuke',
  'viper-activation': 'viper',
  'viper-attack': 'viper',
  'centurion-target': 'armory',
};

function hitsOf(question: OpenQuestion, option: AnyOption): Hits {
  const by = attackers[(option.ask ?? question.ask) as AskName];
  const on = question.ask === 'centurion-target' ? 'centurion' : option.on;
  return by && on ? hitsIn(by, on, option.ship) : [];
}

/** How likely an attack hits at all, in few words. */
export function chance(question: OpenQuestion, option: AnyOption): string {
  const faces = hitsOf(question, option).reduce((n, { from, to }) => n + to - from + 1, 0);
  return faces > 0 ? words.chance(faces) : '';
}

type AttackRow = Parameters<typeof attackRow>;
type Hits = ReturnType<typeof attackRow>['hits'];

function hitsIn(by: AttackRow[0], on: string, ship?: ViperClass | null): Hits {
  try {
    return attackRow(by, on as AttackRow[1], ship).hits;
  } catch {
    return [];
  }
}

/** How likely an attack does what. */
export const attackOdds = (by: AttackRow[0], on: string, ship?: ViperClass | null): string[] =>
  hitsIn(by, on, ship).map(oddsOf);

const oddsOf = ({ from, to, hit }: Hits[number]): string =>
  words.odds(to - from + 1, named(words.hits, hit), range(from, to));

type AttackRolled = NonNullable<RollShown['attack']>;

/** An attack that is about to be rolled for. */
export function attackWords(view: View, { by, on, area, pilot, ship }: AttackRolled): string {
  const target =
    pilot === null
      ? named(words.ships, on)
      : words.viperOf(nameOfSeat(view, pilot), viperName(ship ?? 'viper'));
  return words.attacks(capital(named(words.ships, by)), target, area === null ? null : areaName(area));
}

/** What a reaction makes of the odds of what is being rolled for. */
function worthOf(view: View, option: AnyOption): string[] {
  const roll = innermost(view, 'die-roll');
  const effects = effectsOf(option);
  const again = effects.some((effect) => effect.do === 'again' && effect.what === 'roll');
  const added = effects.reduce((sum, effect) => sum + addedBy(effect), 0);
  if (!roll || (added === 0 && !again)) return [];
  if (!roll.attack) return again ? linesOdds(view, roll) : worthOfLines(view, roll, added);
  const { by, on, ship } = roll.attack;
  const hits = hitsIn(by, on, ship);
  const faces = (more: number) => facesThat((n) => hits.some(({ from, to }) => n >= from && n <= to), more);
  return [again ? words.again(faces(0)) : words.worth(faces(0), faces(added))];
}

/** A roll of the die as the view shows it. */
export type RollShown = Extract<Resolving, { what: 'die-roll' }>;

/** How many of the eight faces come to what is asked for, with something added. rule: dice.range */
const facesThat = (is: (result: number) => boolean, more: number): number =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((face) => is(Math.max(1, Math.min(8, face + more)))).length;

/** Of each thing that may come of a roll, how much likelier it becomes. */
function worthOfLines(view: View, { lines = [] }: RollShown, added: number): string[] {
  return linesIn(lines).flatMap(({ atLeast = 1, atMost = 8, do: list }) => {
    const faces = (more: number) => facesThat((n) => n >= atLeast && n <= atMost, more);
    const what = sayEffects(list.map((effect) => counted(view, effect)));
    return faces(0) === faces(added) ? [] : [words.worthOfLine(faces(0), faces(added), what)];
  });
}

/** How likely what is that a roll may bring, where no attack is rolled for. */
export const linesOdds = (view: View, { lines = [] }: RollShown): string[] =>
  linesIn(lines).map((line) => rollOdds(view, line));

const linesIn = (lines: NonNullable<RollShown['lines']>) => script<readonly RollLine[]>(lines);

/** By how much an effect raises the roll. */
const addedBy = (effect: Effect): number =>
  effect.do === 'inForce' && effect.modifier.on === 'roll-result' && 'add' in effect.modifier
    ? Number(effect.modifier.add)
    : 0;

/** What something is called; its id where it has no words yet. */
function named(names: Readonly<Record<string, string>>, id: string): string {
  return names[id] ?? id;
}

function range(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}

function effectOdds(view: View, option: AnyOption): string[] {
  return effectsOf(option).flatMap((effect) => {
    if (effect.do === 'roll') return effect.lines.map((line) => rollOdds(view, line));
    if (effect.do === 'check') return [checkNeed(view, effect.check)];
    if (effect.do === 'drawMutiny' && effect.who === 'you') return overLimit(view);
    return [];
  });
}

/** Whoever draws a Mutiny card beyond what may be held goes to the Brig. rule: mutiny.over-limit */
function overLimit({ seat, players }: View): string[] {
  if (seat === null) return [];
  const { mutiny = 0, loyalty } = players[seat];
  const limit = loyalty.some(({ card, faceUp }) => faceUp && card !== null && loyaltyCards[card].handedOn)
    ? 2
    : 1;
  return count(mutiny) >= limit ? [words.toTheBrig] : [];
}

/** Of a roll alone, the odds say all there is to say. */
function isOneRoll(option: AnyOption): boolean {
  const effects = effectsOf(option);
  return effects.length === 1 && effects[0].do === 'roll';
}

/** What an option does, where its effects are told by the path of a card's. */
function effectsOf({ effects }: AnyOption): readonly Effect[] {
  try {
    return typeof effects === 'string' ? script<readonly Effect[]>(effects) : [];
  } catch {
    return [];
  }
}

function rollOdds(view: View, { atLeast = 1, atMost = 8, do: list }: RollLine): string {
  const now = list.map((effect) => counted(view, effect));
  return words.rollOdds(atMost - atLeast + 1, range(atLeast, atMost), sayEffects(now));
}

/** A loss that the Jump track tells, as it stands now. */
function counted(view: View, effect: Effect): Effect {
  const byTrack = effect.do === 'lose' && typeof effect.n === 'object' && 'trackSpace' in effect.n;
  return byTrack ? { ...effect, n: jumpTrack[view.jump].populationLoss } : effect;
}

/** How a check stands from where a player sits. */
export function checkNeed(
  view: View,
  { difficulty, skills }: Pick<CheckSpec, 'difficulty' | 'skills'>,
): string {
  const names = skills.map((skill) => skillName(skill)).join(', ');
  const hand = view.seat === null ? [] : (view.players[view.seat].hand ?? []);
  const good = hand.filter((card) => skills.includes(skillKinds[card].skill));
  const strength = good.reduce((sum, card) => sum + skillKinds[card].strength, 0);
  return words.checkNeeds(difficulty, names, strength);
}

/** What a card would bring to the running check. */
export function cardValue(view: View, question: OpenQuestion, id: string): string[] {
  const check = checkIn(view);
  const option = question.options.find((o) => o.id === id) as AnyOption | undefined;
  if (question.ask !== 'add-to-check' || !check || option?.card === undefined) return [];
  return [words.counts(capital(skillName(skillKinds[option.card].skill)), option.counts ?? 0)];
}

/** What picked cards would bring to the running check. */
export function pickedValue(view: View, question: OpenQuestion, picks: readonly string[]): string[] {
  const check = checkIn(view);
  if (question.ask !== 'add-to-check' || !check || picks.length === 0) return [];
  let plus = 0;
  let minus = 0;
  for (const id of picks) {
    const option = question.options.find((o) => o.id === id) as AnyOption | undefined;
    const counts = option?.counts ?? 0;
    if (counts > 0) plus += counts;
    else minus -= counts;
  }
  return [words.youAdd(plus, minus, check.difficulty), ...noMore(question, picks.length)];
}

/** Why no more cards can be added, once there are as many. */
function noMore(question: QuestionView, n: number): string[] {
  const limit = n < question.max ? undefined : question.refused?.find(({ reason }) => reason === 'limit');
  return limit ? [whyNot.limit({ place: '', by: limit.by ? nameOfCause(limit.by) : null, asked: '' })] : [];
}
