import type { BoxName, CharacterType, Skill } from '../terms';
import type { Ability, CharacterCard } from './types';

/** A line of a skill set; several skills mean a free split. */
export const line = (draw: number, ...skills: Skill[]) => ({ skills, draw });

/** A sheet of a box: two abilities and the negative one. */
export const sheets =
  (box: BoxName) =>
  (
    id: string,
    name: string,
    type: CharacterType,
    rest: Pick<CharacterCard, 'skills' | 'setup' | 'person' | 'when'> & {
      readonly abilities: readonly [Ability, Ability, Ability];
    },
  ): CharacterCard => {
    const [first, second, third] = rest.abilities;
    return {
      id,
      name,
      box,
      copies: 1,
      type,
      ...rest,
      abilities: [first, second, { ...third, negative: true }],
    };
  };
