import type { Option } from '@ragtag/kernel';
import { whom } from '@ragtag/kernel/say';
import { cards, kindOf } from '../../cards/tables';
import type { Teller } from '../teller';

/** What options are called, whatever they are options of. */

/** Options that are called alike wherever they are. */
const alike: Readonly<Record<string, string>> = {
  pass: 'Pass',
  yes: 'Yes',
  no: 'No',
  done: 'Nothing more',
  none: 'None',
  nothing: 'Nothing',
  keep: 'Keep it',
  redraw: 'Draw anew',
  defend: 'Defend',
  'no-defense': 'Do not defend',
  'leave-it': 'Let the opponent choose',
  lose: 'The opponent loses influence',
  gain: 'You gain influence',
  personnel: 'As a personnel',
  ship: 'As a ship',
  top: 'Leave it on top',
  bottom: 'Put it at the bottom',
  first: 'What stands so far',
  second: 'The next card',
  persuasion: 'Persuasion',
  logistics: 'Logistics',
  security: 'Security',
};

const acts: Readonly<Record<string, string>> = {
  play: 'Play',
  ability: 'Use',
  resolve: 'Resolve',
  challenge: 'Challenge with',
};

/** What is said of an act of two things. */
const actsOfTwo: Readonly<Record<string, (one: string, other: string) => string>> = {
  sacrifice: (stack, card) => `Sacrifice ${card} from the stack of ${stack}`,
  challenge: (unit, threat) => `Challenge ${threat} with ${unit}`,
  supply: (card, stack) => `${card}, beneath ${stack}`,
  top: (stack, card) => `${card} on top of the stack of ${stack}`,
};

/** A part of an option's id: a card, something in play, a player, or a word. */
function part(text: string, before: string | undefined, tell: Teller): string {
  if (/^\d+$/.test(text)) return before === 'player' ? whom(tell, Number(text)) : tell.thing(Number(text));
  const [id] = text.split('#');
  const kind = kindOf(id);
  return kind === undefined ? text.replaceAll('-', ' ') : cards[kind].name;
}

export function label(option: Option, tell: Teller): string {
  const plain = alike[option.id];
  if (plain) return plain;
  const parts = option.id.split(':');
  const [first, ...rest] = parts;
  if (first === 'player') return part(rest[0], 'player', tell);
  if (rest.length === 0) return part(first, undefined, tell);
  // A card that answers, with where it lies and which of its texts it is.
  if (kindOf(first) !== undefined && rest.every((each) => /^\d+$/.test(each)))
    return part(first, undefined, tell);
  if (first === 'asset') return `${part(rest[0], undefined, tell)}, as an asset`;
  const verb = acts[first];
  const named = (verb || actsOfTwo[first] ? rest : parts)
    .slice(0, first === 'ability' ? 1 : undefined)
    .map((p) => part(p, undefined, tell));
  const ofTwo = actsOfTwo[first];
  if (ofTwo && named.length === 2) return ofTwo(named[0], named[1]);
  return verb ? `${verb} ${named.join(', ')}` : named.join(', ');
}

/** What is given up for the jump: an asset, or a supply card and where it lies. */
export function givenUp({ id }: Option, tell: Teller): string {
  const [stack, supply] = id.split(':').slice(1);
  const asset = part(stack, undefined, tell);
  return supply === undefined ? asset : `${part(supply, undefined, tell)}, from beneath ${asset}`;
}
