import {
  type Belonging,
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

type There = <C extends Belonging>(cards: readonly C[]) => readonly C[];

/** Every window that something in the game answers. */
export function answeredWindows(there: There): string[] {
  const reactions: readonly React[] = [
    ...there(skillCards).flatMap(({ reaction }) => reaction ?? []),
    ...there(characterCards).flatMap(({ abilities }) =>
      abilities.flatMap((ability) => ability.reactions ?? []),
    ),
    ...[...there(crisisCards), ...there(superCrisisCards), ...there(quorumCards)].flatMap(
      ({ inPlay }) => inPlay?.reactions ?? [],
    ),
    ...[...there(loyaltyCards), ...there(locationCards), ...there(titleCards)].flatMap(
      (each) => each.reactions ?? [],
    ),
  ];
  return [...new Set(reactions.map(({ window }) => window))];
}
