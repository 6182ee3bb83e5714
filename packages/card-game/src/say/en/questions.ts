import { script } from '@ragtag/kernel';
import { capital } from '@ragtag/kernel/say';
import type { Asking } from '../../door/asking';
import type { Effect, Mode, Plan, TargetSpec } from '../../effects/types';
import { modeText } from '../card-text';
import type { Teller } from '../teller';
import { asks } from './asks';
import { target } from './nouns';

/** What a target must be, where the question is about one. */
function specOf({ text, name }: Asking): TargetSpec | undefined {
  if (text === null || name === null) return undefined;
  const asked = script<Plan | readonly (Effect | Mode)[]>(text);
  if (!Array.isArray(asked)) return (asked as Plan).targets?.[name];
  const list = asked as readonly (Effect | Mode)[];
  const chosen = list.find((each) => 'as' in each && each.as === name);
  if (chosen && 'target' in chosen) return chosen.target as TargetSpec;
  return (list[Number(name)] as Mode | undefined)?.choose;
}

/** The modes that are being chosen from. */
export function modesOf({ text, name }: Asking): readonly Mode[] {
  return text === null || name !== null ? [] : script<readonly Mode[]>(text);
}

/** A question in one sentence: the card that asks it, and what is asked for. */
export function question(ask: string, asking: Asking | undefined, tell: Teller): string {
  if (ask === 'action' && tell.view.challenge) return inChallenge(tell);
  const plain = asks[ask] ?? ask;
  if (asking?.kind === null || asking === undefined) return plain;
  const card = tell.card(asking.kind);
  switch (ask) {
    case 'target':
    case 'choose': {
      const spec = specOf(asking);
      return spec ? `${card}: choose ${target(spec, 'a')}.` : `${card}: ${lower(plain)}`;
    }
    case 'may-answer':
      return `Do you use ${card}?`;
    case 'choose-own': {
      const { text, name } = asking;
      const mode = text === null || name === null ? undefined : script<readonly Mode[]>(text)[Number(name)];
      return mode ? `${card}: ${modeText(mode)}. ${plain}` : `${card}: ${lower(plain)}`;
    }
    case 'mode':
    case 'price':
    case 'pay':
    case 'reduce':
    case 'onto':
    case 'stand-in':
      return `${card}: ${lower(plain)}`;
    default:
      return plain;
  }
}

/** Who is ahead in the challenge, for whoever may still play something. */
function inChallenge({ view }: Teller): string {
  const { challenger, defender, opponent, threat } = view.challenge as NonNullable<typeof view.challenge>;
  const units = view.players.flatMap((player) => player.units);
  const powerOf = (handle: number | null) =>
    [...units, ...view.threats].find((each) => each.handle === handle)?.power ?? 0;
  const [attack, defense] = [powerOf(challenger), powerOf(defender ?? threat)];
  const stands =
    opponent !== null && defender === null
      ? `The challenge stands undefended, with ${attack} influence at stake`
      : `The challenge stands at ${attack} against ${defense}`;
  return `${stands}. Do you play something?`;
}

/** A mode as it is offered. */
export const modeLabel = (mode: Mode): string => capital(modeText(mode));

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
