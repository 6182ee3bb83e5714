import type { Asking, Option } from '@ragtag/kernel';
import { characterCards, fromTables } from '../../cards/tables';
import { drawIntoHand } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { plain, skillType } from '../../state/shapes';
import { type Seat, skills } from '../../terms';

export interface DrawSkills {
  readonly seat: Seat;
  readonly n: number;
  /** Types to pick from, by index. */
  readonly from: readonly number[];
  /** Types that are drawn without a choice, by index. */
  readonly types: number[];
  readonly rule: string;
  /** No two of the cards picked are of one type. rule: turn.receive.cylon-expansion */
  readonly different?: boolean;
  /** Not all of them are. rule: sympathetic.infiltrate-draw-base */
  readonly mixed?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'draw-skills': DrawSkills;
  }
  interface Asks {
    'draw-types': Asking<TypeOption>;
  }
}

rules.locals('draw-skills', { seat: plain, n: plain, from: skillType, types: skillType });

export interface TypeOption extends Option {
  readonly skill: number;
}

/** The types in a character's skill set. rule: turn.receive.skill-set-only */
export function skillSet(g: G, seat: Seat): readonly number[] {
  return skillSets().get(g.state.players[seat].character) ?? [];
}

/** By character. */
const skillSets = fromTables(
  () =>
    new Map(
      characterCards.map(({ id, skills: lines }): [string, readonly number[]] => [
        id,
        [...skills.keys()].filter((type) => lines.some((line) => line.skills.includes(skills[type]))),
      ]),
    ),
);

/** Every type in this game. */
export function allTypes(g: G): number[] {
  return g.state.decks.skill.map((_, i) => i);
}

/** Cards of a type that can still be drawn. */
function left(g: G, skill: number, frame: DrawSkills): number {
  const { draw, discard } = g.state.decks.skill[skill];
  let n = draw.length + discard.length;
  for (const type of frame.types) if (type === skill) n--;
  return n;
}

/** Options by skill and card, made once. */
const made: TypeOption[][] = skills.map(() => []);

/** A card of a type; several of one type are told apart by a number only. */
export function typeOption(skill: number, k: number): TypeOption {
  const id = skills[skill];
  made[skill][k] ??= Object.freeze({ id: k === 0 ? id : `${id}#${k + 1}`, skill });
  return made[skill][k];
}

function mostOfOneType({ n, different, mixed }: DrawSkills): number {
  if (different) return 1;
  return mixed ? n - 1 : n;
}

rules.ask<TypeOption, DrawSkills>('draw-types', {
  options(g, frame) {
    const options: TypeOption[] = [];
    for (const skill of frame.from) {
      const n = Math.min(mostOfOneType(frame), left(g, skill, frame));
      for (let k = 0; k < n; k++) options.push(typeOption(skill, k));
    }
    return options;
  },
  count: (_g, frame, options) => {
    const n = Math.min(frame.n, options.length);
    return [n, n];
  },
  chosen: (_g, frame, picks) => {
    for (const { skill } of picks) frame.types.push(skill);
  },
});

/** Drawing skill cards: the types are picked first, then all cards are drawn. */
rules.procedure('draw-skills', {
  pickTypes(g, frame) {
    if (frame.n === 0 || frame.from.length === 0) return;
    if (frame.from.length === 1) for (let k = 0; k < frame.n; k++) frame.types.push(frame.from[0]);
    else rules.put(g, frame.seat, 'draw-types');
  },
  draw: (g, frame) => drawIntoHand(g, frame.seat, frame.types, frame.rule),
});

/** A player draws cards, picking the types among those given. */
export function drawSkills(g: G, seat: Seat, n: number, from: readonly number[], rule: string): void {
  rules.call(g, 'draw-skills', { seat, n, from, types: [], rule });
}
