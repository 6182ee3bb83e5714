import type { Cause } from '../../effects/types';
import type { Seat } from '../../terms';
import type { FactName, Language, Teller } from '../language';
import { decks, inArea, isArea, isPlace, place, resources, skills, steps, titles } from './names';
import { tells, whom, whose } from './telling';
import { capital, count, listed } from './words';

type Facts = Language['facts'];

/** "2 politics cards and 1 tactics card". */
export function bySkill(types: readonly string[]): string {
  const different = types.filter((type, i) => types.indexOf(type) === i);
  return listed(different.map((type) => count(types.filter((t) => t === type).length, `${type} card`)));
}

/** " (Witch Hunt)", where the cause has a name. */
export function because(tell: Teller, cause: Cause): string {
  const name = tell.cause(cause);
  return name === undefined ? '' : ` (${name})`;
}

const skillCards = (tell: Teller, cards: readonly number[]): string =>
  listed(cards.map((c) => tell.skillCard(c)));

const cardsOf = (tell: Teller, deck: string, cards: readonly number[]): string =>
  listed(cards.map((c) => tell.cardAt(deck, c)));

const deckName = (deck: string): string =>
  Object.hasOwn(decks, deck) ? decks[deck as keyof typeof decks] : deck;

/** What was chosen, where its name alone does not tell. */
const choices: Readonly<Partial<Record<string, string>>> = {
  lower: 'a lower difficulty',
  raise: 'a higher difficulty',
  pass: 'that the check passes',
  fail: 'that the check fails',
  crisis: 'the Crisis deck',
  destination: 'the Destination deck',
  'super-crisis': 'a Super Crisis card',
  'move-and-action': 'a move and an action',
  'draw-another': 'to draw another card',
  play: 'to play a card',
  resign: 'to resign',
  location: 'a location',
  president: 'the President',
  admiral: 'the Admiral',
  centurion: 'a centurion',
  'heavy-raider': 'a heavy raider',
  ...skills,
  ...resources,
};

const chosen = (option: string): string =>
  choices[option] ?? (isPlace(option) ? place(option) : option.replaceAll('-', ' '));

/** Choices that other verbs tell better. */
const decisions: Readonly<Partial<Record<string, readonly [verb: string, what: string]>>> = {
  yes: ['say', 'yes'],
  no: ['say', 'no'],
  top: ['leave', 'the card on top of its deck'],
  bottom: ['put', 'the card at the bottom of its deck'],
};

const outcomes = { pass: 'passes', partial: 'passes in part', fail: 'fails' } as const;

const verdicts: Readonly<Partial<Record<string, (reason: string) => string>>> = {
  'endgame.human-win': () => 'The fleet makes its final jump: the humans win.',
  'endgame.loss.resource': (reason) => `${capital(reason)} has run out: the Cylons win.`,
  'endgame.loss.centurion': () => 'Centurions have taken Galactica: the Cylons win.',
  'endgame.loss.galactica': () => 'Galactica is destroyed: the Cylons win.',
};

function action(tell: Teller, seat: Seat, cause: Cause): string {
  const name = tell.cause(cause) ?? '';
  switch (cause.kind) {
    case 'location':
      return tells(tell, seat, 'activate', place(cause.id));
    case 'skill':
      return tells(tell, seat, 'play', name);
    case 'quorum':
      return tells(tell, seat, 'play', 'a Quorum card');
    case 'loyalty':
      return tells(tell, seat, 'reveal', 'a Loyalty card');
    case 'title':
      return tells(tell, seat, 'act', `as ${name}`);
    case 'rule':
      return tells(tell, seat, 'fly', `${seat === tell.you ? 'your' : 'their'} viper`);
    default:
      return tells(tell, seat, 'use', name);
  }
}

type SpaceFacts = Extract<
  FactName,
  | `ship${string}`
  | `civilian${string}`
  | `viper${string}`
  | `jump${string}`
  | `centurions${string}`
  | `nukes${string}`
  | `raptors${string}`
  | 'attack'
  | 'galactica-damaged'
  | 'basestar-damaged'
  | 'location-repaired'
  | 'icon-activated'
  | 'fleet-jumps'
  | 'destination-picked'
  | 'distance-travelled'
  | 'milestone-reached'
>;
export type SpaceWords = Pick<Facts, SpaceFacts>;

/** Players, cards and checks. */
export const playFacts: Omit<Facts, SpaceFacts> = {
  'character-picked': (f, tell) => tells(tell, f.seat, 'play', tell.card('character', f.character)),
  'title-given': (f, tell) => tells(tell, f.seat, 'become', titles[f.title]),
  'loyalty-dealt': (f, tell) => tells(tell, f.seat, 'receive', count(f.n, 'Loyalty card')),
  'loyalty-received': (f, tell) => tells(tell, f.seat, 'receive', cardsOf(tell, 'loyalty', f.cards)),
  'turn-started': (f, tell) => `Turn ${f.turn}: ${whom(tell, f.seat)}.`,
  step: (f) => `${steps[f.step] ?? capital(f.step)}.`,
  'skill-cards-drawn': (f, tell) => tells(tell, f.seat, 'draw', bySkill(f.skills)),
  'skill-cards-received': (f, tell) => tells(tell, f.seat, 'receive', skillCards(tell, f.cards)),
  'skill-cards-discarded': (f, tell) =>
    tells(tell, f.seat, 'discard', `${skillCards(tell, f.cards)}${because(tell, f.cause)}`),
  'deck-reshuffled': (f) => `The ${deckName(f.deck)} discards are shuffled into a new deck.`,
  moved: (f, tell) => tells(tell, f.seat, 'move', `to ${place(f.to)}`),
  flew: (f, tell) => tells(tell, f.seat, 'fly', `to the area ${inArea(f.to)}`),
  sent: (f, tell) => tells(tell, f.seat, 'go', `to ${isArea(f.to) ? inArea(f.to) : place(f.to)}`),
  action: (f, tell) => action(tell, f.seat, f.cause),
  reaction: (f, tell) =>
    tells(tell, f.seat, f.cause.kind === 'skill' ? 'play' : 'use', tell.cause(f.cause) ?? 'a reaction'),
  'resource-lost': (f, tell) =>
    `${capital(resources[f.resource])} falls by ${f.by} to ${f.now}${because(tell, f.cause)}.`,
  'resource-gained': (f, tell) =>
    `${capital(resources[f.resource])} rises by ${f.by} to ${f.now}${because(tell, f.cause)}.`,
  'crisis-drawn': (f, tell) =>
    `${decks[f.deck]}${f.deck === 'crisis' ? `, drawn by ${whom(tell, f.seat)}` : `, played by ${whom(tell, f.seat)}`}: ${tell.cardAt(f.deck, f.card)}.`,
  'crisis-discarded': (f, tell) => `${tell.cardAt(f.deck, f.card)} is discarded.`,
  'card-kept': (f, tell) => {
    const card = tell.cardAt(f.deck, f.card);
    return f.holder === null
      ? `${card} stays in play.`
      : `${card} stays in play with ${whom(tell, f.holder)}.`;
  },
  'card-left-play': (f, tell) => `${tell.cardAt(f.deck, f.card)} leaves play.`,
  'box-chosen': (f, tell) =>
    tells(tell, f.seat, 'choose', f.box === 'top' || f.box === 'bottom' ? `the ${f.box} box` : chosen(f.box)),
  'effect-chosen'(f, tell) {
    const why = f.cause ? because(tell, f.cause) : '';
    return tells(tell, f.seat, ...(decisions[f.option] ?? ['choose', `${chosen(f.option)}${why}`]));
  },
  'player-chosen': (f, tell) =>
    tells(
      tell,
      f.seat,
      'choose',
      f.player === f.seat ? (f.seat === tell.you ? 'yourself' : 'themselves') : whom(tell, f.player),
    ),
  ignored: (f, tell) => tells(tell, f.seat, 'ignore', tell.cause(f.cause) ?? 'it'),
  'check-started': (f, tell) => `Skill check of difficulty ${f.difficulty}${because(tell, f.cause)}.`,
  'check-cards-added'(f, tell) {
    const shown = f.cards && f.cards.length > 0 ? `: ${skillCards(tell, f.cards)}` : '';
    const cards = `${f.n === 0 ? 'no cards' : count(f.n, 'card')} to the check${shown}`;
    return f.seat === null ? `Destiny adds ${cards}.` : tells(tell, f.seat, 'add', cards);
  },
  'check-revealed': (f, tell) =>
    f.cards.length === 0
      ? 'The check holds no cards.'
      : `The cards of the check: ${skillCards(tell, f.cards)}.`,
  'ability-resolved': (f, tell) =>
    `The skill check ability of ${tell.card('skill', f.cause.id)} is resolved.`,
  'check-totalled': (f) => `The check comes to ${f.total} against ${f.difficulty}.`,
  'check-result': (f) =>
    `The check ${outcomes[f.outcome]}${f.total === null ? ' without being made' : ` with ${f.total}`}.`,
  'check-cards-taken': (f, tell) => tells(tell, f.seat, 'take', `the ${count(f.n, 'card')} of the check`),
  'destiny-rebuilt': () => 'The Destiny deck is built anew.',
  'die-rolled': (f, tell) => {
    const changed = f.die === f.result ? '' : ` (${f.die} on the die)`;
    return tells(tell, f.seat, 'roll', `${f.result}${changed}${because(tell, f.cause)}`);
  },
  'game-over': ({ verdict }) =>
    verdicts[verdict.rule]?.(verdict.reason) ?? `The game is over: the ${verdict.winner} win.`,
  phase: () => 'The Sleeper Agent phase begins.',
  'cards-seen': (f, tell) => tells(tell, f.seat, 'see', cardsOf(tell, f.deck, f.cards)),
  'deck-looked-at': (f, tell) => tells(tell, f.seat, 'look at', `the top of the ${deckName(f.deck)} deck`),
  'loyalty-looked-at': (f, tell) =>
    tells(tell, f.viewer, 'look at', `${count(f.n, 'Loyalty card')} of ${whom(tell, f.owner)}`),
  'loyalty-seen': (f, tell) =>
    `${capital(whose(tell, f.owner))} Loyalty: ${cardsOf(tell, 'loyalty', f.cards)}.`,
  'loyalty-passed': (f, tell) =>
    tells(tell, f.from, 'give', `${count(f.n, 'Loyalty card')} to ${whom(tell, f.to)}`),
  'loyalty-revealed': (f, tell) =>
    tells(tell, f.seat, 'show', `a Loyalty card: ${tell.cardAt('loyalty', f.card)}`),
  'cylon-revealed': (f, tell) =>
    f.seat === tell.you ? 'You are a Cylon, and all know it.' : `${tell.names(f.seat)} is a Cylon.`,
  'super-crisis-drawn': (f, tell) => tells(tell, f.seat, 'draw', count(f.n, 'Super Crisis card')),
  'quorum-drawn': (f, tell) => tells(tell, f.seat, 'draw', count(f.n, 'Quorum card')),
  'quorum-received': (f, tell) => tells(tell, f.seat, 'receive', cardsOf(tell, 'quorum', f.cards)),
  'quorum-played': (f, tell) => tells(tell, f.seat, 'carry out', tell.cardAt('quorum', f.card)),
  'quorum-discarded': (f, tell) => `${tell.cardAt('quorum', f.card)} is discarded.`,
  'quorum-removed': (f, tell) => `${tell.cardAt('quorum', f.card)} is removed from the game.`,
  'hand-seen': (f, tell) =>
    tells(tell, f.seat, 'see', `${whose(tell, f.owner)} hand: ${skillCards(tell, f.cards)}`),
  'card-taken': (f, tell) =>
    tells(
      tell,
      f.seat,
      'take',
      `${f.card === undefined ? '1 skill card' : tell.skillCard(f.card)} from ${whom(tell, f.from)}`,
    ),
};
