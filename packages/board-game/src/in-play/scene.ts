import type { Cause, Who } from '../effects/types';
import { isInGame } from '../table/standing';
import type { Table } from '../table/table';
import type { Seat, Title } from '../terms';

/** From whose point of view data is read: who "you" is, and what earlier choices bound. */
export interface Scene {
  readonly you: Seat;
  readonly bind: Record<string, unknown>;
  readonly cause?: Cause;
  /** Skill cards that "you" would first pay for it. */
  readonly price?: number;
  /** What is being answered: the event of a window, or what a question is about. */
  readonly event?: object;
}

/** For scenes in which nothing has been bound. */
export const unbound: Record<string, unknown> = Object.freeze({});

const ofEvent = 'event.';

type Event = Readonly<Record<string, unknown>>;

/** A field of the event that is being answered, or that started what is being carried out. */
export function eventField(scene: Scene, field: string): unknown {
  const event = scene.event as Event | undefined;
  return event && field in event ? event[field] : (scene.bind.event as Event | undefined)?.[field];
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((v) => typeof v !== 'object'));
}

/** The fields of an event for effects, which may outlive it. With them goes which procedure's locals they were. */
export function bindEvent(event: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'i' || field === 'result' || value === undefined) continue;
    if (field === 'cause' || isPlain(value)) kept[field] = Array.isArray(value) ? [...value] : value;
  }
  return { event: kept };
}

type Seating = Pick<Table, 'turn' | 'titles' | 'players'>;

function named(s: Seating, who: Who, scene: Scene): Seat | undefined {
  switch (who) {
    case 'you':
      return scene.you;
    case 'current':
      return s.turn.seat;
    case 'president':
    case 'admiral':
    case 'cag':
      return s.titles[who as Title];
    default: {
      const seat = who.startsWith(ofEvent) ? eventField(scene, who.slice(ofEvent.length)) : scene.bind[who];
      return typeof seat === 'number' ? seat : undefined;
    }
  }
}

/**
 * The seat a role or a bound name stands for; undefined where nobody holds the title, nothing was bound, or whoever it
 * was is out of the game. rule: trial.elimination
 */
export function seatFor(s: Seating, who: Who, scene: Scene): Seat | undefined {
  const seat = named(s, who, scene);
  return seat !== undefined && s.players[seat] !== undefined && isInGame(s.players[seat]) ? seat : undefined;
}
