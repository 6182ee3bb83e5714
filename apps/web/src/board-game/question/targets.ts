import {
  type AskFace,
  type AskName,
  asks,
  type OpenQuestion,
  type Seat,
  type Target,
  type View,
  type ViperClass,
} from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';

/** What options are shown by, whatever the question; each has some of it. */
export interface AnyOption {
  readonly id: string;
  readonly player?: number;
  readonly card?: number;
  /** What a card would count for in the running check. */
  readonly counts?: number;
  readonly cost?: number;
  readonly skill?: number;
  readonly cause?: { readonly kind: string; readonly id: string; readonly card?: number };
  readonly effects?: unknown;
  readonly on?: string;
  readonly ship?: ViperClass;
  /** The question that it is an option of, where that is the next one. */
  readonly ask?: string;
}

/** What is asked, where an option of the next question is offered at once. */
export const askedBy = (question: OpenQuestion, { ask = question.ask }: AnyOption): OpenQuestion => ({
  ...question,
  ask,
});

/** What the rules tell of an ask; nothing of one that this build does not know. */
function known(question: OpenQuestion): AskFace<AskName> | undefined {
  return (asks as Readonly<Partial<Record<string, AskFace<AskName>>>>)[question.ask];
}

/** Whether the options are cards of the own hand. */
export function isHandAsk(question: OpenQuestion): boolean {
  return known(question)?.hand ?? false;
}

export function targetOf(question: OpenQuestion, option: Option): Target {
  return known(askedBy(question, option))?.points(option as never) ?? {};
}

/** The ids of the options that point at something. */
export function optionsAt(question: OpenQuestion | undefined, at: Target): string[] {
  if (!question) return [];
  return question.options.flatMap((option) => {
    const target = targetOf(question, option);
    const fits =
      (at.location !== undefined && target.location === at.location) ||
      (at.area !== undefined && target.area === at.area) ||
      (at.fleet !== undefined && target.fleet === at.fleet) ||
      (at.seat !== undefined && target.seat === at.seat) ||
      (at.card !== undefined && target.card === at.card);
    return fits ? [option.id] : [];
  });
}

/** Where something that is being resolved is happening. */
export function placeOfSeat(view: View, seat: Seat): string | null {
  const { location, piloting } = view.players[seat];
  return location ?? piloting?.area ?? null;
}
