import type { Condition, EventName } from '../../effects/types';
import { condition } from './conditions';
import { noun, withArticle } from './nouns';

/** When something is set off: an event together with what is asked of it, in one clause. */

/** What an event is about. */
interface About {
  /** The unit it happens to. */
  readonly unit: string;
  readonly you: boolean;
}

const moments: Readonly<Record<EventName, (about: About) => string>> = {
  challenges: ({ unit }) => `${unit} challenges`,
  challenged: ({ you }) => (you ? 'you are challenged' : 'a player is challenged'),
  undefended: () => 'a challenge has no defender',
  'mystic-revealed': ({ you }) => `${you ? 'you reveal' : 'a player reveals'} a mystic value`,
  wins: ({ unit }) => `${unit} wins a challenge`,
  'challenge-ends': ({ unit }) => `a challenge that ${unit} began ends`,
  'comes-into-play': ({ unit }) => `${unit} comes into play`,
  defeated: ({ unit }) => `${unit} is defeated`,
  'leaves-play': ({ unit }) => `${unit} leaves play`,
  defeats: ({ unit }) => `${unit === 'a unit' ? 'something' : unit} defeats something else in a challenge`,
  'event-played': ({ you }) => `${you ? 'you have' : 'a player has'} played an event`,
  'stack-spent': () => 'you spend a resource stack',
  'card-drawn': () => 'a player draws a card in an execution phase',
  'ready-begins': () => 'a ready phase begins',
  'threats-revealed': () => 'Cylon threats are revealed',
  'would-lose-influence': () => 'you would lose influence',
  'would-be-defeated': ({ unit }) => `${unit} would be defeated`,
  'mission-resolving': () => 'you resolve a mission',
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

/** "you are challenged", "another personnel you control challenges, if ...". */
export function moment(on: EventName, given: Condition | undefined): string {
  const all = given === undefined ? [] : given.is === 'all' ? given.of : [given];
  const { unit, said } = ofUnits.has(on) ? subject(all) : { unit: 'a unit', said: [] };
  const you = ofPlayers.has(on) && all.some(isYou);
  const left = all.filter((c) => !said.includes(c) && !(you && isYou(c)));
  const text = moments[on]({ unit, you });
  if (left.length === 0) return text;
  return `${text}, if ${condition(left.length === 1 ? left[0] : { is: 'all', of: left }, {})}`;
}
