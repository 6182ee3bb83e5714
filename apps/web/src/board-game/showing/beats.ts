import type { BoardFact } from '@ragtag/board-game';

export type Pace = 'off' | 'brisk' | 'calm';

/** Milliseconds that a fact is shown for at the calm pace; facts that are not listed pass at once. */
const lengths: Partial<Record<BoardFact['fact'], number>> = {
  'turn-started': 700,
  'crisis-drawn': 1700,
  'box-chosen': 700,
  action: 900,
  reaction: 1100,
  moved: 500,
  flew: 500,
  sent: 900,
  'check-started': 600,
  'check-cards-added': 350,
  'check-revealed': 1800,
  'check-result': 1700,
  'die-rolled': 1000,
  attack: 800,
  'resource-lost': 900,
  'resource-gained': 800,
  'ships-placed': 500,
  'ship-moved': 350,
  'ship-destroyed': 700,
  'viper-damaged': 700,
  'civilian-destroyed': 1000,
  'galactica-damaged': 1200,
  'basestar-damaged': 900,
  'centurions-placed': 900,
  'centurions-advanced': 800,
  'icon-activated': 800,
  'jump-track-moved': 700,
  'fleet-jumps': 1700,
  'destination-picked': 1500,
  'distance-travelled': 900,
  phase: 1800,
  'loyalty-revealed': 1200,
  'cylon-revealed': 2600,
  'title-given': 900,
  'quorum-played': 1300,
};

const factors: Record<Pace, number> = { off: 0, brisk: 0.55, calm: 1 };

export function lengthOf(fact: BoardFact, pace: Pace): number {
  return (lengths[fact.fact] ?? 0) * factors[pace];
}
