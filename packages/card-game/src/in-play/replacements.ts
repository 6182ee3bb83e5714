import { type Reaction, script, scriptOf, Windows } from '@ragtag/kernel';
import { answering, cards } from '../cards/tables';
import { runEffects } from '../effects/start';
import type { Replacement } from '../effects/types';
import type { CardFact } from '../facts';
import { payPrice } from '../operations/pay-price';
import { type G, rules } from '../rules';
import type { State } from '../state';
import type { Handle, Kind, Seat } from '../terms';
import { canPayPrice } from './prices';
import { isBlank, type Scene, test } from './rulings';

/**
 * What can change an event before it happens: offered openly to the player it concerns, one after another.
 * rule: ccg.triggers.replacement, ccg.triggers.replacement-order
 */

interface Event {
  readonly seat: Seat;
  readonly unit?: Handle;
  /** Nothing is left to replace. */
  readonly n?: number;
}

interface CardReaction extends Reaction {
  readonly kind: Kind;
  readonly source: Handle;
  readonly ability: string | object;
}

type Replaced = Replacement['on'];

const nothing: readonly CardReaction[] = [];

function consider(g: G, on: Replaced, event: Event, found: CardReaction[], kind: Kind, source: Handle): void {
  for (const index of answering(on)[kind] ?? []) {
    const ability = cards[kind].abilities[index] as Replacement;
    const scene: Scene = {
      you: event.seat,
      cause: { kind, source },
      bind: { unit: event.unit, player: event.seat },
    };
    if (ability.if && !test(g.state, ability.if, scene)) continue;
    if (!canPayPrice(g.state, ability, scene)) continue;
    found.push({
      id: `${cards[kind].id}:${source}`,
      seat: event.seat,
      forced: false,
      instead: true,
      spent: false,
      kind,
      source,
      ability: scriptOf(ability),
    });
  }
}

function search(g: G, on: Replaced, event: Event): readonly CardReaction[] {
  if (event.n !== undefined && event.n <= 0) return nothing;
  const table = answering(on);
  const p = g.state.players[event.seat];
  if (p.out) return nothing;
  const found: CardReaction[] = [];
  const [base] = p.stacks;
  if (base && !base.down && table[base.kind]) consider(g, on, event, found, base.kind, base.handle);
  for (const unit of p.units)
    if (table[unit.cards[0]] && !isBlank(g.state, unit))
      consider(g, on, event, found, unit.cards[0], unit.handle);
  for (const { kind, handle, down } of p.resolved)
    if (table[kind] && !down) consider(g, on, event, found, kind, handle);
  for (const other of g.state.players)
    for (const { links } of other.units)
      for (const { kind, handle, owner, down } of links)
        if (owner === event.seat && table[kind] && !down) consider(g, on, event, found, kind, handle);
  return found;
}

const windows = new Windows<State, CardFact, CardReaction>(rules as never, {
  find: (g, window, event) => search(g, window as Replaced, event as unknown as Event),
  discipline: () => 'in-order',
  decider: (_g, event) => (event as unknown as Event).seat,
  use(g, _window, event, { seat, kind, source, ability }) {
    const plan = script<Replacement>(ability as string);
    const { unit } = event as unknown as Event;
    const scene: Scene = { you: seat, cause: { kind, source }, bind: { unit, player: seat } };
    g.facts.push({ fact: 'triggered', seat, kind, handle: source, rule: 'ccg.triggers.replacement' });
    payPrice(g, plan, scene);
    runEffects(g, plan.do, scene);
  },
});

/** Offers to replace the event that the running frame is. */
export function offerReplacement(g: G, window: Replaced): void {
  windows.open(g, window);
}

/** Nothing is left to replace: nobody is asked any more. */
export function closeReplacement(g: G): void {
  windows.close(g);
}
