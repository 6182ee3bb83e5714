import { resolutionOf } from '../../cards/resolutions';
import { missionCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { discardCard, drawCard, shuffleInto } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { missionCard, plain } from '../../state/shapes';
import type { Seat } from '../../terms';

export interface Mission {
  readonly seat: Seat;
  /** Index of the card; -1 until it is turned up. */
  card: number;
}

declare module '../../rules' {
  interface Procedures {
    mission: Mission;
  }
}

rules.locals('mission', { seat: plain, card: missionCard });

/** A mission is tried: its card is turned up, and its check made at once. rule: missions.activate */
rules.procedure('mission', {
  // rule: missions.one-per-jump
  turnUp(g, frame) {
    const card = g.state.mission ? undefined : drawCard(g, 'mission');
    if (card === undefined) return rules.finish(g);
    frame.card = card;
    g.state.mission = { card, faceUp: true };
    g.facts.push({ fact: 'mission-started', seat: frame.seat, card, rule: 'missions.activate' });
  },
  // rule: missions.check-untouchable, missions.limits-apply, missions.not-crisis
  tryIt(g, { seat, card }) {
    const mission = missionCards[card];
    const cause = { kind: 'mission', id: mission.id, card } as const;
    runEffects(g, resolutionOf(mission), { you: seat, cause, bind: {} });
  },
});

/** What lies on the Active Mission space leaves it before anything else. rule: jump.mission-cleanup */
export function clearMission(g: G): void {
  const { mission } = g.state;
  if (!mission) return;
  const { card, faceUp } = mission;
  g.state.mission = undefined;
  // Its distance was counted when it was passed.
  const counts = faceUp && missionCards[card].distance > 0;
  if (counts) g.state.travelled.push({ deck: 'mission', card });
  else if (faceUp) discardCard(g, 'mission', card);
  else shuffleInto(g, 'mission', card);
  const fate = counts ? 'objective' : faceUp ? 'discarded' : 'shuffled';
  g.facts.push({ fact: 'mission-over', card, fate, rule: 'jump.mission-cleanup' });
}
