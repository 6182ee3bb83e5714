import { shuffle } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import { agendaCards } from '../cards/tables';
import type { G } from '../rules';
import type { State } from '../state';
import { rights } from '../table/standing';
import { type AgendaDeck, agendaDecks, type Seat } from '../terms';

/** Dealing Agendas. */

/** rule: setup.pegasus.agenda-decks */
export function layAgendas(s: State): void {
  const { options } = s;
  if (!options.agenda) return;
  const [hostile, sympathetic] = agendaDecks.map((deck) =>
    shuffle(
      s,
      'setup',
      kindsOf(options, 'agenda', agendaCards, (card) => card.deck === deck),
    ),
  );
  s.agendas = { hostile, sympathetic };
}

export function dealAgenda(g: G, seat: Seat, deck: AgendaDeck, rule: string): void {
  const card = g.state.agendas?.[deck].pop();
  if (card === undefined) return;
  g.state.players[seat].agenda = card;
  g.facts.push({ fact: 'agenda-dealt', seat, deck, rule });
  g.facts.push({ fact: 'agenda-received', seat, card, only: [seat] });
}

/** rule: setup.loyalty-deck.agenda-sympathetic, setup.loyalty-deck.agenda-hostile */
export function dealFirstAgendas(g: G): void {
  const { players } = g.state;
  const deck = players.length % 2 === 0 ? 'sympathetic' : 'hostile';
  players.forEach((p, seat) => {
    if (rights(p).ownGoals) dealAgenda(g, seat, deck, `setup.loyalty-deck.agenda-${deck}`);
  });
}
