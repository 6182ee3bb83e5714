import type { Frame } from '@ragtag/kernel';
import type { State } from '../../src';
import { areas } from '../../src';
import type { PickDamage } from '../../src/procedures/combat/damage-galactica';
import type { Crisis } from '../../src/procedures/crisis/crisis';
import type { DrawSeveral } from '../../src/procedures/crisis/draw-several';
import type { Jump } from '../../src/procedures/jumping/jump';
import type { SkillCheck } from '../../src/procedures/skill-checks/frame';
import { rules } from '../../src/rules';

/** Every card and piece of a game, wherever it is: in a pile, a hand, on the board, or half-way in between. */
export interface Census {
  readonly cards: Record<string, number[]>;
  readonly pieces: Record<string, number>;
}

type Cards = Census['cards'];

const add = (cards: Cards, deck: string, found: readonly number[]) => {
  cards[deck] ??= [];
  cards[deck].push(...found);
};

function cardsInFrame(cards: Cards, frame: Frame): void {
  switch (frame.p) {
    case 'crisis': {
      const { deck, card, drawn, fate } = frame as Frame & Crisis;
      add(cards, deck, drawn);
      if (card >= 0 && fate !== 'objective') add(cards, deck, [card]);
      break;
    }
    case 'skill-check': {
      const { pile } = frame as Frame & SkillCheck;
      add(
        cards,
        'skill',
        pile.map((c) => c.card),
      );
      break;
    }
    case 'draw-several': {
      const { deck, drawn } = frame as Frame & DrawSeveral;
      add(cards, deck, drawn);
      break;
    }
    case 'jump': {
      const { drawn = [], card } = frame as Frame & Jump;
      add(cards, 'destination', drawn);
      // After that step it lies beside the objective.
      if (card !== undefined && !rules.hasBegun(frame, 'gainDistance')) add(cards, 'destination', [card]);
      break;
    }
    case 'pick-damage':
      add(cards, 'galactica-damage', (frame as Frame & PickDamage).tokens);
  }
}

function countCards(s: State): Cards {
  const cards: Cards = {};
  for (const { draw, discard } of s.decks.skill) add(cards, 'skill', [...draw, ...discard]);
  add(cards, 'skill', s.decks.destiny);
  for (const name of ['crisis', 'super-crisis', 'quorum', 'destination'] as const) {
    add(cards, name, [...s.decks[name].draw, ...s.decks[name].discard]);
  }
  for (const { deck, card } of [...s.decks.removed, ...s.inPlay, ...s.travelled]) add(cards, deck, [card]);
  add(cards, 'quorum', s.quorumHand);
  add(cards, 'loyalty', [...s.decks.loyalty, ...s.decks.notACylon]);
  for (const p of s.players) {
    add(cards, 'skill', p.hand);
    add(cards, 'super-crisis', p.superCrises);
    add(
      cards,
      'loyalty',
      p.loyalty.map((l) => l.card),
    );
  }
  add(cards, 'civilian', [...s.civilians, ...s.lostCivilians]);
  for (const area of areas)
    add(
      cards,
      'civilian',
      s.areas[area].civilians.map((c) => c.kind),
    );
  add(cards, 'galactica-damage', [...s.galacticaDamage.pile, ...s.galacticaDamage.removed]);
  add(cards, 'basestar-damage', [...s.basestarDamage, ...s.basestars.flatMap((b) => b.damage)]);
  for (const frame of s.stack) cardsInFrame(cards, frame);
  for (const deck of Object.values(cards)) deck.sort((a, b) => a - b);
  return cards;
}

export function census(s: State): Census {
  const cards = countCards(s);
  const sum = (of: (area: State['areas']['fore']) => number) =>
    areas.reduce((n, area) => n + of(s.areas[area]), 0);
  return {
    cards,
    pieces: {
      raiders: s.supply.raiders + sum((a) => a.raiders),
      heavyRaiders: s.supply.heavyRaiders + sum((a) => a.heavyRaiders),
      centurions: s.supply.centurions + s.boarding.reduce((n, m) => n + m, 0),
      vipers:
        s.reserves.vipers +
        s.damagedVipers +
        s.destroyed.vipers +
        sum((a) => a.vipers) +
        s.players.filter((p) => p.piloting !== null).length,
      raptors: s.reserves.raptors + s.destroyed.raptors,
      galacticaTokens: s.damagedLocations.length + cards['galactica-damage'].length,
    },
  };
}
