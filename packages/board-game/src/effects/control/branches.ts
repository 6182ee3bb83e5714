import type { Clause, Sayer } from '../../say/clause';
import { resources as resourceNames } from '../../say/en/names';
import { amount as amountWords, does, order, person, whole } from '../../say/en/words';
import { flag, list, map, number, optional, text } from '../shape';
import { condition, effect, ruling, doing as then, who } from '../shape-words';
import type { Branch, Condition, Effect, EffectOf, RulingBy, Who } from '../types';
import { same, type VerbFamily } from '../verb-face';

/** Either/or, may, pay, if. */

declare module '../types' {
  interface Verbs {
    oneOf: {
      readonly by: Who;
      readonly of: readonly Branch[];
      /** How many different ones; one when absent. */
      readonly pick?: number;
      /** All are picked before the first is carried out. */
      readonly commitFirst?: boolean;
      /** The permission without which nobody is asked, since nothing could come of it. */
      readonly needs?: RulingBy<'permission'>;
    };
    may: { readonly by: Who; readonly then: readonly Effect[]; readonly otherwise?: readonly Effect[] };
    pay: {
      readonly by: Who;
      readonly price: Effect;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };
    when: {
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    };
  }
}

export const oneOf = (by: Who, ...of: Branch[]): EffectOf<'oneOf'> => ({ do: 'oneOf', by, of });
/** Several different ones, all picked before the first is carried out. */
export const severalOf = (by: Who, pick: number, ...of: Branch[]): Effect => ({
  do: 'oneOf',
  by,
  of,
  pick,
  commitFirst: true,
});
export const branch = (id: string, effects: readonly Effect[], onlyIf?: Condition): Branch =>
  onlyIf ? { id, if: onlyIf, do: effects } : { id, do: effects };
export const may = (by: Who, then: readonly Effect[]): Effect => ({ do: 'may', by, then });
export const pay = (
  by: Who,
  price: Effect,
  then: readonly Effect[],
  otherwise: readonly Effect[],
): Effect => ({
  do: 'pay',
  by,
  price,
  then,
  otherwise,
});
export const when = (condition: Condition, then: readonly Effect[], otherwise?: readonly Effect[]): Effect =>
  otherwise ? { do: 'when', if: condition, then, otherwise } : { do: 'when', if: condition, then };

const branchShape = map<Branch>({ id: text, if: optional(condition), do: then });

/** A branch in words, with the condition under which it is offered. */
function branchWords(say: Sayer, { if: onlyIf, do: list }: Omit<Branch, 'id'>): string {
  const text = list.length === 0 ? 'do nothing' : say.inline(list);
  const left = say.unsaid(onlyIf, list);
  return left ? `${text} (only if ${say.condition(left)})` : text;
}

function choiceWords(say: Sayer, by: Who, branches: readonly string[], pick: number): Clause {
  const [first, second] = branches;
  if (pick === 1 && by === say.doer && branches.length === 2 && !`${first}${second}`.includes(';'))
    return whole(order(`either ${first}, or ${second}`));
  const others = branches.slice(0, -1).join('; ');
  return whole(
    does(say, by, 'choose', `${pick === 1 ? 'one' : pick}: ${others}; or ${branches[branches.length - 1]}`),
  );
}

const otherwise = (say: Sayer, list: readonly Effect[] | undefined): string =>
  list && list.length > 0 ? `; otherwise: ${say.inline(list)}` : '';

export const branchVerbs = {
  oneOf: {
    shape: {
      by: who,
      of: list(branchShape),
      pick: optional(number),
      commitFirst: optional(flag),
      needs: optional(ruling),
    },
    en(e, say) {
      const to = say.addressing(e.by);
      return choiceWords(
        say,
        e.by,
        e.of.map((each) => branchWords(to, each)),
        e.pick ?? 1,
      );
    },
    implies: (e, c) => e.of.some((branch) => branch.if !== undefined && same(branch.if, c)),
    weigh: (on, e) =>
      on.chosen(
        e.by,
        e.of.filter((each) => !each.if || on.holds(each.if)).map((each) => on.list(each.do)),
      ),
  },
  may: {
    shape: { by: who, then, otherwise: optional(then) },
    en(e, say) {
      const { text } = person(say, e.by);
      const predicate = `may ${say.addressing(e.by).inline(e.then)}${otherwise(say, e.otherwise)}`;
      return { form: 'whole', text: `${text} ${predicate}`, subject: e.by, predicate };
    },
    implies: (e, c, implied) => implied(c, e.then),
    weigh: (on, e) => on.chosen(e.by, [on.list(e.then), on.list(e.otherwise ?? [])]),
  },
  pay: {
    shape: { by: who, price: effect, then, otherwise: optional(then) },
    en(e, say) {
      const { text } = person(say, e.by);
      const price =
        e.price.do === 'lose' && e.price.resource !== 'bound'
          ? `spend ${amountWords(e.price.n, resourceNames[e.price.resource])}`
          : say.inline([e.price]);
      const gain = e.then.length > 0 ? ` to do this: ${say.inline(e.then)}` : '';
      const predicate = `may ${price}${gain}${otherwise(say, e.otherwise)}`;
      return { form: 'whole', text: `${text} ${predicate}`, subject: e.by, predicate };
    },
    weigh: (on, e) => {
      const price = on.list([e.price]);
      return on.chosen(e.by, [on.list(e.then) + price, on.list(e.otherwise ?? [])]);
    },
  },
  when: {
    shape: { if: condition, then, otherwise: optional(then) },
    en(e, say) {
      const left = say.unsaid(e.if, e.then);
      const then = say.inline(e.then);
      const text = left ? `if ${say.condition(left)}, ${then}` : then;
      return { form: 'whole', text: `${text}${otherwise(say, e.otherwise)}` };
    },
    implies: (e, c) => same(e.if, c),
    weigh: (on, e) => on.list(on.holds(e.if) ? e.then : (e.otherwise ?? [])),
  },
} satisfies VerbFamily;
