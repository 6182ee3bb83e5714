import { type Asking, each, type Frame, never, type Option } from '@ragtag/kernel';
import { crossroadsCards, traumaTokens } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Layout } from '../../effects/types';
import { giveUpToken } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { clockwiseFrom, seats } from '../../table/queries';
import { isInfiltrating } from '../../table/standing';
import type { Seat } from '../../terms';
import { ownTokens, type TokenOption } from '../allies/tokens';
import './trial';

export interface Crossroads {
  /** Who infiltrated when the phase began, and is judged as a human. rule: infiltration.trial */
  infiltrators?: Seat[];
  /** Seats whose cards are still to be resolved. */
  resolving?: Seat[];
}

/** The two results that every card prints. */
export const results = ['benevolent', 'antagonistic'] as const;
export type Result = (typeof results)[number];

export interface ResolveCrossroads {
  readonly seat: Seat;
  /** What was picked, where no token says so. */
  result?: Result;
}

interface ResultOption extends Option {
  readonly id: Result;
  readonly card: number;
}

declare module '../../rules' {
  interface Procedures {
    crossroads: Crossroads;
    'resolve-crossroads': ResolveCrossroads;
  }
  interface Asks {
    'lay-token': Asking<TokenOption>;
    'crossroads-result': Asking<ResultOption>;
  }
}

rules.locals('crossroads', { infiltrators: plain, resolving: plain });
rules.locals('resolve-crossroads', { seat: plain });

const wing = { basestars: 1, raiders: 4 } as const;
const patrol = { vipers: 2 } as const;

/** rule: crossroads.battle */
const battle: Layout = {
  'starboard-bow': wing,
  'starboard-quarter': wing,
  'port-bow': patrol,
  'port-quarter': patrol,
};

/** The deck was mixed when the game was set up, and nobody has seen it since. */
function deal(g: G): void {
  const { players, decks, turn } = g.state;
  const { draw } = decks.crossroads;
  for (const seat of clockwiseFrom(g.state, turn.seat)) {
    const card = draw.pop();
    if (card === undefined) return;
    players[seat].crossroads = { card, token: undefined, shown: false };
    g.facts.push({ fact: 'crossroads-dealt', seat, rule: 'crossroads.deal' });
    g.facts.push({ fact: 'crossroads-received', seat, card, only: [seat] });
  }
}

/** rule: crossroads.deal */
rules.ask<TokenOption, Crossroads>('lay-token', {
  options: (g, _frame, { seat }) => (g.state.players[seat].crossroads ? ownTokens(g, seat) : []),
  // Not to be asked would tell that the tokens are all alike.
  moot: never,
  chosen(g, _frame, [{ token }], { seat }) {
    const { crossroads: dealt } = g.state.players[seat];
    if (!dealt) return;
    giveUpToken(g, seat, token);
    dealt.token = token;
    g.facts.push({ fact: 'crossroads-laid', seat, rule: 'crossroads.deal' });
    g.facts.push({ fact: 'crossroads-token', seat, token, only: [seat] });
  },
});

/** The Crossroads phase. rule: objective.ionian */
rules.procedure('crossroads', {
  begin(g, frame) {
    g.facts.push({ fact: 'phase', phase: 'crossroads', rule: 'objective.ionian' });
    frame.infiltrators = seats(g.state).filter((seat) => isInfiltrating(g.state.players[seat]));
  },
  // rule: crossroads.battle, crossroads.battle-short
  setUpBattle: (g) =>
    void rules.call(g, 'place-ships', {
      ships: battle,
      rule: 'crossroads.battle',
      kind: 0,
      raiders: {},
      vipers: [],
    }),
  resetJumpTrack: (g) => void rules.call(g, 'reset-jump-track', {}),
  deal,
  layTokens(g) {
    for (const seat of seats(g.state)) rules.put(g, seat, 'lay-token');
  },
  // rule: crossroads.resolve, crossroads.executed-still-resolves
  resolve: each(
    'resolving',
    ({ state }) => clockwiseFrom(state, state.turn.seat),
    (g, _frame, seat) => void rules.call(g, 'resolve-crossroads', { seat }),
  ),
  trial(g, { infiltrators = [] }) {
    rules.call(g, 'trial', { infiltrators });
  },
});

/** rule: crossroads.no-token */
rules.ask<ResultOption, ResolveCrossroads>('crossroads-result', {
  options(g, { seat }) {
    const { crossroads: dealt } = g.state.players[seat];
    return dealt ? results.map((id) => ({ id, card: dealt.card })) : [];
  },
  chosen(_g, frame, [{ id }]) {
    frame.result = id;
  },
});

/** One player's card is shown with its token and carried out. rule: crossroads.resolve */
rules.procedure('resolve-crossroads', {
  show(g, { seat }) {
    const { crossroads: dealt } = g.state.players[seat];
    if (!dealt) return rules.finish(g);
    dealt.shown = true;
    g.facts.push({ fact: 'crossroads-shown', seat, card: dealt.card, rule: 'crossroads.resolve' });
    if (dealt.token === undefined) rules.put(g, seat, 'crossroads-result');
  },
  carryOut(g, frame: Frame & ResolveCrossroads) {
    const { seat } = frame;
    const { crossroads: dealt } = g.state.players[seat];
    if (!dealt) return;
    const { card, token } = dealt;
    const result = token === undefined ? frame.result : resultOf(token);
    if (result === undefined) return;
    const by = token === undefined ? 'choice' : 'token';
    g.facts.push({ fact: 'crossroads-result', seat, card, result, by, rule: 'crossroads.resolve' });
    const { id, [result]: said } = crossroadsCards[card];
    runEffects(g, said.do, { you: seat, cause: { kind: 'crossroads', id, card }, bind: {} });
  },
});

function resultOf(token: number): Result | undefined {
  const { symbol } = traumaTokens[token];
  return symbol === 'disaster' ? undefined : symbol;
}
