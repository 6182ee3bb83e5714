import { open } from '../../in-play/reactions';
import { rules } from '../../rules';
import { resources } from '../../terms';

export interface GameOver {
  winner: 'humans' | 'cylons';
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

/** The end of the game: end effects, the verdict, and what is claimed after it. rule: endgame.order */
rules.procedure('game-over', {
  openOver(g, { immediate }) {
    if (!immediate) open(g, 'game-over');
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
  close(g, { winner, rule, reason }) {
    const verdict = { winner, rule, reason };
    g.state.over = verdict;
    g.facts.push({ fact: 'game-over', verdict, rule });
  },
});
