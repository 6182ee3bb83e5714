import { skillKinds } from '../cards/tables';
import type { QuestionView } from '../door/view';
import type { Objection } from '../in-play/objections';
import type { Area } from '../terms';

/** Something on the table that could be pointed at. */
export type Pointed =
  | { readonly location: string }
  | { readonly area: Area }
  /** An area of the Cylon Fleet board. */
  | { readonly fleet: Area }
  /** A skill card of the own hand, by its kind. */
  | { readonly card: number };

/** The id of the option that stands for what is pointed at. */
function optionOf(ask: string, at: Pointed): string {
  if ('area' in at) return at.area;
  if ('fleet' in at) return `fleet:${at.fleet}`;
  if ('card' in at) return ask === 'react' ? skillKinds[at.card].id : `card:${skillKinds[at.card].id}`;
  return ask === 'action' ? `location:${at.location}` : at.location;
}

/** Why a question cannot be answered with what is pointed at. */
export function objectionTo({ ask, refused = [] }: QuestionView, at: Pointed): Objection {
  const option = optionOf(ask, at);
  const found = refused.find(({ options }) => options.includes(option));
  return found ?? { reason: 'not-asked', rule: null };
}
