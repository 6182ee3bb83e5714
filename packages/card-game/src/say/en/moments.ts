import { withArticle } from '@ragtag/kernel/say';
import type { Condition, EventName } from '../../effects/types';
import { condition } from './conditions';
import { noun } from './nouns';

/** When something is set off: an event together with what is asked of it, in one clause. */

/** What an event is about. */
interface About {
  /** The unit it happens to. */
  readonly unit: string;
  readonly you: boolean;
  /** What its conditions tell of it. */
  readonly told: SaidWithEvent;
}

/** Conditions that are said with the event itself. */
interface SaidWithEvent {
  readonly all: readonly Condition[];
  /** A challenge by a ship, or by a personnel. */
  readonly kind?: string;
  /** A card of this trait. */
  readonly trait?: string;
}

const moments: Readonly<Record<EventName, (about: About) => string>> = {
  challenges: ({ unit, told: { kind } }) =>
    kind === undefined ? `${unit} challenges` : `${unit} challenges as a ${kind}`,
  challenged({ you, told: { kind } }) {
    if (kind !== undefined) return `a ${kind} challenges ${you ? 'you' : 'a player'}`;
    return you ? 'you are challenged' : 'a player is challenged';
  },
  undefended: ({ told: { kind } }) =>
    kind === undefined ? 'a challenge has no defender' : `a challenge by a ${kind} has no defender`,
  'mystic-revealed': ({ you }) => `${you ? 'you reveal' : 'a player reveals'} a mystic value`,
  wins: ({ unit }) => `${unit} wins a challenge`,
  'challenge-ends': ({ unit }) => `a challenge ends that ${unit} began`,
  'comes-into-play': ({ unit }) => `${unit} comes into play`,
  defeated: ({ unit }) => `${unit} is defeated`,
  'leaves-play': ({ unit }) => `${unit} leaves play`,
  defeats: ({ told: { all } }) => defeats(all),
  'event-played': ({ you }) => `${you ? 'you have' : 'a player has'} played an event`,
  'stack-spent': () => 'you spend a resource stack',
  'card-drawn': () => 'a player draws a card in an execution phase',
  'ready-begins': () => 'a ready phase begins',
  'threats-revealed': () => 'Cylon threats are revealed',
  'would-lose-influence': () => 'you would lose influence',
  'would-be-defeated': ({ unit }) => `${unit} would be defeated`,
  'mission-resolving': ({ told: { trait } }) =>
    trait === undefined ? 'you resolve a mission' : `you resolve a ${trait} mission`,
};

/** Events that are told with the unit they happen to, and those told with the player. */
const ofUnits: ReadonlySet<EventName> = new Set([
  'challenges',
  'wins',
  'challenge-ends',
  'comes-into-play',
  'defeated',
  'leaves-play',
  'would-be-defeated',
]);
const ofPlayers: ReadonlySet<EventName> = new Set(['challenged', 'mystic-revealed', 'event-played']);

/** Who defeats whom in a challenge. */
function defeats(all: readonly Condition[]): string {
  const was = (name: string): boolean => all.some((c) => c.is === 'told' && c.name === name);
  const host = all.some((c) => isSame(c, 'host'));
  const kind = all.find((c) => c.is === 'card-is');
  const who = was('byThreat') ? 'a Cylon threat' : host ? 'the linked unit' : 'something';
  if (was('byDefender')) return `${who} is defending and defeats the challenger`;
  if (was('threat')) return `${who} defeats a Cylon threat`;
  return `${who} defeats a ${kind?.is === 'card-is' ? kind.type : 'unit'} you control`;
}

/** What an event's conditions tell of it, and those that need not be said again. */
function toldBy(
  on: EventName,
  all: readonly Condition[],
): { readonly told: SaidWithEvent; readonly said: readonly Condition[] } {
  const kind = all.find((c) => c.is === 'challenge-kind');
  const trait = on === 'mission-resolving' ? all.find((c) => c.is === 'card-has') : undefined;
  const told = {
    all,
    kind: kind?.is === 'challenge-kind' ? kind.kind : undefined,
    trait: trait?.is === 'card-has' ? trait.trait : undefined,
  };
  return { told, said: on === 'defeats' ? all : all.filter((c) => c === kind || c === trait) };
}

const isSame = (c: Condition, as: string): boolean => c.is === 'same' && c.what === 'unit' && c.as === as;
const isOther = (c: Condition): boolean => c.is === 'not' && isSame(c.it, 'this');
const isYou = (c: Condition): boolean => c.is === 'player' && c.who === 'player' && c.as === 'you';

/** The unit as its conditions describe it, and those of them that say so. */
function subject(all: readonly Condition[]): { readonly unit: string; readonly said: readonly Condition[] } {
  for (const [as, unit] of [
    ['this', 'this'],
    ['host', 'the linked unit'],
  ] as const) {
    const same = all.find((c) => isSame(c, as));
    if (same) return { unit, said: [same] };
  }
  const kind = all.find((c) => c.is === 'matches' && c.what === 'unit');
  const said = all.filter((c) => c === kind || isOther(c) || isYou(c));
  if (kind?.is !== 'matches') return { unit: 'a unit', said: [] };
  const own = all.some(isYou) ? ({ of: 'you' } as const) : {};
  const words = noun({ ...own, ...kind.filter });
  return { unit: withArticle(all.some(isOther) ? `other ${words}` : words), said };
}

/** Whether an event is told with a unit, whose controller "the player" then is. */
export const isOfUnit = (on: EventName): boolean => ofUnits.has(on);

/** "you are challenged", "another personnel you control challenges, if ...". */
export function moment(on: EventName, given: Condition | undefined): string {
  const all = given === undefined ? [] : given.is === 'all' ? given.of : [given];
  const { unit, said } = ofUnits.has(on) ? subject(all) : { unit: 'a unit', said: [] };
  const { told, said: toldOf } = toldBy(on, all);
  const you = ofPlayers.has(on) && all.some(isYou);
  const left = all.filter((c) => !said.includes(c) && !toldOf.includes(c) && !(you && isYou(c)));
  const text = moments[on]({ unit, you, told });
  if (left.length === 0) return text;
  const words = condition(left.length === 1 ? left[0] : { is: 'all', of: left }, {});
  // rule: ccg.triggers.delayed — what must hold is looked at when the challenge begins
  return on === 'challenge-ends'
    ? `${text} while ${words.replace('control ', 'controlled ')}`
    : `${text}, if ${words}`;
}
