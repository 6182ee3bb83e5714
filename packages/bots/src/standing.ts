import { isKnownCylon, type Seat, sleeperPhaseIsOver, type View } from '@ragtag/board-game';
import { hiddenFrom } from './beliefs/positions';
import { chanceOf, positionFeatures } from './weigh/position';

/**
 * How a Cylon reads the game, and how hard it plays by that. While the humans are behind it has no reason to be seen doing
 * harm: it plays as one of them and waits. The further they are ahead, the more it dares.
 */

/** How likely the humans win, as whoever holds these doubts sees it. */
export function humansChance(view: View, seat: Seat, doubt: readonly number[]): number {
  const { cylons } = hiddenFrom(view, seat, sleeperPhaseIsOver(view));
  const hidden = view.players.reduce(
    (sum, p, other) => (other === seat || isKnownCylon(p) ? sum : sum + doubt[other]),
    0,
  );
  const sides = { cylon: (other: Seat) => doubt[other], toCome: Math.max(0, cylons - hidden) };
  return chanceOf(positionFeatures(view, sides));
}

/** Below the first chance of the humans a Cylon waits, from the second on all that it does is for the win. */
const behind = 0.5;
const ahead = 0.61;
/** So much further it would double its risks, half-way. */
const despair = 0.2;

/** What the humans' chance alone asks for: 0 to play as one of them would, 1 for the win, more as they are about to get away. */
function needed(chance: number, toCome: number): number {
  if (chance > ahead) return 1 + (2 * (1 - toCome) * (chance - ahead)) / despair;
  return Math.max(0, (chance - behind) / (ahead - behind));
}

/** At the start, how a game stands tells little of how it ends: from who need do nothing to who should do all it can. */
const leastAtFirst = 0.2;
const mostAtFirst = 0.5;
/** Where a Leader whose Motives may ask for anything draws the eyes of many, little is told of anybody else. */
const moreBesideMotives = 0.2;
const many = 6;

/** How much more than usual a Cylon dares at the start of a game. Only with Daybreak Leaders have Motives. */
export function moreAtFirst({ options, players }: View): number {
  return options.cylonleader && options.daybreak && players.length >= many ? moreBesideMotives : 0;
}

/**
 * How hard a Cylon plays with so much of the way to come: 0 as a human would, 1 for the win but with care. Beyond that the
 * humans are about to get away, and it cares less and less about being found out. The more of the way is still to come, the
 * less it goes by how well they stand: whoever does all it can from the first turn is known by the second jump.
 */
export function maliceAt(chance: number, toCome: number, more = 0): number {
  const wanted = needed(chance, toCome);
  const atFirst = more + leastAtFirst + (mostAtFirst - leastAtFirst) * Math.min(1, wanted);
  return toCome * atFirst + (1 - toCome) * wanted;
}

/** How much oftener than it must a hidden Cylon acts as one, for each point of what it gives to go unseen. */
const oftenerWithCare = 0.05;

/** What is done with care does less; so whoever weighs what an answer tells acts as a Cylon oftener. */
export const oftenerBy = (exposure: number): number => 1 + oftenerWithCare * exposure;
