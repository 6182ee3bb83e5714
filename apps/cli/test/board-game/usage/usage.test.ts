import {
  agendaCards,
  type BoardFact,
  basestarTokens,
  boardActions,
  type Cause,
  type CrisisCard,
  characterCards,
  civilianShips,
  crisisCards,
  deckTables,
  destinationCards,
  galacticaTokens,
  inGame,
  locationCards,
  loyaltyCards,
  motiveCards,
  quorumCards,
  type React,
  resolveOptions,
  skillCards,
  superCrisisCards,
  titleCards,
  traumaTokens,
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

const tokens = ['benevolent', 'antagonistic'] as const;

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
  ...locationCards.map(({ place }) => action('location', place)),
  ...locationCards.flatMap(({ place }) => checked('location', place)),
  ...locationCards.flatMap(({ place, reactions: all }) => reactions('location', place, all)),
  ...titleCards.flatMap(({ title, reactions: all }) => reactions('title', title, all)),
  ...locationCards.map(({ place }): BoardFact => ({ fact: 'moved', seat, to: place, rule })),
  ...boardActions.map(({ id }) => action('board', id)),
  ...skillCards.map(
    ({ id }): BoardFact => ({ fact: 'ability-resolved', cause: { kind: 'skill', id }, rule }),
  ),
  ...deckTables.mutiny.map((_, card): BoardFact => ({ fact: 'mutiny-played', seat, card, rule })),
  ...deckTables.mission.flatMap(({ id }) => checked('mission', id)),
  ...deckTables.ally.flatMap((_, card) =>
    traumaTokens.map((_, token): BoardFact => ({ fact: 'ally-met', seat, card, token, rule })),
  ),
  ...deckTables.crossroads.flatMap((_, card) =>
    tokens.map((result): BoardFact => ({ fact: 'crossroads-result', seat, card, result, by: 'token', rule })),
  ),
  ...agendaCards.map((_, card): BoardFact => ({ fact: 'agenda-received', seat, card, rule })),
  ...motiveCards.map((_, card): BoardFact => ({ fact: 'motive-shown', seat, card, rule })),
  ...titleCards.map(({ title }) => action('title', title)),
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

test('with every box the list holds their own cards too, and not what they cover', () => {
  const boxes = resolveOptions({
    players: 6,
    pegasus: true,
    exodus: true,
    daybreak: true,
    cylonleader: true,
    cylonfleet: true,
    ending: 'allendings',
  });
  if (!boxes.ok) throw new Error('all boxes cannot be played');
  const usage = new BoardUsage([boxes.options]);
  const { unused } = usage.report();
  expect(unused).toEqual(
    expect.arrayContaining([
      'mutiny/panic',
      'mission/destroy-the-hub/pass',
      'ally/ally-billy-keikeya/benevolent',
      'crossroads/perjury/antagonistic',
      'board/detain-a-human',
      'skill/quick-thinking/in-check',
      'motive/end-the-chase',
    ]),
  );
  for (const covered of ['location/administration/pass', 'loyalty/you-are-a-sympathizer'])
    expect(unused).not.toContain(covered);
  usage.see(everything);
  expect(usage.report().unused).toEqual([]);
});

test('what was left out stays on the list', () => {
  const usage = new BoardUsage([baseGame]);
  usage.see(everything.filter(({ fact }) => fact !== 'destination-picked'));
  expect(usage.complete).toBe(false);
  expect(usage.report().unused).toEqual(
    destinationCards.filter((card) => inGame(baseGame, card)).map(({ id }) => `destination/${id}`),
  );
});
