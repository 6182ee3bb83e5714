import type { Asking } from '@ragtag/kernel';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { type Scene, seatFor } from '../../in-play/scene';
import { addToHand } from '../../operations/decks';
import { type Demand, demandDiscard } from '../../procedures/skill-cards/discard-skills';
import { allTypes, drawSkills, skillSet } from '../../procedures/skill-cards/draw-skills';
import { type G, rules } from '../../rules';
import { sheetSpeaks } from '../../table/queries';
import { type Seat, type Skill, skills } from '../../terms';
import { type RunFrame, type Runs, runAgain } from '../run-verb';
import { bind, currentEffect, sceneOf, takeResult } from '../start';
import type { EffectOf } from '../types';
import { seatsFor } from '../who';

declare module '../../rules' {
  interface Asks {
    'take-card': Asking<HandOption>;
  }
}

/** Skill cards: drawing, discarding, taking. */

/** rule: turn.receive.skill-set-only — a type that is named may be drawn by anybody */
function typesFrom(g: G, seat: Seat, from: EffectOf<'drawSkill'>['from'], scene: Scene): readonly number[] {
  if (from === 'own-set') return sheetSpeaks(g.state, seat) ? skillSet(g, seat) : allTypes(g);
  if (from === 'any') return allTypes(g);
  if ('setOf' in from) {
    const owner = seatFor(g.state, from.setOf, scene);
    return owner === undefined ? [] : skillSet(g, owner);
  }
  const named = 'chosen' in from ? [scene.bind[from.chosen] as Skill] : from;
  return named.map((skill) => skills.indexOf(skill)).filter((i) => i < g.state.decks.skill.length);
}

function ownerOf(g: G, effect: EffectOf<'takeFromHand'>, scene: Scene): Seat {
  return seatFor(g.state, effect.from, scene) ?? scene.you;
}

/** Whose hand a frame lets somebody take a card from. */
export function handTakenFrom(g: G, frame: RunFrame): Seat {
  return ownerOf(g, currentEffect(frame), sceneOf(g, frame));
}

rules.ask<HandOption, RunFrame>('take-card', {
  options: (g, frame) => handOptions(g.state.players[handTakenFrom(g, frame)].hand),
  chosen: (g, frame, [{ card }], { seat }) => {
    const from = handTakenFrom(g, frame);
    const { hand } = g.state.players[from];
    hand.splice(hand.indexOf(card), 1);
    addToHand(g.state.players[seat].hand, card);
    g.facts.push({ fact: 'card-taken', seat, from });
    g.facts.push({ fact: 'card-taken', seat, from, card, only: [seat, from] });
  },
});

export const skillCardRuns = {
  drawSkill(g, { who, n, from }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined)
      drawSkills(g, seat, n, typesFrom(g, seat, from, scene), 'turn.receive.numbers-only-here');
  },
  discardSkill(g, { who, n, random = false, as }, frame, scene) {
    const discarded = as === undefined ? undefined : takeResult<number>(frame);
    if (as !== undefined && discarded !== undefined) return bind(g, frame, as, discarded);
    const demands: Demand[] = [];
    for (const seat of seatsFor(g.state, who, scene)) {
      const { length } = g.state.players[seat].hand;
      if (length === 0) continue;
      const more = n === 'all' ? length : n;
      const before = demands.find((demand) => demand.seat === seat);
      // rule: crisis.food-shortage
      if (before) before.n += more;
      else demands.push(n === 'all' ? { seat, n: more, random, all: true } : { seat, n: more, random });
    }
    if (demands.length === 0) return;
    if (as !== undefined) runAgain(frame);
    demandDiscard(g, demands, scene.cause, 'discard', as !== undefined);
  },
  takeFromHand(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.by, scene);
    const owner = seatFor(g.state, effect.from, scene);
    if (seat === undefined || owner === undefined || owner === seat) return;
    const cards = [...g.state.players[owner].hand];
    if (cards.length === 0) return;
    g.facts.push({ fact: 'hand-seen', seat, owner, cards, only: [seat] });
    rules.put(g, seat, 'take-card');
  },
} satisfies Runs;
