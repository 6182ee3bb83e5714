import { shuffle } from '@ragtag/kernel';
import { open } from '../../in-play/reactions';
import { swapContents } from '../../operations/decks';
import { land } from '../../operations/people';
import { type G, rules } from '../../rules';
import { clockwiseFrom, isHuman, nearest, offTheBoard } from '../../table/queries';
import { withMore } from '../../table/vipers';
import { areas, occupationTrack } from '../../terms';

declare module '../../rules' {
  interface Procedures {
    settle: Record<never, never>;
  }
}

rules.locals('settle', {});

/** The ships of the fleet, in space or not, go to the ground. rule: newcaprica.setup.locked-stack */
function lockShips(g: G): void {
  const s = g.state;
  const locked = s.civilians.splice(0);
  for (const area of areas) for (const { kind } of s.areas[area].civilians.splice(0)) locked.push(kind);
  s.newCaprica = {
    phase: 'occupied',
    occupation: occupationTrack.map(() => 0),
    locked: shuffle(s, 'cards', locked),
    prepared: [],
  };
  g.facts.push({ fact: 'settled', n: locked.length, rule: 'newcaprica.setup.trigger' });
}

/** Those that stayed behind come after the fleet all the same. rule: newcaprica.setup.no-raptor-stay */
function recallRaptors(g: G): void {
  const { areas: space, reserves } = g.state;
  if (nearest(g.state, 'jump') === undefined) return;
  for (const area of areas) {
    const n = space[area].vipers['assault-raptor'];
    if (n === 0) continue;
    space[area].vipers = withMore(space[area].vipers, 'assault-raptor', -n);
    reserves.vipers = withMore(reserves.vipers, 'assault-raptor', n);
    const rule = 'newcaprica.setup.no-raptor-stay';
    g.facts.push({ fact: 'ships-removed', area, ships: 'assault-raptor', n, rule });
  }
}

/** The fleet settles on New Caprica. rule: newcaprica.setup.trigger */
rules.procedure('settle', {
  // After a jump the marker is at the start already.
  resetJumpTrack(g) {
    if (g.state.jump > 0) rules.call(g, 'reset-jump-track', {});
  },
  // rule: newcaprica.setup.crisis-deck
  swapCrisisDeck: (g) => swapContents(g, 'crisis', 'new-caprica'),
  recallRaptors,
  lockShips,
  // rule: newcaprica.setup.humans, newcaprica.setup.cylons
  gather(g) {
    const s = g.state;
    // The first to arrive lies on top.
    for (const seat of clockwiseFrom(s, s.turn.seat).reverse()) {
      if (offTheBoard(s.players[seat])) continue;
      const human = isHuman(s, seat);
      const to = human ? 'resistance-hq' : 'occupation-authority';
      land(g, seat, to, 'sent');
      const rule = human ? 'newcaprica.setup.humans' : 'newcaprica.setup.cylons';
      g.facts.push({ fact: 'sent', seat, to, rule });
    }
  },
  // rule: newcaprica.rules.colonial-one-closed
  openPlaceClosed: (g) => open(g, 'place-closed'),
});
