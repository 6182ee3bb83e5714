import { takeRandom } from '@ragtag/kernel';
import { discardCard } from '../../operations/decks';
import { rules } from '../../rules';
import { type Skill, skills } from '../../terms';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';
import '../../procedures/skill-cards/draw-and-keep';
import '../../procedures/titles/share-quorum';

export const sharingRuns = {
  shareQuorum: (g, { by, n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'share-quorum', { seat, n, drawn: [], card: -1 })),
  buryQuorum: (g, { by, n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const cards = [...g.state.quorumHand];
      if (cards.length === 0) return;
      g.facts.push({ fact: 'cards-seen', seat, deck: 'quorum', cards, only: [seat] });
      rules.call(g, 'bury-quorum', { seat, left: n });
    }),
  loseQuorum(g, { n }) {
    const { quorumHand } = g.state;
    for (let k = 0; k < n && quorumHand.length > 0; k++) {
      const card = takeRandom(g.state, 'cards', quorumHand);
      discardCard(g, 'quorum', card);
      g.facts.push({ fact: 'quorum-discarded', card });
    }
  },
  drawAndKeep: (g, { who, skill, n, keep }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) =>
      rules.call(g, 'draw-and-keep', { seat, type: skills.indexOf(skill), n, keep, cards: [] }),
    ),
  searchSkillDeck: (g, { by, skill, n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const type = skills.indexOf(scene.bind[skill] as Skill);
      if (g.state.decks.skill[type]) rules.call(g, 'search-skill-deck', { seat, type, n, cards: [] });
    }),
  discardSuperCrises: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      for (const card of g.state.players[seat].superCrises.splice(0)) {
        discardCard(g, 'super-crisis', card);
        g.facts.push({ fact: 'crisis-discarded', card, deck: 'super-crisis' });
      }
    }),
} satisfies Runs;
