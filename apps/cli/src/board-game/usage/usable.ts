import {
  type Ability,
  agendaCards,
  type Belonging,
  basestarTokens,
  boardActions,
  type CheckSpec,
  type CrisisCard,
  characterCards,
  civilianShips,
  crisisCards,
  deckTables,
  destinationCards,
  galacticaTokens,
  inGame,
  type LocationCard,
  type LoyaltyCardInfo,
  locationCards,
  loyaltyCards,
  motiveCards,
  type Options,
  parseCondition,
  type QuorumCard,
  quorumCards,
  ruleCatalogue,
  type SkillCard,
  skillCards,
  superCrisisCards,
  titleCards,
} from '@ragtag/board-game';
import { evaluate } from '@ragtag/kernel/options';
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
      ...there(skillCards).flatMap(ofSkillCard),
      ...there(loyaltyCards)
        .filter(dealt(played))
        .flatMap(({ id, reveal }) => [`loyalty/${id}`, ...(reveal ? [`loyalty/${id}/revealed`] : [])]),
      ...there(characterCards).flatMap(({ id, abilities }) => [
        `character/${id}`,
        ...abilities.flatMap(ofAbility),
      ]),
      ...shown(there(locationCards)).flatMap(ofLocation),
      ...there(boardActions).map(({ id }) => `board/${id}`),
      ...there(deckTables.mutiny).map(({ id }) => `mutiny/${id}`),
      ...there(deckTables.mission).flatMap(({ id, check }) => ofCheck(`mission/${id}`, check)),
      ...there(deckTables.ally).flatMap(({ id }) => ofToken(`ally/${id}`)),
      ...there(deckTables.crossroads).flatMap(({ id }) => ofToken(`crossroads/${id}`)),
      ...there(agendaCards).map(({ id }) => `agenda/${id}`),
      ...there(motiveCards).map(({ id }) => `motive/${id}`),
      ...there(titleCards).flatMap(({ title, actions }) => (actions.length > 0 ? [`title/${title}`] : [])),
      ...there(civilianShips).map(({ id }) => `token/${id}`),
      ...there(galacticaTokens).map(({ id }) => `token/${id}`),
      ...there(basestarTokens).map(({ id }) => `token/${id}`),
      ...answeredWindows(there).map((window) => `window/${window}`),
    ]),
  ];
}

/** The Sympathizer is in few of the games that have its box. */
function dealt(played: readonly Options[]): (card: LoyaltyCardInfo) => boolean {
  const { when = 'true' } = ruleCatalogue.find(({ id }) => id === 'loyalty.sympathizer.reveal') ?? {};
  const comes = played.some((options) => evaluate(parseCondition(when), options));
  return ({ side }) => comes || side !== 'sympathizer';
}

/** Of the faces of a place, those that are not covered for good. */
function shown(faces: readonly LocationCard[]): LocationCard[] {
  return faces.filter(
    ({ place }, at) =>
      !faces.slice(at + 1).some((above) => above.place === place && above.while === undefined),
  );
}

function ofSkillCard({ id, action, movement, reaction, checkAbility }: SkillCard): string[] {
  const card = `skill/${id}`;
  return [
    ...(action || movement ? [`${card}/action`] : []),
    ...(reaction ? [`${card}/reaction`] : []),
    ...(checkAbility ? [`${card}/in-check`] : []),
  ];
}

const ofToken = (id: string): string[] => [`${id}/benevolent`, `${id}/antagonistic`];

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

function ofAbility({ id, action, movement, reactions }: Ability): string[] {
  return action || movement || reactions ? [`ability/${id}`] : [];
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
