import type { Asking, Option } from '@ragtag/kernel';
import { galacticaTokens, location } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import { exactly } from '../../in-play/like-pieces';
import { open, struckOut } from '../../in-play/reactions';
import { loseAtOnce } from '../../operations/end-game';
import { mixIn } from '../../operations/mixed-pile';
import { toSickbay } from '../../operations/people';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { aCause, galacticaToken, plain } from '../../state/shapes';
import { decidesTheGame, isLost } from '../../table/boards';
import { boardOf, charactersIn, seats } from '../../table/queries';
import { resources, type Seat } from '../../terms';

export interface DamageGalactica {
  /** Damage still to be taken. */
  left: number;
  readonly cause: Cause;
  /** An answer took the place of this damage. */
  prevented?: boolean;
}

export interface DrawnDamage {
  readonly token: number;
  readonly cause: Cause;
}

export interface LocationDamaged {
  readonly location: string;
  readonly cause: Cause;
  /** An answer settled what becomes of those who are there. */
  prevented?: boolean;
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

declare module '../../rules' {
  interface Procedures {
    'damage-galactica': DamageGalactica;
    'damage-pegasus': Omit<DamageGalactica, 'prevented'>;
    'galactica-token': DrawnDamage;
    'location-damaged': LocationDamaged;
    'pick-damage': PickDamage;
  }
  interface Asks {
    'pick-damage': Asking<DamageOption>;
  }
}

rules.locals('damage-galactica', { left: plain, cause: aCause });
rules.locals('damage-pegasus', { left: plain, cause: aCause });
rules.locals('galactica-token', { token: galacticaToken, cause: aCause });
rules.locals('location-damaged', { cause: aCause });
rules.locals('pick-damage', { seat: plain, draw: plain, keep: plain, cause: aCause, tokens: galacticaToken });

holds('pick-damage', (_s, frame, isAsked) => [
  drawnToPick('galactica-damage', frame.tokens, isAsked, (tokens) => {
    frame.tokens = tokens;
  }),
]);

/** Carries out a damage token that was drawn. rule: damage.galactica-draw */
rules.procedure('galactica-token', {
  lay(g, { token, cause }) {
    const { location: place, lose } = galacticaTokens[token];
    g.facts.push({ fact: 'galactica-damaged', token, rule: 'damage.galactica-draw' });
    if (place !== undefined) {
      g.state.damagedLocations.push(place);
      rules.call(g, 'location-damaged', { location: place, cause });
    }
    if (lose === undefined) return;
    g.state.galacticaDamage.removed.push(token);
    for (const resource of resources) {
      const n = lose[resource];
      if (n !== undefined) rules.call(g, 'lose-resource', { resource, n, cause });
    }
  },
});

/** A location has been damaged, and whoever is there is hurt. */
rules.procedure('location-damaged', {
  openDamaged: (g) => open(g, 'location-damaged'),
  occupants(g, frame) {
    if (struckOut(frame)) return;
    for (const seat of charactersIn(g.state, frame.location))
      toSickbay(g, seat, 'damage.galactica-occupants');
  },
  judge(g, { location: place }) {
    const { board } = location(place);
    if (!isLost(g.state, board)) return;
    if (decidesTheGame(board)) return loseAtOnce(g, 'endgame.loss.galactica', 'galactica');
    // rule: damage.pegasus-destroyed
    g.facts.push({ fact: 'ship-lost', board, rule: 'damage.pegasus-destroyed' });
    for (const seat of seats(g.state)) {
      if (boardOf(g.state.players[seat]) === board) toSickbay(g, seat, 'damage.pegasus-destroyed');
    }
  },
});

/** Damaging Galactica: a random token for each damage, one after another. */
rules.procedure('damage-galactica', {
  announce(g, frame) {
    if (frame.left === 0) return rules.finish(g);
    frame.left--;
    open(g, 'galactica-hit');
  },
  draw(g, frame) {
    rules.goTo(frame, 'announce');
    const token = struckOut(frame) ? undefined : g.state.galacticaDamage.pile.pop();
    if (token !== undefined) rules.call(g, 'galactica-token', { token, cause: frame.cause });
  },
});

/** Damaging Pegasus, as long as there is anything to damage. rule: damage.pegasus-tokens */
rules.procedure('damage-pegasus', {
  draw(g, frame) {
    const token = frame.left === 0 ? undefined : g.state.pegasusDamage?.pop();
    if (token === undefined) return;
    frame.left--;
    frame.i--;
    rules.call(g, 'galactica-token', { token, cause: frame.cause });
  },
});

interface DamageOption extends Option {
  readonly token: number;
}

rules.ask<DamageOption, PickDamage>('pick-damage', {
  options: (_g, frame) => frame.tokens.map((token) => ({ id: galacticaTokens[token].id, token })),
  count: (_g, frame, options) => exactly(frame.keep, options),
  chosen(g, frame, picks) {
    const rest = frame.tokens.filter((token) => !picks.some((p) => p.token === token));
    mixIn(g.state, g.state.galacticaDamage.pile, rest);
    frame.tokens = [];
    // The first one lies on top.
    for (const { token } of [...picks].reverse())
      rules.call(g, 'galactica-token', { token, cause: frame.cause });
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
