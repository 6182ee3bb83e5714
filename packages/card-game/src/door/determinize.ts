import { type Chooser, type Question, startStreams } from '@ragtag/kernel';
import { cards } from '../cards/tables';
import { cardsOf, deckOf } from '../decks/deck';
import { preconstructed } from '../decks/preconstructed';
import { topKnownTo } from '../operations/memory';
import type { Procedures } from '../rules';
import type { Player, State } from '../state';
import type { Kind, Seat } from '../terms';
import { fork } from './fork';

/**
 * A game that a seat could be in: others' hands, decks and supply cards, and the order of the own deck, are dealt anew.
 * It depends on the state only through what the seat may know; hands that were shown and tops that were seen stay.
 */

/** What a bot knows beside the view: others' deck lists, and cards it has looked at, by the place from the top. */
export interface Known {
  readonly decks?: readonly (readonly Kind[] | undefined)[];
  readonly tops?: Readonly<Record<Seat, readonly Kind[]>>;
}

function shuffled<T>(items: T[], random: Chooser): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

/** Cards of a player that everybody sees. */
function seenOf(s: State, seat: Seat): Kind[] {
  const p = s.players[seat];
  return [
    ...p.discard,
    ...p.units.flatMap((u) => u.cards),
    ...p.missions.map((m) => m.kind),
    ...p.resolved.map((m) => m.kind),
    ...p.stacks.slice(1).map((st) => st.kind),
    ...s.players.flatMap((other) =>
      other.units.flatMap((u) => u.links.filter((l) => l.owner === seat).map((l) => l.kind)),
    ),
    ...s.threats.filter((t) => t.owner === seat).map((t) => t.kind),
  ];
}

function without(list: readonly Kind[], gone: readonly Kind[]): Kind[] {
  const left = [...list];
  for (const kind of gone) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const lists = preconstructed.map((source) => {
  const deck = deckOf(source);
  return { base: deck.base, kinds: cardsOf(deck) };
});

/** The list of ours that fits best what was seen of a player; else any cards of the resources seen. */
function guessed(base: Kind, seen: readonly Kind[], n: number, random: Chooser): Kind[] {
  let best: readonly Kind[] | undefined;
  let most = 0;
  for (const list of lists) {
    const fits = seen.length - without(seen, list.kinds).length + (list.base === base ? 1 : 0);
    if (fits > most && fits * 2 > seen.length) {
      best = list.kinds;
      most = fits;
    }
  }
  const pool = best ? shuffled(without(best, seen), random) : [];
  if (pool.length >= n) return pool;
  const types = new Set([cards[base].makes, ...seen.map((kind) => cards[kind].makes)]);
  const likely = cards.flatMap(({ type, cost }, kind) =>
    type !== 'base' && Object.keys(cost).every((r) => types.has(r as never)) ? [kind] : [],
  );
  while (pool.length < n) pool.push(likely[random(likely.length)]);
  return pool;
}

/** What a seat is just putting in order at the bottom of a deck, from the bottom up. */
function bottomOf(s: State, deck: Seat, seat: Seat): readonly Kind[] {
  const frame = s.stack.at(-1);
  if (frame?.p !== 'order-on-deck') return [];
  const order = frame as unknown as Procedures['order-on-deck'];
  if (order.where !== 'bottom' || order.deck !== deck || order.seat !== seat) return [];
  return s.players[deck].deck.slice(0, order.n);
}

/** Deals what is hidden of a player from a pool; what is remembered stays where it is. */
function deal(
  p: Player,
  pool: Kind[],
  own: boolean,
  top: readonly (Kind | null)[],
  bottom: readonly Kind[],
): void {
  const draw = () => pool.pop() as Kind;
  const byKind = (a: Kind, b: Kind) => a - b;
  if (!own) {
    const unseen = p.hand.length - p.seenHand.length;
    p.hand = [...p.seenHand, ...Array.from({ length: unseen }, draw)].sort(byKind);
    for (const stack of p.stacks) stack.supply = stack.supply.map(draw).sort(byKind);
  }
  const { length } = p.deck;
  p.deck = p.deck.map((_, at) => bottom[at] ?? top[length - 1 - at] ?? draw());
}

/** What others have chosen of their hands and not shown yet is chosen anew. rule: ccg.effects.hand-choices-hidden */
function chooseAnew(s: State, seat: Seat, random: Chooser): void {
  for (const frame of s.stack) {
    if (frame.p !== 'discard') continue;
    const { seats, picks } = frame as unknown as Procedures['discard'];
    picks.forEach((kinds, i) => {
      if (seats[i] !== seat)
        picks[i] = shuffled([...s.players[seats[i]].hand], random).slice(0, kinds.length);
    });
  }
}

/** Questions to others are asked again, without what they may have picked. */
function forget({ picks, ...question }: Question, seat: Seat): Question {
  return question.seat === seat && picks ? { ...question, picks } : question;
}

export function determinize(state: State, seat: Seat, random: Chooser, known: Known = {}): State {
  const s = fork(state);
  s.players.forEach((p, of) => {
    if (p.out) return;
    const own = of === seat;
    const bottom = bottomOf(s, of, seat);
    const free = p.deck.length - bottom.length;
    const top = topKnownTo(p, seat).slice(0, free);
    known.tops?.[of]?.slice(0, free).forEach((kind, i) => {
      top[i] ??= kind;
    });
    const recalled = [...top.filter((kind) => kind !== null), ...bottom];
    const unseen = own ? 0 : p.hand.length - p.seenHand.length;
    const supply = own ? 0 : p.stacks.reduce((n, st) => n + st.supply.length, 0);
    const hidden = p.deck.length - recalled.length + unseen + supply;
    const list = known.decks?.[of] ?? p.list;
    const seen = own ? [] : [...seenOf(s, of), ...p.seenHand, ...recalled];
    const pool = own
      ? without(
          [...p.deck].sort((a, b) => a - b),
          recalled,
        )
      : list
        ? without(list, seen)
        : guessed(p.stacks[0].kind, seen, hidden, random);
    while (pool.length < hidden) pool.push(pool[0] ?? 0);
    deal(p, shuffled(pool, random), own, top, bottom);
  });
  chooseAnew(s, seat, random);
  s.questions = s.questions.map((question) => forget(question, seat));
  s.streams = startStreams(String(random(2 ** 31)), Object.keys(s.streams));
  return s;
}
