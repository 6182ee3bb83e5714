import { type Asking, never, type Option } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { addToHand } from '../../operations/decks';
import { rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick } from '../../state/place';
import { plain, skillCard } from '../../state/shapes';
import { nearest } from '../../table/queries';
import type { Seat, Skill } from '../../terms';
import { addToPile } from '../skill-checks/pile';

export interface LearnFast {
  readonly seat: Seat;
  readonly skill: Skill;
  /** The cards that were looked at. */
  cards: number[];
}

declare module '../../rules' {
  interface Procedures {
    'learn-fast': LearnFast;
  }
  interface Asks {
    'check-or-hand': Asking<CardsOption>;
  }
}

interface CardsOption extends Option {
  readonly cards: readonly number[];
}

rules.locals('learn-fast', { seat: plain, cards: skillCard });

holds('learn-fast', (_s, frame, isAsked) => [
  drawnToPick('skill', frame.cards, isAsked, (cards) => {
    frame.cards = cards;
  }),
]);

rules.ask<CardsOption, LearnFast>('check-or-hand', {
  moot: never,
  options: (_g, { cards }) => ['check', 'hand'].map((id) => ({ id, cards })),
  chosen(g, frame, [{ id }], { seat }) {
    const cards = frame.cards.splice(0);
    const check = nearest(g.state, 'skill-check');
    if (id === 'check' && check) return addToPile(g, check, cards, true);
    for (const card of cards) addToHand(g.state.players[seat].hand, card);
    g.facts.push({ fact: 'skill-cards-drawn', seat, skills: cards.map((card) => skillKinds[card].skill) });
    g.facts.push({ fact: 'skill-cards-received', seat, cards, only: [seat] });
  },
});

/** Cards of a skill deck are seen, and added to the running check or drawn. rule: skill-check.step2.fast-learner */
rules.procedure('learn-fast', {
  look(g, { seat, skill, cards }) {
    g.facts.push({ fact: 'deck-looked-at', seat, deck: skill });
    g.facts.push({ fact: 'skill-cards-seen', seat, cards: [...cards], only: [seat] });
    rules.put(g, seat, 'check-or-hand');
  },
});
