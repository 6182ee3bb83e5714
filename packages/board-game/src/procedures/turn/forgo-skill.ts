import type { Asking } from '@ragtag/kernel';
import { number } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { type TypeOption, typeOption } from '../skill-cards/draw-skills';
import type { ReceiveSkills } from './receiving';

declare module '../../rules' {
  interface Asks {
    'forgo-skill': Asking<TypeOption>;
  }
}

/** Which of the cards that would be received are not. rule: variants.cooperative.draw */
rules.ask<TypeOption, ReceiveSkills>('forgo-skill', {
  options: (_g, { types }) => [...new Set(types)].sort((a, b) => a - b).map((type) => typeOption(type, 0)),
  chosen(_g, { types }, [{ skill }]) {
    types.splice(types.indexOf(skill), 1);
  },
});

/** Asks for one card to forgo, where something in play takes one away. */
export function forgoSkill(g: G, { seat, types }: ReceiveSkills): void {
  if (types.length > 0 && number(g, 'skills-forgone', 0, { seat }) > 0) rules.put(g, seat, 'forgo-skill');
}
