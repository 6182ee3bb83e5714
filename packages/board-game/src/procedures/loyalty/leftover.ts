import { each, type Frame } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import { type G, rules } from '../../rules';
import { dealLoyalty } from '../../setup/loyalty-deck';
import { plain } from '../../state/shapes';
import { clockwiseFrom } from '../../table/queries';
import { isHumanPlayer, rights } from '../../table/standing';
import { type Resource, resources, type Seat } from '../../terms';
import { type Rolled, rollDie } from '../combat/die-roll';

/** House rules about the Loyalty card that the extra-card style leaves undealt. */

export interface DealLeftover {
  /** Who still could be the one. */
  among: Seat[];
  /** What they rolled, in that order. */
  rolls: number[];
}

interface CountLeftover {
  /** Resources that are still to drop. */
  left?: Resource[];
}

declare module '../../rules' {
  interface Procedures {
    'deal-leftover': DealLeftover;
    'count-leftover': CountLeftover;
  }
}

rules.locals('deal-leftover', { among: plain, rolls: plain });
rules.locals('count-leftover', {});

const distanceOfLeftover = 7;
const rolling = { kind: 'rule', id: 'variants.house.deal-leftover' } as const;

/** Whether the distance is reached for the first time, and from which on. */
export function leftoverIsDue({ state }: G): number | undefined {
  const { options, distance, leftoverDealt } = state;
  if (!options.house_deal_leftover || leftoverDealt || distance < distanceOfLeftover) return undefined;
  return distanceOfLeftover;
}

/** rule: variants.house.deal-leftover */
export function dealLeftover(g: G): void {
  const { decks, players, turn } = g.state;
  g.state.leftoverDealt = true;
  if (decks.loyalty.length === 0) return;
  const among = clockwiseFrom(g.state, turn.seat).filter(
    (seat) => isHumanPlayer(players[seat]) && rights(players[seat]).loyalty,
  );
  rules.call(g, 'deal-leftover', { among, rolls: [] });
}

/** Every human rolls, and the lowest again where several are, until one is left. */
rules.procedure('deal-leftover', {
  roll(g, frame: Frame & DealLeftover) {
    const { among, rolls, result } = frame;
    if (result !== undefined) rolls.push((result as Rolled).n);
    frame.result = undefined;
    if (among.length < 2 || rolls.length === among.length) return;
    frame.i--;
    rollDie(g, among[rolls.length], rolling);
  },
  compare(_g, frame) {
    const { among, rolls } = frame;
    if (among.length < 2) return;
    const lowest = Math.min(...rolls);
    frame.among = among.filter((_, i) => rolls[i] === lowest);
    frame.rolls = [];
    rules.goTo(frame, 'roll');
  },
  take(g, { among: [seat] }) {
    if (seat !== undefined) dealLoyalty(g, seat, 1);
  },
});

const counting = { kind: 'rule', id: 'variants.house.leftover-penalty' } as const;

/** rule: variants.house.leftover-penalty */
rules.procedure('count-leftover', {
  show(g) {
    const cards = [...g.state.decks.loyalty];
    if (cards.length === 0) return rules.finish(g);
    g.facts.push({ fact: 'leftover-shown', cards, rule: counting.id });
    if (cards.every((card) => loyaltyCards[card].side !== 'cylon')) rules.finish(g);
  },
  lose: each(
    'left',
    () => resources,
    (g, _frame, resource) => void rules.call(g, 'lose-resource', { resource, n: 1, cause: counting }),
  ),
});

/** What the undealt card costs in the end, where a house rule says so. */
export function countLeftover(g: G): void {
  if (g.state.options.house_leftover_penalty) rules.call(g, 'count-leftover', {});
}
