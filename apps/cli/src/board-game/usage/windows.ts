import {
  type Belonging,
  characterCards,
  crisisCards,
  deckTables,
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
  // What is only said where it is printed is answered by something else.
  const answers = reactions.filter(({ saidOnly }) => !saidOnly);
  return [...new Set(answers.map(({ window }) => window))].filter((window) => isTold(window, there));
}

/** Whether something would tell of it: a card that must be shown when it is received is told of as shown, not as an answer. */
function isTold(window: React['window'], there: There): boolean {
  if (window === 'ally-near') return there(deckTables.ally).length > 0;
  return window !== 'loyalty-received';
}
