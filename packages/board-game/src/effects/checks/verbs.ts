import { skills as skillNames } from '../../say/en/names';
import { count, does, order, own, statement, whole } from '../../say/en/words';
import type { Skill } from '../../terms';
import type { Scales } from '../scales';
import { either, flag, list, map, number, optional, word } from '../shape';
import { check as checkShape } from '../shape-parts';
import { amount, boundName, doing, skill, skillOrBound, who } from '../shape-words';
import type { Amount, CheckSpec, Effect, EffectOf, RollLine, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Skill checks and dice. */

declare module '../types' {
  interface Verbs {
    roll: { readonly by: Who; readonly lines: readonly RollLine[] };
    check: { readonly check: CheckSpec; readonly target?: string };
    setOutcome: { readonly outcome: 'pass' | 'fail' };
    setRoll: { readonly n: Amount };
    addCheckCards: {
      /** A skill, also one that was bound. */
      readonly from: 'destiny' | Skill | (string & {});
      readonly n: number;
      /** They count as added after Destiny. */
      readonly wait?: true;
    };
    /** Cards of the revealed check go to the discards or into the hand of whoever picks them. */
    pickCheckCards: {
      readonly by: Who;
      readonly n: number;
      readonly upTo?: true;
      readonly to: 'hand' | 'discard';
      readonly strengthAtMost?: number;
      readonly notThisName?: true;
      /** Another card than the one that says so. */
      readonly notThisCard?: true;
    };
    /** As many cards of the hand as wanted, or `n`, once the check lies open. */
    addFromHand: { readonly who: Who; readonly n?: number };
    recklessDraw: { readonly skill: Skill };
    lookAtContribution: { readonly by: Who };
    takeCheckCards: { readonly who: Who };
  }
}

export const roll = (by: Who, ...lines: RollLine[]): Effect => ({ do: 'roll', by, lines });
export const atLeast = (n: number, effects: readonly Effect[]): RollLine => ({ atLeast: n, do: effects });
export const atMost = (n: number, effects: readonly Effect[]): RollLine => ({ atMost: n, do: effects });
interface CheckResults {
  readonly pass?: readonly Effect[];
  readonly partial?: CheckSpec['partial'];
  readonly fail?: readonly Effect[];
  readonly consequence?: readonly Effect[];
}

/** The numbers and results of a check; a result that is left out does nothing. */
export const skillCheck = (
  difficulty: number,
  skills: readonly Skill[],
  results: CheckResults,
): CheckSpec => ({
  difficulty,
  skills,
  pass: [],
  fail: [],
  ...results,
});
/** A check made by an effect; the target is whom it is about. */
export const check = (spec: CheckSpec, target?: string): Effect =>
  target === undefined ? { do: 'check', check: spec } : { do: 'check', check: spec, target };
export const setOutcome = (outcome: 'pass' | 'fail'): Effect => ({ do: 'setOutcome', outcome });
/** The number is said, and the die not rolled. */
export const setRoll = (n: Amount): Effect => ({ do: 'setRoll', n });
/** Cards that are set aside, and added after Destiny. */
export const setAside = (from: string, n: number): Effect => ({ do: 'addCheckCards', from, n, wait: true });
export const pickCheckCards = (
  by: Who,
  n: number,
  to: 'hand' | 'discard',
  more: Pick<EffectOf<'pickCheckCards'>, 'upTo' | 'strengthAtMost' | 'notThisName' | 'notThisCard'> = {},
): Effect => ({ do: 'pickCheckCards', by, n, to, ...more });
export const addFromHand = (who: Who): Effect => ({ do: 'addFromHand', who });
export const addOneFromHand = (who: Who): Effect => ({ do: 'addFromHand', who, n: 1 });
export const recklessDraw = (skill: Skill): Effect => ({ do: 'recklessDraw', skill });
export const addCheckCards = (from: 'destiny' | Skill, n: number): Effect => ({
  do: 'addCheckCards',
  from,
  n,
});
/** The cards that a player has just added to the check are looked at. */
export const lookAtContribution = (by: Who): Effect => ({ do: 'lookAtContribution', by });
export const takeCheckCards = (who: Who): Effect => ({ do: 'takeCheckCards', who });

const line = map<RollLine>({ atLeast: optional(number), atMost: optional(number), do: doing });

const range = ({ atLeast, atMost }: RollLine): string => {
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  return atLeast === undefined ? `${atMost} or less` : `${atLeast} or more`;
};

/** A number that is known only when it happens. */
function total(n: Amount): string {
  if (typeof n === 'number') return `${n}`;
  const plus = 'plus' in n && n.plus !== undefined ? ` plus ${n.plus}` : '';
  return `that number${plus}`;
}

function rollWorth(on: Scales, { lines }: EffectOf<'roll'>): number {
  let worth = 0;
  const seen = new Map<readonly Effect[], number>();
  for (let die = 1; die <= 8; die++) {
    const fits = lines.find((l) => die >= (l.atLeast ?? 1) && die <= (l.atMost ?? 8));
    if (fits) seen.set(fits.do, (seen.get(fits.do) ?? 0) + 1);
  }
  for (const [list, times] of seen) worth += (times / 8) * on.list(list);
  return worth;
}

/** The results by how likely they are, less what is spent on it. */
function checkWorth(on: Scales, { check: spec }: EffectOf<'check'>): number {
  const pass = on.passChance(spec);
  const partial = spec.partial ? on.passChance({ ...spec, difficulty: spec.partial.at }) - pass : 0;
  const passed = pass * on.list(spec.pass);
  const half = spec.partial && partial > 0 ? partial * on.list(spec.partial.do) : 0;
  const failed = (1 - pass - Math.max(0, partial)) * on.list(spec.fail);
  return passed + half + failed - on.spent(spec);
}

export const checkVerbs = {
  roll: {
    shape: { by: who, lines: list(line) },
    en(e, say) {
      const lines = e.lines.map((line) => `on ${range(line)}: ${say.inline(line.do)}`).join('; ');
      return whole(does(say, e.by, 'roll', `a die; ${lines}`));
    },
    weigh: rollWorth,
  },
  check: {
    shape: { check: checkShape, target: optional(boundName) },
    en: (e, say) => ({ form: 'whole', text: say.check(e.check).replace(/\.$/, '') }),
    weigh: checkWorth,
  },
  setOutcome: {
    shape: { outcome: word(['pass', 'fail'], 'outcome') },
    en: (e) => order(`let the check ${e.outcome} without making it`),
    weigh: (_on, e) => (e.outcome === 'pass' ? 1.5 : -1.5),
  },
  setRoll: {
    shape: { n: amount },
    en: (e) => statement(`the roll counts as ${total(e.n)} and is not made`),
    weigh: (_on, e) => (typeof e.n === 'number' ? 0.1 * (e.n - 4.5) : 0.1),
  },
  addFromHand: {
    shape: { who, n: optional(number) },
    en: (e, say) =>
      does(
        say,
        e.who,
        'add',
        `${e.n === undefined ? 'any number of skill cards' : count(e.n, 'skill card')} to the check`,
      ),
    implies: (e, c) => c.is === 'skill-cards' && c.who === e.who,
    weigh: (on, e) => on.to(e.who, (seat) => 0.4 * on.trust(seat)),
  },
  addCheckCards: {
    shape: { from: either('destiny', skillOrBound), n: number, wait: optional(flag) },
    en(e) {
      const after = e.wait ? ', after Destiny' : '';
      const cards = Object.hasOwn(skillNames, e.from)
        ? count(e.n, `${skillNames[e.from as Skill]} card`)
        : count(e.n, 'card');
      return order(
        e.from === 'destiny'
          ? `add ${count(e.n, 'card')} of the Destiny deck to the check${after}`
          : `add ${cards} from the deck to the check${after}`,
      );
    },
    // Any further card is as likely to help as to spoil.
    weigh: () => 0,
  },
  pickCheckCards: {
    shape: {
      by: who,
      n: number,
      upTo: optional(flag),
      to: word(['hand', 'discard'], 'place'),
      strengthAtMost: optional(number),
      notThisName: optional(flag),
      notThisCard: optional(flag),
    },
    en(e, say) {
      const limits = [
        ...(e.strengthAtMost === undefined ? [] : [` of strength ${e.strengthAtMost} or less`]),
        ...(e.notThisName ? [' of another name'] : []),
      ].join('');
      const cards = `${e.upTo ? 'up to ' : ''}${count(e.n, e.notThisCard ? 'other card' : 'card')}${limits} of the check`;
      return e.to === 'hand'
        ? does(say, e.by, 'take', `${cards} into ${own(say, e.by)} hand`)
        : does(say, e.by, 'discard', cards);
    },
    weigh: (on, e) => (e.to === 'hand' ? on.to(e.by, (seat) => on.draw(seat, e.n)) : 0),
  },
  recklessDraw: {
    shape: { skill },
    en: (e) =>
      order(`show a ${skillNames[e.skill]} card; if its strength is 0, show a second and resolve both`),
    weigh: () => -0.5,
  },
  lookAtContribution: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'look at', 'the cards that were just added'),
    weigh: (on) => on.values.look * 0.5,
  },
  takeCheckCards: {
    shape: { who },
    en: (e, say) => does(say, e.who, 'take', `all cards of the check into ${own(say, e.who)} hand`),
    weigh: (on) => 5 * on.card(2, on.view.players[on.you].cards + 2) * on.trust(on.you),
  },
} satisfies VerbFamily;
