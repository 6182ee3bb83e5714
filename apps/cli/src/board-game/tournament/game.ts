import {
  agendaCards,
  type BoardFact,
  isKnownCylon,
  module,
  newGame,
  type Options,
  type State,
  teamOf,
  type View,
  winners,
} from '@ragtag/board-game';
import { type Bot, createSidedBot } from '@ragtag/bots/board';
import { HostedGame } from '@ragtag/host';
import { type Level, plainAid } from '@ragtag/kernel';
import { median, rounded } from '../../tournament/statistics';
import { timed } from '../../tournament/timed';

export interface Teams {
  readonly humans: Level;
  readonly cylons: Level;
  /** Imagined games that an admiral plays for one decision. */
  readonly playouts: number;
}

/** One seat's suspicion of another, after a jump: how strong, whether it was right, and whether it was still open. */
export type Suspicion = readonly [jump: number, chance: number, isCylon: 0 | 1, hidden: 0 | 1];

export interface PlayedGame {
  readonly seed: string;
  readonly players: number;
  readonly winner: 'humans' | 'cylons' | null;
  readonly reason: string;
  readonly turns: number;
  readonly answers: number;
  readonly distance: number;
  readonly revealed: number;
  readonly milliseconds: number;
  /** What a bot took to hear the news and to answer, in the middle of all answers. */
  readonly medianAnswer: number;
  readonly suspicions: readonly Suspicion[];
  /** What whoever won or lost by an Agenda wanted. */
  readonly leader?: { readonly agenda: string; readonly won: boolean };
}

const mostAnswers = 20_000;

function isCylon(state: State, seat: number): boolean {
  return teamOf(state, seat) === 'cylons';
}

/** What every human believes of everybody else. */
function suspicionsAfter(
  table: HostedGame<State, BoardFact, View>,
  bots: readonly Bot[],
  jump: number,
): Suspicion[] {
  const { state } = table;
  return bots.flatMap((bot) => {
    if (isCylon(state, bot.seat)) return [];
    const chances = bot.suspicions(table.show(bot));
    return chances.flatMap((chance, seat): Suspicion[] => {
      if (seat === bot.seat) return [];
      const hidden = isKnownCylon(state.players[seat]) ? 0 : 1;
      return [[jump, Math.round(chance * 1000) / 1000, isCylon(state, seat) ? 1 : 0, hidden]];
    });
  });
}

function leaderOf(state: State): Pick<PlayedGame, 'leader'> {
  const seat = state.players.findIndex(({ agenda }) => agenda !== undefined);
  const { agenda } = state.players[seat] ?? {};
  if (agenda === undefined) return {};
  return { leader: { agenda: agendaCards[agenda].id, won: winners(state).includes(seat) } };
}

/** A whole game of bots. */
export function playTournamentGame(options: Options, seed: string, teams: Teams): PlayedGame {
  const began = newGame(options, seed);
  const { state } = began;
  const times: number[] = [];
  const bots = state.players.map((_, seat) => createSidedBot(teams.humans, teams.cylons, seat, seed));
  const table = new HostedGame(module, began, {
    bots: new Map(bots.map((bot) => [bot.seat, timed(bot, times)])),
    budget: () => ({ ...plainAid, playouts: teams.playouts }),
  });
  const start = performance.now();
  const suspicions: Suspicion[] = [];
  let jumps = 0;
  for (let news = table.step(); news && table.answers.length < mostAnswers; news = table.step()) {
    for (const { fact } of news) {
      if (fact !== 'fleet-jumps' || state.over) continue;
      jumps++;
      suspicions.push(...suspicionsAfter(table, bots, jumps));
    }
  }
  return {
    seed,
    players: options.players,
    winner: state.over?.winner ?? null,
    reason: state.over?.reason ?? 'stuck',
    turns: state.turn.number,
    answers: table.answers.length,
    distance: state.distance,
    revealed: state.players.filter(isKnownCylon).length,
    milliseconds: Math.round(performance.now() - start),
    medianAnswer: rounded(median(times)),
    suspicions,
    ...leaderOf(state),
  };
}
