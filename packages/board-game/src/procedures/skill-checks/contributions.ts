import { type Asking, foldNumber, script } from '@ragtag/kernel';
import { fromTables, skillKinds } from '../../cards/tables';
import type { CheckSpec } from '../../effects/types';
import { explained } from '../../in-play/explained';
import { type HandOption, handOption, handOptions, perCard } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { Refusals, type RefusedOptions } from '../../in-play/objections';
import { open } from '../../in-play/reactions';
import { answersTo, isSet, number, type Said } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { nearest } from '../../table/queries';
import { rights } from '../../table/standing';
import type { Seat } from '../../terms';
import { countOf } from './check-sum';
import type { SkillCheck } from './frame';
import { reportAdded } from './pile';

/** What players add to a check. */

declare module '../../rules' {
  interface Procedures {
    'add-more': AddMore;
  }
  interface Asks {
    'add-more': Asking<CheckOption>;
    'add-to-check': Asking<CheckOption, Contributing>;
    'lay-open': Asking<HandOption, Opening>;
  }
}

/** A card that may be added, and what it counts for as things stand. */
interface CheckOption extends HandOption {
  readonly counts: number;
}

function checkOption(card: number, copy: number, counts: number): CheckOption {
  return Object.freeze({ id: handOption(card, copy).id, card, counts });
}

/** What each card and copy counts for by the skills of a check alone, made once. */
const printed = fromTables(() => new WeakMap<CheckSpec, CheckOption[][]>());

function printedOptions(g: G, spec: CheckSpec, hand: readonly number[]): CheckOption[] {
  let made = printed().get(spec);
  if (!made) {
    made = skillKinds.map(() => []);
    printed().set(spec, made);
  }
  const known = made;
  return perCard(hand, (card, copy) => {
    known[card][copy] ??= checkOption(card, copy, countOf(g, spec, card, none));
    return known[card][copy];
  });
}

function checkOptions(g: G, { check }: SkillCheck, hand: readonly number[]): CheckOption[] {
  const spec = script<CheckSpec>(check);
  const said = answersTo(g, 'card-value');
  if (said.length === 0) return printedOptions(g, spec, hand);
  return perCard(hand, (card, copy) => checkOption(card, copy, countOf(g, spec, card, said)));
}

const none: readonly never[] = [];

/** Numbers of cards that a player may not add, however many are allowed. */
function forbiddenNumbers(said: readonly Said[]): readonly number[] {
  return said.length === 0 ? none : said.flatMap(({ modifier }) => modifier.never ?? none);
}

/** rule: skill-check.step4.cylon-one, skill-check.step4.infiltrator-two — places and sheets may limit further. */
function contributionLimit(g: G, seat: Seat): number {
  const p = g.state.players[seat];
  const { hand } = p;
  const most = Math.min(rights(p).checkCards, hand.length);
  const said = answersTo(g, 'contribution', { seat });
  const never = forbiddenNumbers(said);
  let limit = Math.min(hand.length, foldNumber(most, said));
  while (limit > 0 && never.includes(limit)) limit--;
  return limit;
}

/** That more cards cannot be added than so many, where the hand has more, and what says so. */
function refusedCards(g: G, seat: Seat): readonly RefusedOptions[] {
  const { hand } = g.state.players[seat];
  if (contributionLimit(g, seat) >= hand.length) return [];
  const refused = new Refusals();
  const [by] = explained(g, 'contribution', hand.length, { seat }).changes.map((change) => change.by);
  refused.add('more', 'limit', by ? null : 'skill-check.step4.cylon-one', by);
  return refused.all;
}

interface Contributing {
  /** Numbers that may not be added. */
  readonly never?: readonly number[];
}

rules.ask<CheckOption, SkillCheck, Contributing>('add-to-check', {
  carries: { never: plain },
  options: (g, frame, { seat }) => checkOptions(g, frame, g.state.players[seat].hand),
  count: (g, _frame, _options, { seat }) => [0, contributionLimit(g, seat)],
  refuse: (_g, _frame, picks, { never }) =>
    never?.includes(picks.length) ? `You may not add exactly ${picks.length}.` : undefined,
  refused: (g, _frame, { seat }) => refusedCards(g, seat),
  chosen(g, frame, picks, { seat }) {
    const faceUp = isSet(g, 'faceup', { seat, by: 'player' });
    const cards = picks.map((p) => p.card);
    const { hand } = g.state.players[seat];
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      frame.pile.push({ card, by: seat, faceUp });
    }
    reportAdded(g, seat, cards, faceUp);
    const open = faceUp ? 0 : Math.min(cards.length, number(g, 'faceup-cards', 0, { seat }));
    // Others answer once it is settled which of them lie open.
    if (open > 0) rules.put(g, seat, 'lay-open', { n: open });
    else contributed(g, frame, seat, cards.length);
  },
});

interface Opening {
  readonly n: number;
}

const addedBy = ({ pile }: SkillCheck, seat: Seat) =>
  pile.flatMap(({ card, by }) => (by === seat ? [card] : []));

/** Some of the cards just added lie open. */
rules.ask<HandOption, SkillCheck, Opening>('lay-open', {
  carries: { n: plain },
  options: (_g, frame, { seat }) => handOptions(addedBy(frame, seat).sort((a, b) => a - b)),
  count: (_g, _frame, _options, { n }) => [n, n],
  chosen(g, frame, picks, { seat }) {
    for (const { card } of picks) {
      const at = frame.pile.findIndex((c) => c.by === seat && c.card === card && !c.faceUp);
      frame.pile[at] = { ...frame.pile[at], faceUp: true };
    }
    g.facts.push({ fact: 'check-cards-opened', seat, cards: picks.map((p) => p.card) });
    contributed(g, frame, seat, addedBy(frame, seat).length);
  },
});

function contributed(g: G, frame: SkillCheck, seat: Seat, n: number): void {
  frame.contributor = seat;
  frame.contribution = n;
  open(g, 'contributed');
}

export interface AddMore {
  readonly seat: Seat;
  /** Exactly so many; any number when absent. */
  readonly n?: number;
}

rules.locals('add-more', { seat: plain, n: plain });

const runningCheck = (g: G) => nearest(g.state, 'skill-check');

/** Further cards to a check that lies open, without a limit. */
rules.ask<CheckOption, AddMore>('add-more', {
  options(g, { seat }) {
    const check = runningCheck(g);
    return check ? checkOptions(g, check, g.state.players[seat].hand) : [];
  },
  count: (_g, { n }, options) =>
    n === undefined ? [Math.min(1, options.length), options.length] : exactly(n, options),
  chosen(g, { seat }, picks) {
    const check = runningCheck(g);
    if (!check) return;
    const { hand } = g.state.players[seat];
    const cards = picks.map(({ card }) => card);
    for (const card of cards) {
      hand.splice(hand.indexOf(card), 1);
      check.pile.push({ card, by: seat, faceUp: true });
    }
    reportAdded(g, seat, cards, true);
  },
});

rules.procedure('add-more', {
  add: (g, { seat }) => void rules.put(g, seat, 'add-more'),
});

/** Asks a player for cards, where any may be added. rule: skill-check.step4.any-number */
export function askForCards(g: G, frame: SkillCheck, seat: Seat): void {
  const never = forbiddenNumbers(answersTo(g, 'contribution', { seat }));
  if (rules.put(g, seat, 'add-to-check', never.length > 0 ? { never } : undefined)) return;
  reportAdded(g, seat, [], false);
  contributed(g, frame, seat, 0);
}
