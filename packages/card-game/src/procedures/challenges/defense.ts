import type { Option, Refused } from '@ragtag/kernel';
import { answering, cards, costOf, typeOf } from '../../cards/tables';
import type { Trigger } from '../../effects/types';
import { canPayCost } from '../../in-play/payment';
import { type Reason, Refusals } from '../../in-play/refusals';
import { hasKeyword, mayDefend, test } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { unitBy } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { playCard } from '../playing/play';
import type { Challenge } from './frame';

/** Step 1 of a challenge on the side of who is challenged: an answer from the hand, whether to defend, and with what. */

/** Units that the challenged player could defend with. */
export function defenders(g: G, frame: Challenge): Handle[] {
  const { opponent } = frame;
  if (opponent === null) return [];
  return g.state.players[opponent].units
    .filter((unit) => mayDefend(g.state, unit, opponent, frame) || joinsDefense(g, frame, unit.handle))
    .map((unit) => unit.handle);
}

/** rule: ccg.card.raptor-432 — only it is excused from being alert */
function joinsDefense(g: G, frame: Challenge, handle: Handle): boolean {
  if (!frame.joined.includes(handle) || frame.opponent === null) return false;
  const unit = unitBy(g.state, handle);
  if (!unit || unit.alert) return false;
  return mayDefend(g.state, { ...unit, alert: true }, frame.opponent, frame);
}

interface FromHand extends Option {
  readonly card?: Kind;
}

/** Cards in hand that answer being challenged. */
export const inHand: readonly Kind[] = cards.flatMap((card, kind) =>
  (answering('challenged')[kind] ?? []).some((i) => (card.abilities[i] as Trigger).inHand) ? [kind] : [],
);

function couldAnswer(g: G, kind: Kind, { opponent }: Challenge): boolean {
  if (opponent === null || !canPayCost(g.state, opponent, costOf[kind])) return false;
  return (answering('challenged')[kind] ?? []).some((i) => {
    const ability = cards[kind].abilities[i] as Trigger;
    const scene = { you: opponent, cause: { kind, source: 0 }, bind: { player: opponent } };
    return ability.inHand && (!ability.if || test(g.state, ability.if, scene));
  });
}

/** Whoever is challenged is asked alike, whatever the hand holds. rule: ccg.info.silent-offers */
rules.ask<FromHand, Challenge>('answer-challenge', {
  moot: (g, frame, { seat }) => {
    const { hand } = g.state.players[seat];
    return (
      hand.length === 0 || !g.state.options.discreet || !inHand.some((kind) => couldAnswer(g, kind, frame))
    );
  },
  options(g, frame, { seat }) {
    const { hand } = g.state.players[seat];
    const options: FromHand[] = inHand
      .filter((kind) => hand.includes(kind) && couldAnswer(g, kind, frame))
      .map((card) => ({ id: `play:${cards[card].id}`, card }));
    options.push({ id: 'pass' });
    return options;
  },
  chosen(g, frame, [{ card }], { seat }) {
    if (card === undefined) return;
    frame.i--;
    playCard(g, seat, card, true);
  },
});

// rule: ccg.keywords.sniper-first-yes-no
rules.ask<Option, Challenge>('defend', {
  options: () => [{ id: 'defend' }, { id: 'no-defense' }],
  chosen(_g, frame, [{ id }]) {
    frame.defends = id === 'defend';
  },
});

/** Units of the challenged player that cannot defend. */
function refusedDefenders(g: G, frame: Challenge): readonly Refused[] {
  const { opponent } = frame;
  if (opponent === null) return [];
  const refusals = new Refusals(defenders(g, frame).map(String));
  for (const unit of g.state.players[opponent].units) {
    const reason = (): Reason => {
      if (unit.down || !unit.alert) return 'not-ready-to-defend';
      if (hasKeyword(g.state, unit, opponent, 'Vision')) return 'vision';
      const like = typeOf[unit.cards[0]] === frame.as || hasKeyword(g.state, unit, opponent, 'Scramble');
      return like ? 'cannot-defend' : 'other-type';
    };
    refusals.add(String(unit.handle), reason());
  }
  return refusals.all;
}

interface DefenderOption extends Option {
  readonly unit?: Handle;
}

rules.ask<DefenderOption, Challenge>('defender', {
  options(g, frame, { seat }) {
    const options: DefenderOption[] = defenders(g, frame).map((unit) => ({ id: String(unit), unit }));
    // Without a choice of the challenger's, one question does for both.
    if (seat === frame.opponent && !frame.names && !frame.defends) options.push({ id: 'no-defense' });
    // rule: ccg.keywords.sniper-may
    if (seat === frame.seat) options.push({ id: 'leave-it' });
    return options;
  },
  refused: (g, frame) => refusedDefenders(g, frame),
  chosen(g, frame, [{ unit, id }], { seat }) {
    if (id === 'leave-it') {
      rules.put(g, frame.opponent as Seat, 'defender');
      return;
    }
    if (unit === undefined) return;
    frame.defends = true;
    frame.defender = unit;
    const kind = (unitBy(g.state, unit) as { cards: Kind[] }).cards[0];
    g.facts.push({ fact: 'defended', seat, defender: unit, kind, rule: 'ccg.challenge.defender' });
  },
});
