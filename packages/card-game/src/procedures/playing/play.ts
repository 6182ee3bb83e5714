import { type Option, repeat, scriptOf, takeResult } from '@ragtag/kernel';
import { cards, costOf, isUnitKind, totalCost } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Plan } from '../../effects/types';
import type { Scene } from '../../in-play/rulings';
import { canCarryOut, dropIllegal, namesakes } from '../../in-play/targets';
import { dealWithTriggers, setOff } from '../../in-play/triggers';
import { setAlert, setDown } from '../../operations/areas';
import { takeFrom } from '../../operations/decks';
import { leftHandOpenly } from '../../operations/memory';
import { payPrice } from '../../operations/pay-price';
import { enterUnit, newHandle, putCards } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { kindsOf } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { type Payment, payFor } from '../resources/pay';
import { tellTargets } from './choices';

/** A card that is played, with what was chosen for it. */
export interface Played {
  readonly card: Kind;
  bind: Record<string, unknown>;
  /** It became something else than a discarded event. */
  kept: boolean;
}

/** Playing a card: nothing is told before the last choice is made. rule: ccg.play.sequence */
export interface Play {
  readonly seat: Seat;
  /** The card paid for, then those added with Expedite. */
  readonly cards: Played[];
  onto: Handle | null;
  payment: Payment | null;
  /** Which of the cards is at work. */
  at: number;
  /** Comes into play to defend from the reserve. */
  readonly defends?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    play: Play;
  }
}

export function playCard(g: G, seat: Seat, card: Kind, defends = false): void {
  rules.call(g, 'play', {
    seat,
    cards: [{ card, bind: {}, kept: false }],
    onto: null,
    payment: null,
    at: 0,
    defends,
  });
}

const sceneFor = (seat: Seat, { card, bind }: Played): Scene => ({
  you: seat,
  cause: { kind: card, source: 0 },
  bind,
});

/** Whether an event could be played now, but for its cost. */
export function eventCanWork(g: G, seat: Seat, kind: Kind): boolean {
  const { plan } = cards[kind];
  return plan !== null && canCarryOut(g.state, plan, sceneFor(seat, { card: kind, bind: {}, kept: false }));
}

function chooseFor(g: G, seat: Seat, card: Kind): void {
  const plan = cards[card].plan as Plan;
  rules.call(g, 'choices', {
    seat,
    plan: scriptOf(plan),
    kind: card,
    source: 0,
    bind: {},
    at: 0,
    lenient: false,
  });
}

rules.ask<Option & { readonly onto: Handle }, Play>('onto', {
  options: (g, { seat, cards: [{ card }] }) =>
    namesakes(g.state, card, seat).map((onto) => ({ id: String(onto), onto })),
  chosen(_g, frame, [{ onto }]) {
    frame.onto = onto;
  },
});

/** Expedite cards that what is left over would pay for. rule: ccg.keywords.expedite-amount */
function expediteOptions(g: G, frame: Play): (Option & { readonly card?: Kind })[] {
  const excess = frame.payment?.excess;
  if (!excess || excess[0] + excess[1] + excess[2] === 0) return [];
  const options: (Option & { readonly card?: Kind })[] = [];
  const { hand } = g.state.players[frame.seat];
  let last = -1;
  for (const card of hand) {
    if (card === last || !cards[card].keywords.includes('Expedite')) continue;
    last = card;
    const held = hand.filter((k) => k === card).length;
    if (frame.cards.filter((p) => p.card === card).length >= held) continue;
    const cost = costOf[card];
    if (cost.some((n, type) => n > excess[type]) || !eventCanWork(g, frame.seat, card)) continue;
    options.push({ id: cards[card].id, card });
  }
  if (options.length > 0) options.push({ id: 'done' });
  return options;
}

rules.ask<Option & { readonly card?: Kind }, Play>('expedite', {
  options: (g, frame) => expediteOptions(g, frame),
  chosen(g, frame, [{ card }]) {
    if (card === undefined) return;
    costOf[card].forEach((n, type) => {
      (frame.payment as Payment).excess[type] -= n;
    });
    frame.cards.push({ card, bind: {}, kept: false });
    frame.i--;
    chooseFor(g, frame.seat, card);
  },
});

/** Takes the choices made for the card named last. */
function takeChoices(frame: Play & { result?: unknown }): void {
  const bind = takeResult<Record<string, unknown>>(frame as never);
  if (bind) frame.cards[frame.cards.length - 1].bind = bind;
}

/** Everything is told and paid. rule: ccg.play.announce */
function show(g: G, { seat, cards: played, payment }: Play): void {
  const p = g.state.players[seat];
  for (const [i, { card }] of played.entries()) {
    takeFrom(p.hand, card);
    leftHandOpenly(p, card);
    const rule = i === 0 ? 'ccg.play.announce' : 'ccg.keywords.expedite';
    g.facts.push({ fact: 'played', seat, kind: card, expedited: i > 0, rule });
  }
  for (const { card, bind } of played) {
    const { plan } = cards[card];
    if (plan) tellTargets(g, seat, plan, bind);
  }
  pays(g, seat, payment);
  for (const each of played) {
    const { plan } = cards[each.card];
    if (!plan || each.bind.paid !== true) continue;
    const scene = sceneFor(seat, each);
    payPrice(g, plan, scene);
    dropIllegal(g.state, plan, scene);
  }
}

/** Turns over what was spent. rule: ccg.resources.spend */
export function pays(g: G, seat: Seat, payment: Payment | null): void {
  if (!payment || payment.spent.length === 0) return;
  const { spent, freighters } = payment;
  const kinds = kindsOf(g.state, spent);
  g.facts.push({ fact: 'paid', seat, stacks: spent, freighters, kinds, rule: 'ccg.costs.pay' });
  for (const handle of spent) setDown(g, handle, true, 'ccg.resources.spend');
  for (const handle of freighters) setAlert(g, handle, false, 'ccg.costs.freighter');
}

function comesIntoPlay(g: G, frame: Play, card: Kind): void {
  const { seat } = frame;
  if (isUnitKind[card]) {
    const handle = enterUnit(g, seat, card, frame.onto);
    if (frame.defends) {
      const challenge = g.state.stack.findLast(({ p }) => p === 'challenge') as
        | { joined?: Handle[] }
        | undefined;
      challenge?.joined?.push(handle);
      g.facts.push({ fact: 'triggered', seat, kind: card, handle, rule: 'ccg.card.raptor-432' });
    }
    return;
  }
  // rule: ccg.play.mission-to-reserve
  const handle = newHandle(g);
  g.state.players[seat].missions.push({ handle, kind: card, owner: seat, alert: false, down: false });
  g.facts.push({
    fact: 'entered-play',
    seat,
    kind: card,
    handle,
    onto: false,
    rule: 'ccg.play.mission-to-reserve',
  });
}

rules.procedure('play', {
  chooseStack(g, frame) {
    if (isUnitKind[frame.cards[0].card]) rules.put(g, frame.seat, 'onto');
  },
  choose(g, frame) {
    const [{ card }] = frame.cards;
    if (cards[card].type === 'event') chooseFor(g, frame.seat, card);
  },
  pay(g, frame) {
    takeChoices(frame);
    const [{ card }] = frame.cards;
    // rule: ccg.costs.zero-cost
    if (totalCost[card] > 0) payFor(g, frame.seat, costOf[card], 0, card);
  },
  takePayment(_g, frame) {
    frame.payment = takeResult<Payment>(frame) ?? null;
  },
  addExpedite(g, frame) {
    takeChoices(frame);
    rules.put(g, frame.seat, 'expedite');
  },
  show: (g, frame) => show(g, frame),
  workOneAfterAnother: repeat(
    (g, { at, cards: played, seat }) => at < played.length && !g.state.players[seat].out,
    (g, frame) => {
      const { card, bind } = frame.cards[frame.at];
      const { plan, type } = cards[card];
      rules.call(g, 'played', { seat: frame.seat, card, event: type === 'event' });
      if (type !== 'event') comesIntoPlay(g, frame, card);
      else if (plan && bind.paid === true)
        runEffects(g, plan.do, sceneFor(frame.seat, frame.cards[frame.at]));
      frame.at++;
    },
  ),
});

/** What follows when a card has worked: an event leaves, and what was set off happens. */
declare module '../../rules' {
  interface Procedures {
    played: { readonly seat: Seat; readonly card: Kind; readonly event: boolean; kept?: boolean };
  }
}

rules.procedure('played', {
  // rule: ccg.play.event-then-discard
  leave(g, { seat, card, event, kept }) {
    if (!event) return;
    if (!kept) putCards(g, seat, [card], 'discard');
    setOff(g, 'event-played', { player: seat, kind: card });
  },
  // rule: ccg.keywords.expedite-triggers
  dealWithTriggers: (g) => dealWithTriggers(g),
});
