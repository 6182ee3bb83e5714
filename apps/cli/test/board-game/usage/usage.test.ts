import {
  type BoardFact,
  basestarTokens,
  type Cause,
  type CrisisCard,
  characterCards,
  civilianShips,
  crisisCards,
  destinationCards,
  galacticaTokens,
  inGame,
  locationCards,
  loyaltyCards,
  quorumCards,
  type React,
  resolveOptions,
  skillCards,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { BoardUsage } from '../../../src/board-game/usage/usage';

const rule = 'turn.order';
const seat = 0;
type Kind = Cause['kind'];

const action = (kind: Kind, id: string): BoardFact => ({
  fact: 'action',
  seat,
  cause: { kind, id },
  rule,
});
/** The answers that something gives, to each of its windows. */
const reactions = (kind: Kind, id: string, all: readonly React[] = []): BoardFact[] =>
  all.map(({ window }) => ({ fact: 'reaction', seat, window, cause: { kind, id }, rule }));

function checked(kind: Kind, id: string): BoardFact[] {
  return (['pass', 'partial', 'fail'] as const).flatMap((outcome) => [
    { fact: 'check-started', difficulty: 7, cause: { kind, id }, rule },
    { fact: 'check-result', outcome, total: 7, rule },
  ]);
}

const drawn = (deck: 'crisis' | 'super-crisis', { id, inPlay }: CrisisCard, card: number): BoardFact[] => [
  { fact: 'crisis-drawn', seat, card, deck, rule },
  { fact: 'box-chosen', seat, box: 'top', rule },
  { fact: 'box-chosen', seat, box: 'bottom', rule },
  ...checked(deck, id),
  { fact: 'card-kept', deck, card, holder: null, rule },
  ...reactions(deck, id, inPlay?.reactions),
];

/** As if everything in the box had its turn. */
const everything: readonly BoardFact[] = [
  ...crisisCards.flatMap((crisis, card) => drawn('crisis', crisis, card)),
  ...superCrisisCards.flatMap((crisis, card) => drawn('super-crisis', crisis, card)),
  ...quorumCards.flatMap(({ id, inPlay }, card): BoardFact[] => [
    { fact: 'quorum-played', seat, card, rule },
    { fact: 'card-kept', deck: 'quorum', card, holder: seat, rule },
    ...reactions('quorum', id, inPlay?.reactions),
  ]),
  ...destinationCards.map((_, card): BoardFact => ({ fact: 'destination-picked', card, seat, rule })),
  ...skillCards.flatMap(({ id, reaction }) => [
    action('skill', id),
    ...reactions('skill', id, reaction ? [reaction] : []),
  ]),
  ...loyaltyCards.flatMap(({ id, reactions: all }, card): BoardFact[] => [
    ...reactions('loyalty', id, all),
    { fact: 'loyalty-received', seat, cards: [card], rule },
    { fact: 'loyalty-revealed', seat, card, rule },
  ]),
  ...characterCards.flatMap(({ id, abilities }): BoardFact[] => [
    { fact: 'character-picked', seat, character: id, rule },
    ...abilities.flatMap((ability) => [
      action('sheet', ability.id),
      ...reactions('sheet', ability.id, ability.reactions),
    ]),
  ]),
  ...locationCards.flatMap(({ id }): BoardFact[] => [
    { fact: 'moved', seat, to: id, rule },
    action('location', id),
    ...checked('location', id),
  ]),
  ...titleCards.map(({ id }) => action('title', id)),
  ...civilianShips.map((_, kind): BoardFact => ({ fact: 'civilian-destroyed', kind, area: null, rule })),
  ...galacticaTokens.map((_, token): BoardFact => ({ fact: 'galactica-damaged', token, rule })),
  ...basestarTokens.map((_, token): BoardFact => ({ fact: 'basestar-damaged', basestar: 0, token, rule })),
];

const resolved = resolveOptions({ players: 4 });
if (!resolved.ok) throw new Error('the base game cannot be played');
const baseGame = resolved.options;

test('the list is complete once every card, ability, location and window was used', () => {
  const usage = new BoardUsage([baseGame]);
  expect(usage.complete).toBe(false);
  usage.see(everything);
  expect(usage.report().unused).toEqual([]);
  expect(usage.complete).toBe(true);
});

test('what was left out stays on the list', () => {
  const usage = new BoardUsage([baseGame]);
  usage.see(everything.filter(({ fact }) => fact !== 'destination-picked'));
  expect(usage.complete).toBe(false);
  expect(usage.report().unused).toEqual(
    destinationCards.filter((card) => inGame(baseGame, card)).map(({ id }) => `destination/${id}`),
  );
});
