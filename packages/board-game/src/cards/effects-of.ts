import type { Branch, Cause, CheckSpec, Effect, Verb } from '../effects/types';
import {
  boardActions,
  characterCards,
  crisisCards,
  destinationCards,
  locationCards,
  loyaltyCards,
  mutinyCards,
  quorumCards,
  skillCards,
  superCrisisCards,
  titleCards,
} from './tables';

/** The effects that a cause stands for, read from the card tables. */

type List = readonly Effect[];

function ofAbility(id: string): List[] {
  for (const { abilities } of characterCards) {
    const found = abilities.find((a) => a.id === id);
    if (found)
      return [found.action, found.movement, ...(found.reactions ?? [])].flatMap((spec) =>
        spec ? [spec.do] : [],
      );
  }
  return [];
}

function ofCrisis(cause: Cause): List[] {
  const card = (cause.kind === 'crisis' ? crisisCards : superCrisisCards)[cause.card ?? -1];
  if (!card) return [];
  const checks = [card.check, card.top?.check, card.bottom?.check].flatMap((c) => (c ? listsOfCheck(c) : []));
  const boxes = [card.top?.do, card.bottom?.do, card.attack?.special.do].flatMap((list) =>
    list ? [list] : [],
  );
  return [...checks, ...boxes, ...(card.inPlay?.reactions ?? []).map((r) => r.do)];
}

function listsOfCheck(check: CheckSpec): List[] {
  const { pass, partial, fail, consequence } = check;
  return [pass, ...(partial ? [partial.do] : []), fail, ...(consequence ? [consequence] : [])];
}

/** Every list of effects that belongs to a cause. */
export function listsOf(cause: Cause): List[] {
  switch (cause.kind) {
    case 'skill': {
      const card = skillCards.find((c) => c.id === cause.id);
      const specs = [card?.action, card?.movement, card?.reaction];
      return specs.flatMap((spec) => (spec ? [spec.do] : []));
    }
    case 'location': {
      const faces = locationCards.filter(({ place }) => place === cause.id);
      return faces.flatMap(({ actions = [] }) => actions.map((action) => action.do));
    }
    case 'board':
      return boardActions.filter(({ id }) => id === cause.id).map((action) => action.do);
    case 'sheet':
      return ofAbility(cause.id);
    case 'title':
      return titleCards.flatMap(({ title, actions }) => (title === cause.id ? actions.map((a) => a.do) : []));
    case 'quorum': {
      const card = quorumCards[cause.card ?? -1];
      return card ? [card.action.do, ...(card.inPlay?.reactions ?? []).map((r) => r.do)] : [];
    }
    case 'mutiny':
      return cause.card === undefined ? [] : [mutinyCards[cause.card].action.do];
    case 'loyalty':
      if (cause.card === undefined) return [];
      return [loyaltyCards[cause.card].reveal ?? [], loyaltyCards[cause.card].action?.do ?? []];
    case 'destination':
      return cause.card === undefined ? [] : [destinationCards[cause.card].do];
    case 'crisis':
    case 'super-crisis':
      return ofCrisis(cause);
    default:
      return [];
  }
}

/** The lists inside an effect. */
export function listsInside(effect: Effect): List[] {
  switch (effect.do) {
    case 'oneOf':
      return effect.of.map((branch: Branch) => branch.do);
    case 'may':
    case 'pay':
    case 'when':
      return [effect.then, ...(effect.otherwise ? [effect.otherwise] : [])];
    case 'roll':
      return effect.lines.map((line) => line.do);
    case 'check':
      return listsOfCheck(effect.check);
    case 'later':
      return [effect.then];
    case 'rollBelowRaiders':
      return [effect.below];
    default:
      return [];
  }
}

/** An effect where it stands: in its list, followed by the rest. */
export interface StandingEffect {
  readonly effect: Effect;
  readonly rest: List;
}

/** The first effect with one of these verbs, in the lists or inside them. */
export function findEffect(lists: readonly List[], verbs: readonly Verb[]): StandingEffect | undefined {
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) {
      const effect = list[i];
      if (verbs.includes(effect.do)) return { effect, rest: list.slice(i + 1) };
      const inside = findEffect(listsInside(effect), verbs);
      if (inside) return inside;
    }
  }
  return undefined;
}
