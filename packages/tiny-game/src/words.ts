import type { Words } from '@ragtag/kernel';
import { doing, type Reader, whom } from '@ragtag/kernel/say';
import type { TinyFact } from './facts';
import { points } from './state';
import type { TinyView } from './view';

const listed = (cards: readonly number[]) => (cards.length === 0 ? 'nothing' : cards.join(', '));

const readerOf = (view: TinyView): Reader => ({ you: view.seat, names: (seat) => view.players[seat].name });

function factWords(fact: TinyFact, view: TinyView): string {
  const reader = readerOf(view);
  switch (fact.fact) {
    case 'turn':
      return `Turn ${fact.number}: ${fact.seat === view.seat ? 'You' : reader.names(fact.seat)}.`;
    case 'drew':
      return fact.seat === view.seat ? '' : `${doing(reader, fact.seat, 'draw', 'a card')}.`;
    case 'received':
      return `You draw ${fact.card}.`;
    case 'aimed':
      return `${doing(reader, fact.seat, 'aim', `at ${whom(reader, fact.at)}`)}.`;
    case 'put-down':
      return `${doing(reader, fact.seat, 'put', `down ${listed(fact.cards)}`)}.`;
    case 'cancelled':
      return `${doing(reader, fact.by, 'give', 'up a 9 to have that discarded')}.`;
    case 'charm-shown':
      return `${doing(reader, fact.seat, 'show', `a lucky number: ${fact.lucky}`)}.`;
    case 'bonus':
      return `${doing(reader, fact.seat, 'count', 'one more')}.`;
    case 'over':
      return ended(view, fact);
  }
}

function ended(
  { players }: TinyView,
  { winners, points: most }: { readonly winners: readonly number[]; readonly points: number },
): string {
  return `${winners.map((seat) => players[seat].name).join(' and ')} won with ${most} points.`;
}

function rowWords({ name, row, bonus, cards, lucky = null }: TinyView['players'][number]): string {
  const counts = points({ name, row: [...row], bonus, hand: [], lucky });
  return `${name}: ${listed(row)} (${counts} points), ${cards} in hand`;
}

const questions: Readonly<Record<string, string>> = {
  aim: 'Whom do you aim at?',
  'put-down': 'Which cards do you put down? Two are 9 together at most.',
  react: 'Do you give up a 9 to have that discarded?',
  'order-of-reactions': 'Who goes first?',
};

export const english: Words<TinyFact, TinyView> = {
  game: 'Numbers',
  player: (seat, view) => view.players[seat].name,
  fact: factWords,
  question: ({ ask }) => questions[ask],
  option(_question, option, view) {
    const { id, card, player, seat } = option as typeof option & {
      readonly card?: number;
      readonly player?: number;
      readonly seat?: number;
    };
    if (card !== undefined) return { label: String(card) };
    if (player !== undefined) return { label: view.players[player].name };
    if (id === 'pass') return { label: 'Let it pass' };
    if (seat !== undefined && id !== 'cancel') return { label: view.players[seat].name };
    return { label: 'Give up a 9', whatHappens: 'What was put down is discarded.' };
  },
  unasked: () => ({ label: 'Show your lucky number' }),
  zones(view) {
    const own = view.seat === null ? undefined : view.players[view.seat];
    return [
      { name: 'Rows', lines: view.players.map(rowWords) },
      { name: 'Piles', lines: [`${view.pile} cards to draw`, `discarded: ${listed(view.discards)}`] },
      ...(own?.hand ? [{ name: 'Your hand', own: true, lines: own.hand.map(String) }] : []),
      ...(own?.lucky ? [{ name: 'Your lucky number', own: true, lines: [String(own.lucky)] }] : []),
    ];
  },
  standing: (view) => (view.over ? ended(view, view.over) : `Turn ${view.turn.number}.`),
};
