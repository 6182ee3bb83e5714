import type { BoardFact } from '../facts';
import type { State } from '../state';

/** Facts that only tell again what the player chose in the open. Any other may have revealed something. */
const tellsNothingNew: ReadonlySet<BoardFact['fact']> = new Set([
  'action',
  'box-chosen',
  'character-picked',
  'check-started',
  'crisis-discarded',
  'effect-chosen',
  'flew',
  'location-repaired',
  'moved',
  'nukes-changed',
  'player-chosen',
  'raptors-changed',
  'resource-gained',
  'resource-lost',
  'sent',
  'ship-moved',
  'ships-placed',
  'ships-removed',
  'skill-cards-discarded',
  'step',
  'title-given',
  'turn-started',
  'vipers-repaired',
] as const);

interface Pile {
  readonly draw: readonly unknown[];
}

function sizeOf(pile: readonly unknown[] | Pile): number {
  return 'draw' in pile ? pile.draw.length : pile.length;
}

/** What changes whenever chance or something hidden comes into play: random streams, piles, who has looked. */
function hiddenSide(state: State): string {
  const { skill, contents, ...piles } = state.decks;
  return JSON.stringify([
    state.streams,
    skill.map(sizeOf),
    contents,
    Object.entries(piles).flatMap(([name, pile]) => (pile === undefined ? [] : [[name, sizeOf(pile)]])),
    state.galacticaDamage.pile.length,
    state.civilians.length,
    state.players.map((player) => player.loyalty.map(({ faceUp, seenBy }) => [faceUp, seenBy])),
    Object.values(state.areas).map((area) => area.civilians.map(({ seenBy }) => seenBy)),
    state.over,
  ]);
}

/** Whether the step from one state to the next told anybody anything that was hidden before. */
export function showsSecret(before: State, after: State, facts: readonly BoardFact[]): boolean {
  if (facts.some((fact) => fact.only !== undefined || !tellsNothingNew.has(fact.fact))) return true;
  return hiddenSide(before) !== hiddenSide(after);
}
