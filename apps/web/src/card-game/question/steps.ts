import {
  type ActionOption,
  cards,
  type Handle,
  type Kind,
  type StackView,
  type View,
} from '@ragtag/card-game';
import type { OpenQuestion, Option } from '@ragtag/kernel';
import { asking as words } from '../words';

/** Picking in two steps where a question has many options: first a card, then where it goes. */

interface OfTwo extends Option {
  readonly card?: Kind;
  readonly unit?: Handle;
  readonly stack?: Handle;
}

const stackIn = (view: View, handle: Handle | undefined): StackView | undefined =>
  view.players.flatMap(({ stacks }) => stacks).find((stack) => stack.handle === handle);

const unitName = (view: View, handle: Handle): string | undefined => {
  const unit = view.players.flatMap(({ units }) => units).find((each) => each.handle === handle);
  return unit && cards[unit.cards[0]].name;
};

/** What an option is picked by first. */
export function firstStep(view: View, { ask }: OpenQuestion, option: Option): string | undefined {
  const { card, unit, stack } = option as OfTwo;
  switch (ask) {
    case 'action': {
      const { act } = option as ActionOption;
      return act === 'pass' ? undefined : words.acts[act];
    }
    case 'resource':
      return card === undefined ? undefined : cards[card].name;
    case 'reorder':
    case 'cylon-choice':
      return unit === undefined ? undefined : unitName(view, unit);
    case 'give-up': {
      const asset = stackIn(view, stack);
      return asset && cards[asset.kind].name;
    }
    default:
      return undefined;
  }
}

/** What an option is called once its card has been picked; nothing where that is not enough. */
export function secondStep(view: View, { ask, options }: OpenQuestion, option: Option): string | undefined {
  const { card, stack } = option as OfTwo;
  if (ask !== 'resource' || card === undefined) return undefined;
  if (options.some((each) => (each as OfTwo).card !== card)) return undefined;
  if (stack === undefined) return words.asAsset(cards[card].makes ?? '');
  const onto = stackIn(view, stack);
  if (!onto) return undefined;
  const more = typeof onto.supply === 'number' ? onto.supply : onto.supply.length;
  return words.beneath(cards[onto.kind].name, more + 2, cards[onto.kind].makes ?? '');
}
