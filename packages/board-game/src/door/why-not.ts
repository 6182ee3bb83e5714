import type { OpenQuestion } from '@ragtag/kernel';
import { characterCards, crisisCards, quorumCards, skillKinds, superCrisisCards } from '../cards/tables';
import type { LocationCard } from '../cards/types';
import type { Cause, Modifier, RulingName } from '../effects/types';
import { locationSeen } from '../table/faces-seen';
import { distance } from '../table/ring';
import type { Area } from '../terms';
import type { PlayerView, View } from './view';

/**
 * Why something on the table is not among the options of a question. It is worked out from what the asked seat sees
 * and nothing else, so it tells nobody anything new. What is legal is decided where options are made, not here.
 */
export interface Objection {
  readonly reason:
    | 'here'
    | 'hazardous'
    | 'cylons-only'
    | 'humans-only'
    | 'price'
    | 'not-piloting'
    | 'too-far'
    | 'absent'
    | 'damaged'
    | 'no-action'
    | 'requirement'
    | 'reaction-only'
    | 'counts-only'
    | 'cylon'
    | 'forbidden'
    | 'not-asked';
  /** The rule that says so, where one does. */
  readonly rule: string | null;
  /** What in play forbids it. */
  readonly by?: Cause;
}

/** Something on the table that could be pointed at. */
export type Pointed =
  | { readonly location: string }
  | { readonly area: Area }
  /** A skill card of the own hand, by its kind. */
  | { readonly card: number };

const no = (reason: Objection['reason'], rule: string | null, by?: Cause): Objection =>
  by ? { reason, rule, by } : { reason, rule };

/** Why a question of this view cannot be answered with what is pointed at. */
export function whyNot(view: View, question: OpenQuestion, at: Pointed): Objection {
  const player = view.players[question.seat];
  if ('card' in at) return whyNotCard(question, player, at.card);
  switch (question.ask) {
    case 'movement':
      return 'area' in at ? whyNotFly(player, at.area) : whyNotGo(view, player, at.location);
    case 'action':
      return 'area' in at ? no('not-asked', 'turn.action.kinds') : whyNotUse(view, player, at.location);
    default:
      return no('not-asked', null);
  }
}

function whyNotFly({ piloting }: PlayerView, area: Area): Objection {
  if (piloting === null) return no('not-piloting', 'moves.pilot-area');
  if (piloting === area) return no('here', 'turn.movement.optional');
  return distance(piloting, area) > 1
    ? no('too-far', 'moves.pilot-area')
    : no('requirement', 'moves.pilot-area');
}

function whyNotGo(view: View, player: PlayerView, id: string): Objection {
  const card = locationSeen(view, id);
  if (!card) return no('not-asked', null);
  if (player.location === id) return no('here', 'turn.movement.optional');
  if ((card.board === 'cylon') === (player.cylon === null)) {
    return no(card.board === 'cylon' ? 'cylons-only' : 'humans-only', 'moves.human-cylon-split');
  }
  if (card.hazardous) return no('hazardous', 'moves.hazardous');
  const forbidden = forbids(view, player, 'may-move', card);
  if (forbidden) return no('forbidden', null, forbidden);
  return no('price', player.piloting === null ? 'moves.other-ship' : 'moves.pilot-landing');
}

function whyNotUse(view: View, player: PlayerView, id: string): Objection {
  const card = locationSeen(view, id);
  if (!card) return no('not-asked', null);
  if (player.location !== id) return no('absent', 'turn.action.kinds');
  if (!card.action) return no('no-action', 'actions.sources');
  if (view.damagedLocations.includes(id)) return no('damaged', 'actions.damaged-location');
  const forbidden = forbids(view, player, 'may-activate', card);
  if (forbidden) return no('forbidden', null, forbidden);
  return no('requirement', 'locations.target-none');
}

function whyNotCard({ ask }: OpenQuestion, player: PlayerView, kind: number): Objection {
  const { action, reaction } = skillKinds[kind].card;
  if (player.cylon !== null) return no('cylon', 'actions.cylon-forbidden');
  if (ask !== 'action') return no('not-asked', null);
  if (action) return no('requirement', 'actions.action-tag');
  return reaction ? no('reaction-only', 'actions.action-tag') : no('counts-only', 'actions.action-tag');
}

/** The card in play, or the ability of the player's own, that speaks against a location. */
function forbids(
  view: View,
  player: PlayerView,
  on: RulingName,
  { place: id }: LocationCard,
): Cause | undefined {
  const speaks = (each: Modifier) =>
    each.on === on &&
    each.no !== undefined &&
    // What forbids a place by what else is so there, such as who is with whom, names no place.
    (each.locations?.includes(id) ?? (on === 'may-activate' && each.if !== undefined));
  const decks = { crisis: crisisCards, 'super-crisis': superCrisisCards, quorum: quorumCards } as const;
  for (const { deck, card } of view.inPlay) {
    const kept = decks[deck as keyof typeof decks]?.[card];
    if (kept?.inPlay?.modifiers?.some(speaks)) {
      return { kind: deck as keyof typeof decks, id: kept.id, card };
    }
  }
  const abilities = characterCards.find((each) => each.id === player.character)?.abilities ?? [];
  const ability = abilities.find(({ modifiers = [] }) => modifiers.some(speaks));
  return ability && { kind: 'sheet', id: ability.id };
}
