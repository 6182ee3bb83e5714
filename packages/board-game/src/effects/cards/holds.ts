import { quorumCards, skillKinds } from '../../cards/tables';
import { type ConditionTests, player } from '../../in-play/condition-test';
import { eventField, seatFor } from '../../in-play/scene';
import type { Player } from '../../state';
import { cardsLeft, nearest } from '../../table/queries';

/** Whether a card of the hand, once it has paid for something, could be drawn again. */
function couldRefill({ hand }: Player, deck: string): boolean {
  return hand.some((card) => skillKinds[card].skill === deck);
}

export const cardTests = {
  'skill-cards': (g, c, scene) => {
    const n = player(g, c.who, scene)?.hand.length ?? 0;
    return c.exactly === undefined ? n >= (c.atLeast ?? 0) : n === c.exactly;
  },
  'super-crises': (g, c, scene) => (player(g, c.who, scene)?.superCrises.length ?? 0) >= c.atLeast,
  'quorum-cards': (g, c, scene, test) => {
    const playable = g.state.quorumHand.filter((card) => {
      const { action } = quorumCards[card];
      return !action.if || test(g, action.if, scene);
    });
    return playable.length >= c.atLeast;
  },
  'cards-left': (g, c, { you, price }) =>
    c.decks.some(
      (deck) => cardsLeft(g.state, deck) > 0 || (price && couldRefill(g.state.players[you], deck)),
    ),
  'skill-card-used': (g, c, scene) => {
    const action = nearest(g.state, 'action');
    return action?.cardUsed === c.id && action.seat === seatFor(g.state, c.by, scene);
  },
  'discard-of': (g, c, scene) => {
    const seat = seatFor(g.state, c.who, scene);
    return nearest(g.state, 'discard-skills')?.demands.some((d) => d.seat === seat) ?? false;
  },
  'drawn-by': (g, c, scene) => nearest(g.state, 'crisis')?.seat === seatFor(g.state, c.who, scene),
  'about-this-card': (_g, _c, scene) =>
    scene.cause?.card !== undefined &&
    eventField(scene, 'card') === scene.cause.card &&
    (eventField(scene, 'owner') ?? eventField(scene, 'seat')) === scene.you,
} satisfies ConditionTests;
