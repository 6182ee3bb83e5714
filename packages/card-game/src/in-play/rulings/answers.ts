import { script } from '@ragtag/kernel';
import { modifiersFor } from '../../cards/tables';
import type { Modifier, RulingName } from '../../effects/types';
import type { State, Unit } from '../../state';
import { challengeIn } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';

/** What in play answers to a ruling that procedures ask for: the printed value is only where it begins. */

/** What caused something: a card, and where it lies if it is in play. */
export interface Cause {
  readonly kind: Kind;
  readonly source: Handle;
}

/** From whose point of view data is read. */
export interface Scene {
  readonly you: Seat;
  readonly cause: Cause;
  readonly bind: Record<string, unknown>;
}

const unbound: Record<string, unknown> = Object.freeze({});

/** Something in play that answers to a ruling. */
export interface Said {
  readonly modifier: Modifier;
  readonly you: Seat;
  readonly cause: Cause;
  /** The number it comes to, where it was fixed when it began. */
  readonly n: number | null;
  /** What it lies on, where it was given to certain cards. */
  readonly handles: readonly Handle[] | null;
}

const nobody: readonly Said[] = [];

export function sceneOfSaid({ you, cause }: Said): Scene {
  return { you, cause, bind: unbound };
}

/** A challenging or defending unit keeps everything until its challenge ends. rule: ccg.states.exhausted-in-challenge */
export function isBlank(s: State, unit: Unit): boolean {
  if (!unit.down) return false;
  const challenge = challengeIn(s);
  return (
    challenge === undefined || (challenge.challenger !== unit.handle && challenge.defender !== unit.handle)
  );
}

/** Everything in play that answers to a ruling, whatever it is about. Long on purpose: it is called by every step. */
export function answersTo(s: State, on: RulingName): readonly Said[] {
  const table = modifiersFor(on);
  const { players, inForce } = s;
  let said: Said[] | undefined;
  for (let you = 0; you < players.length; you++) {
    const p = players[you];
    if (p.out) continue;
    const base = p.stacks[0];
    if (base !== undefined && !base.down && table[base.kind] !== undefined) {
      said ??= [];
      for (const modifier of table[base.kind] ?? [])
        said.push({ modifier, you, cause: { kind: base.kind, source: base.handle }, n: null, handles: null });
    }
    for (let i = 0; i < p.units.length; i++) {
      const unit = p.units[i];
      const found = table[unit.cards[0]];
      if (found !== undefined && !isBlank(s, unit)) {
        said ??= [];
        for (const modifier of found)
          said.push({
            modifier,
            you,
            cause: { kind: unit.cards[0], source: unit.handle },
            n: null,
            handles: null,
          });
      }
      for (let l = 0; l < unit.links.length; l++) {
        const { kind, handle, owner, down } = unit.links[l];
        const linked = table[kind];
        if (linked === undefined || down) continue;
        said ??= [];
        for (const modifier of linked)
          said.push({ modifier, you: owner, cause: { kind, source: handle }, n: null, handles: null });
      }
    }
    for (let i = 0; i < p.resolved.length; i++) {
      const { kind, handle, down } = p.resolved[i];
      const found = table[kind];
      if (found === undefined || down) continue;
      said ??= [];
      for (const modifier of found)
        said.push({ modifier, you, cause: { kind, source: handle }, n: null, handles: null });
    }
  }
  for (let i = 0; i < inForce.length; i++) {
    const each = inForce[i];
    if (each.on !== on) continue;
    said ??= [];
    said.push({
      modifier: script<Modifier>(each.modifier as string),
      you: each.owner,
      cause: { kind: each.source, source: 0 },
      n: each.n,
      handles: each.handles,
    });
  }
  return said ?? nobody;
}
