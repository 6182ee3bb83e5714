import { loyaltyCards } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { weighList } from '../weigh/weigh';
import { sceneFor } from './value';

/** When a hidden Cylon shows itself, and what that is worth to it. */

/**
 * Revealing trades hidden sabotage for open attacks and a Super Crisis. It pays when hiding is over (locked up, or
 * suspected), when the card's own text strikes hard, and late enough that the second Loyalty card has been dealt.
 */
export function revealWorth(s: Situation, card: number): number {
  const { view, seat, mind } = s;
  // Locked up, it can neither harm nor help; out of the Brig it comes in no other way so surely.
  if (s.me.location === 'brig') return mind.temperament.eager * fromTheBrig + s.outlook.weights.superCrisis;
  const text = -weighList(s.outlook, loyaltyCards[card].reveal ?? [], sceneFor(s));
  const suspected = mind.suspected(view);
  // The nearer the humans are to the end, the less there is left to wait for.
  const late = 0.3 * Math.max(0, view.distance - 3);
  // Whoever is executed has neither the card's text nor a Super Crisis. rule: execution.prove-cylon
  const danger = view.options.execution ? 0.8 * suspected : 0;
  const hiding = s.outlook.weights.hiding / s.malice - 2.6 * suspected - late - danger;
  // Before the Sleeper Agent phase the other card may still make somebody else a Cylon.
  const early = view.distance < 4 ? 0.9 : 0;
  const office = (view.titles.admiral === seat ? 0.5 : 0) + (view.titles.president === seat ? 0.5 : 0);
  return mind.temperament.eager * (0.7 * text + 0.8) - hiding - early - office;
}

/** What it is worth to a Cylon in the Brig to be free to act. */
const fromTheBrig = 1.5;
