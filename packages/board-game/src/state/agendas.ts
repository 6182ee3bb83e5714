import { agendaCards } from '../cards/tables';
import type { PlayerView } from '../door/view-types';
import { holds } from '../in-play/conditions';
import type { State } from '../state';
import type { AgendaDeck, Seat } from '../terms';
import { agendaDecks } from '../terms';
import { mayLook, noPieces, type Part, type PlayerPart } from './part';
import { faceDown, type Place } from './place';
import { agendaCard, fields } from './shapes';

type Piles = Record<AgendaDeck, number[]>;

declare module '../state' {
  interface Player {
    /** What the player needs to win; absent for those who win with a side. */
    agenda?: number;
  }
  interface State {
    /** Agendas that nobody has; absent where none are played with. */
    agendas?: Piles;
  }
}

declare module '../door/view-types' {
  interface PlayerView {
    /** Which it is, and whether its conditions hold now: for its holder, and for all once the game is over. */
    readonly agenda?: { readonly card: number | null; readonly holds: boolean | null };
  }
}

const inDeck = (deck: AgendaDeck) => (card: number) => agendaCards[card].deck === deck;

function agendaView(state: State, owner: Seat, card: number, seat: Seat | null): PlayerView['agenda'] {
  return mayLook(state, owner, seat)
    ? { card, holds: holds(state, agendaCards[card].if, { you: owner, bind: {} }) === true }
    : { card: null, holds: null };
}

/** Goals of players who are on nobody's side. rule: leaders.agenda-secret, secrecy.leader-goals */
export const agenda: PlayerPart<'agenda'> = {
  when: 'agenda',
  empty: () => ({ agenda: undefined }),
  copy(to, from) {
    to.agenda = from.agenda;
  },
  view(to, state, owner, seat) {
    const { agenda: card } = state.players[owner];
    to.agenda = card === undefined ? undefined : agendaView(state, owner, card, seat);
  },
  places({ players }, owner): readonly Place[] {
    const player = players[owner];
    const { agenda: card } = player;
    if (card === undefined) return [];
    return [
      {
        of: 'agenda',
        cards: [card],
        knows: (seat) => seat === owner,
        put([dealt]) {
          player.agenda = dealt;
        },
        takes: inDeck(agendaCards[card].deck),
        owner,
        tells: 'nothing',
      },
    ];
  },
  pieces: noPieces,
  atRest: { agenda: agendaCard },
};

/** The two decks of Agendas. rule: setup.pegasus.agenda-decks */
export const agendas: Part<'agendas'> = {
  when: 'agenda',
  empty: () => ({ agendas: undefined }),
  copy(to, { agendas: from }) {
    to.agendas = from && { hostile: from.hostile.slice(), sympathetic: from.sympathetic.slice() };
  },
  view: () => undefined,
  places({ agendas: piles }) {
    if (!piles) return [];
    return agendaDecks.map((deck) =>
      faceDown(
        'agenda',
        piles[deck],
        (cards) => {
          piles[deck] = cards;
        },
        { takes: inDeck(deck) },
      ),
    );
  },
  pieces: noPieces,
  atRest: { agendas: fields<Piles>({ hostile: agendaCard, sympathetic: agendaCard }) },
};
