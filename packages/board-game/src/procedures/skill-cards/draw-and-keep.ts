import { type Asking, shuffle } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { addToHand, drawSkillCard, putOnSkillPile } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { plain, skillCard, skillType } from '../../state/shapes';
import type { Seat } from '../../terms';

export interface DrawAndKeep {
  readonly seat: Seat;
  /** Index of the skill. */
  readonly type: number;
  readonly n: number;
  readonly keep: number;
  /** Cards that are looked at. */
  cards: number[];
}

export interface SearchSkillDeck {
  readonly seat: Seat;
  readonly type: number;
  readonly n: number;
  cards: number[];
}

declare module '../../rules' {
  interface Procedures {
    'draw-and-keep': DrawAndKeep;
    'search-skill-deck': SearchSkillDeck;
  }
  interface Asks {
    'keep-skills': Asking<HandOption>;
    'search-skill-deck': Asking<HandOption>;
  }
}

rules.locals('draw-and-keep', { seat: plain, type: skillType, n: plain, keep: plain, cards: skillCard });
rules.locals('search-skill-deck', { seat: plain, type: skillType, n: plain, cards: skillCard });

holds('draw-and-keep', (_s, frame, isAsked) => [
  drawnToPick('skill', frame.cards, isAsked, (cards) => {
    frame.cards = cards.sort((a, b) => a - b);
  }),
]);
holds('search-skill-deck', (_s, frame, isAsked) => [
  drawnToPick('skill', frame.cards, isAsked, (cards) => {
    frame.cards = cards.sort((a, b) => a - b);
  }),
]);

/** Takes the picked cards of those looked at into the hand. */
function take(g: G, seat: Seat, cards: number[], picked: readonly number[]): void {
  for (const card of picked) {
    cards.splice(cards.indexOf(card), 1);
    addToHand(g.state.players[seat].hand, card);
  }
  g.facts.push({ fact: 'skill-cards-drawn', seat, skills: picked.map((c) => skillKinds[c].skill) });
  g.facts.push({ fact: 'skill-cards-received', seat, cards: [...picked], only: [seat] });
}

rules.ask<HandOption, DrawAndKeep>('keep-skills', {
  options: (_g, { cards }) => handOptions(cards),
  count: (_g, { keep }, options) => exactly(keep, options),
  chosen: (g, { seat, cards }, picks) =>
    take(
      g,
      seat,
      cards,
      picks.map(({ card }) => card),
    ),
});

/** Some cards of a type are drawn, of which only a few are kept. */
rules.procedure('draw-and-keep', {
  draw(g, frame) {
    for (let k = 0; k < frame.n; k++) {
      const card = drawSkillCard(g, frame.type);
      if (card !== undefined) addToHand(frame.cards, card);
    }
    if (frame.cards.length === 0) return rules.finish(g);
    const { seat, cards } = frame;
    g.facts.push({ fact: 'skill-cards-seen', seat, cards: [...cards], only: [seat] });
    rules.put(g, seat, 'keep-skills');
  },
  discard(g, frame) {
    const cards = frame.cards.splice(0);
    for (const card of cards) putOnSkillPile(g, card);
    if (cards.length > 0)
      g.facts.push({
        fact: 'skill-cards-discarded',
        seat: frame.seat,
        cards,
        cause: { kind: 'rule', id: 'skills.discard-faceup' },
      });
  },
});

rules.ask<HandOption, SearchSkillDeck>('search-skill-deck', {
  options: (_g, { cards }) => handOptions(cards),
  count: (_g, { n }, options) => exactly(n, options),
  chosen: (g, { seat, cards }, picks) =>
    take(
      g,
      seat,
      cards,
      picks.map(({ card }) => card),
    ),
});

/** A skill deck is searched with its discards, and all of the rest is shuffled. */
rules.procedure('search-skill-deck', {
  search(g, frame) {
    const { draw, discard } = g.state.decks.skill[frame.type];
    frame.cards = [...draw.splice(0), ...discard.splice(0)].sort((a, b) => a - b);
    if (frame.cards.length === 0) return rules.finish(g);
    const { seat, cards } = frame;
    g.facts.push({ fact: 'skill-cards-seen', seat, cards: [...cards], only: [seat] });
    rules.put(g, seat, 'search-skill-deck');
  },
  putBack(g, frame) {
    g.state.decks.skill[frame.type].draw = shuffle(g.state, 'cards', frame.cards);
    frame.cards = [];
  },
});
