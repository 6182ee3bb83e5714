import { type Asking, shuffle } from '@ragtag/kernel';
import { dealToAssist } from '../procedures/assist/assist-loyalty';
import { type G, rules } from '../rules';
import { inTheRed } from '../table/queries';
import { resources } from '../terms';
import { replacements } from './characters';
import { layNotACylons, stackLoyalty, takeNotACylon } from './loyalty-deck';

declare module '../rules' {
  interface Asks {
    'pick-assist': Asking;
  }
}

/** rule: variants.one-player.characters */
rules.ask('pick-assist', {
  options: (g) => replacements(g).map(({ id }) => ({ id })),
  chosen(g, _frame, [{ id }]) {
    g.state.assist = { character: id, loyalty: [] };
    g.facts.push({ fact: 'assist-picked', character: id, rule: 'variants.one-player.characters' });
  },
});

/** Whoever plays alone chooses who helps. */
export function pickAssist(g: G): void {
  if (g.state.options.oneplayer) rules.put(g, g.state.turn.seat, 'pick-assist');
}

/** rule: variants.one-player.loyalty */
export function dealAssistFirst(g: G): void {
  layNotACylons(g);
  stackLoyalty(g, 'setup', 1, 6);
  dealToAssist(g, 3);
}

/** The assist's part of the Sleeper Agent phase. rule: variants.one-player.sleeper */
export function dealAssistLate(g: G): void {
  const { decks } = g.state;
  for (const resource of resources) {
    if (!inTheRed(g.state, resource)) continue;
    const card = takeNotACylon(g);
    if (card !== undefined) decks.loyalty.push(card);
  }
  shuffle(g.state, 'cards', decks.loyalty);
  dealToAssist(g, 4);
}
