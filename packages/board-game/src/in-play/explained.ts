import { foldNumber } from '@ragtag/kernel';
import { character, deckTables, loyaltyCards, optionRules, titleCards } from '../cards/tables';
import type { Cause, Modifier, RulingName } from '../effects/types';
import type { G } from '../rules';
import type { Change, Explained } from '../table/counted';
import { type About, answersTo, type Said } from './rulings';

/** What stands behind a ruling: who said it, and how a number came about. For who looks, not for the rules. */

const holds = (modifiers: readonly Modifier[] | undefined, modifier: Modifier) =>
  modifiers?.includes(modifier) ?? false;

/** The card, sheet, place or rule that an answer comes from. */
export function causeOf(g: G, { modifier, scene, source: kind }: Said): Cause {
  if (scene.cause) return scene.cause;
  const { players, inPlay } = g.state;
  const player = players[scene.you];
  const named = (id: string | undefined): Cause => ({ kind, id: id ?? kind });
  switch (kind) {
    case 'sheet':
      return named(character(player.character).abilities.find((a) => holds(a.modifiers, modifier))?.id);
    case 'location':
      return named(player.location ?? undefined);
    case 'title':
      return named(titleCards.find((title) => holds(title.modifiers, modifier))?.title);
    case 'loyalty':
      return named(
        player.loyalty.map(({ card }) => loyaltyCards[card]).find((card) => holds(card.modifiers, modifier))
          ?.id,
      );
    case 'rule':
      return named(optionRules.find((rule) => holds(rule.modifiers, modifier))?.id);
    default: {
      const kept = inPlay.find(
        ({ deck, card }) => deck === kind && holds(deckTables[deck][card].inPlay?.modifiers, modifier),
      );
      return kept ? { kind, id: deckTables[kept.deck][kept.card].id, card: kept.card } : named(undefined);
    }
  }
}

/** How a number comes about. */
export function explained(g: G, on: RulingName, printed: number, about?: About): Explained {
  const changes: Change[] = [];
  foldNumber(printed, answersTo(g, on, about), (said, change) =>
    changes.push({ by: causeOf(g, said), change }),
  );
  return { printed, changes };
}

/** What forbids something, if anything does. */
export function forbiddenBy(g: G, on: RulingName, about?: About): Cause | undefined {
  const against = answersTo(g, on, about).find(({ modifier }) => modifier.no);
  return against && causeOf(g, against);
}
