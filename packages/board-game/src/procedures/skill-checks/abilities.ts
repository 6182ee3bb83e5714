import type { Asking, Option } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Cause } from '../../effects/types';
import { test } from '../../in-play/conditions';
import { mayBeDone } from '../../in-play/rulings';
import { drawSkillCard, putOnSkillPile } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { type Skill, skills } from '../../terms';
import type { CheckCard, SkillCheck } from './frame';

/** What cards do when they are revealed in a check. */

declare module '../../rules' {
  interface Asks {
    'next-ability': Asking<AbilityOption>;
  }
}

interface AbilityOption extends Option {
  /** A card of the name. */
  readonly card: number;
}

/** Names in the pile whose skill check ability is still to be resolved. rule: skill-check.step7.abilities */
export function openAbilities(g: G, frame: SkillCheck): AbilityOption[] {
  const found: AbilityOption[] = [];
  for (const { card } of frame.pile) {
    const { id, checkAbility } = skillKinds[card].card;
    if (!checkAbility || frame.abilities?.includes(id) || found.some((f) => f.id === id)) continue;
    const cause: Cause = { kind: 'skill', id, card };
    if (checkAbility.if && !test(g, checkAbility.if, { you: g.state.turn.seat, bind: {}, cause })) continue;
    if (mayBeDone(g, 'check-abilities', { card: id })) found.push({ id, card });
  }
  return found;
}

rules.ask<AbilityOption, SkillCheck>('next-ability', {
  options: openAbilities,
  chosen(g, frame, [{ id, card }]) {
    frame.abilities ??= [];
    frame.abilities.push(id);
    resolveAbility(g, card);
  },
});

function resolveAbility(g: G, card: number): void {
  const { id, checkAbility } = skillKinds[card].card;
  const cause: Cause = { kind: 'skill', id, card };
  g.facts.push({ fact: 'ability-resolved', cause, rule: 'skill-check.step7.abilities' });
  if (checkAbility) runEffects(g, checkAbility.do, { you: g.state.turn.seat, cause, bind: {} });
}

export const hasAbility = ({ card }: CheckCard) => skillKinds[card].card.checkAbility !== undefined;

/**
 * Cards are shown from a deck, one and, where that has strength 0, a second; then the abilities of both are resolved,
 * whatever has been resolved before. They count for nothing. rule: skills.reckless.treachery-daybreak
 */
export function recklessDraw(g: G, skill: Skill): void {
  const type = skills.indexOf(skill);
  const first = drawSkillCard(g, type);
  if (first === undefined) return;
  const cards = [first];
  const second = skillKinds[first].strength === 0 ? drawSkillCard(g, type) : undefined;
  if (second !== undefined) cards.push(second);
  g.facts.push({ fact: 'reckless-drawn', cards, rule: 'skills.reckless.treachery-daybreak' });
  // rule: skills.reckless.daybreak-details — discarded at once
  for (const card of cards) putOnSkillPile(g, card);
  if (skillKinds[first].strength > 0) return;
  // The first one lies on top.
  for (const card of cards.reverse()) resolveAbility(g, card);
}
