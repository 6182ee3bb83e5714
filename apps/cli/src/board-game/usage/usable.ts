import {
  type Ability,
  type Belonging,
  basestarTokens,
  type CheckSpec,
  type CrisisCard,
  characterCards,
  civilianShips,
  crisisCards,
  destinationCards,
  galacticaTokens,
  inGame,
  type LocationCard,
  locationCards,
  loyaltyCards,
  type Options,
  type QuorumCard,
  quorumCards,
  skillCards,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';
import { answeredWindows } from './windows';

/**
 * Everything that a game can make use of, as ids such as `crisis/riots/top`, `skill/repair/action`,
 * `ability/cylon-detector` or `window/before-die-roll`. A passive ability counts as used with its character.
 */
export function usable(played: readonly Options[]): string[] {
  const there = <C extends Belonging>(cards: readonly C[]): C[] =>
    cards.filter((card) => played.some((options) => inGame(options, card)));
  return [
    ...new Set([
      ...there(crisisCards).flatMap((card) => ofCrisis('crisis', card)),
      ...there(superCrisisCards).flatMap((card) => ofCrisis('super-crisis', card)),
      ...there(quorumCards).flatMap(ofQuorum),
      ...there(destinationCards).map(({ id }) => `destination/${id}`),
      ...there(skillCards).flatMap(({ id, action, reaction }) => [
        ...(action ? [`skill/${id}/action`] : []),
        ...(reaction ? [`skill/${id}/reaction`] : []),
      ]),
      ...there(loyaltyCards).flatMap(({ id, reveal }) => [
        `loyalty/${id}`,
        ...(reveal ? [`loyalty/${id}/revealed`] : []),
      ]),
      ...there(characterCards).flatMap(({ id, abilities }) => [
        `character/${id}`,
        ...abilities.flatMap(ofAbility),
      ]),
      ...there(locationCards).flatMap(ofLocation),
      ...there(titleCards).flatMap(({ title, actions }) => (actions.length > 0 ? [`title/${title}`] : [])),
      ...there(civilianShips).map(({ id }) => `token/${id}`),
      ...there(galacticaTokens).map(({ id }) => `token/${id}`),
      ...there(basestarTokens).map(({ id }) => `token/${id}`),
      ...answeredWindows(there).map((window) => `window/${window}`),
    ]),
  ];
}

function ofCheck(id: string, { partial }: CheckSpec): string[] {
  return [`${id}/pass`, ...(partial ? [`${id}/partial`] : []), `${id}/fail`];
}

function ofCrisis(deck: string, { id, top, bottom, check, inPlay }: CrisisCard): string[] {
  const card = `${deck}/${id}`;
  return [
    card,
    ...(top ? [`${card}/top`] : []),
    ...(bottom ? [`${card}/bottom`] : []),
    ...[check, top?.check, bottom?.check].flatMap((each) => (each ? ofCheck(card, each) : [])),
    ...(inPlay ? [`${card}/kept`] : []),
    ...(inPlay?.reactions ? [`${card}/reaction`] : []),
  ];
}

function ofQuorum({ id, inPlay }: QuorumCard): string[] {
  return [
    `quorum/${id}`,
    ...(inPlay ? [`quorum/${id}/kept`] : []),
    ...(inPlay?.reactions ? [`quorum/${id}/reaction`] : []),
  ];
}

function ofAbility({ id, action, reactions }: Ability): string[] {
  return action || reactions ? [`ability/${id}`] : [];
}

function ofLocation({ place: id, actions = [], closed }: LocationCard): string[] {
  // Nobody can be there.
  if (closed) return [];
  const check = actions.flatMap((action) => action.do).find((effect) => effect.do === 'check');
  return [
    actions.length > 0 ? `location/${id}` : `location/${id}/visited`,
    ...(check?.do === 'check' ? ofCheck(`location/${id}`, check.check) : []),
  ];
}
