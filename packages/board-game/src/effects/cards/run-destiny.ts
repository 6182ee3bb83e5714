import { type Asking, type Option, shuffle } from '@ragtag/kernel';
import { deckTables, indexOf } from '../../cards/tables';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { seatFor } from '../../in-play/scene';
import { addToHand, buildDestiny, drawSkillCard, putOnSkillPile } from '../../operations/decks';
import { startCrisis } from '../../procedures/crisis/crisis';
import { drawToSee } from '../../procedures/crisis/drawn-cards';
import { type G, rules } from '../../rules';
import { deckNames, isDeckName, type Seat, type Skill, skills } from '../../terms';
import type { RunFrame, RunScene, Runs } from '../run-verb';
import { currentEffect, sceneOf } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';
import '../../procedures/crisis/arrange-several';
import '../../procedures/skill-cards/learn-fast';
import '../../procedures/skill-cards/search-destiny';

declare module '../../rules' {
  interface Asks {
    'look-under-deck': Asking;
    'give-card': Asking<HandOption>;
  }
}

/** The Destiny deck, single cards that change hands, and looks into decks. */

/** The top cards of a skill deck, as many as there are. */
function drawOf(g: G, skill: Skill, n: number): number[] {
  const cards: number[] = [];
  for (let k = 0; k < n; k++) {
    const card = drawSkillCard(g, skills.indexOf(skill));
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

const isSkill = (name: unknown): name is Skill => skills.some((skill) => skill === name);

/** The skill that is named, or that was chosen under this name. */
function skillOf(name: string, { bind }: RunScene): Skill | undefined {
  const skill = bind[name] ?? name;
  return isSkill(skill) ? skill : undefined;
}

/** Whole cards and skill cards; never the Loyalty deck. rule: titles.president.consult-oracle */
function decksToLookUnder(g: G): string[] {
  const { decks } = g.state;
  const whole = deckNames.filter((name) => decks[name].draw.length > 0);
  return [...whole, ...skills.filter((_, type) => (decks.skill[type]?.draw.length ?? 0) > 0)];
}

rules.ask<Option, RunFrame>('look-under-deck', {
  options: (g) => decksToLookUnder(g).map((id) => ({ id })),
  chosen(g, _frame, [{ id }], { seat }) {
    const { decks } = g.state;
    g.facts.push({ fact: 'deck-looked-under', seat, deck: id });
    const only = [seat];
    if (isSkill(id)) {
      const { draw } = decks.skill[skills.indexOf(id)];
      g.facts.push({ fact: 'skill-cards-seen', seat, cards: [draw[0]], only });
    } else if (isDeckName(id)) {
      g.facts.push({ fact: 'bottom-seen', seat, deck: id, card: decks[id].draw[0], only });
    }
  },
});

/** Whoever is given a card. */
function receiver(g: G, frame: RunFrame): Seat | undefined {
  return seatFor(g.state, currentEffect<EffectOf<'giveSkillCard'>>(frame).to, sceneOf(g, frame));
}

rules.ask<HandOption, RunFrame>('give-card', {
  options: (g, _frame, { seat }) => handOptions(g.state.players[seat].hand),
  count: (_g, frame, options) => exactly(currentEffect<EffectOf<'giveSkillCard'>>(frame).n ?? 1, options),
  chosen(g, frame, picks, { seat }) {
    const to = receiver(g, frame);
    if (to === undefined) return;
    const { hand } = g.state.players[seat];
    for (const { card } of picks) {
      hand.splice(hand.indexOf(card), 1);
      addToHand(g.state.players[to].hand, card);
      g.facts.push({ fact: 'card-given', seat, to });
      g.facts.push({ fact: 'card-given', seat, to, card, only: [seat, to] });
    }
  },
});

export const destinyRuns = {
  addToDestiny(g, { skill, n }) {
    const { decks } = g.state;
    const cards = drawOf(g, skill, n);
    decks.destiny.push(...cards);
    shuffle(g.state, 'cards', decks.destiny);
    g.facts.push({ fact: 'destiny-grown', skill, n: cards.length });
  },
  rebuildDestiny(g, { skill, n }) {
    const { decks } = g.state;
    for (const card of decks.destiny) putOnSkillPile(g, card);
    decks.destiny = shuffle(g.state, 'cards', drawOf(g, skill, n));
    g.facts.push({ fact: 'destiny-rebuilt' });
    if (decks.destiny.length === 0) buildDestiny(g);
  },
  searchDestiny: (g, { by, discard: n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'search-destiny', { seat, discard: n, cards: [] })),
  swapWithDestiny: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      const { decks, players } = g.state;
      const { card: given } = scene.cause;
      if (given === undefined) return;
      const pile = decks.skill[skills.indexOf('treachery')].discard;
      const at = pile.lastIndexOf(given);
      if (at < 0) return;
      pile.splice(at, 1);
      if (decks.destiny.length === 0) buildDestiny(g);
      const card = decks.destiny.pop();
      decks.destiny.push(given);
      if (card === undefined) return;
      addToHand(players[seat].hand, card);
      g.facts.push({ fact: 'destiny-swapped', seat });
      g.facts.push({ fact: 'destiny-swapped', seat, card, only: [seat] });
    }),
  lookUnderDeck: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'look-under-deck')),
  giveSkillCard: (g, { from }, frame, scene) =>
    onBehalf(g, from, scene, (seat) => {
      const to = receiver(g, frame);
      if (to !== undefined && to !== seat) rules.put(g, seat, 'give-card');
    }),
  learnFast: (g, { by, skill: named, n }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const skill = skillOf(named, scene);
      if (skill !== undefined) rules.call(g, 'learn-fast', { seat, skill, cards: drawOf(g, skill, n) });
    }),
  resolveCard(g, { deck, card: id }) {
    const { draw, discard } = g.state.decks[deck];
    const card = indexOf(deckTables[deck], id);
    const pile = [draw, discard].find((cards) => cards.includes(card));
    pile?.splice(pile.indexOf(card), 1);
    shuffle(g.state, 'cards', draw);
    if (pile) startCrisis(g, { seat: g.state.turn.seat, deck, way: 'caprica', card });
  },
  arrangeSeveral: (g, { deck, by, n, onTop }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => {
      const cards = drawToSee(g, seat, deck, n);
      if (cards.length > 0) rules.call(g, 'arrange-several', { seat, deck, cards, onTop });
    }),
} satisfies Runs;
