import type { Amount, Effect, RollLine, Who } from '../../effects/types';
import type { Clause, Language, Sayer } from '../language';
import { place, resources as resourceNames, skills as skillNames } from './names';
import { anyPlayer } from './players';
import { windows } from './windows';
import { amount, does, listed, order, person, statement, whole } from './words';

type Verbs = Partial<Language['verbs']>;

/** A branch, with the condition under which it is offered. */
function branch(
  say: Sayer,
  {
    if: onlyIf,
    do: list,
  }: { readonly if?: Parameters<Sayer['condition']>[0]; readonly do: readonly Effect[] },
): string {
  const text = list.length === 0 ? 'do nothing' : say.inline(list);
  const left = say.unsaid(onlyIf, list);
  return left ? `${text} (only if ${say.condition(left)})` : text;
}

function choice(say: Sayer, by: Who, branches: readonly string[], pick: number): Clause {
  const [first, second] = branches;
  if (pick === 1 && by === say.doer && branches.length === 2 && !`${first}${second}`.includes(';'))
    return whole(order(`either ${first}, or ${second}`));
  const others = branches.slice(0, -1).join('; ');
  return whole(
    does(say, by, 'choose', `${pick === 1 ? 'one' : pick}: ${others}; or ${branches[branches.length - 1]}`),
  );
}

const range = ({ atLeast, atMost }: RollLine): string => {
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  return atLeast === undefined ? `${atMost} or less` : `${atLeast} or more`;
};

const otherwise = (say: Sayer, list: readonly Effect[] | undefined): string =>
  list && list.length > 0 ? `; otherwise: ${say.inline(list)}` : '';

/** A number that is known only when it happens. */
function total(n: Amount): string {
  if (typeof n === 'number') return `${n}`;
  const plus = 'plus' in n && n.plus !== undefined ? ` plus ${n.plus}` : '';
  return `that number${plus}`;
}

export const controlVerbs = {
  oneOf(e, say) {
    const to = say.addressing(e.by);
    return choice(
      say,
      e.by,
      e.of.map((each) => branch(to, each)),
      e.pick ?? 1,
    );
  },
  may(e, say) {
    const { text } = person(say, e.by);
    const predicate = `may ${say.addressing(e.by).inline(e.then)}${otherwise(say, e.otherwise)}`;
    return { form: 'whole', text: `${text} ${predicate}`, subject: e.by, predicate };
  },
  pay(e, say) {
    const { text } = person(say, e.by);
    const price =
      e.price.do === 'lose' && e.price.resource !== 'bound'
        ? `spend ${amount(e.price.n, resourceNames[e.price.resource])}`
        : say.inline([e.price]);
    const gain = e.then.length > 0 ? ` to do this: ${say.inline(e.then)}` : '';
    const predicate = `may ${price}${gain}${otherwise(say, e.otherwise)}`;
    return { form: 'whole', text: `${text} ${predicate}`, subject: e.by, predicate };
  },
  when(e, say) {
    const left = say.unsaid(e.if, e.then);
    const then = say.inline(e.then);
    const text = left ? `if ${say.condition(left)}, ${then}` : then;
    return { form: 'whole', text: `${text}${otherwise(say, e.otherwise)}` };
  },
  roll(e, say) {
    const lines = e.lines.map((line) => `on ${range(line)}: ${say.inline(line.do)}`).join('; ');
    return whole(does(say, e.by, 'roll', `a die; ${lines}`));
  },
  check: (e, say) => ({ form: 'whole', text: say.check(e.check).replace(/\.$/, '') }),
  choosePlayer(e, say) {
    const player = anyPlayer(e.filter, e.by);
    const clause = does(say, e.by, 'choose', player);
    // "who" would be read as the Admiral, or the card.
    return / (?:who|with|other than) /.test(player) ? clause : { ...clause, names: e.as };
  },
  chooseSkill: (e, say) =>
    does(
      say,
      e.by,
      'choose',
      e.among.length >= 5
        ? 'a skill type'
        : listed(
            e.among.map((s) => skillNames[s]),
            'or',
          ),
    ),
  chooseResource: (e, say) =>
    does(
      say,
      e.by,
      'choose',
      listed(
        e.among.map((r) => resourceNames[r]),
        'or',
      ),
    ),
  chooseLocation: (e, say) =>
    does(
      say,
      e.by,
      'choose',
      listed([...(e.hazardous ?? []).map(place), 'a location on Galactica that is not hazardous'], 'or'),
    ),
  inForce: (e, say) => say.modifier(e.modifier, e.until),
  later: (e, say) => ({
    form: 'whole',
    timed: true,
    text: `${windows[e.window].when}, ${say.inline(e.then)}`,
  }),
  prevent: () => statement('it does not happen'),
  again(e, say) {
    if (e.what === 'roll') return order('roll the die again');
    if (e.what === 'crisis-draw') return order('have the card discarded and another drawn in its place');
    return does(say, e.by ?? 'you', 'choose', 'another of its boxes');
  },
  setRoll: (e) => statement(`the roll counts as ${total(e.n)} and is not made`),
  remember: (e, say) => statement(`${person(say, e.who).text} is remembered`),
  setOutcome: (e) => order(`let the check ${e.outcome} without making it`),
} satisfies Verbs;
