import { agendaCards } from '../../cards/tables';
import { test } from '../../in-play/conditions';
import { showAtTheEnd, winsByMotives } from '../../in-play/motives';
import { open } from '../../in-play/reactions';
import { isSet } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { seats, winsWith } from '../../table/queries';
import { rights } from '../../table/standing';
import { resources, type Seat, type Side } from '../../terms';
import { countLeftover } from '../loyalty/leftover';

export interface GameOver {
  winner: Side;
  /** Rule that ends the game. */
  rule: string;
  reason: string;
  /** The humans have lost on the spot, whatever else might happen. */
  readonly immediate: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'game-over': GameOver;
  }
}

rules.locals('game-over', {});

/** Whether somebody has won: with a side, or by a goal of their own. rule: leaders.agenda-win */
function winsBy(g: G, seat: Seat, winner: Side): boolean {
  const { agenda: card, motives } = g.state.players[seat];
  if (motives && rights(g.state.players[seat]).ownGoals) return winsByMotives(g, seat, winner);
  if (card === undefined || !rights(g.state.players[seat]).ownGoals) return winsWith(g.state, seat, winner);
  const { winWith, if: wanted } = agendaCards[card];
  const met = winWith === winner && test(g, wanted, { you: seat, bind: {} });
  g.facts.push({ fact: 'agenda-judged', seat, card, met, rule: 'endgame.agenda-last' });
  return met;
}

/** The end of the game: end effects, the verdict, and what is claimed after it. rule: endgame.order */
rules.procedure('game-over', {
  openOver(g, { immediate }) {
    if (!immediate) open(g, 'game-over');
  },
  countLeftover(g, { immediate }) {
    if (!immediate) countLeftover(g);
  },
  // rule: endgame.loss.resource — the last losses count
  judge(g, frame) {
    const spent = resources.find((resource) => g.state.resources[resource] <= 0);
    if (frame.winner === 'cylons' || spent === undefined) return;
    frame.winner = 'cylons';
    frame.rule = 'endgame.loss.resource';
    frame.reason = spent;
  },
  openVerdict: (g) => open(g, 'verdict'),
  // rule: endgame.motive-last
  showMotives(g) {
    for (const seat of seats(g.state)) showAtTheEnd(g, seat);
  },
  // rule: endgame.agenda-last — what somebody needs to win is looked at after everything else
  close(g, { winner, rule, reason }) {
    const s = g.state;
    const wins = (seat: Seat) => isSet(g, 'wins', { seat, winner }, winsBy(g, seat, winner));
    const verdict = { winner, winners: seats(s).filter(wins), rule, reason };
    s.over = verdict;
    g.facts.push({ fact: 'game-over', verdict, rule });
  },
});
