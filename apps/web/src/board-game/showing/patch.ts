import {
  type Area,
  type AreaView,
  type BoardFact,
  type CheckView,
  checkIn,
  type Resolving,
  type Seat,
  type View,
} from '@ragtag/board-game';

export { type CheckView, checkIn } from '@ragtag/board-game';

/**
 * Moves pieces in a view as a fact tells it, so that the board can be watched while several things happen.
 * What it shows lasts only until the true view follows, from which it may take what a fact begins; facts it does not
 * know change nothing.
 */
export function patched(view: View, fact: BoardFact, after: View): View {
  switch (fact.fact) {
    case 'turn-started':
      return { ...view, resolving: [], turn: { seat: fact.seat, number: fact.turn, step: 'receive-skills' } };
    case 'step':
      return { ...resolvingOnly(view, 'crisis'), turn: { ...view.turn, step: fact.step } };
    case 'crisis-drawn': {
      const { deck, card, seat } = fact;
      return { ...view, resolving: [{ what: 'crisis', deck, card, box: null, by: seat }] };
    }
    case 'crisis-discarded':
      return { ...view, resolving: view.resolving.filter(({ what }) => what !== 'crisis') };
    case 'check-started':
      return withNewCheck(view, checkIn(after));
    case 'check-cards-added':
      return withCheck(view, (check) => ({ added: addedTo(check.added, fact.seat, fact.n) }));
    case 'resource-lost':
    case 'resource-gained':
      return { ...view, resources: { ...view.resources, [fact.resource]: fact.now } };
    case 'jump-track-moved':
      return { ...view, jump: fact.to };
    case 'distance-travelled':
      return { ...view, distance: fact.now };
    case 'moved':
    case 'sent':
      return withPlayer(view, fact.seat, { location: fact.to, piloting: null });
    case 'flew':
      return withPlayer(view, fact.seat, { location: null, piloting: fact.to });
    case 'viper-manned':
      return withPlayer(view, fact.seat, { location: null, piloting: fact.area });
    case 'cylon-revealed':
      return withPlayer(view, fact.seat, { cylon: 'revealed' });
    case 'title-given':
      return { ...view, titles: { ...view.titles, [fact.title]: fact.seat } };
    case 'ships-placed':
      return fact.ships === 'basestar'
        ? withBasestar(view, null, fact.area)
        : counted(view, fact.area, fact.ships, fact.n);
    case 'ships-removed':
      return fact.ships === 'basestar'
        ? withBasestar(view, fact.area, null)
        : counted(view, fact.area, fact.ships, -fact.n);
    case 'ship-moved':
      return counted(counted(view, fact.from, fact.ship, -1), fact.to, fact.ship, 1);
    case 'ship-destroyed':
      if (fact.area === null) return view;
      return fact.ship === 'basestar'
        ? withBasestar(view, fact.area, null)
        : counted(view, fact.area, fact.ship, -1);
    case 'civilian-destroyed':
      return fact.area === null ? view : counted(view, fact.area, 'civilian', -1);
    case 'viper-damaged':
      if (fact.area === null || fact.pilot !== null) return view;
      return { ...counted(view, fact.area, 'viper', -1), damagedVipers: view.damagedVipers + 1 };
    case 'check-revealed':
      return withCheck(view, () => ({ cards: fact.cards }));
    case 'check-totalled':
      return withCheck(view, () => ({ total: fact.total, difficulty: fact.difficulty }));
    case 'check-result':
      return withCheck(view, () => ({ total: fact.total, outcome: fact.outcome }));
    default:
      return view;
  }
}

function resolvingOnly(view: View, kept: Resolving['what']): View {
  return { ...view, resolving: view.resolving.filter(({ what }) => what === kept) };
}

/** A check that has just begun: nobody has added anything to it. */
function withNewCheck(view: View, begun: CheckView | undefined): View {
  if (!begun || checkIn(view)) return view;
  const untouched: CheckView = { ...begun, added: [], cards: [], total: null, outcome: null };
  return { ...view, resolving: [...view.resolving, untouched] };
}

function withCheck(view: View, change: (check: CheckView) => Partial<CheckView>): View {
  const check = checkIn(view);
  if (!check) return view;
  return {
    ...view,
    resolving: view.resolving.map((each) => (each === check ? { ...check, ...change(check) } : each)),
  };
}

function addedTo(added: CheckView['added'], seat: Seat | null, n: number): CheckView['added'] {
  const before = added.find((each) => each.seat === seat)?.n ?? 0;
  return [...added.filter((each) => each.seat !== seat), { seat, n: before + n }];
}

function withPlayer(view: View, seat: number, change: Partial<View['players'][number]>): View {
  return { ...view, players: view.players.map((p, i) => (i === seat ? { ...p, ...change } : p)) };
}

function withBasestar(view: View, from: Area | null, to: Area | null): View {
  const index = view.basestars.findIndex(({ area }) => area === from);
  if (index < 0) return view;
  return { ...view, basestars: view.basestars.map((b, i) => (i === index ? { ...b, area: to } : b)) };
}

function counted(view: View, area: Area, ship: string, by: number): View {
  const there = view.areas[area];
  return { ...view, areas: { ...view.areas, [area]: countedIn(there, ship.replace(/s$/, ''), by) } };
}

function countedIn(there: AreaView, ship: string, by: number): AreaView {
  const n = (before: number) => Math.max(0, before + by);
  switch (ship) {
    case 'raider':
      return { ...there, raiders: n(there.raiders) };
    case 'heavy-raider':
    case 'heavyRaider':
      return { ...there, heavyRaiders: n(there.heavyRaiders) };
    case 'viper':
    case 'unmanned-viper':
      return { ...there, vipers: n(there.vipers) };
    case 'civilian': {
      const more = Array.from({ length: Math.max(0, by) }, (_, i) => ({ handle: -1 - i, kind: null }));
      const civilians = by < 0 ? there.civilians.slice(0, by) : [...there.civilians, ...more];
      return { ...there, civilians };
    }
    default:
      return there;
  }
}
