import { type Area, areas, type OpenQuestion, placeIds, type Seat, type View } from '@ragtag/board-game';

/** What an option points at on the table. */
export interface Target {
  readonly location?: string;
  readonly area?: Area;
  readonly seat?: Seat;
  /** Index of a skill card in the own hand. */
  readonly card?: number;
}

/** The parts that options of different questions have; each has some of them. */
export interface AnyOption {
  readonly id: string;
  readonly area?: string;
  readonly to?: string;
  readonly place?: unknown;
  readonly player?: number;
  readonly pilot?: number;
  readonly card?: number;
  /** What a card would count for in the running check. */
  readonly counts?: number;
  readonly cost?: number;
  readonly skill?: number;
  readonly cause?: { readonly kind: string; readonly id: string; readonly card?: number };
  readonly effects?: unknown;
  readonly on?: string;
  readonly order?: string;
  readonly handle?: number;
  readonly token?: number;
}

const handAsks = new Set(['add-to-check', 'discard', 'pay-for-move', 'pay-for-location']);

function isArea(id: unknown): id is Area {
  return areas.some((area) => area === id);
}

function isLocation(id: string): boolean {
  return placeIds().includes(id);
}

export function isHandAsk(question: OpenQuestion): boolean {
  return handAsks.has(question.ask);
}

export function targetOf(question: OpenQuestion, option: AnyOption): Target {
  if (isHandAsk(question)) return { card: option.card };
  if (option.cause?.kind === 'skill') return { card: option.cause.card };
  if (option.cause?.kind === 'location') return { location: option.cause.id };
  const area = [option.to, option.area, option.place, option.id].find(isArea);
  if (area) return { area };
  const seat = option.player ?? option.pilot;
  if (seat !== undefined) return { seat };
  const [base] = option.id.split('#');
  return isLocation(base) ? { location: base } : {};
}

/** The ids of the options that point at something. */
export function optionsAt(question: OpenQuestion | undefined, at: Target): string[] {
  if (!question) return [];
  return question.options.flatMap((option) => {
    const target = targetOf(question, option as AnyOption);
    const fits =
      (at.location !== undefined && target.location === at.location) ||
      (at.area !== undefined && target.area === at.area) ||
      (at.seat !== undefined && target.seat === at.seat) ||
      (at.card !== undefined && target.card === at.card);
    return fits ? [option.id] : [];
  });
}

/** Where something that is being resolved is happening. */
export function placeOfSeat(view: View, seat: Seat): string | null {
  const { location, piloting } = view.players[seat];
  return location ?? piloting;
}
