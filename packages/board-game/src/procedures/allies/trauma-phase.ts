import { each, registerList } from '@ragtag/kernel';
import { traumaTokens } from '../../cards/tables';
import {
  branch,
  discard,
  drawSkill,
  execute,
  gain,
  lose,
  not,
  oneOf,
  resourceAtMost,
} from '../../effects/build';
import { runEffects } from '../../effects/start';
import type { Effect } from '../../effects/types';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { clockwiseFrom, isHuman } from '../../table/queries';
import { resources, type Seat } from '../../terms';

export interface TraumaPhase {
  /** Everybody's score, by seat. */
  readonly scores: readonly number[];
  /** Seats whose result is still to come. */
  left?: Seat[];
}

declare module '../../rules' {
  interface Procedures {
    'trauma-phase': TraumaPhase;
  }
}

rules.locals('trauma-phase', { scores: plain, left: plain });

/** rule: resources.maximum */
const most = 15;

const list = (name: string, effects: readonly Effect[]) =>
  registerList(`rules/trauma-phase/${name}`, effects);

/** rule: mood.trauma-results */
const results = {
  [-3]: list('executed', [execute('you')]),
  [-2]: list('discard-four', [discard('you', 4)]),
  [-1]: list('discard-two', [discard('you', 2)]),
  1: list('draw-two', [drawSkill('you', 2, 'any')]),
  2: list('draw-four', [drawSkill('you', 4, 'any')]),
  3: list('resource', [
    oneOf(
      'you',
      ...resources.flatMap((resource) => [
        branch(`gain-${resource}`, [gain(resource, 1)], resourceAtMost(resource, most - 1)),
        branch(`lose-${resource}`, [lose(resource, 1)], not(resourceAtMost(resource, 0))),
      ]),
    ),
  ]),
} as const;

const resultOf = (score: number) => {
  const bound = Math.max(-3, Math.min(3, score));
  return bound === 0 ? undefined : results[bound as keyof typeof results];
};

/** What somebody's tokens come to. rule: mood.trauma-phase */
function scoreOf(g: G, seat: Seat): number {
  const { trauma = [] } = g.state.players[seat];
  const benevolent = trauma.filter((token) => traumaTokens[token].symbol === 'benevolent').length;
  const antagonistic = trauma.length - benevolent;
  return isHuman(g.state, seat) ? benevolent - antagonistic : antagonistic - benevolent;
}

/** All tokens have been shown, and everybody gets what theirs come to. */
rules.procedure('trauma-phase', {
  results: each(
    'left',
    (g) => clockwiseFrom(g.state, g.state.turn.seat),
    (g, { scores }, seat) => {
      const effects = resultOf(scores[seat]);
      const cause = { kind: 'rule', id: 'mood.trauma-results' } as const;
      if (effects) runEffects(g, effects, { you: seat, cause, bind: {} });
    },
  ),
});

/** rule: objective.allyseasons */
export function startTraumaPhase(g: G): void {
  const scores = g.state.players.map((_, seat) => scoreOf(g, seat));
  for (const seat of clockwiseFrom(g.state, g.state.turn.seat)) {
    const tokens = [...(g.state.players[seat].trauma ?? [])];
    g.facts.push({ fact: 'trauma-shown', seat, tokens, score: scores[seat], rule: 'mood.trauma-phase' });
  }
  rules.call(g, 'trauma-phase', { scores, left: undefined });
}
