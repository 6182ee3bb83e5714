import { type Deck, deckOf, module, type Options, preconstructed, type State } from '@ragtag/card-game';
import { games } from '@ragtag/games';
import { HostedGame } from '@ragtag/host';
import { type Level, plainAid, type SeatAtStart } from '@ragtag/kernel';
import { bringing } from '../../bringing';
import type { Job, Terms } from '../../tournament/kind';
import { median, rounded } from '../../tournament/statistics';
import { timed } from '../../tournament/timed';

export interface PlayedCardGame {
  readonly seed: string;
  readonly players: number;
  /** How well each seat played, and with what. */
  readonly levels: readonly Level[];
  /** Which side each seat was on: 0 for `level`, 1 for `against`. */
  readonly sides: readonly (0 | 1)[];
  readonly decks: readonly string[];
  /** Who was first in the first turn. */
  readonly first: number;
  /** Several or none: a tie. Null if the game did not end. */
  readonly winners: readonly number[] | null;
  readonly reason: string;
  readonly turns: number;
  readonly answers: number;
  readonly milliseconds: number;
  /** What a bot took to hear the news and to answer, in the middle of all answers. */
  readonly medianAnswer: number;
}

const mostAnswers = 20_000;

/**
 * The decks of a game. Sides, then decks change places from game to game, so that four games in a row are the same match from
 * all four chairs; two play with a deck and its partner.
 */
function decksAt({ players, seed, at }: Job, options: Options, { decks }: Terms): Deck[] {
  const round = at >> 2;
  const ours = preconstructed.filter(({ partner }) => partner !== undefined);
  const brought = (): Deck[] => {
    if (decks === undefined && players === 2) {
      const one = ours[round % ours.length];
      return [one, ours.find(({ id }) => id === one.partner) ?? one].map(deckOf);
    }
    const names = Array.from({ length: players }, (): SeatAtStart => ({ name: '' }));
    const seats = bringing(games.card, options, `${seed}/${round}`, names, decks);
    return seats.map(({ setup }) => setup as Deck);
  };
  const chosen = brought();
  return at & 2 ? chosen.reverse() : chosen;
}

/** A whole game of bots. */
export function playTournamentGame(job: Job, options: Options, terms: Terms): PlayedCardGame {
  const { players, seed, at } = job;
  const decks = decksAt(job, options, terms);
  const sides = decks.map((_, seat): 0 | 1 => ((seat + at) % 2 === 0 ? 0 : 1));
  const levels = sides.map((side) => (side === 0 ? terms.level : terms.against));
  const seats = decks.map((deck, seat) => ({ name: `Player ${seat + 1}`, setup: deck }));
  const began = module.start({ options, seed, seats });
  const state: State = began.state;
  const times: number[] = [];
  const bots = levels.map((level, seat) => timed(games.card.bots.create({ level, seat, seed }), times));
  const table = new HostedGame(games.card.module, began, {
    bots: new Map(bots.entries()),
    budget: () => ({ ...plainAid, playouts: terms.playouts }),
  });
  const start = performance.now();
  let first = -1;
  while (table.answers.length < mostAnswers && table.step()) {
    if (first < 0 && state.turn.number > 0) first = state.turn.first;
  }
  return {
    seed,
    players,
    levels,
    sides,
    decks: decks.map(({ name }) => name),
    first,
    winners: state.over ? state.over.winners : null,
    reason: state.over?.rule ?? 'stuck',
    turns: state.turn.number,
    answers: table.answers.length,
    milliseconds: Math.round(performance.now() - start),
    medianAnswer: rounded(median(times)),
  };
}
