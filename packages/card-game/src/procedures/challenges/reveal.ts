import { type Option, repeat } from '@ragtag/kernel';
import { printedMystic } from '../../cards/tables';
import { mysticBonus, mysticOf } from '../../in-play/rulings';
import { dealWithTriggers, setOff } from '../../in-play/triggers';
import { takeTop } from '../../operations/decks';
import { type G, rules } from '../../rules';
import type { WaitingReveal } from '../../state';
import { kindsOf, unitBy } from '../../table/queries';
import type { Handle, Kind, Seat } from '../../terms';

/** One player's part of a reveal. */
export interface Row {
  readonly seat: Seat;
  /** Values of the cards shown, in order. */
  readonly shown: number[];
  /** What is done with each card after the first. */
  readonly how: WaitingReveal[];
  value: number;
  /** Which of the cards after the first is being weighed. */
  at: number;
  skipped: boolean;
}

/**
 * Players reveal mystic values together; then what answers a reveal, then the values are put together.
 * rule: ccg.mystic.how, ccg.challenge.reveal-order, ccg.mystic.combine
 */
export interface RevealMystic {
  readonly seats: readonly Seat[];
  readonly forChallenge: boolean;
  rows: Row[];
  at: number;
}

declare module '../../rules' {
  interface Procedures {
    reveal: RevealMystic;
  }
}

export function revealMystic(g: G, seats: readonly Seat[], forChallenge: boolean): void {
  rules.call(g, 'reveal', { seats, forChallenge, rows: [], at: 0 });
}

/** Turns up a card for its mystic value. rule: ccg.mystic.empty */
export function turnUp(g: G, seat: Seat): number {
  const kind = takeTop(g, seat);
  if (kind === undefined) {
    g.facts.push({ fact: 'mystic-revealed', seat, kind: null, value: 0, rule: 'ccg.mystic.empty' });
    return 0;
  }
  const value = printedMystic[kind] + mysticBonus(g.state, seat, kind);
  g.state.players[seat].discard.push(kind);
  g.facts.push({ fact: 'mystic-revealed', seat, kind, value, rule: 'ccg.mystic.how' });
  return value;
}

/** rule: ccg.mystic.skip — the reveal does not take place, and what waited for it is used up */
function skip(g: G, row: Row, waiting: readonly WaitingReveal[]): void {
  const { seat } = row;
  row.skipped = true;
  g.facts.push({ fact: 'mystic-skipped', seat, rule: 'ccg.mystic.skip' });
  for (const { target, host, source } of waiting) {
    const unit = unitBy(g.state, host);
    const n = unit === undefined ? 0 : mysticOf(g.state, unit);
    if (unitBy(g.state, target) !== undefined && n > 0) givePower(g, [target], n, seat, source);
  }
}

/** Power for the rest of the phase. */
export function givePower(g: G, handles: readonly Handle[], n: number, owner: Seat, source: Kind): void {
  g.state.inForce.push({
    on: 'power',
    handles,
    modifier: { on: 'power', of: 'this' },
    n,
    owner,
    source,
    until: 'phase',
  });
  g.facts.push({
    fact: 'changed',
    handles,
    kinds: kindsOf(g.state, handles),
    what: 'power',
    n,
    rule: 'ccg.effects.phase-duration',
  });
}

function rowFor(g: G, seat: Seat, forChallenge: boolean): Row {
  const waiting = forChallenge ? g.state.reveals.filter((r) => r.seat === seat) : [];
  if (waiting.length > 0) g.state.reveals = g.state.reveals.filter((r) => r.seat !== seat);
  const row: Row = { seat, shown: [], how: [], value: 0, at: 0, skipped: false };
  const skips = waiting.filter((r) => r.how === 'skip');
  if (skips.length > 0) {
    skip(g, row, skips);
    return row;
  }
  row.shown.push(turnUp(g, seat));
  for (const each of waiting) {
    row.how.push(each);
    row.shown.push(turnUp(g, seat));
  }
  return row;
}

interface MysticOption extends Option {
  readonly value: number;
}

rules.ask<MysticOption, RevealMystic>('mystic-choice', {
  options(_g, { rows, at }) {
    const { value, shown, at: index } = rows[at];
    const options = [value, shown[index + 1]];
    return options.map((v, i) => ({ id: i === 0 ? 'first' : 'second', value: v }));
  },
  chosen(_g, frame, [{ value }]) {
    const row = frame.rows[frame.at];
    row.value = value;
    row.at++;
  },
});

function combine(g: G, frame: RevealMystic): void {
  const row = frame.rows[frame.at];
  if (row.at >= row.how.length) {
    frame.at++;
    return;
  }
  const { how, chooser } = row.how[row.at];
  const next = row.shown[row.at + 1];
  if (how === 'choose' && next !== row.value && !g.state.players[chooser].out) {
    rules.put(g, chooser, 'mystic-choice');
    return;
  }
  if (how === 'sum') row.value += next;
  row.at++;
}

rules.procedure('reveal', {
  turnUpTogether(g, frame) {
    frame.rows = frame.seats.map((seat) => rowFor(g, seat, frame.forChallenge));
    frame.rows.forEach((row, index) => {
      for (let card = 0; card < row.shown.length; card++)
        setOff(g, 'mystic-revealed', { player: row.seat, row: index, card });
    });
    dealWithTriggers(g);
  },
  begin(_g, { rows }) {
    for (const row of rows) row.value = row.shown[0] ?? 0;
  },
  putTogether: repeat((_g, { at, rows }) => at < rows.length, combine),
  handBack(g, { rows }) {
    rules.finish(
      g,
      rows.map((row) => row.value),
    );
  },
});
