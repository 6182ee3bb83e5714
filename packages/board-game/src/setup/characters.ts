import { inGame, perGame } from '../cards/in-game';
import { character, characterCards } from '../cards/tables';
import type { CharacterCard } from '../cards/types';
import type { G } from '../rules';
import type { CharacterType } from '../terms';

/** Who can sit down at the table. */

const balanced: readonly CharacterType[] = ['political-leader', 'military-leader', 'pilot'];

/** rule: variants.one-player.characters */
const neverAlone = ['sharon-boomer-valerii', 'laura-roslin'];

/** rule: setup.characters.boomer-nosympathizer */
function barred(g: G, { abilities }: CharacterCard): boolean {
  const { nosympathizer, house_allow_boomer, players } = g.state.options;
  if (!nosympathizer || players % 2 === 1 || house_allow_boomer) return false;
  return abilities.some((a) => a.modifiers?.some((m) => m.on === 'loyalty-dealt-sleeper'));
}

const none: readonly string[] = [];

/** Who it is. rule: setup.characters.alternates */
export const personOf = ({ person, id }: CharacterCard) => person ?? id;

const charactersIn = perGame((options) => characterCards.filter((card) => inGame(options, card)));

/** Characters at the table, and those that could join it. */
function characters(g: G): { readonly taken: CharacterCard[]; readonly left: CharacterCard[] } {
  const { removed = none } = g.state.executions ?? {};
  const taken = g.state.players.flatMap((p) => (p.character ? [character(p.character)] : []));
  // rule: setup.characters.alternates, setup.characters.boomer-athena
  const left = charactersIn(g.state.options).filter(
    (c) => !removed.includes(c.id) && !taken.some((t) => personOf(t) === personOf(c)) && !barred(g, c),
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
  const times = (type: CharacterType) => taken.filter((t) => t.type === type).length;
  const open = balanced.filter((type) => left.some((c) => c.type === type));
  const fewest = Math.min(...open.map(times));
  return left.filter((c) => c.type === 'support' || (balanced.includes(c.type) && times(c.type) === fewest));
}
