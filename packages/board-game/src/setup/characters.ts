import { inGame, perGame } from '../cards/in-game';
import { character, characterCards } from '../cards/tables';
import type { CharacterCard } from '../cards/types';
import type { Options } from '../options';
import type { G } from '../rules';
import type { CharacterType } from '../terms';

/** Who can sit down at the table. */

const balanced: readonly CharacterType[] = ['political-leader', 'military-leader', 'pilot'];

/** rule: variants.one-player.characters */
const neverAlone = ['sharon-boomer-valerii', 'laura-roslin'];

/** rule: setup.characters.boomer-nosympathizer */
function barred(
  { nosympathizer, house_allow_boomer, players }: Options,
  { abilities }: CharacterCard,
): boolean {
  if (!nosympathizer || players % 2 === 1 || house_allow_boomer) return false;
  return abilities.some((a) => a.modifiers?.some((m) => m.on === 'loyalty-dealt-sleeper'));
}

const none: readonly string[] = [];

/** Who it is. rule: setup.characters.alternates */
export const personOf = ({ person, id }: CharacterCard) => person ?? id;

const charactersIn = perGame((options) =>
  characterCards.filter((card) => inGame(options, card) && !barred(options, card)),
);

/** Characters at the table, and those that could join it. */
function characters(g: G): { readonly taken: CharacterCard[]; readonly left: CharacterCard[] } {
  const { removed = none } = g.state.executions ?? {};
  const taken = g.state.players.flatMap((p) => (p.character ? [character(p.character)] : []));
  // rule: setup.characters.alternates, setup.characters.boomer-athena
  const people = taken.map(personOf);
  const left = charactersIn(g.state.options).filter(
    (c) => !removed.includes(c.id) && !people.includes(personOf(c)),
  );
  return { taken, left };
}

export const isLeader = ({ type }: CharacterCard) => type === 'cylon-leader';

/**
 * Who could take somebody's place later. rule: setup.characters.type-setup-only
 * No Cylon Leader takes a human's place. rule: execution.new-character
 */
export function replacements(g: G): CharacterCard[] {
  return characters(g).left.filter((c) => !isLeader(c));
}

/** rule: setup.characters.balance, setup.characters.support, setup.characters.one-leader */
export function pickable(g: G): CharacterCard[] {
  const { taken, left } = characters(g);
  // rule: variants.two-player.characters
  if (g.state.options.twoplayer) return left;
  if (g.state.options.oneplayer) return left.filter(({ id }) => !neverAlone.includes(id));
  const leaders = taken.some(isLeader) ? [] : left.filter(isLeader);
  // rule: variants.seven.leader-required — whoever is last is the Leader, where nobody else wanted to be
  if (leaders.length > 0 && taken.length === g.state.players.length - 1) return leaders;
  return [...balancedAmong(taken, left), ...leaders];
}

function balancedAmong(taken: readonly CharacterCard[], left: readonly CharacterCard[]): CharacterCard[] {
  const takenTypes = taken.map(({ type }) => type);
  const leftTypes = left.map(({ type }) => type);
  const times = (of: CharacterType) => takenTypes.filter((type) => type === of).length;
  const open = balanced.filter((type) => leftTypes.includes(type));
  const fewest = Math.min(...open.map(times));
  const wanted = open.filter((type) => times(type) === fewest);
  return left.filter((_, at) => leftTypes[at] === 'support' || wanted.includes(leftTypes[at]));
}
