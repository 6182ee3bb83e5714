import type { OpenQuestion } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import type { Area, Seat } from '../../terms';
import type { Teller } from '../language';
import { choiceOfRules } from './choices-of-rules';
import { inArea, isArea, place, skills, titles } from './names';
import { whom } from './telling';
import { capital, count, uncapital } from './words';

/** What questions and their options have in common in English. */

/** "Executive Order: choose a player.", where the reader sees what is being resolved. */
export const about = (tell: Teller, sentence: string): string =>
  tell.resolving === undefined ? sentence : `${tell.resolving}: ${uncapital(sentence)}`;

/** "1 card", "2 cards", "up to 3 cards". */
export const howMany = ({ min, max }: Pick<OpenQuestion, 'min' | 'max'>, noun: string): string => {
  if (min === max) return count(max, noun);
  return min === 0 ? `up to ${count(max, noun)}` : `${min} to ${count(max, noun)}`;
};

/** What is being resolved, and the sentence. */
export const simply = (text: string) => (_question: unknown, tell: Teller) => about(tell, `${text}.`);

/** An id without the number that tells like options apart. */
export const bare = (id: string): string => id.replace(/#\d+$/, '');

/** One of a few fixed answers. */
export const answers =
  (words: Readonly<Record<string, string>>) =>
  ({ id }: { readonly id: string }): string =>
    words[id] ?? id;

export const skillCard = ({ card }: { readonly card: number }, tell: Teller): string => tell.skillCard(card);

export const skillType = ({ id }: { readonly id: string }): string => {
  const type = bare(id);
  return Object.hasOwn(skills, type) ? capital(skills[type as keyof typeof skills]) : type;
};

export const player = (seat: Seat, tell: Teller): string => capital(whom(tell, seat));

export const area = (where: Area | number): string =>
  typeof where === 'string' && isArea(where) ? capital(inArea(where)) : String(where);

export const deckCard =
  (deck: string) =>
  ({ card }: { readonly card: number }, tell: Teller): string =>
    tell.cardAt(deck, card);

/** Something to do with an action. */
export function action({ id, cause }: { readonly id: string; readonly cause: Cause }, tell: Teller): string {
  if (id === 'nothing') return 'Do nothing';
  if (id === 'viper') return 'Activate your viper';
  if (id === 'infiltration') return 'Stop infiltrating';
  const name = tell.cause(cause) ?? cause.id;
  switch (cause.kind) {
    case 'location':
      return `Activate ${place(cause.id)}`;
    case 'skill':
      return `Play ${cause.card === undefined ? name : tell.skillCard(cause.card)}`;
    case 'quorum':
      return `Play the Quorum card ${name}`;
    case 'mutiny':
      return `Play the Mutiny card ${name}`;
    case 'title':
      return titleAction(
        Object.hasOwn(titles, cause.id) ? titles[cause.id as keyof typeof titles] : name,
        titleActions[id],
      );
    case 'loyalty':
      return id.startsWith('goal:') ? `Use ${name}` : `Reveal yourself: ${name}`;
    default:
      return `Use ${name}`;
  }
}

/** What a title lets its holder do, in few words. */
const titleActions: Readonly<Partial<Record<string, string>>> = {
  'title:draw-quorum': 'draw a Quorum card',
  'title:nuke': 'launch a nuke',
  'title:leave': 'jump away from New Caprica',
  'title:lead': 'activate unmanned vipers, then act again',
  'title:hand-over': 'activate unmanned vipers and hand the title on',
};

/** "President: draw a Quorum card". */
const titleAction = (title: string, does: string | undefined): string =>
  does === undefined ? `Act as ${title}` : `${title}: ${does}`;

/** A reaction, or to pass; `among` are the options beside it. */
export function reaction(
  { id, cause }: { readonly id: string; readonly cause?: Cause },
  tell: Teller,
  among: readonly { readonly cause?: Cause }[] = [],
): string {
  if (id === 'pass') return choiceOfRules(among)?.otherwise(tell) ?? 'No reaction';
  if (!cause) return id;
  const ruled = choiceOfRules([{ cause }]);
  if (ruled) return ruled.yes(tell);
  const name =
    cause.kind === 'skill' && cause.card !== undefined ? tell.skillCard(cause.card) : tell.cause(cause);
  if (name === undefined) return 'What was to happen at this moment';
  return cause.kind === 'skill' ? `Play ${name}` : `Use ${name}`;
}
