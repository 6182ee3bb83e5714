import type { Asking, Frame, Option } from '@ragtag/kernel';
import { traumaTokens } from '../../cards/tables';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { clockwiseFrom, isHuman } from '../../table/queries';
import { rights } from '../../table/standing';
import type { DeckName, Seat, Side } from '../../terms';
import { execute } from '../executions/execute';

export interface Trial {
  /** Who infiltrated when the phase began. rule: infiltration.trial */
  readonly infiltrators: readonly Seat[];
  /** Who is to be eliminated. */
  out?: Seat[];
}

interface AccusedOption extends Option {
  readonly player: Seat;
}

declare module '../../rules' {
  interface Procedures {
    trial: Trial;
  }
  interface Asks {
    'trial-verdict': Asking<AccusedOption>;
  }
}

rules.locals('trial', { infiltrators: plain, out: plain });

/** Trauma tokens leave the game. */
function removeTokens(g: G, tokens: readonly number[]): void {
  g.state.trauma?.removed.push(...tokens);
}

function removeDeck({ state: { decks } }: G, deck: DeckName): void {
  const pile = decks[deck];
  for (const card of [...pile.draw.splice(0), ...pile.discard.splice(0)]) decks.removed.push({ deck, card });
}

/** What the nebula brought to the table is put away, but for what players hold. rule: trial.cleanup */
function cleanUp(g: G): void {
  const { allies = [], decks, players, trauma } = g.state;
  for (const p of players) {
    if (!p.crossroads) continue;
    const { card, token } = p.crossroads;
    decks.removed.push({ deck: 'crossroads', card });
    if (token !== undefined) removeTokens(g, [token]);
    p.crossroads = undefined;
  }
  for (const { card, token } of allies.splice(0)) {
    decks.removed.push({ deck: 'ally', card });
    if (token !== undefined) removeTokens(g, [token]);
  }
  removeDeck(g, 'crossroads');
  removeDeck(g, 'ally');
  if (trauma) for (const { token } of trauma.on.splice(0)) removeTokens(g, [token]);
}

/** Which side somebody answers to. rule: trial.reveal, infiltration.trial */
function judgedAs(g: G, { infiltrators }: Trial, seat: Seat): Side {
  const human = rights(g.state.players[seat]).ownGoals ? infiltrators.includes(seat) : isHuman(g.state, seat);
  return human ? 'humans' : 'cylons';
}

/** What speaks against a side. */
const against = { humans: 'antagonistic', cylons: 'benevolent' } as const;

const spared = 2;

/** Everybody shows all tokens and keeps what counts. rule: trial.reveal, trial.two-or-fewer */
function reveal(g: G, frame: Trial): void {
  const { players, turn } = g.state;
  for (const seat of clockwiseFrom(g.state, turn.seat)) {
    const p = players[seat];
    const tokens = p.trauma ?? [];
    const as = judgedAs(g, frame, seat);
    const kept = tokens.filter((token) => traumaTokens[token].symbol === against[as]);
    removeTokens(
      g,
      tokens.filter((token) => !kept.includes(token)),
    );
    g.facts.push({ fact: 'trial-shown', seat, tokens, as, counts: kept.length, rule: 'trial.reveal' });
    p.trauma = kept;
    if (kept.length === 0 || kept.length > spared) continue;
    removeTokens(g, kept);
    p.trauma = [];
    g.facts.push({ fact: 'trial-spared', seat, rule: 'trial.two-or-fewer' });
  }
}

const counted = (g: G, seat: Seat): number => g.state.players[seat].trauma?.length ?? 0;

/** Whoever has the most left, if anybody has any. rule: trial.most-eliminated */
function accused(g: G): Seat[] {
  const at = clockwiseFrom(g.state, g.state.turn.seat);
  const most = Math.max(...at.map((seat) => counted(g, seat)));
  return most === 0 ? [] : at.filter((seat) => counted(g, seat) === most);
}

const humansAmong = (g: G, frame: Trial, among: readonly Seat[]): Seat[] =>
  among.filter((seat) => judgedAs(g, frame, seat) === 'humans');

/** rule: trial.ties */
rules.ask<AccusedOption, Trial>('trial-verdict', {
  options: (g, frame) =>
    humansAmong(g, frame, accused(g)).map((player) => ({ id: g.state.players[player].character, player })),
  chosen(g, frame, [{ player }], { seat }) {
    frame.out?.push(player);
    if (humansAmong(g, frame, accused(g)).length > 1)
      g.facts.push({ fact: 'trial-verdict', seat, player, rule: 'trial.ties' });
  },
});

const cause = { kind: 'rule', id: 'trial.most-eliminated' } as const;

/** The Trial, or Boxing the Line. */
rules.procedure('trial', {
  cleanUp(g) {
    cleanUp(g);
    g.facts.push({ fact: 'trial-begins', rule: 'trial.cleanup' });
  },
  reveal,
  judge(g, frame: Frame & Trial) {
    const most = accused(g);
    frame.out = most.filter((seat) => judgedAs(g, frame, seat) === 'cylons');
    if (most.length === 0) g.facts.push({ fact: 'trial-acquits', rule: 'trial.most-eliminated' });
    else rules.put(g, g.state.titles.president ?? g.state.turn.seat, 'trial-verdict');
  },
  // rule: trial.elimination
  eliminate(g, { out = [] }) {
    execute(g, out, cause, 'eliminated', true);
  },
  // rule: trial.tokens-out
  putTokensAway(g) {
    const { players, trauma } = g.state;
    if (!trauma) return;
    for (const p of players) removeTokens(g, p.trauma?.splice(0) ?? []);
    removeTokens(g, trauma.pool.splice(0));
    removeTokens(g, trauma.discard.splice(0));
    g.facts.push({ fact: 'trauma-gone', rule: 'trial.tokens-out' });
  },
});
