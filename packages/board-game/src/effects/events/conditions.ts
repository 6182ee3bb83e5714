import { sources } from '../../say/en/names';
import { listed, person } from '../../say/en/words';
import type { ConditionFamily } from '../condition-face';
import type { CauseKind, Condition, Who } from '../condition-types';
import { list, optional, text } from '../shape';
import { among, cause, who } from '../shape-words';

/** What is being answered, whatever it is. */

declare module '../condition-types' {
  interface Conditions {
    event: { readonly field: string; readonly among: readonly (string | number)[] };
    'event-bound': { readonly field: string; readonly as: string };
    'event-about': { readonly field: string; readonly who: Who };
    'caused-by': { readonly kinds: readonly CauseKind[]; readonly ids?: readonly string[] };
  }
}

/** A field of the event being answered, or of what a question is about. */
export const eventIs = (field: string, ...among: (string | number)[]): Condition => ({
  is: 'event',
  field,
  among,
});
/** The field is what was bound to the name earlier. */
export const eventIsBound = (field: string, as: string): Condition => ({ is: 'event-bound', field, as });
/** The field is the seat of this role. */
export const eventAbout = (field: string, who: Who): Condition => ({ is: 'event-about', field, who });
/** The event comes of one component of this kind. */
export const causedByOne = (kind: CauseKind, ...ids: string[]): Condition => ({
  is: 'caused-by',
  kinds: [kind],
  ids,
});
export const causedBy = (...kinds: CauseKind[]): Condition => ({ is: 'caused-by', kinds });
/** By an action of a board, which is named. */
export const causedByAction = (...ids: string[]): Condition => ({ is: 'caused-by', kinds: ['board'], ids });

/** An id as words. */
const words = (id: string | number): string => String(id).replaceAll('-', ' ');

export const eventConditions = {
  event: {
    shape: { field: text, among },
    en: (c, _say, holds) =>
      `the ${words(c.field)} is ${holds ? '' : 'not '}${listed(c.among.map(words), 'or')}`,
  },
  'event-bound': {
    shape: { field: text, as: text },
    en: (c, _say, holds) => `the ${words(c.field)} is ${holds ? '' : 'not '}the one chosen`,
  },
  'event-about': {
    shape: { field: text, who },
    en: (c, say, holds) => `it is ${holds ? '' : 'not '}about ${person(say, c.who).text}`,
  },
  'caused-by': {
    shape: { kinds: list(cause), ids: optional(among) },
    en: (c, say, holds) => {
      const named = c.ids?.map((id) => say.card(c.kinds[0], id));
      return `it is ${holds ? '' : 'not '}caused by ${listed(
        named ?? c.kinds.map((kind) => sources[kind] ?? kind),
        'or',
      )}`;
    },
  },
} satisfies ConditionFamily;
