import { type Asking, never, shuffle } from '@ragtag/kernel';
import { traumaTokens } from '../../cards/tables';
import { layOwnToken, layUnseen, placeAlly, removeAlly } from '../../operations/allies';
import { giveUpToken } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import type { PlacedAlly } from '../../state/allies';
import { allyCard, plain } from '../../state/shapes';
import { clockwiseFrom, cylonPlayers } from '../../table/queries';
import type { Seat } from '../../terms';
import { ownTokens, type TokenOption } from './tokens';

export interface ReplaceAllies {
  /** Allies still to be replaced. */
  left: number;
  /** The Ally that was placed last. */
  placed?: number;
}

interface SwapOption extends TokenOption {
  /** The own token that is given for it; none where nothing is swapped. */
  readonly given?: number;
}

declare module '../../rules' {
  interface Procedures {
    'replace-allies': ReplaceAllies;
  }
  interface Asks {
    'ally-token': Asking<TokenOption>;
    'swap-mood': Asking<SwapOption>;
  }
}

rules.locals('replace-allies', { left: plain, placed: allyCard });

/** The Ally that a frame has placed. */
const placedBy = (g: G, { placed }: { readonly placed?: number }): PlacedAlly | undefined =>
  g.state.allies?.find(({ card }) => card === placed);

/** rule: allies.replace-ionian, allies.displaced-token */
rules.ask<TokenOption, { readonly placed?: number }>('ally-token', {
  options: (g, _frame, { seat }) => ownTokens(g, seat),
  moot: (g, _frame, { seat }) => (g.state.players[seat].trauma?.length ?? 0) < 2,
  chosen(g, frame, [{ token }], { seat }) {
    const ally = placedBy(g, frame);
    if (ally) layOwnToken(g, ally, seat, token, 'allies.replace-ionian');
  },
});

/** Somebody lays an own token on an Ally that was just placed; without one, a token that nobody has seen. */
export function layToken(g: G, ally: PlacedAlly, seat: Seat | undefined, rule: string): void {
  if (seat === undefined || (g.state.players[seat].trauma?.length ?? 0) === 0) layUnseen(g, ally, rule);
  else rules.put(g, seat, 'ally-token');
}

const keep: SwapOption = Object.freeze({ id: 'keep', token: -1 });

/** rule: allies.displaced-mood */
rules.ask<SwapOption, ReplaceAllies>('swap-mood', {
  options(g, _frame, { seat }) {
    const mood = g.state.trauma?.mood ?? [];
    const own = ownTokens(g, seat);
    const swaps = own.flatMap(({ token: given }) =>
      [...new Set(mood)].flatMap((token) =>
        token === given ? [] : [{ id: traumaTokens[token].symbol, token, given }],
      ),
    );
    return [...swaps, keep];
  },
  // Not to be asked would tell that the tokens are alike.
  moot: never,
  chosen(g, _frame, [{ token, given }], { seat }) {
    const { mood } = g.state.trauma ?? {};
    if (!mood || given === undefined) return;
    giveUpToken(g, seat, given);
    mood.splice(mood.indexOf(token), 1, given);
    shuffle(g.state, 'cards', mood);
    const { trauma = [] } = g.state.players[seat];
    trauma.push(token);
    trauma.sort((a, b) => a - b);
    g.facts.push({ fact: 'mood-swapped', seat, rule: 'allies.displaced-mood' });
    g.facts.push({ fact: 'mood-swapped-for', seat, token, given, only: [seat] });
  },
});

/**
 * The Cylon player with the most tokens, of several the first from the current player; nobody where none has any.
 * rule: allies.displaced-token, allies.displaced-mood
 */
function mostTroubled(g: G): Seat | undefined {
  const { players, turn } = g.state;
  const held = (seat: Seat) => players[seat].trauma?.length ?? 0;
  const cylons = cylonPlayers(g.state).filter((seat) => held(seat) > 0);
  const most = Math.max(...cylons.map(held));
  return clockwiseFrom(g.state, turn.seat).find((seat) => cylons.includes(seat) && held(seat) === most);
}

function lookAtMood(g: G, seat: Seat): void {
  const tokens = [...(g.state.trauma?.mood ?? [])].sort((a, b) => a - b);
  g.facts.push({ fact: 'mood-looked-at', seat, rule: 'allies.displaced-mood' });
  g.facts.push({ fact: 'mood-seen', seat, tokens, only: [seat] });
  rules.put(g, seat, 'swap-mood');
}

/** Allies come in place of such as are gone for good. rule: allies.displaced-all */
rules.procedure('replace-allies', {
  place(g, frame) {
    if (frame.left === 0) return;
    frame.left--;
    frame.i--;
    const ally = placeAlly(g);
    if (!ally) return;
    frame.placed = ally.card;
    const seat = mostTroubled(g);
    if (!g.state.trauma?.mood) layToken(g, ally, seat, 'allies.displaced-token');
    else if (seat !== undefined) lookAtMood(g, seat);
  },
});

/** Takes Allies off the board and has others come in their place. rule: allies.displaced */
export function displace(g: G, gone: readonly PlacedAlly[]): void {
  if (gone.length === 0) return;
  for (const ally of gone) removeAlly(g, ally, 'displaced', 'allies.displaced');
  replaceAllies(g, gone.length);
}

export function replaceAllies(g: G, n: number): void {
  rules.call(g, 'replace-allies', { left: n, placed: undefined });
}
