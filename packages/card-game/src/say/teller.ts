import type { Reader } from '@ragtag/kernel/say';
import { whom } from '@ragtag/kernel/say';
import { cards } from '../cards/tables';
import type { View } from '../door/view';
import type { TargetKind } from '../effects/types';
import type { Handle, Kind, Seat } from '../terms';

/** Tells one reader what happened and what is asked. */
export class Teller implements Reader {
  readonly view: View;
  readonly you: Seat | null;
  readonly names = (seat: Seat): string => this.view.players[seat]?.name ?? `player ${seat}`;
  readonly #kinds = new Map<Handle, Kind>();

  constructor(view: View) {
    this.view = view;
    this.you = view.seat;
    for (const p of view.players) {
      for (const unit of p.units) {
        this.#kinds.set(unit.handle, unit.cards[0]);
        for (const link of unit.links) this.#kinds.set(link.handle, link.kind);
      }
      for (const each of [...p.missions, ...p.resolved, ...p.stacks]) this.#kinds.set(each.handle, each.kind);
    }
    for (const { handle, kind } of view.threats) this.#kinds.set(handle, kind);
  }

  card(kind: Kind): string {
    return cards[kind]?.name ?? 'a card';
  }

  cards(kinds: readonly Kind[]): string {
    return kinds.map((kind) => this.card(kind)).join('; ');
  }

  /** What was chosen as a target; empty where nothing was. */
  chosen(of: TargetKind, target: unknown, kinds?: readonly Kind[]): string {
    if (Array.isArray(target))
      return of === 'in-stack'
        ? this.card(target[1] as Kind)
        : this.things(target as Handle[], kinds).join('; ');
    if (typeof target !== 'number') return '';
    if (of === 'player') return whom(this, target);
    return of === 'discard' || of === 'hand' ? this.card(target) : this.named(target, kinds?.[0]);
  }

  /** Something by its card, where that was told, however long it has been gone. */
  named(handle: Handle, kind: Kind | undefined): string {
    return kind === undefined ? this.thing(handle) : this.card(kind);
  }

  things(handles: readonly Handle[], kinds: readonly Kind[] | undefined): string[] {
    return handles.map((handle, i) => this.named(handle, kinds?.[i]));
  }

  /** Something in play, or what was there. */
  thing(handle: Handle): string {
    const kind = this.#kinds.get(handle);
    return kind === undefined ? 'a card that has left play' : this.card(kind);
  }
}
