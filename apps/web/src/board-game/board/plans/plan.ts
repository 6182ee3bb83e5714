import type { Area, LocationCard } from '@ragtag/board-game';
import type { ReactNode } from 'react';

/** How one board is drawn when it has the stage: where its places lie, and what is drawn under them. */
export interface Plan {
  /** Tells plans of one board apart, and how they are styled. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Where the drawing begins, where that is not at nothing. */
  readonly left?: number;
  readonly top?: number;
  readonly rooms: Readonly<Record<string, Box>>;
  /** What is drawn under the places. */
  Backdrop?(): ReactNode;
  /** The space around it, where there is some. */
  readonly space?: SpacePlan;
  /** The areas of the Cylon Fleet board beyond it. */
  readonly ring?: Readonly<Record<Area, Box>>;
  /** Rooms are so small that they have short names, and say in one word what they are for. */
  readonly small?: boolean;
}

export interface SpacePlan {
  readonly areas: Readonly<Record<Area, AreaPlan>>;
  /** How much larger than drawn ships are. */
  readonly ship: number;
  /** Radius of a pilot's badge. */
  readonly badge: number;
  readonly text: number;
}

export interface AreaPlan {
  readonly outline: string;
  /** Where ships stand. */
  readonly ships: Box;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Whether there is so little room beside a board that it is drawn upright, and whether other boards lie below it. */
export type Upright = false | 'alone' | 'broad';

export type PlanOf = (places: readonly LocationCard[], upright: Upright) => Plan;

/** A closed outline. */
export const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map((p) => p.join(' ')).join('L')}Z`;

/** Rooms in rows. */
export function grid(
  ids: readonly (readonly string[])[],
  from: { readonly x: number; readonly y: number },
  room: { readonly w: number; readonly h: number },
  gap: number,
): Record<string, Box> {
  const boxes: Record<string, Box> = {};
  ids.forEach((row, r) => {
    row.forEach((id, c) => {
      boxes[id] = { x: from.x + c * (room.w + gap), y: from.y + r * (room.h + gap), ...room };
    });
  });
  return boxes;
}
