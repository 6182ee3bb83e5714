import { quorumCards, skillKinds } from '../../cards/tables';
import { type ConditionTests, type Holds, player } from '../../in-play/condition-test';
import { eventField, seatFor } from '../../in-play/scene';
import { cardsLeft, handSize, nearest } from '../../table/queries';
import { crisisDrawnBy } from '../../table/running';
import { count, notSeen, type Table, type TablePlayer } from '../../table/table';

/** Whether a card of the hand, once it has paid for something, could be drawn again. */
function couldRefill(t: Table, { hand }: TablePlayer, deck: string): Holds {
  return hand ? hand.some((card) => skillKinds[card].skill === deck) : notSeen(t);
}

export const cardTests = {
  'skill-cards': (t, c, scene) => {
    const who = player(t, c.who, scene);
    const n = who ? handSize(who) : 0;
    return c.exactly === undefined ? n >= (c.atLeast ?? 0) : n === c.exactly;
  },
  'super-crises': (t, c, scene) => count(player(t, c.who, scene)?.superCrises ?? 0) >= c.atLeast,
  'quorum-cards': (t, c, scene, test) => {
    const { quorumHand } = t;
    if (typeof quorumHand === 'number') return quorumHand >= c.atLeast && 'unknown';
    const playable = quorumHand.filter((card) => {
      const { action } = quorumCards[card];
      return !action.if || test(t, action.if, scene) === true;
    });
    return playable.length >= c.atLeast;
  },
  'cards-left': (t, c, { you, price }) => {
    if (c.decks.some((deck) => cardsLeft(t, deck) > 0)) return true;
    if (!price) return false;
    return c.decks.map((deck) => couldRefill(t, t.players[you], deck)).find((could) => could) ?? false;
  },
  'skill-card-used': (t, c, scene) => {
    const action = nearest(t, 'action');
    if (!action) return notSeen(t);
    return action.cardUsed === c.id && action.seat === seatFor(t, c.by, scene);
  },
  'discards-include': (t, c, scene) => {
    const cards = eventField(scene, 'cards') as readonly number[] | undefined;
    return cards === undefined ? notSeen(t) : cards.some((card) => skillKinds[card].skill === c.skill);
  },
  'discard-of': (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    return nearest(t, 'discard-skills')?.demands.some((d) => d.seat === seat) ?? notSeen(t);
  },
  'drawn-by': (t, c, scene) => {
    const by = crisisDrawnBy(t);
    return by === undefined ? notSeen(t) : by === seatFor(t, c.who, scene);
  },
  'lies-with': (t, c, scene) => {
    const { cause } = scene;
    const kept = t.inPlay.find(({ deck, card }) => deck === cause?.kind && card === cause.card);
    const seat = seatFor(t, c.who, scene);
    return kept !== undefined && kept.holder !== null && kept.holder === seat;
  },
  'about-this-card': (t, _c, scene) => {
    const cards = [eventField(scene, 'card') ?? eventField(scene, 'cards') ?? []].flat() as unknown[];
    if (cards.length === 0) return notSeen(t);
    return (
      cards.includes(scene.cause?.card) &&
      (eventField(scene, 'owner') ?? eventField(scene, 'seat')) === scene.you
    );
  },
} satisfies ConditionTests;
