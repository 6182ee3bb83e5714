import { Bag, Named } from '@ragtag/kernel/scenario';
import { cards } from '../cards/tables';
import {
  fleetDefense,
  hasKeyword,
  hasTrait,
  isBlank,
  power,
  threatLevel,
  threatPower,
  unitThreat,
} from '../in-play/rulings';
import type { State } from '../state';
import { basePowers, challengeIn, firstPlayer } from '../table/queries';
import { type Handle, type Kind, keywords, type Seat, traits } from '../terms';
import { byIdAndCode, namesOf } from './names';

/** The state in the words of a scenario. Cards go by id and by code. */

export const card = (kind: Kind): Named => new Named(cards[kind].id, [cards[kind].code]);
const cardsIn = (kinds: readonly Kind[]): Bag => new Bag(kinds.map(card));

export function player(s: State, seat: Seat): Named {
  return new Named(seat, [s.players[seat].name, String(seat)]);
}

const called = (names: ReadonlyMap<Handle, string>, handle: Handle): Named =>
  byIdAndCode(names.get(handle) ?? String(handle));

function ofUnits<T>(
  s: State,
  names: ReadonlyMap<Handle, string>,
  value: (unit: State['players'][0]['units'][0], seat: Seat) => T,
) {
  return Object.fromEntries(
    s.players.flatMap((p, seat) =>
      p.units.flatMap((unit) => {
        const of = value(unit, seat);
        return called(names, unit.handle).all.map((name) => [name, of]);
      }),
    ),
  ) as Record<string, T>;
}

function playerTable(s: State, seat: Seat, names: ReadonlyMap<Handle, string>) {
  const p = s.players[seat];
  const named = (list: readonly { readonly handle: Handle }[]) =>
    new Bag(list.map(({ handle }) => called(names, handle)));
  const lying = [...p.units, ...p.missions];
  return {
    name: p.name,
    out: p.out,
    influence: p.influence,
    hand: cardsIn(p.hand),
    'hand-size': p.hand.length,
    deck: [...p.deck].reverse().map(card),
    'deck-size': p.deck.length,
    discard: cardsIn(p.discard),
    alert: named(lying.filter(({ alert }) => alert)),
    reserve: named(lying.filter(({ alert }) => !alert)),
    exhausted: named(
      [...lying, ...p.resolved, ...p.stacks, ...p.units.flatMap((u) => u.links)].filter(({ down }) => down),
    ),
    resolved: named(p.resolved),
    assets: named(p.stacks.slice(1)),
    supply: p.stacks.map(({ supply }) => supply.length),
  };
}

export function table(s: State) {
  const names = namesOf(s);
  const challenge = challengeIn(s);
  return {
    players: s.players.map((_, seat) => playerTable(s, seat, names)),
    turn: { number: s.turn.number, phase: s.turn.phase, first: firstPlayer(s), order: [...s.turn.order] },
    threats: new Bag(s.threats.map(({ handle }) => called(names, handle))),
    power: {
      ...ofUnits(s, names, (unit, seat) => (isBlank(s, unit) ? null : power(s, unit, seat))),
      ...Object.fromEntries(
        s.threats.flatMap((t) => called(names, t.handle).all.map((name) => [name, threatPower(s, t)])),
      ),
    },
    threat: ofUnits(s, names, (unit) => unitThreat(s, unit)),
    traits: ofUnits(s, names, (unit, seat) => new Bag(traits.filter((t) => hasTrait(s, unit, seat, t)))),
    keywords: ofUnits(
      s,
      names,
      (unit, seat) => new Bag(keywords.filter((k) => hasKeyword(s, unit, seat, k))),
    ),
    stacks: ofUnits(s, names, (unit) => unit.cards.map(card)),
    links: ofUnits(s, names, (unit) => new Bag(unit.links.map(({ kind }) => card(kind)))),
    'threat-level': threatLevel(s),
    'fleet-defense': fleetDefense(s, basePowers(s)),
    challenge: challenge
      ? {
          challenger: called(names, challenge.challenger),
          defender: challenge.defender === null ? null : called(names, challenge.defender),
          as: challenge.as,
        }
      : null,
    over: s.over,
  };
}
