import { describe, expect, it } from 'vitest';
import {
  areas,
  isCylonPlayer,
  isHumanPlayer,
  locationCards,
  type Objection,
  type OpenQuestion,
  objectionTo,
  type Pointed,
  type QuestionView,
  ruleCatalogue,
  skillKinds,
  type View,
  view,
} from '../../src';
import { playRandomly } from '../support/random-game';

/** What can be pointed at with the base box. */
type OfBase = Exclude<Pointed, { readonly fleet: unknown }>;

const places: readonly OfBase[] = [
  ...areas.map((area) => ({ area })),
  ...locationCards.filter(({ box }) => box === 'base').map(({ id }) => ({ location: id })),
];
const rules = new Set(ruleCatalogue.map(({ id }) => id));

/** Whether a question can be answered with what is pointed at. */
function isOffered({ ask, options }: OpenQuestion, at: OfBase): boolean {
  const wanted =
    'area' in at
      ? at.area
      : 'location' in at
        ? ask === 'action'
          ? `location:${at.location}`
          : at.location
        : ask === 'react'
          ? skillKinds[at.card].id
          : `card:${skillKinds[at.card].id}`;
  return options.some(({ id }) => id === wanted);
}

/** What must be so where a reason is given. */
function holds(seen: View, question: OpenQuestion, at: Pointed, { reason, by }: Objection): boolean {
  const player = seen.players[question.seat];
  const card = 'location' in at ? locationCards.find(({ id }) => id === at.location) : undefined;
  switch (reason) {
    case 'here':
      return 'area' in at ? player.piloting?.area === at.area : player.location === card?.id;
    case 'hazardous':
      return card?.hazardous === true;
    case 'cylons-only':
      return card?.board === 'cylon' && isHumanPlayer(player);
    case 'humans-only':
      return card?.board !== 'cylon' && isCylonPlayer(player);
    case 'spent':
      return question.ask === 'react';
    case 'action-only':
      return 'card' in at && skillKinds[at.card].card.reaction === undefined;
    case 'another-moment':
      return 'card' in at && skillKinds[at.card].card.reaction !== undefined;
    case 'limit':
      return false;
    case 'price':
      if (question.ask === 'react') return 'card' in at;
      if (question.ask === 'action') return player.cards < 2;
      return player.cards === 0 && (player.piloting !== null || player.location !== null);
    case 'not-piloting':
      return player.piloting === null;
    case 'out-of-reach':
      return seen.newCaprica !== undefined;
    case 'too-far':
      return player.piloting !== null;
    case 'absent':
      return player.location !== card?.id;
    case 'damaged':
      return card !== undefined && seen.damagedLocations.includes(card.id);
    case 'no-action':
      return card?.actions === undefined;
    case 'requirement':
      if (question.ask === 'react') return 'card' in at && skillKinds[at.card].card.reaction !== undefined;
      return 'card' in at ? skillKinds[at.card].card.action !== undefined : card?.actions !== undefined;
    case 'reaction-only':
      return 'card' in at && skillKinds[at.card].card.reaction !== undefined;
    case 'counts-only':
      return 'card' in at && skillKinds[at.card].card.reaction === undefined;
    case 'cylon':
      return isCylonPlayer(player);
    case 'forbidden':
      return by !== undefined;
    case 'not-asked':
      return question.ask === 'action' ? 'area' in at : true;
  }
}

describe('why something cannot be chosen', () => {
  it('has a reason that holds for everything that is not offered', () => {
    const given = new Map<string, number>();
    for (let seed = 1; seed <= 12; seed++) {
      playRandomly({ players: 3 + (seed % 4) }, seed, ({ state, questions }) => {
        for (const question of questions) {
          if (!['movement', 'action', 'react'].includes(question.ask)) continue;
          const seen = view(state, question.seat);
          const asked = seen.questions.find(({ id }) => id === question.id) as QuestionView;
          const cards = question.ask === 'movement' ? [] : (seen.players[question.seat].hand ?? []);
          for (const at of [
            ...(question.ask === 'react' ? [] : places),
            ...cards.map((card) => ({ card })),
          ]) {
            if (isOffered(question, at)) continue;
            const objection = objectionTo(asked, at);
            const told = `${question.ask} ${JSON.stringify(at)}: ${objection.reason}`;
            expect(holds(seen, question, at, objection), told).toBe(true);
            if (objection.rule !== null) expect(rules, told).toContain(objection.rule);
            given.set(objection.reason, (given.get(objection.reason) ?? 0) + 1);
          }
        }
      });
    }
    for (const reason of ['here', 'hazardous', 'cylons-only', 'humans-only', 'price', 'too-far'])
      expect(given.get(reason) ?? 0, reason).toBeGreaterThan(0);
    for (const reason of ['another-moment', 'action-only'])
      expect(given.get(reason) ?? 0, reason).toBeGreaterThan(0);
    for (const reason of ['absent', 'damaged', 'no-action', 'requirement', 'reaction-only', 'forbidden'])
      expect(given.get(reason) ?? 0, reason).toBeGreaterThan(0);
  });

  it('offers nothing that it refuses, and gives a rule of the catalogue or a cause', () => {
    let given = 0;
    for (let seed = 21; seed <= 26; seed++) {
      playRandomly({ players: 3 + (seed % 4) }, seed, ({ state, questions }) => {
        for (const { seat, id, options } of questions) {
          const asked = view(state, seat).questions.find((each) => each.id === id);
          for (const { options: refused, rule, by, reason } of asked?.refused ?? []) {
            given++;
            for (const option of refused) expect(options.map((each) => each.id)).not.toContain(option);
            if (rule !== null) expect(rules).toContain(rule);
            else expect(by !== undefined || reason === 'price' || reason === 'spent').toBe(true);
          }
        }
      });
    }
    expect(given).toBeGreaterThan(500);
  });
});
