import { type Frame, type Option, takeResult } from '@ragtag/kernel';
import { answersTo, hasKeyword, power, threatPower } from '../../in-play/rulings';
import { dealWithTriggers, setOff } from '../../in-play/triggers';
import { setAlert, setDown } from '../../operations/areas';
import { gainInfluence } from '../../operations/influence';
import { leavePlay } from '../../operations/play-area';
import { type G, rules } from '../../rules';
import { playersIn, revealsAgainst, threatBy, unitBy } from '../../table/queries';
import type { Handle, Seat } from '../../terms';
import { defeatCards } from '../effects/defeat';
import { loseInfluence } from '../effects/lose-influence';
import { actionRound } from '../turn/action-round';
import { defenders, inHand } from './defense';
import { type Challenge, endIfLeft } from './frame';
import { revealMystic } from './reveal';

type Running = Frame & Challenge;

const running =
  (step: (g: G, frame: Running) => void) =>
  (g: G, frame: Running): void => {
    endIfLeft(g, frame);
    if (!frame.ended) step(g, frame);
  };

rules.ask<Option, Challenge>('manipulate', {
  options: () => [{ id: 'lose' }, { id: 'gain' }],
  chosen(g, frame, [{ id }]) {
    unopposed(g, frame, id === 'gain');
  },
});

function challengerPower(g: G, { challenger, seat }: Challenge): number {
  const unit = unitBy(g.state, challenger);
  return unit === undefined ? 0 : power(g.state, unit, seat);
}

/** rule: ccg.challenge.undefended-loss, ccg.keywords.manipulate */
function unopposed(g: G, frame: Challenge, gains: boolean): void {
  const n = Math.max(0, challengerPower(g, frame));
  if (gains) gainInfluence(g, frame.seat, n, 'ccg.keywords.manipulate');
  else loseInfluence(g, frame.opponent as Seat, n, 'ccg.challenge.undefended-loss');
}

function sideOf(g: G, frame: Challenge): number {
  if (frame.threat !== null) {
    const threat = threatBy(g.state, frame.threat);
    return threat === undefined ? 0 : threatPower(g.state, threat);
  }
  const unit = unitBy(g.state, frame.defender ?? 0);
  return unit === undefined ? 0 : power(g.state, unit, frame.opponent as Seat);
}

const isMarked = (g: G, on: 'loser-exhausted' | 'pursuit'): boolean => answersTo(g.state, on).length > 0;

/** What becomes of the unit that has lost. */
function loserFares(g: G, frame: Running, loser: Handle): void {
  const pursued = isMarked(g, 'pursuit') && loser === frame.defender;
  // rule: ccg.challenge.pursuit
  if (pursued) return;
  // rule: ccg.challenge.loser-exhausted
  if (isMarked(g, 'loser-exhausted')) setDown(g, loser, true, 'ccg.challenge.loser-exhausted');
  else defeatCards(g, [loser], 'ccg.challenge.outcome');
}

rules.procedure('challenge', {
  declare(g, frame) {
    const { seat, challenger, opponent, threat, as, kind } = frame;
    const rule = threat === null ? 'ccg.challenge.declare' : 'ccg.attack.choose';
    g.facts.push({ fact: 'challenged', seat, challenger, kind, opponent, threat, as, rule });
    setOff(g, 'challenges', { unit: challenger, player: seat });
    setOff(g, 'challenge-ends', { unit: challenger, player: seat });
    // rule: ccg.attack.not-challenged
    if (opponent !== null) setOff(g, 'challenged', { unit: challenger, player: opponent });
    dealWithTriggers(g);
  },
  answerFromHand: running((g, frame) => {
    if (frame.opponent !== null && inHand.length > 0) rules.put(g, frame.opponent, 'answer-challenge');
  }),
  defend: running((g, frame) => {
    const { opponent, seat, challenger } = frame;
    // rule: ccg.challenge.no-legal-defender
    if (opponent === null || defenders(g, frame).length === 0) return;
    const unit = unitBy(g.state, challenger);
    frame.names ||= unit !== undefined && hasKeyword(g.state, unit, seat, 'Sniper');
    if (frame.names && defenders(g, frame).length > 1) rules.put(g, opponent, 'defend');
    else {
      frame.names = false;
      rules.put(g, opponent, 'defender');
    }
  }),
  nameDefender: running((g, frame) => {
    if (frame.names && frame.defends) rules.put(g, frame.seat, 'defender');
  }),
  // rule: ccg.challenge.no-defender-text
  undefended: running((g, frame) => {
    if (frame.opponent === null || frame.defender !== null) return;
    g.facts.push({ fact: 'undefended', seat: frame.opponent, rule: 'ccg.challenge.defender-optional' });
    setOff(g, 'undefended', { unit: frame.challenger, player: frame.seat });
    dealWithTriggers(g);
  }),
  // rule: ccg.challenge.effects-step
  effects: actionRound<Challenge>({
    first: (_g, frame) => frame.seat,
    isOver: (g, frame) => {
      endIfLeft(g, frame);
      return frame.ended;
    },
  }),
  // rule: ccg.challenge.undefended-loss, ccg.keywords.manipulate-choice
  undefendedLoss: running((g, frame) => {
    if (frame.opponent === null || frame.defender !== null) return;
    const unit = unitBy(g.state, frame.challenger);
    frame.winner = null;
    if (unit && hasKeyword(g.state, unit, frame.seat, 'Manipulate')) rules.put(g, frame.seat, 'manipulate');
    else unopposed(g, frame, false);
  }),
  commitUndefended: running((g, frame) => {
    if (frame.opponent !== null && frame.defender === null)
      setAlert(g, frame.challenger, false, 'ccg.challenge.undefended-loss');
  }),
  reveal: running((g, frame) => {
    if (frame.threat === null && frame.defender === null) return;
    revealMystic(g, [frame.seat, revealsAgainst(g.state, frame)], true);
  }),
  // rule: ccg.challenge.compare, ccg.challenge.tie
  compare: running((g, frame) => {
    const values = takeResult<number[]>(frame);
    if (!values) return;
    frame.totals = [challengerPower(g, frame) + values[0], sideOf(g, frame) + values[1]];
    const [challenger, defender] = frame.totals;
    frame.winner = challenger >= defender ? 'challenger' : 'defender';
    g.facts.push({ fact: 'totals', challenger, defender, rule: 'ccg.challenge.compare' });
    g.facts.push({ fact: 'challenge-won', by: frame.winner, rule: 'ccg.challenge.compare' });
  }),
  // rule: ccg.challenge.outcome
  outcome: running((g, frame) => {
    const { winner, challenger, defender, threat } = frame;
    if (winner === null) return;
    if (winner === 'challenger') {
      setAlert(g, challenger, false, 'ccg.challenge.outcome');
      // rule: ccg.attack.win-threat-gone
      if (threat !== null) leavePlay(g, threat, 'discard', 'ccg.attack.win-threat-gone');
      else loserFares(g, frame, defender as Handle);
    } else {
      if (defender !== null) setAlert(g, defender, false, 'ccg.challenge.outcome');
      loserFares(g, frame, challenger);
    }
  }),
  // Not `running`: the loser has left by now, and that is as it should be.
  tellOutcome(g, frame) {
    const defeated = takeResult<Handle[]>(frame) ?? [];
    const { winner, challenger, defender, threat, seat, opponent, ended } = frame;
    if (ended || winner === null) return;
    if (winner === 'challenger') {
      setOff(g, 'wins', { unit: challenger, player: seat });
      if (threat !== null) setOff(g, 'defeats', { unit: challenger, player: seat, threat: true });
      else if (defeated.length > 0) setOff(g, 'defeats', { unit: challenger, player: seat });
    } else {
      if (defender !== null) setOff(g, 'wins', { unit: defender, player: opponent as Seat });
      if (defeated.length > 0)
        setOff(g, 'defeats', {
          unit: defender ?? threat ?? 0,
          loser: seat,
          kind: frame.kind,
          byThreat: threat !== null,
          byDefender: defender !== null,
        });
    }
    // rule: ccg.attack.win-gain, ccg.attack.win-gain-count
    if (winner === 'challenger' && threat !== null)
      gainInfluence(g, seat, playersIn(g.state) > 2 ? 1 : 2, 'ccg.attack.win-gain');
  },
  // rule: ccg.challenge.pursuit — a challenger that won is defeated
  pursue(g, frame) {
    if (!frame.ended && frame.winner === 'challenger' && frame.threat === null && isMarked(g, 'pursuit'))
      defeatCards(g, [frame.challenger], 'ccg.challenge.pursuit');
  },
  dealWithOutcome(g, frame) {
    takeResult(frame);
    dealWithTriggers(g);
  },
  // rule: ccg.challenge.end-effects, ccg.challenge.end-order
  end(g, frame) {
    g.facts.push({ fact: 'challenge-ended', early: frame.ended, rule: 'ccg.challenge.end-effects' });
    const s = g.state;
    s.triggered.push(...s.waiting);
    s.waiting = [];
    s.inForce = s.inForce.filter(({ until }) => until !== 'challenge');
    s.reveals = s.reveals.filter(({ until }) => until !== 'challenge');
    dealWithTriggers(g);
  },
});
