import {
  areas,
  count,
  countVipers,
  isHumanPlayer,
  rights,
  type Seat,
  type State,
  skillKinds,
  teamOf,
  view,
} from '@ragtag/board-game';
import { scarcity, trustIn } from './cards';
import { dialsWorth } from './dials';
import type { Outlook } from './outlook';
import { brigLoss, sickbayLoss } from './people';
import { centurionLoss, damagedSoFar, spaceThreat } from './threat';
import type { Weights } from './weights';

/**
 * What a position in which everything is known is worth to the humans, in the points that options are weighed by at first
 * sight: so imagined games tell what chance and others make of an answer, and not what another judge thinks of it.
 */

/** What a hand of cards is worth to whoever holds it: each counts for less than the one before. */
function handWorth({ card, strength }: Weights, hand: readonly number[]): number {
  const strengths = hand.map((each) => skillKinds[each].strength).sort((a, b) => b - a);
  return strengths.reduce((sum, each, i) => sum + (card + strength * each) * scarcity(i + 1), 0);
}

function peopleWorth(state: State, outlook: Outlook): number {
  const { weights, doubt } = outlook;
  let worth = 0;
  state.players.forEach((p, seat) => {
    worth += trustIn(outlook, seat) * handWorth(weights, p.hand);
    if (rights(p).ownGoals || !isHumanPlayer(p)) return;
    if (p.location === 'brig') worth -= brigLoss(outlook, seat);
    if (p.location === 'sickbay') worth -= sickbayLoss(outlook, seat);
  });
  for (const holder of Object.values(state.titles)) worth -= weights.title * (doubt[holder] ?? 0);
  return worth;
}

/** What a damaged viper counts as, beside one that is destroyed. */
const repairable = 0.4;
/** What a viper in space is worth for whatever comes next. */
const outEarly = 0.15;

function shipsWorth(state: State, { view: seen, weights }: Outlook): number {
  const aboard = state.boarding.reduce((sum, n, space) => sum + n * centurionLoss(weights, space), 0);
  const out = areas.reduce((n, area) => n + countVipers(state.areas[area].vipers), 0);
  const lost = repairable * countVipers(state.damagedVipers) + countVipers(state.destroyed.vipers);
  return (
    outEarly * out - weights.viper * lost - aboard - spaceThreat(seen, weights) - damagedSoFar(seen, weights)
  );
}

/** What a position is worth to the humans, in points. */
export function positionWorth(state: State, seat: Seat, weights: Weights): number {
  if (state.over) return state.over.winner === 'humans' ? weights.game : -weights.game;
  const doubt = state.players.map((_, each) => (teamOf(state, each) === 'cylons' ? 1 : 0));
  const outlook: Outlook = { view: view(state, seat), seat, side: 'humans', doubt, weights };
  const stores =
    weights.nuke * state.nukes +
    weights.quorum * count(state.quorumHand) +
    weights.raptor * state.reserves.raptors;
  return (
    dialsWorth(outlook.view, weights) +
    0.2 * state.distance +
    stores +
    shipsWorth(state, outlook) +
    peopleWorth(state, outlook)
  );
}
