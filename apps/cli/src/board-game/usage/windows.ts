import {
  characterCards,
  crisisCards,
  locationCards,
  loyaltyCards,
  quorumCards,
  type React,
  skillCards,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';

/** Every window that something in the game answers. */
export function answeredWindows(): string[] {
  const reactions: readonly React[] = [
    ...skillCards.flatMap(({ reaction }) => reaction ?? []),
    ...characterCards.flatMap(({ abilities }) => abilities.flatMap((ability) => ability.reactions ?? [])),
    ...[...crisisCards, ...superCrisisCards, ...quorumCards].flatMap(({ inPlay }) => inPlay?.reactions ?? []),
    ...[...loyaltyCards, ...locationCards, ...titleCards].flatMap((each) => each.reactions ?? []),
  ];
  return [...new Set(reactions.map(({ window }) => window))];
}
