import type { OpenQuestion, Option, OptionText, Words, Zone } from '@ragtag/kernel';
import { capital } from '@ragtag/kernel/say';
import { cards, kindOf } from '../cards/tables';
import type { Asking } from '../door/asking';
import type { PlayerView, UnitView, View } from '../door/view';
import type { CardFact } from '../facts';
import type { Kind } from '../terms';
import { abilityText, cardText } from './card-text';
import { options as plainOptions } from './en/asks';
import { facts } from './en/facts';
import { modeLabel, modesOf, question } from './en/questions';
import { Teller } from './teller';

/** The card game in words. English is the only language yet. */

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
  if (/^\d+$/.test(text)) return before === 'player' ? tell.player(Number(text)) : tell.thing(Number(text));
  const [id] = text.split('#');
  const kind = kindOf(id);
  return kind === undefined ? text.replaceAll('-', ' ') : cards[kind].name;
}

function label(option: Option, tell: Teller): string {
  const plain = plainOptions[option.id];
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

/** The text of the card that an option means, or of the one ability that it uses. */
function textMeant(option: Option): string {
  const { card, kind, act, index } = option as { card?: Kind; kind?: Kind; act?: string; index?: number };
  const meant = card ?? kind;
  if (meant === undefined) return '';
  return act === 'ability' && index !== undefined
    ? abilityText(cards[meant], index)
    : cardText(cards[meant]).text;
}

function unitLine({ cards: stacked, power, down, links, keywords }: UnitView): string {
  const beneath = stacked.length > 1 ? `, on ${stacked.length - 1} more` : '';
  const linked = links.length > 0 ? `, linked: ${links.map((l) => cards[l.kind].name).join(', ')}` : '';
  const state = down ? 'exhausted' : `power ${power}${keywords.length > 0 ? `, ${keywords.join(', ')}` : ''}`;
  return `${cards[stacked[0]].name} (${state}${beneath}${linked})`;
}

function playerZones(p: PlayerView, name: string, own: boolean): Zone[] {
  const missions = (alert: boolean) =>
    p.missions
      .filter((m) => m.alert === alert)
      .map((m) => `${cards[m.kind].name} (mission${m.down ? ', exhausted' : ''})`);
  const units = (alert: boolean) => p.units.filter((u) => u.alert === alert).map(unitLine);
  const count = (hidden: number | readonly number[]) => (typeof hidden === 'number' ? hidden : hidden.length);
  const zones: Zone[] = [
    {
      name: `${name}: ${p.influence} influence`,
      lines: [`Hand ${count(p.hand)}, deck ${count(p.deck)}, discard pile ${p.discard.length}`],
    },
    { name: `${name}, alert`, lines: [...units(true), ...missions(true)] },
    { name: `${name}, reserve`, lines: [...units(false), ...missions(false)] },
    {
      name: `${name}, resources`,
      lines: [
        ...p.stacks.map(
          ({ kind, supply, down }) =>
            `${cards[kind].name} (${1 + count(supply)} ${cards[kind].makes}${down ? ', spent' : ''})`,
        ),
        ...p.resolved.map(({ kind, down }) => `${cards[kind].name}${down ? ' (exhausted)' : ''}`),
      ],
    },
  ];
  if (own && typeof p.hand !== 'number')
    zones.push({ name: 'Your hand', lines: p.hand.map((kind) => cards[kind].name), own: true });
  return zones;
}

const askingIn = (view: View, id: number): Asking | undefined =>
  view.asking.find((asking) => asking.question === id);

/** One of several things to choose from, in the words of its card. */
function modeIn(view: View, id: number, ask: string, { id: named }: Option): string | undefined {
  const asking = ask === 'mode' ? askingIn(view, id) : undefined;
  const mode = asking && modesOf(asking).find((each) => each.id === named);
  return mode && modeLabel(mode);
}

/** What is read before an option is taken. */
function textToRead(view: View, id: number, ask: string, option: Option): string {
  // What is laid down to pay with has no text any more.
  if (ask === 'resource') return '';
  if (ask !== 'may-answer') return textMeant(option);
  const kind = askingIn(view, id)?.kind ?? null;
  return option.id === 'yes' && kind !== null ? cardText(cards[kind]).text : '';
}

/** What is given up for the jump: an asset, or a supply card and where it lies. */
function givenUp(ask: string, { id }: Option, tell: Teller): string | undefined {
  if (ask !== 'give-up') return undefined;
  const [stack, supply] = id.split(':').slice(1);
  const asset = part(stack, undefined, tell);
  return supply === undefined ? asset : `${part(supply, undefined, tell)}, from beneath ${asset}`;
}

/** What players may do although nobody asks them. */
const unasked: Readonly<Record<string, OptionText>> = {
  concede: { label: 'Concede', whatHappens: 'You leave the game and have lost; the others go on.' },
  'offer-draw': {
    label: 'Offer a draw',
    whatHappens: 'If all offer one in the same turn, the game is a tie.',
  },
  'withdraw-draw': { label: 'Take back the offer of a draw' },
};

export function wordsIn(_tag: string): Words<CardFact, View> {
  return {
    game: 'Battlestar Galactica Collectible Card Game',
    player: (seat, view) => new Teller(view).player(seat),
    fact(fact, view) {
      const words = facts[fact.fact] as (fact: CardFact, tell: Teller) => string;
      return capital(words(fact, new Teller(view)));
    },
    question: ({ ask, id }: OpenQuestion, view) => question(ask, askingIn(view, id), new Teller(view)),
    option({ id, ask }, option, view): OptionText {
      const text = textToRead(view, id, ask, option);
      const tell = new Teller(view);
      const said = modeIn(view, id, ask, option) ?? givenUp(ask, option, tell) ?? label(option, tell);
      return text === '' ? { label: said } : { label: said, whatHappens: text };
    },
    unasked(name, view) {
      const said = unasked[name] ?? { label: name };
      return name === 'offer-draw' && view.draw.length > 0 ? { ...said, label: 'Agree to a draw' } : said;
    },
    zones(view) {
      const tell = new Teller(view);
      const threats: Zone[] =
        view.threats.length > 0
          ? [
              {
                name: 'Cylon threats',
                lines: view.threats.map((t) => `${cards[t.kind].name} (power ${t.power})`),
              },
            ]
          : [];
      const gauge = `Cylon threat level ${view.gauge.threat}, fleet defense level ${view.gauge.defense}`;
      return [
        { name: 'The fleet', lines: [gauge] },
        ...threats,
        ...view.players.flatMap((p, seat) =>
          p.out ? [] : playerZones(p, tell.player(seat), seat === view.seat),
        ),
      ];
    },
    standing(view) {
      const tell = new Teller(view);
      if (view.over) return `Won by ${view.over.winners.map((seat) => tell.player(seat)).join(' and ')}.`;
      const all = view.players.map((p, seat) => `${tell.player(seat)} ${p.out ? 'out' : p.influence}`);
      return `Turn ${view.turn.number}, ${view.turn.phase} phase. Influence: ${all.join(', ')}.`;
    },
  };
}
