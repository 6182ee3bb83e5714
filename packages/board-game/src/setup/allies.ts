import { type Asking, never } from '@ragtag/kernel';
import { layUnseen, placeAlly } from '../operations/allies';
import { drawHarmless, returnToPool, takeToken } from '../operations/trauma';
import { giveToMood } from '../procedures/allies/encounter';
import { ownTokens, type TokenOption } from '../procedures/allies/tokens';
import { type G, rules } from '../rules';
import { clockwiseFrom, seats } from '../table/queries';

/** What the game begins with of trauma and Allies. */

declare module '../rules' {
  interface Asks {
    'begin-mood': Asking<TokenOption>;
  }
}

/** rule: setup.ionian.location-tokens */
const withTokens = ['brig', 'sickbay'] as const;

const firstAllies = 3;

/** rule: setup.ionian.three-tokens, setup.allyseasons.mood-pool */
export function dealTrauma(g: G): void {
  const { trauma, turn } = g.state;
  if (!trauma) return;
  const seasons = trauma.mood !== undefined;
  for (const place of seasons ? [] : withTokens) {
    const token = takeToken(g);
    if (token !== undefined) trauma.on.push({ place, token });
  }
  const n = seasons ? 4 : 3;
  const rule = seasons ? 'setup.allyseasons.mood-pool' : 'setup.ionian.three-tokens';
  const disasters = clockwiseFrom(g.state, turn.seat).flatMap((seat) => drawHarmless(g, seat, n, rule));
  returnToPool(g, disasters);
}

/** rule: setup.allyseasons.mood-pool */
rules.ask<TokenOption>('begin-mood', {
  options: (g, _frame, { seat }) => ownTokens(g, seat),
  // Everybody has four, and not to be asked would tell that they are alike.
  moot: never,
  chosen(g, _frame, [{ token }], { seat }) {
    giveToMood(g, seat, token, 'setup.allyseasons.mood-pool');
  },
});

/** Everybody gives a token to the Mood Pool, all at once. */
export function fillMoodPool(g: G): void {
  if (!g.state.trauma?.mood) return;
  for (const seat of seats(g.state)) rules.put(g, seat, 'begin-mood');
}

/** rule: setup.ionian.three-allies, setup.allyseasons.three-allies */
export function placeFirstAllies(g: G): void {
  for (let n = 0; n < firstAllies; n++) {
    const ally = placeAlly(g);
    if (ally && g.state.trauma && !g.state.trauma.mood) layUnseen(g, ally, 'setup.ionian.three-allies');
  }
}
