import type { Effect } from '../effects/types';
import type { BoxName, Skill } from '../terms';
import type { DestinationCard, SkillCard } from './types';

/** Cards of a box that are printed alike in all of them. */

export type SkillCardText = Omit<SkillCard, 'id' | 'name' | 'box' | 'copies' | 'skill' | 'strengths'>;

/** Skill cards of one name, with copies by printed strength. */
export const skillCardsOf =
  (box: BoxName) =>
  (
    id: string,
    name: string,
    skill: Skill,
    strengths: SkillCard['strengths'],
    text: SkillCardText,
  ): SkillCard => ({
    id,
    name,
    box,
    copies: Object.values(strengths).reduce((sum, n) => sum + n, 0),
    skill,
    strengths,
    ...text,
  });

/** A Destination card of which there is one. */
export const destinationsOf =
  (box: BoxName) =>
  (id: string, name: string, distance: number, effects: readonly Effect[]): DestinationCard => ({
    id,
    name,
    box,
    copies: 1,
    distance,
    do: effects,
  });
