import { type Asking, type Frame, type Option, shuffle, takeRandom } from '@ragtag/kernel';
import { allyCards, traumaTokens } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { open } from '../../in-play/reactions';
import { placeAlly, removeAlly } from '../../operations/allies';
import { discardTokens, giveUpToken, keepTokens } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import type { PlacedAlly } from '../../state/allies';
import { holds } from '../../state/held';
import { inTheOpen } from '../../state/place';
import { allyCard, plain, traumaToken } from '../../state/shapes';
import { alliesAt } from '../../table/allies';
import type { Seat } from '../../terms';
import { layToken, replaceAllies } from './replace-allies';
import { ownTokens, type TokenOption } from './tokens';

export interface Encounter {
  readonly seat: Seat;
  /** The Ally that is met; -1 until it is picked. */
  card: number;
  /** The token that was turned up. */
  token?: number;
  /** How often the player who meets it had been executed before. */
  executions: number;
  /** The Ally that comes next. */
  placed?: number;
}

interface AllyOption extends Option {
  readonly card: number;
}

declare module '../../rules' {
  interface Procedures {
    encounter: Encounter;
  }
  interface Asks {
    'meet-ally': Asking<AllyOption>;
    'give-mood': Asking<TokenOption>;
  }
}

rules.locals('encounter', {
  seat: plain,
  card: allyCard,
  token: traumaToken,
  executions: plain,
  placed: allyCard,
});

holds('encounter', (_s, { token }) => (token === undefined ? [] : [inTheOpen('trauma', [token])]));

/** rule: turn.movement.ally — of several one */
rules.ask<AllyOption, Encounter>('meet-ally', {
  options: (g, { seat }) =>
    alliesAt(g.state, g.state.players[seat].location).map((at) => {
      const { card } = (g.state.allies as PlacedAlly[])[at];
      return { id: allyCards[card].id, card };
    }),
  chosen(_g, frame, [{ card }]) {
    frame.card = card;
  },
});

/** rule: allies.replace-seasons */
rules.ask<TokenOption, Encounter>('give-mood', {
  options: (g, _frame, { seat }) => ownTokens(g, seat),
  moot: (g, _frame, { seat }) => (g.state.players[seat].trauma?.length ?? 0) < 2,
  chosen: (g, _frame, [{ token }], { seat }) => giveToMood(g, seat, token, 'allies.replace-seasons'),
});

/** A token goes from a player into the Mood Pool, which is mixed. */
export function giveToMood(g: G, seat: Seat, token: number, rule: string): void {
  const { mood } = g.state.trauma ?? {};
  if (!mood) return;
  giveUpToken(g, seat, token);
  mood.push(token);
  shuffle(g.state, 'cards', mood);
  g.facts.push({ fact: 'mood-filled', seat, rule });
  g.facts.push({ fact: 'mood-filled-with', seat, token, only: [seat] });
}

const executionsOf = ({ state }: G, seat: Seat): number => state.players[seat].executions ?? 0;

const met = (g: G, { card }: Encounter): PlacedAlly | undefined =>
  g.state.allies?.find((ally) => ally.card === card);

/** The token that says what the Ally does: its own, or one of the Mood Pool. */
function turnUp(g: G, ally: PlacedAlly): number | undefined {
  const { mood } = g.state.trauma ?? {};
  if (mood) return mood.length === 0 ? undefined : takeRandom(g.state, 'cards', mood);
  const { token } = ally;
  ally.token = undefined;
  ally.by = undefined;
  return token;
}

/** Meeting an Ally. rule: allies.encounter-ionian, allies.encounter-seasons */
rules.procedure('encounter', {
  choose(g, { seat }) {
    if (!rules.put(g, seat, 'meet-ally')) rules.finish(g);
  },
  // rule: characters.ellen.adroit-ally
  openNear: (g) => open(g, 'ally-near'),
  result(g, frame) {
    const { seat, card } = frame;
    const ally = met(g, frame);
    if (!ally) return rules.finish(g);
    const { id } = allyCards[card];
    const mood = g.state.trauma?.mood !== undefined;
    frame.token = turnUp(g, ally);
    if (frame.token === undefined) return;
    const rule = mood ? 'allies.encounter-seasons' : 'allies.encounter-ionian';
    g.facts.push({ fact: 'ally-met', seat, card, token: frame.token, rule });
    const { symbol } = traumaTokens[frame.token];
    // A disaster does neither, and nobody is executed by it.
    if (symbol === 'disaster') return;
    runEffects(g, allyCards[card][symbol].do, { you: seat, cause: { kind: 'ally', id, card }, bind: {} });
  },
  part(g, frame) {
    const { seat, token } = frame;
    const ally = met(g, frame);
    frame.token = undefined;
    if (token !== undefined && g.state.trauma?.mood) keepTokens(g, seat, [token], 'allies.encounter-seasons');
    else if (token !== undefined) discardTokens(g, [token]);
    // One whose place was damaged meanwhile has been replaced already.
    if (!ally) return;
    removeAlly(g, ally, 'met', 'allies.encounter-ionian');
    // rule: execution.ally-killed — only where it executed the player who met it
    if (executionsOf(g, seat) > frame.executions) return replaceAllies(g, 1);
    frame.placed = placeAlly(g)?.card;
  },
  layToken(g, { seat, placed }) {
    const { trauma, allies } = g.state;
    // rule: allies.replace-seasons, mood.size
    if (trauma?.mood) return void rules.put(g, seat, 'give-mood');
    const ally = allies?.find(({ card }) => card === placed);
    if (ally) layToken(g, ally, seat, 'allies.replace-ionian');
  },
});

/** A player meets an Ally in the own location, if one is there. rule: turn.movement.ally */
export function meetAlly(g: G, seat: Seat): Encounter & Frame {
  return rules.call(g, 'encounter', {
    seat,
    card: -1,
    token: undefined,
    executions: executionsOf(g, seat),
    placed: undefined,
  });
}
