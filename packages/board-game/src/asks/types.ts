import type { OpenQuestion } from '@ragtag/kernel';
import type { WindowName } from '../effects/types';
import type { AskName, Asks, OptionOf } from '../rules';
import type { Area, Seat } from '../terms';

/** What an option points at on the table. */
export interface Target {
  readonly location?: string;
  readonly area?: Area;
  /** An area of the Cylon Fleet board. */
  readonly fleet?: Area;
  readonly seat?: Seat;
  /** Index of a skill card in the own hand. */
  readonly card?: number;
  /** Handle of a civilian ship. */
  readonly civilian?: number;
}

/** A question with what stands beside it. */
export type QuestionOf<A extends AskName> = Omit<OpenQuestion, 'options'> & {
  readonly options: readonly OptionOf<A>[];
  /** The moment that is being answered. */
  readonly window?: WindowName;
} & Asks[A]['beside'];
