import { type Handle, type Kind, kindOf, type Seat } from '@ragtag/card-game';
import type { OpenQuestion, Option } from '@ragtag/kernel';

/** What options are about: things in play, cards in a hand, players. */

/** What options carry, whatever the question; each has some of it. */
interface AnyCardOption extends Option {
  readonly act?: string;
  readonly card?: Kind;
  readonly handle?: Handle;
  readonly unit?: Handle;
  readonly threat?: Handle;
  readonly stack?: Handle;
  readonly freighter?: Handle;
}

export interface Thing {
  readonly handle?: Handle;
  /** A card of the own hand. */
  readonly card?: Kind;
  readonly seat?: Seat;
}

/** What an option points at; several things for a challenge of a threat. */
export function thingsOf(option: Option): readonly Thing[] {
  const { id, act, card, handle, unit, threat, stack, freighter } = option as AnyCardOption;
  const things: Thing[] = [handle, unit, threat, stack, freighter].flatMap((each) =>
    each === undefined ? [] : [{ handle: each }],
  );
  if (card !== undefined && act !== 'sacrifice') things.push({ card });
  if (things.length > 0) return things;
  const [first, second] = id.split(':');
  if (first === 'player') return [{ seat: Number(second) }];
  if (/^\d+$/.test(first)) return [{ handle: Number(first) }];
  const kind = kindOf(first.split('#')[0]);
  return kind === undefined ? [] : [{ card: kind }];
}

/** The ids of the options that point at something. */
export function optionsAt(question: OpenQuestion | undefined, at: Thing): string[] {
  if (!question) return [];
  return question.options.flatMap((option) =>
    thingsOf(option).some(
      (thing) =>
        (at.handle !== undefined && thing.handle === at.handle) ||
        (at.card !== undefined && thing.card === at.card) ||
        (at.seat !== undefined && thing.seat === at.seat),
    )
      ? [option.id]
      : [],
  );
}

/** Ids that something would have as an option of the round of actions, to find why it is none. */
export function wouldBe({ handle, card }: Thing, id: string): boolean {
  const parts = id.split(':');
  if (card !== undefined) return parts.some((part) => kindOf(part) === card);
  return handle !== undefined && parts.slice(1).includes(String(handle));
}
