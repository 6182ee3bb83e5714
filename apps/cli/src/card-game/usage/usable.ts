import { type Card, cards, type Effect, type Options, type Plan } from '@ragtag/card-game';

/**
 * Everything that a game can make use of, as ids such as `event/fire-support`, `personnel/apollo-ace-pilot`,
 * `mission/cag/resolved`, `ship/hunting-raider/red` or `keyword/Sniper`. What always holds counts as used with its card.
 */
export function usable(played: readonly Options[]): string[] {
  const there = cards.filter(({ set }) => played.some(({ sets }) => sets.includes(set)));
  return [...new Set([...there.flatMap(ofCard), ...usedKeywords.map((keyword) => `keyword/${keyword}`)])];
}

/** Keywords that somebody uses; Vision only forbids. */
const usedKeywords = [
  'Expedite',
  'Link',
  'Manipulate',
  'Persistent',
  'Scramble',
  'Sniper',
  'Strafe',
  'Vulnerable',
] as const;

export const nameOf = ({ type, id }: Card): string => `${type}/${id}`;

function ofCard(card: Card): string[] {
  const name = nameOf(card);
  const { type, abilities, plan, red } = card;
  const colons = abilities.filter(({ when }) => when === 'use');
  return [
    name,
    ...(type === 'mission' ? [`${name}/resolved`] : []),
    ...colons.map((_, i) => `${name}/ability-${i + 1}`),
    ...(abilities.some(({ when }) => when === 'event' || when === 'instead') ? [`${name}/triggered`] : []),
    ...(red.length > 0 ? [`${name}/red`] : []),
    ...modesOf(card, plan).map((mode) => `${name}/${mode}`),
  ];
}

/** What players may choose from, where there is more than one thing. */
function modesOf({ abilities, red }: Card, plan: Plan | null): string[] {
  const lists = [plan?.do ?? [], red, ...abilities.map((a) => ('do' in a ? a.do : []))];
  return lists.flatMap((list) => list.flatMap(modesIn));
}

function modesIn(effect: Effect): string[] {
  if (effect.do !== 'eachPlayer') return [];
  const own = effect.of.length > 1 ? effect.of.map(({ id }) => id) : [];
  return [...own, ...effect.of.flatMap((mode) => mode.do.flatMap(modesIn))];
}
