import {
  agendaCards,
  type BoardFact,
  type Claim,
  isKnownCylon,
  module,
  motiveCards,
  newGame,
  type Options,
  rights,
  type State,
  teamOf,
  type View,
  winners,
} from '@ragtag/board-game';
import { type Bot, createSidedBot, winChance } from '@ragtag/bots/board';
import { HostedGame } from '@ragtag/host';
import { type Level, plainAid } from '@ragtag/kernel';
import type { KeptGame } from '../../tournament/kind';
import { median, rounded } from '../../tournament/statistics';
import { timed } from '../../tournament/timed';

export interface Teams {
  readonly humans: Level;
  readonly cylons: Level;
  /** Imagined games that an admiral plays for one decision. */
  readonly playouts: number;
  /** How hard hidden Cylons play, where it is not left to them. */
  readonly malice?: number;
}

/** One seat's suspicion of another, after a jump: how strong, whether it was right, and whether it was still open. */
export type Suspicion = readonly [jump: number, chance: number, isCylon: 0 | 1, hidden: 0 | 1];

export interface PlayedBoardGame {
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
  /** How likely the humans were to win two turns before the end; absent where there were no two turns. */
  readonly lateChance?: number;
  /** Whether a human told the table of a suspicion against another human; absent in games of earlier versions. */
  readonly wronglyAccused?: boolean;
  /** Whether a Cylon had still not shown itself when the game was over. */
  readonly neverFound?: boolean;
  /** What whoever won or lost by an Agenda or by Motives wanted. */
  readonly leader?: { readonly wanted: readonly string[]; readonly won: boolean };
  readonly options?: string;
}

const mostAnswers = 20_000;

function isCylon(state: State, seat: number): boolean {
  return teamOf(state, seat) === 'cylons';
}

/** Whether somebody's side is there to be found out: everybody knows a Leader, and nobody what it wants. */
const hasSide = (state: State, seat: number): boolean => !rights(state.players[seat]).ownGoals;

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
      if (seat === bot.seat || !hasSide(state, seat)) return [];
      const hidden = isKnownCylon(state.players[seat]) ? 0 : 1;
      return [[jump, Math.round(chance * 1000) / 1000, isCylon(state, seat) ? 1 : 0, hidden]];
    });
  });
}

function leaderOf(state: State): Pick<PlayedBoardGame, 'leader'> {
  const seat = state.players.findIndex(
    ({ agenda, motives }) => agenda !== undefined || motives !== undefined,
  );
  if (seat < 0) return {};
  const { agenda, motives = [] } = state.players[seat];
  const wanted =
    agenda === undefined ? motives.map(({ card }) => motiveCards[card].id) : [agendaCards[agenda].id];
  return { leader: { wanted, won: winners(state).includes(seat) } };
}

/** Whether a human accused another one, by what they all turned out to be. */
function wasWronglyAccused({ state, spoken }: HostedGame<State, BoardFact, View>): boolean {
  return spoken.some(({ seat: by, claim }) => {
    const said = claim as Claim;
    return said.claim === 'suspects' && !isCylon(state, by) && !isCylon(state, said.seat);
  });
}

const isStillHidden = (state: State): boolean =>
  state.players.some((p, seat) => isCylon(state, seat) && hasSide(state, seat) && !isKnownCylon(p));

/** A whole game of bots. */
export function playTournamentGame(
  options: Options,
  seed: string,
  teams: Teams,
  kept?: (game: KeptGame) => void,
): PlayedBoardGame {
  const began = newGame(options, seed);
  const { state } = began;
  const times: number[] = [];
  const { humans, cylons, playouts, malice } = teams;
  const bots = state.players.map((_, seat) => createSidedBot({ humans, cylons, malice }, seat, seed));
  const table = new HostedGame(module, began, {
    bots: new Map(bots.map((bot) => [bot.seat, timed(bot, times)])),
    budget: () => ({ ...plainAid, playouts }),
  });
  const start = performance.now();
  const suspicions: Suspicion[] = [];
  let jumps = 0;
  const chances: number[] = [];
  for (let news = table.step(); news && table.answers.length < mostAnswers; news = table.step()) {
    if (chances.length < state.turn.number) chances.push(rounded(winChance(state)));
    for (const { fact } of news) {
      if (fact !== 'fleet-jumps' || state.over) continue;
      jumps++;
      suspicions.push(...suspicionsAfter(table, bots, jumps));
    }
  }
  kept?.({ answers: table.answers, spoken: table.spoken, over: state.over });
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
    wronglyAccused: wasWronglyAccused(table),
    neverFound: isStillHidden(state),
    ...(chances.length > 2 && { lateChance: chances[chances.length - 3] }),
    ...leaderOf(state),
  };
}
