import { forkFrames, forkQuestions, forkStreams } from '@ragtag/kernel';
import type { Mission, Player, Resolved, Stack, State, Threat, Unit } from '../state';

/**
 * Copying a state, part by part: bots that search live on it. Every part is named, so that each copy is of one shape and
 * a new part of the state does not compile until it is copied here.
 */

const copyResolved = ({ handle, kind, owner, down, used }: Resolved): Resolved => ({
  handle,
  kind,
  owner,
  down,
  used: used.length === 0 ? [] : used.slice(),
});

const copyUnit = ({ handle, owner, cards, alert, down, links, used }: Unit): Unit => ({
  handle,
  owner,
  cards: cards.slice(),
  alert,
  down,
  links: links.length === 0 ? [] : links.map(copyResolved),
  used: used.length === 0 ? [] : used.slice(),
});

const copyMission = ({ handle, kind, owner, alert, down }: Mission): Mission => ({
  handle,
  kind,
  owner,
  alert,
  down,
});

const copyStack = ({ handle, kind, supply, down }: Stack): Stack => ({
  handle,
  kind,
  supply: supply.length === 0 ? [] : supply.slice(),
  down,
});

const copyThreat = ({ handle, kind, owner, spared }: Threat): Threat => ({
  handle,
  kind,
  owner,
  spared: spared.slice(),
});

function copyPlayer(p: Player): Player {
  return {
    name: p.name,
    out: p.out,
    influence: p.influence,
    hand: p.hand.slice(),
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    units: p.units.map(copyUnit),
    missions: p.missions.map(copyMission),
    resolved: p.resolved.map(copyResolved),
    stacks: p.stacks.map(copyStack),
    resolvedMission: p.resolvedMission,
    seenHand: p.seenHand.length === 0 ? [] : p.seenHand.slice(),
    seenTops:
      p.seenTops.length === 0 ? [] : p.seenTops.map(({ by, cards }) => ({ by, cards: cards.slice() })),
    list: p.list,
  };
}

/** A state of its own that starts out equal and plays on by itself. The options never change and are shared. */
export function fork(s: State): State {
  const { number, phase, first, order, actsFirst, leads } = s.turn;
  return {
    version: s.version,
    options: s.options,
    stack: forkFrames(s.stack),
    questions: forkQuestions(s.questions),
    asked: s.asked.slice(),
    streams: forkStreams(s.streams),
    players: s.players.map(copyPlayer),
    turn: { number, phase, first, order: order.slice(), actsFirst, leads },
    threats: s.threats.map(copyThreat),
    inForce: s.inForce.slice(),
    waiting: s.waiting.slice(),
    triggered: s.triggered.slice(),
    reveals: s.reveals.slice(),
    handles: s.handles,
    draw: s.draw.slice(),
    unsettled: s.unsettled,
    over: s.over,
  };
}
