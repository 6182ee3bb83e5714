import type { CrisisBox, InPlay } from '../cards/types';
import type { ActionSpec, CheckSpec, Condition, Effect, Layout, React } from '../effects/types';
import { english } from './en';
import type { Language, Voice } from './language';
import { Speech } from './sayer';

/** Effects, conditions and answers as sentences. */

export function sayEffects(list: readonly Effect[], lang: Language = english): string {
  return new Speech(lang).sentences(list);
}

export function sayCondition(condition: Condition, lang: Language = english): string {
  return new Speech(lang).condition(condition);
}

export function sayLayout(ships: Layout, lang: Language = english): string {
  return lang.sentences([{ form: 'whole', text: lang.layout(ships) }]);
}

export function sayCheck(spec: CheckSpec, lang: Language = english): string {
  return lang.sentences([{ form: 'whole', text: new Speech(lang).check(spec) }]);
}

/** What an action does, with what it requires. */
export function sayAction(action: ActionSpec, lang: Language = english): string {
  return conditional(lang, action.if, action.do);
}

/** Effects with what they require. */
export function conditional(lang: Language, onlyIf: Condition | undefined, list: readonly Effect[]): string {
  const speech = new Speech(lang);
  const left = speech.unsaid(onlyIf, list);
  const text = speech.sentences(list);
  return left ? lang.given(speech.condition(left), text) : text;
}

/** The conditions that the moment itself does not say. */
function without(condition: Condition | undefined, is: Condition['is'] | undefined): Condition | undefined {
  if (condition === undefined || is === undefined || condition.is === is) return undefined;
  if (condition.is !== 'all') return condition;
  const of = condition.of.filter((each) => each.is !== is);
  return of.length === 1 ? of[0] : { is: 'all', of };
}

function mentions(condition: Condition | undefined, is: Condition['is']): boolean {
  if (condition === undefined) return false;
  return condition.is === is || (condition.is === 'all' && condition.of.some((each) => each.is === is));
}

/** When something answers, and what it then does. */
export function sayReact(react: React, lang: Language = english, voice: Voice = 'reader'): string {
  const window = lang.windows[react.window];
  if (!window) throw new Error(`no words for the window ${react.window}`);
  const speech = new Speech(lang, 'you', voice);
  const own = window.own && voice === 'reader' && mentions(react.if, window.own.if) ? window.own : undefined;
  const left = own ? without(react.if, own.if) : react.if;
  const unsaid = speech.unsaid(left, react.do);
  return lang.react(
    react,
    own?.when ?? window.when,
    unsaid && speech.condition(unsaid),
    speech.clauses(react.do),
    speech,
  );
}

/** What is changed, a sentence each. */
export function modified(lang: Language, modifiers: InPlay['modifiers'], voice: Voice): string[] {
  const speech = new Speech(lang, 'you', voice);
  return (modifiers ?? []).map((m) => lang.sentences([speech.modifier(m, 'in-play')]));
}

/** One box of a Crisis card. */
export function sayBox(box: CrisisBox, lang: Language = english): string {
  const text = box.check ? sayCheck(box.check, lang) : sayEffects(box.do ?? [], lang);
  // A box may be taken even where it can do nothing, so whatever restricts one is said.
  return box.onlyIf ? lang.given(new Speech(lang).condition(box.onlyIf), text) : text;
}
