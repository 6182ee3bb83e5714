import { type Asking, each, type Option, shuffle } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { runEffects, runNested } from '../../effects/start';
import type { Cause, CheckSpec } from '../../effects/types';
import { test } from '../../in-play/conditions';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { open, struckOut } from '../../in-play/reactions';
import { answersTo, isSet, mayBeDone, number, type Scoped, scopedModifiers } from '../../in-play/rulings';
import { addToHand, drawDestiny, putOnSkillPile } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { script } from '../../scripts';
import { aCause, fields, plain, skillCard } from '../../state/shapes';
import { clockwiseFrom, isHuman } from '../../table/queries';
import type { Seat } from '../../terms';
import { countedCard, difficultyOf, sumOf } from './check-sum';

export interface CheckCard {
  readonly card: number;
  /** Who added it; null for Destiny. Views never tell. */
  readonly by: Seat | null;
  readonly faceUp: boolean;
}

export interface SkillCheck {
  readonly check: string | CheckSpec;
  readonly cause: Cause;
  /** The player the check is about, at locations that name one. */
  readonly target: Seat | null;
  /** Depth of the effects that made the check; its results are carried out in their scene. */
  readonly root: number;
  pile: CheckCard[];
  readonly mods: Scoped[];
  readonly used: string[];
  total: number;
  /** The difficulty when the cards were totalled, and then when the outcome was decided. */
  difficulty?: number;
  outcome: 'pass' | 'partial' | 'fail' | null;
  revealed?: boolean;
  /** An answer took the place of the result. */
  prevented?: boolean;
  /** Seats still to add cards. */
  adding?: Seat[];
  /** Who added cards last, and how many. */
  contributor?: Seat;
  contribution?: number;
  reckless?: boolean;
  /** Names of the skill check abilities that were resolved. */
  abilities?: string[];
  /** Which check of which turn it is; games that were saved before do not know. */
  id?: string;
}

declare module '../../rules' {
  interface Procedures {
    'skill-check': SkillCheck;
  }
  interface Asks {
    'add-to-check': Asking<CheckOption>;
    'next-ability': Asking<AbilityOption>;
  }
}

rules.locals('skill-check', {
  check: plain,
  cause: aCause,
  target: plain,
  root: plain,
  pile: fields<CheckCard>({ card: skillCard, by: plain }),
  mods: scopedModifiers,
  total: plain,
  difficulty: plain,
  adding: plain,
  contributor: plain,
  contribution: plain,
});

/** A card that may be added, and what it counts for as things stand. */
interface CheckOption extends HandOption {
  readonly counts: number;
}

/** By option of the hand and what it counts for, made once. */
const made = new Map<HandOption, Map<number, CheckOption>>();

function checkOption(option: HandOption, counts: number): CheckOption {
  let byCount = made.get(option);
  if (!byCount) {
    byCount = new Map();
    made.set(option, byCount);
  }
  let found = byCount.get(counts);
  if (!found) {
    found = Object.freeze({ id: option.id, card: option.card, counts });
    byCount.set(counts, found);
  }
  return found;
}

function checkOptions(g: G, { check }: SkillCheck, hand: readonly number[]): CheckOption[] {
  const spec = script<CheckSpec>(check);
  const said = answersTo(g, 'card-value');
  return handOptions(hand).map((option) =>
    checkOption(option, countedCard(g, spec, option.card, said).counts),
  );
}

/** rule: skill-check.step4.cylon-one — a Cylon player may add at most 1; places and sheets may limit further. */
function contributionLimit(g: G, seat: Seat): number {
  const { hand } = g.state.players[seat];
  const most = isHuman(g.state, seat) ? hand.length : Math.min(1, hand.length);
  return number(g, 'contribution', most, { seat });
}

rules.ask<CheckOption, SkillCheck>('add-to-check', {
  options: (g, frame, { seat }) => checkOptions(g, frame, g.state.players[seat].hand),
  count: (g, _frame, options, { seat }) => [0, Math.min(options.length, contributionLimit(g, seat))],
  chosen(g, frame, picks, { seat }) {
    const faceUp = isSet(g, 'faceup');
    const cards = picks.map((p) => p.card);
    const { hand } = g.state.players[seat];
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      frame.pile.push({ card, by: seat, faceUp });
    }
    report(g, seat, cards, faceUp);
    contributed(g, frame, seat, cards.length);
  },
});

function contributed(g: G, frame: SkillCheck, seat: Seat, n: number): void {
  frame.contributor = seat;
  frame.contribution = n;
  open(g, 'contributed');
}

function report(g: G, seat: Seat | null, cards: readonly number[], faceUp: boolean): void {
  const rule = seat === null ? 'skills.destiny.two-per-check' : 'skill-check.step4.any-number';
  const fact = 'check-cards-added';
  const n = cards.length;
  g.facts.push(faceUp ? { fact, seat, n, cards, rule } : { fact, seat, n, rule });
}

/** Puts further cards into the running check, face up once it is revealed. */
export function addToPile(g: G, frame: SkillCheck, cards: readonly number[]): void {
  if (cards.length === 0) return;
  for (const card of cards) frame.pile.push({ card, by: null, faceUp: frame.revealed ?? isSet(g, 'faceup') });
  report(g, null, cards, frame.revealed ?? false);
}

interface AbilityOption extends Option {
  /** A card of the name. */
  readonly card: number;
}

/** Names in the pile whose skill check ability is still to be resolved. rule: skill-check.step7.abilities */
function openAbilities(g: G, frame: SkillCheck): AbilityOption[] {
  const found: AbilityOption[] = [];
  for (const { card } of frame.pile) {
    const { id, checkAbility } = skillKinds[card].card;
    if (!checkAbility || frame.abilities?.includes(id) || found.some((f) => f.id === id)) continue;
    const cause: Cause = { kind: 'skill', id, card };
    if (checkAbility.if && !test(g, checkAbility.if, { you: g.state.turn.seat, bind: {}, cause })) continue;
    if (mayBeDone(g, 'check-abilities', { card: id })) found.push({ id, card });
  }
  return found;
}

rules.ask<AbilityOption, SkillCheck>('next-ability', {
  options: openAbilities,
  chosen(g, frame, [{ id, card }]) {
    frame.abilities ??= [];
    frame.abilities.push(id);
    const ability = skillKinds[card].card.checkAbility;
    const cause: Cause = { kind: 'skill', id, card };
    g.facts.push({ fact: 'ability-resolved', cause, rule: 'skill-check.step7.abilities' });
    if (ability) runEffects(g, ability.do, { you: g.state.turn.seat, cause, bind: {} });
  },
});

const cardsIn = ({ pile }: SkillCheck) => pile.map(({ card }) => card);

const hasAbility = ({ card }: CheckCard) => skillKinds[card].card.checkAbility !== undefined;

function outcomeOf(spec: CheckSpec, total: number, difficulty: number): 'pass' | 'partial' | 'fail' {
  if (total >= difficulty) return 'pass';
  // rule: skill-check.partial-unchanged — the partial number is as printed
  return spec.partial && total >= spec.partial.at ? 'partial' : 'fail';
}

function happens(frame: SkillCheck): boolean {
  return script<CheckSpec>(frame.check).consequence !== undefined && frame.pile.some(hasAbility);
}

/** Skill checks. rule: skill-check.step-order */
rules.procedure('skill-check', {
  begin(g, frame) {
    const { turn } = g.state;
    turn.checks = (turn.checks ?? 0) + 1;
    frame.id = `${turn.number}.${turn.checks}`;
    const { skills } = script<CheckSpec>(frame.check);
    g.facts.push({ fact: 'check-started', difficulty: difficultyOf(g, frame), skills, cause: frame.cause });
    open(g, 'check-begin');
  },
  // rule: skill-check.step1.auto — an outcome set outright skips everything up to the result
  skipIfSet(_g, frame) {
    if (frame.outcome) rules.goTo(frame, 'announceOutcome');
  },
  openBeforeCards: (g) => open(g, 'before-cards'),
  addDestiny(g, frame) {
    if (isSet(g, 'reckless')) frame.reckless = true;
    const faceUp = isSet(g, 'faceup');
    const cards: number[] = [];
    for (let n = number(g, 'destiny-cards', 2); n > 0; n--) {
      const card = drawDestiny(g);
      if (card === undefined) break;
      cards.push(card);
      frame.pile.push({ card, by: null, faceUp });
    }
    report(g, null, cards, faceUp);
  },
  // rule: skill-check.step4.order — from the left of the current player, who comes last
  addCards: each(
    'adding',
    (g) => clockwiseFrom(g.state, (g.state.turn.seat + 1) % g.state.players.length),
    (g, frame, seat) => {
      if (rules.put(g, seat, 'add-to-check')) return;
      report(g, seat, [], false);
      contributed(g, frame, seat, 0);
    },
  ),
  openAllContributed: (g) => open(g, 'all-contributed'),
  reveal(g, frame) {
    // rule: skill-check.step5.shuffle
    frame.pile = shuffle(g.state, 'cards', frame.pile);
    frame.revealed = true;
    const cards = cardsIn(frame);
    g.facts.push({
      fact: 'check-revealed',
      cards,
      counted: sumOf(g, frame, cards).cards,
      rule: 'skill-check.step6.reveal',
    });
    open(g, 'check-revealed');
  },
  openAbilities: (g) => open(g, 'check-abilities'),
  // Cards that abilities add join the rest. rule: skill-check.step7.abilities
  resolveAbilities(g, frame) {
    if (!frame.pile.some(hasAbility) || openAbilities(g, frame).length === 0) return;
    frame.i--;
    rules.put(g, g.state.turn.seat, 'next-ability');
  },
  // rule: skill-check.step8.reckless
  openRecklessDraw(g, frame) {
    if (frame.reckless) open(g, 'reckless-draw');
  },
  openConsequence(g, frame) {
    if (happens(frame)) open(g, 'consequence');
  },
  // rule: skill-check.step9.consequence
  consequence(g, frame) {
    const { consequence } = script<CheckSpec>(frame.check);
    if (consequence && happens(frame) && !struckOut(frame)) runNested(g, consequence, frame.root);
  },
  total(g, frame) {
    const { total, cards: counted, changes } = sumOf(g, frame, cardsIn(frame));
    frame.total = total;
    frame.difficulty = difficultyOf(g, frame);
    g.facts.push({
      fact: 'check-totalled',
      total,
      difficulty: frame.difficulty,
      counted,
      changes,
      rule: 'skill-check.step10.total',
    });
    open(g, 'totalled');
  },
  decideOutcome(g, frame) {
    frame.difficulty = difficultyOf(g, frame);
    frame.outcome = outcomeOf(script<CheckSpec>(frame.check), frame.total, frame.difficulty);
  },
  announceOutcome(g, frame) {
    g.facts.push({
      fact: 'check-result',
      outcome: frame.outcome ?? 'fail',
      total: frame.revealed ? frame.total : null,
      rule: 'skill-check.step11.outcome',
    });
    open(g, 'outcome');
  },
  carryOut(g, frame) {
    const spec = script<CheckSpec>(frame.check);
    const results = { pass: spec.pass, partial: spec.partial?.do ?? spec.fail, fail: spec.fail };
    if (!struckOut(frame) && frame.outcome) runNested(g, results[frame.outcome], frame.root);
  },
  openEffects: (g) => open(g, 'check-effects'),
  openDiscard(g, frame) {
    if (frame.pile.length > 0) open(g, 'check-discard');
  },
  discard(g, frame) {
    for (const { card } of frame.pile) putOnSkillPile(g, card);
    frame.pile = [];
  },
});

/** Takes every card of the running check into a hand. */
export function takeCheckCards(g: G, frame: SkillCheck, seat: Seat): void {
  for (const { card } of frame.pile) addToHand(g.state.players[seat].hand, card);
  g.facts.push({ fact: 'check-cards-taken', seat, n: frame.pile.length, rule: 'skill-check.step13.discard' });
  frame.pile = [];
}
