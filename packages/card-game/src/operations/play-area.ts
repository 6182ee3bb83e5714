import { isBlank } from '../in-play/rulings';
import { type Gone, setOff } from '../in-play/triggers';
import type { G } from '../rules';
import type { Unit } from '../state';
import { type Found, find, kindAt, unitBy } from '../table/queries';
import type { Handle, Kind, Seat } from '../terms';
import { addTo, shuffleDeck } from './decks';
import { cameToHand, putOnTopUnseen, topSeen } from './memory';

/** Coming into play and leaving it. */

export const newHandle = (g: G): Handle => g.state.handles++;

/** Where cards go that leave play: always to their owners. rule: ccg.general.owners-zones */
export type Destination = 'discard' | 'hand' | 'deck-top' | 'deck-shuffled';

export function putCards(g: G, owner: Seat, kinds: readonly Kind[], to: Destination): void {
  const p = g.state.players[owner];
  if (p.out) return;
  if (to === 'discard') for (const kind of kinds) p.discard.push(kind);
  else if (to === 'hand') {
    for (const kind of kinds) {
      addTo(p.hand, kind);
      cameToHand(p, kind);
    }
  } else {
    for (let i = kinds.length - 1; i >= 0; i--) p.deck.push(kinds[i]);
    putOnTopUnseen(p, kinds.length);
    topSeen(p, kinds, null);
    if (to === 'deck-shuffled') shuffleDeck(g, owner);
  }
}

/**
 * A unit comes into play, in reserve and face up, or on top of its namesake, which it restores and leaves where it was.
 * rule: ccg.play.unit-to-reserve, ccg.stack.stays-alert, ccg.stack.restores
 */
export function enterUnit(
  g: G,
  seat: Seat,
  kind: Kind,
  onto: Handle | null,
  alert = false,
  down = false,
): Handle {
  const under = onto === null ? undefined : unitBy(g.state, onto);
  let handle: Handle;
  if (under) {
    handle = under.handle;
    under.cards.unshift(kind);
    under.down = false;
  } else {
    handle = newHandle(g);
    g.state.players[seat].units.push({
      handle,
      owner: seat,
      cards: [kind],
      alert,
      down,
      links: [],
      used: [],
    });
  }
  g.facts.push({
    fact: 'entered-play',
    seat,
    kind,
    handle,
    onto: under !== undefined,
    rule: under ? 'ccg.stack.must-overlay' : 'ccg.play.unit-to-reserve',
  });
  setOff(g, 'comes-into-play', { unit: handle, player: seat, kind });
  return handle;
}

function told(
  g: G,
  { handle, kind, seat }: { handle: Handle; kind: Kind; seat: Seat },
  to: Destination,
  rule: string,
) {
  const place = to === 'discard' || to === 'hand' ? to : 'deck';
  g.facts.push({ fact: 'moved', handle, kind, seat, to: place, rule });
}

/** rule: ccg.link.leaves-with-host, ccg.stack.leaves-whole */
function unitLeaves(g: G, unit: Unit, seat: Seat, to: Destination, rule: string, defeated: boolean): void {
  const { units } = g.state.players[seat];
  const blank = isBlank(g.state, unit);
  units.splice(units.indexOf(unit), 1);
  const { handle, links } = unit;
  const [kind] = unit.cards;
  told(g, { handle, kind, seat }, to, rule);
  putCards(g, unit.owner, unit.cards, to);
  const gone: Gone[] = [{ kind, handle, seat }];
  for (const link of links) {
    told(
      g,
      { handle: link.handle, kind: link.kind, seat: link.owner },
      'discard',
      'ccg.link.leaves-with-host',
    );
    putCards(g, link.owner, [link.kind], 'discard');
    if (!link.down) gone.push({ kind: link.kind, handle: link.handle, seat: link.owner, host: handle });
  }
  // An exhausted card says nothing any more. rule: ccg.states.exhausted-no-ability
  const seeing = blank ? gone.slice(1) : gone;
  setOff(g, 'leaves-play', { unit: handle, player: seat }, seeing);
  if (defeated) setOff(g, 'defeated', { unit: handle, player: seat, kind }, seeing);
}

function removeFrom<T extends { readonly handle: Handle }>(list: T[], handle: Handle): void {
  const at = list.findIndex((each) => each.handle === handle);
  if (at >= 0) list.splice(at, 1);
}

function othersLeave(g: G, found: Found, handle: Handle, to: Destination, rule: string): void {
  const p = g.state.players[found.seat];
  told(g, { handle, kind: kindAt(found), seat: found.seat }, to, rule);
  switch (found.is) {
    case 'mission':
      removeFrom(p.missions, handle);
      putCards(g, found.it.owner, [found.it.kind], to);
      return;
    case 'resolved':
      removeFrom(p.resolved, handle);
      putCards(g, found.it.owner, [found.it.kind], to);
      return;
    case 'link':
      removeFrom(found.host.links, handle);
      putCards(g, found.it.owner, [found.it.kind], to);
      return;
    case 'stack':
      // rule: ccg.resources.sacrifice-asset-with-supply
      removeFrom(p.stacks, handle);
      putCards(g, found.seat, [found.it.kind, ...found.it.supply], to);
      return;
    case 'threat':
      removeFrom(g.state.threats, handle);
      putCards(g, found.it.owner, [found.it.kind], to);
      return;
    case 'unit':
      return;
  }
}

/** Something leaves play. What lies on it or in force for it is forgotten. rule: ccg.states.move-loses-changes */
export function leavePlay(g: G, handle: Handle, to: Destination, rule: string, defeated = false): void {
  const found = find(g.state, handle);
  if (found === undefined) return;
  // rule: ccg.resources.base-stays
  if (found.is === 'stack' && found.base) return;
  if (found.is === 'unit') unitLeaves(g, found.it, found.seat, to, rule, defeated);
  else othersLeave(g, found, handle, to, rule);
  const s = g.state;
  if (s.inForce.some(({ handles }) => handles?.includes(handle)))
    s.inForce = s.inForce.filter(({ handles }) => handles === null || handles.some((h) => h !== handle));
}

/** A card of a unit stack other than the top one is sacrificed. rule: ccg.stack.sacrifice-no-defeat */
export function sacrificeFromStack(g: G, unit: Unit, seat: Seat, kind: Kind): void {
  const at = unit.cards.indexOf(kind, 1);
  unit.cards.splice(at, 1);
  putCards(g, unit.owner, [kind], 'discard');
  g.facts.push({
    fact: 'moved',
    handle: unit.handle,
    kind,
    seat,
    to: 'discard',
    rule: 'ccg.stack.sacrifice-for-power',
  });
}

/** A card becomes a supply card. */
export function addSupply(g: G, seat: Seat, kind: Kind, stack: Handle, rule: string): void {
  const under = g.state.players[seat].stacks.find((each) => each.handle === stack);
  if (!under) throw new Error(`no stack ${stack}`);
  addTo(under.supply, kind);
  g.facts.push({ fact: 'supply-played', seat, stack, beneath: under.kind, rule });
  g.facts.push({ fact: 'supply-is', seat, kind, only: [seat] });
}

/** A unit card becomes an asset. rule: ccg.resources.asset */
export function addAsset(g: G, seat: Seat, kind: Kind): void {
  const handle = newHandle(g);
  g.state.players[seat].stacks.push({ handle, kind, supply: [], down: false });
  g.facts.push({ fact: 'asset-played', seat, kind, handle, rule: 'ccg.resources.asset' });
}
