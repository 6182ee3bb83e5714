import { closeReplacement } from '../in-play/replacements';
import { nearest } from '../table/queries';
import type { Verbs } from './start';

/** Challenges. */
export const challengeVerbs = {
  // rule: ccg.challenge.end-by-card
  endChallenge(g) {
    const challenge = nearest(g.state, 'challenge');
    if (challenge) challenge.ended = true;
  },
  // rule: ccg.card.lee-adama
  chooseDefender(g) {
    const challenge = nearest(g.state, 'challenge');
    if (challenge) challenge.names = true;
  },
  /** What is played to defend says so itself. */
  joinDefense() {},
  notDefeated(g, _effect, _frame, scene) {
    const defeat = nearest(g.state, 'defeat-one');
    if (!defeat) return;
    defeat.replaced = true;
    closeReplacement(g);
    const kind = scene.cause.kind;
    g.facts.push({
      fact: 'defeat-replaced',
      handle: defeat.unit,
      kind,
      by: kind,
      rule: 'ccg.triggers.replacement',
    });
  },
} satisfies Verbs;
