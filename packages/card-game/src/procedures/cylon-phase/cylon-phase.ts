import { acted, each, type Option, passed, type Rounding, repeat, roundOf } from '@ragtag/kernel';
import { cards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { refusedAttacks } from '../../in-play/refused-actions';
import { fleetDefense, mayChallenge, threatLevel, threatValue } from '../../in-play/rulings';
import { dealWithTriggers, setOff } from '../../in-play/triggers';
import { takeTop } from '../../operations/decks';
import { leavePlay, newHandle, putCards } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { basePowers, find, firstPlayer, leftOf, seatsFrom } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';
import { challengeThreat } from '../challenges/start';
import { loseInfluence } from '../effects/lose-influence';

/** The Cylon phase. rule: ccg.threat.when, ccg.attack.reveal, ccg.jump.test */
export interface CylonPhase extends Rounding {
  /** Threats whose red text is still to happen. */
  red: Handle[];
  /** What each player gives up in a jump. */
  given: { readonly seat: Seat; readonly stack: Handle; readonly supply: Kind | null }[];
  left?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    'cylon-phase': CylonPhase;
  }
}

/** rule: ccg.attack.reveal, ccg.attack.empty-deck */
export function revealThreat(g: G, seat: Seat): Handle | undefined {
  const kind = takeTop(g, seat);
  if (kind === undefined) return undefined;
  const handle = newHandle(g);
  g.state.threats.push({ handle, kind, owner: seat, spared: [] });
  g.facts.push({ fact: 'threat-revealed', seat, kind, handle, rule: 'ccg.attack.reveal' });
  return handle;
}

interface GiveUp extends Option {
  readonly stack: Handle;
  readonly supply: Kind | null;
}

// rule: ccg.jump.sacrifice, ccg.jump.sacrifice-any-state
rules.ask<GiveUp, CylonPhase>('give-up', {
  // Whether supply cards are alike is nobody else's business.
  moot: (g, _frame, { seat }) =>
    g.state.players[seat].stacks.reduce((n, { supply }, i) => n + supply.length + (i > 0 ? 1 : 0), 0) <= 1,
  options(g, _frame, { seat }) {
    const options: GiveUp[] = [];
    g.state.players[seat].stacks.forEach(({ handle, supply }, i) => {
      if (i > 0) options.push({ id: `asset:${handle}`, stack: handle, supply: null });
      supply.forEach((kind, at) => {
        if (supply.indexOf(kind) === at)
          options.push({ id: `supply:${handle}:${cards[kind].id}`, stack: handle, supply: kind });
      });
    });
    return options;
  },
  chosen(_g, frame, [{ stack, supply }], { seat }) {
    frame.given.push({ seat, stack, supply });
  },
});

function giveUp(g: G, { seat, stack, supply }: CylonPhase['given'][number]): void {
  const rule = 'ccg.jump.sacrifice';
  if (supply === null) {
    leavePlay(g, stack, 'discard', rule);
    return;
  }
  const found = find(g.state, stack);
  if (found?.is !== 'stack') return;
  found.it.supply.splice(found.it.supply.indexOf(supply), 1);
  putCards(g, seat, [supply], 'discard');
  g.facts.push({ fact: 'supply-lost', seat, kind: supply, rule });
}

function clearThreats(g: G, rule: string): void {
  for (const { handle } of [...g.state.threats]) leavePlay(g, handle, 'discard', rule);
}

interface AttackOption extends Option {
  readonly unit?: Handle;
  readonly threat?: Handle;
}

// rule: ccg.attack.choose, ccg.attack.any-threat, ccg.attack.must-pass
rules.ask<AttackOption, CylonPhase>('cylon-choice', {
  options(g, _frame, { seat }) {
    const s = g.state;
    const options: AttackOption[] = [];
    for (const unit of s.players[seat].units) {
      if (!mayChallenge(s, unit, seat)) continue;
      for (const { handle } of s.threats)
        options.push({ id: `challenge:${unit.handle}:${handle}`, unit: unit.handle, threat: handle });
    }
    options.push({ id: 'pass' });
    return options;
  },
  refused: (g, _frame, { seat }) => refusedAttacks(g, seat),
  chosen(g, frame, [{ unit, threat }], { seat }) {
    if (unit === undefined || threat === undefined) {
      passed(frame);
      g.facts.push({ fact: 'passed', seat, rule: 'ccg.attack.pass-costs' });
      loseInfluence(g, seat, 1, 'ccg.attack.pass-costs');
      return;
    }
    acted(frame);
    challengeThreat(g, seat, unit, threat);
  },
});

const round = roundOf<G, CylonPhase>(
  {
    first: (g) => firstPlayer(g.state),
    left: (g, seat) => leftOf(g.state, seat),
    isIn: (g, seat) => !g.state.players[seat].out,
    seats: (g) => g.state.players.length,
  },
  (g, _frame, seat) => void rules.put(g, seat, 'cylon-choice'),
);

rules.procedure('cylon-phase', {
  // rule: ccg.threat.greater, ccg.threat.no-attack
  count(g) {
    const level = threatLevel(g.state);
    const defense = fleetDefense(g.state, basePowers(g.state));
    g.facts.push({ fact: 'threat-level', level, defense, rule: 'ccg.threat.greater' });
    if (level <= defense) rules.finish(g);
  },
  reveal(g, frame) {
    for (const seat of seatsFrom(g.state, firstPlayer(g.state))) {
      const handle = revealThreat(g, seat);
      if (handle !== undefined) frame.red.push(handle);
    }
    setOff(g, 'threats-revealed', {});
    dealWithTriggers(g);
  },
  // rule: ccg.attack.red-text, ccg.attack.red-text-always
  redText: repeat(
    (_g, frame) => frame.red.length > 0,
    (g, frame) => {
      const handle = frame.red.shift() as Handle;
      const threat = g.state.threats.find((t) => t.handle === handle);
      if (!threat) return;
      const { red } = cards[threat.kind];
      if (red.length === 0) return;
      const { kind, owner: seat } = threat;
      g.facts.push({ fact: 'red-text', seat, kind, handle, rule: 'ccg.attack.red-text' });
      rules.call(g, 'played', { seat, card: kind, event: false });
      runEffects(g, red, { you: seat, cause: { kind, source: handle }, bind: {} });
    },
  ),
  // rule: ccg.jump.test, ccg.jump.test-all, ccg.jump.nothing-revealed
  jumpTest(g, frame) {
    const { threats } = g.state;
    const jumps = threats.length > 0 && threats.every(({ kind }) => cards[kind].traits.includes('Cylon'));
    if (!jumps) {
      rules.goTo(frame, 'zero');
      return;
    }
    g.facts.push({ fact: 'jumped', rule: 'ccg.jump.must' });
  },
  // rule: ccg.jump.sacrifice-order
  chooseToGiveUp: each(
    'left',
    (g) => seatsFrom(g.state, firstPlayer(g.state)),
    (g, _frame, seat) => void rules.put(g, seat, 'give-up'),
  ),
  jump(g, frame) {
    for (const given of frame.given) giveUp(g, given);
    clearThreats(g, 'ccg.jump.end');
    rules.finish(g);
  },
  // rule: ccg.attack.zero, ccg.attack.zero-value
  zero(g) {
    for (const threat of [...g.state.threats])
      if (threatValue(g.state, threat) === 0) leavePlay(g, threat.handle, 'discard', 'ccg.attack.zero');
  },
  // rule: ccg.attack.loop, ccg.attack.last-threat
  choose(g, frame) {
    if (g.state.threats.length === 0) frame.round = undefined;
    else round(g, frame);
  },
  // rule: ccg.attack.leftovers
  clear: (g) => clearThreats(g, 'ccg.attack.leftovers'),
});
