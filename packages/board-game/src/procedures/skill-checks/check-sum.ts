import { script } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import type { CheckSpec, Modifier } from '../../effects/types';
import { causeOf, explained } from '../../in-play/explained';
import { answersTo, number, type Said } from '../../in-play/rulings';
import type { Scene } from '../../in-play/scene';
import type { G } from '../../rules';
import type { CardChange, Change, CheckSum, CountedCard, Explained } from '../../table/counted';

/** What cards count for in a skill check, and what its total comes to. rule: skill-check.step10.total */

/** A check that is being made. */
interface Running {
  readonly check: string | CheckSpec;
}

export function difficultyOf(g: G, { check }: Running): number {
  return number(g, 'check-difficulty', script<CheckSpec>(check).difficulty);
}

export function explainedDifficulty(g: G, { check }: Running): Explained {
  return explained(g, 'check-difficulty', script<CheckSpec>(check).difficulty);
}

/** Whether an answer is about this card, by its skill or printed strength. */
function isAbout({ cards }: Modifier, scene: Scene, card: number): boolean {
  if (!cards) return true;
  const { skill, strength } = skillKinds[card];
  const about = cards.skill === undefined ? skill : (scene.bind[cards.skill] ?? cards.skill);
  return about === skill && (cards.strength === undefined || cards.strength === strength);
}

const unchanged: readonly CardChange[] = Object.freeze([]);

/** What a card counts for in the running check: positive, negative or nothing. */
export function countedCard(
  g: G,
  { skills }: CheckSpec,
  card: number,
  said: readonly Said[] = answersTo(g, 'card-value'),
): CountedCard {
  const { skill, strength } = skillKinds[card];
  const printed = skills.includes(skill) ? strength : -strength;
  if (said.length === 0) return { card, printed, counts: printed, changes: unchanged };
  let counts = printed;
  let positive = printed > 0;
  let value = strength;
  const changes: CardChange[] = [];
  for (const each of said) {
    const { value: what } = each.modifier;
    if (what === undefined || !isAbout(each.modifier, each.scene, card)) continue;
    if (what === 'positive') positive = true;
    if (what === 'zero') value = 0;
    if (what === 'double') value *= 2;
    const next = positive || value === 0 ? value : -value;
    if (next !== counts) changes.push({ by: causeOf(g, each), what, counts: next });
    counts = next;
  }
  return { card, printed, counts, changes };
}

/** What a card counts for, for those who need not know why. */
export function countOf(g: G, spec: CheckSpec, card: number, said: readonly Said[]): number {
  if (said.length > 0) return countedCard(g, spec, card, said).counts;
  const { skill, strength } = skillKinds[card];
  return spec.skills.includes(skill) ? strength : -strength;
}

/** What each of some cards counts for in the running check. */
export function countedIn(g: G, { check }: Running, cards: readonly number[]): CountedCard[] {
  const spec = script<CheckSpec>(check);
  const said = answersTo(g, 'card-value');
  return cards.map((card) => countedCard(g, spec, card, said));
}

/** What cards of the running check come to. */
export function sumOf(g: G, running: Running, cards: readonly number[]): CheckSum {
  const counted = countedIn(g, running, cards);
  const changes: Change[] = [];
  for (const each of answersTo(g, 'check-total')) {
    const { modifier, scene } = each;
    const times = modifier.cards ? cards.filter((card) => isAbout(modifier, scene, card)).length : 1;
    const change = times * (modifier.add ?? 0);
    if (change !== 0) changes.push({ by: causeOf(g, each), change });
  }
  let total = 0;
  for (const { counts } of counted) total += counts;
  for (const { change } of changes) total += change;
  return { cards: counted, changes, total };
}
