import type { Option } from '@ragtag/kernel';
import { galacticaTokens } from '../cards/tables';
import type { Cause } from '../effects/types';
import { endGame } from '../endgame';
import { toSickbay } from '../losses';
import { mixIn } from '../mixed-pile';
import { charactersIn } from '../queries';
import { type G, rules } from '../rules';
import { exactly } from '../slots';
import { resources, type Seat } from '../terms';

export interface DamageGalactica {
  /** Damage still to be taken. */
  left: number;
  readonly cause: Cause;
}

export interface PickDamage {
  readonly seat: Seat;
  /** How many tokens to draw, and how many of them to carry out. */
  readonly draw: number;
  readonly keep: number;
  readonly cause: Cause;
  /** Tokens drawn and not yet chosen among. */
  tokens: number[];
}

declare module '../rules' {
  interface Procedures {
    'damage-galactica': DamageGalactica;
    'pick-damage': PickDamage;
  }
}

const galacticaFalls = 6;

/** Carries out a damage token that was drawn. rule: damage.galactica-draw */
function resolveToken(g: G, token: number, cause: Cause): void {
  const s = g.state;
  const { location, lose } = galacticaTokens[token];
  g.facts.push({ fact: 'galactica-damaged', token, rule: 'damage.galactica-draw' });
  if (location !== undefined) {
    s.damagedLocations.push(location);
    for (const seat of charactersIn(s, location)) toSickbay(g, seat, 'damage.galactica-occupants');
    if (s.damagedLocations.length >= galacticaFalls)
      endGame(g, 'cylons', 'endgame.loss.galactica', 'galactica');
  }
  if (lose !== undefined) {
    s.galacticaDamage.removed.push(token);
    for (const resource of resources) {
      const n = lose[resource];
      if (n !== undefined) rules.call(g, 'lose-resource', { resource, n, cause });
    }
  }
}

/** Damaging Galactica: a random token for each damage, one after another. */
rules.procedure('damage-galactica', {
  draw(g, frame) {
    const { pile } = g.state.galacticaDamage;
    const token = frame.left > 0 ? pile.pop() : undefined;
    if (token === undefined) return;
    frame.left--;
    frame.i--;
    resolveToken(g, token, frame.cause);
  },
});

interface TokenOption extends Option {
  readonly token: number;
}

rules.ask<TokenOption, PickDamage>('pick-damage', {
  options: (_g, frame) => frame.tokens.map((token) => ({ id: galacticaTokens[token].id, token })),
  count: (_g, frame, options) => exactly(frame.keep, options),
  chosen(g, frame, picks) {
    const rest = frame.tokens.filter((token) => !picks.some((p) => p.token === token));
    mixIn(g.state, g.state.galacticaDamage.pile, rest);
    frame.tokens = [];
    for (const { token } of picks) resolveToken(g, token, frame.cause);
  },
});

/** Drawing damage tokens and choosing among them; the rest go back unseen by the others. */
rules.procedure('pick-damage', {
  draw(g, frame) {
    const { pile } = g.state.galacticaDamage;
    frame.tokens.push(...pile.splice(-frame.draw).reverse());
    rules.put(g, frame.seat, 'pick-damage');
  },
});
