import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Answer,
  type BoardFact,
  module,
  newGame,
  type Options,
  replay,
  type Selection,
  save,
  saveFact,
  stateVersion,
} from '@ragtag/board-game';
import { games } from '@ragtag/games';
import { HostedGame, randomPlayer, type SeatPlan } from '@ragtag/host';
import { gameOptions } from '../input/game-options';
import { print } from '../output/print';
import { opponents, type PlayLevel } from '../play/opponents';
import { cover, type Stop, traitsOf } from './stops';

/** Games of this build, as it stores them, which later builds must be able to go on with. */

interface Recorded {
  readonly selection: Selection;
  readonly options: Options;
  readonly seed: string;
  readonly names: readonly string[];
  readonly answers: readonly Answer[];
}

const people = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eli', 'Fay'];
const variants: readonly Selection[] = [
  {},
  { discreet: true },
  { nosympathizer: true },
  { nosympathizer: true, discreet: true },
  { difficulty: 'easierhumans' },
];

/** Random players do the rarest things; officers come furthest. */
function answersOf(options: Options, seed: string, names: readonly string[], level: PlayLevel): Answer[] {
  const seats = names.map((name): SeatPlan => ({ name, by: 'bot' }));
  const bots = opponents(games.board, seats, { level, seed }, randomPlayer(seed));
  const game = new HostedGame(games.board.module, newGame(options, seed, names), { bots });
  while (game.step());
  return game.answers;
}

function play(count: number): Recorded[] {
  return Array.from({ length: count }, (_, n) => {
    const selection: Selection = { ...variants[n % variants.length], players: 3 + (n % 4) };
    const options = gameOptions(module, selection);
    const seed = `saved ${n}`;
    const names = people.slice(0, selection.players);
    return {
      selection,
      options,
      seed,
      names,
      answers: answersOf(options, seed, names, n % 3 === 0 ? 'officer' : 'random'),
    };
  });
}

function stopsIn(games: readonly Recorded[]): Stop[] {
  return games.flatMap(({ options, seed, names, answers }, game) => {
    const stops: Stop[] = [];
    let given = 0;
    const look = (_facts: unknown, _answer: unknown, state: Parameters<typeof traitsOf>[0]) => {
      if (!state.over) stops.push({ game, answers: given, traits: traitsOf(state) });
      given++;
    };
    replay(options, seed, answers, look, names);
    return stops;
  });
}

/** An answer in a line: seat, question, picks. */
const short = ({ seat, question, picks }: Answer) => [seat, question, ...picks];

function running({ selection, options, seed, names, answers }: Recorded, stop: Stop): object {
  const given = answers.slice(0, stop.answers);
  const state = save(replay(options, seed, given, undefined, names));
  return { in: stop.traits, selection, seed, names, answers: given.map(short), state };
}

/** What a finished game told, a fact in each line. */
function factsOf({ options, seed, names, answers }: Recorded): string {
  const lines: string[] = [];
  const tell = (news: readonly BoardFact[]) => {
    for (const fact of news) lines.push(`${JSON.stringify(saveFact(fact))}\n`);
  };
  replay(options, seed, answers, tell, names);
  return lines.join('');
}

function finished({ selection, options, seed, names, answers }: Recorded): object {
  const { over } = replay(options, seed, answers, undefined, names);
  return { selection, seed, names, answers: answers.map(short), over };
}

/** Writes recordings of this build into a folder that is named after the version of its states, and a word. */
export function recordGames(folder: string, word: string, count: number): void {
  const games = play(count);
  const stops = cover(stopsIn(games));
  const endings = [3, 4, 5, 6].map((players) => {
    const ended = games.filter(({ selection }) => selection.players === players);
    // The longest has the most in it.
    return ended.reduce((a, b) => (a.answers.length >= b.answers.length ? a : b));
  });
  const into = join(folder, `version-${stateVersion}-${word}`);
  mkdirSync(into, { recursive: true });
  const write = (name: string, lines: readonly object[]) =>
    writeFileSync(join(into, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write(
    'running.jsonl',
    stops.map((stop) => running(games[stop.game], stop)),
  );
  write('finished.jsonl', endings.map(finished));
  for (const game of endings)
    writeFileSync(join(into, `facts-${game.options.players}.jsonl.gz`), gzipSync(factsOf(game)));
  print(`${stops.length} running and ${endings.length} finished games in ${into}`);
}
