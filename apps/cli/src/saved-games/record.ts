import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Playable } from '@ragtag/games';
import { HostedGame, randomPlayer, type SeatPlan } from '@ragtag/host';
import type { Answer, Beginning, Fact, GameOptions, MachineState, Picked } from '@ragtag/kernel';
import { bringing } from '../bringing';
import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { gameOptions } from '../input/game-options';
import { print } from '../output/print';
import { opponents, type PlayLevel } from '../play/opponents';
import { cover, type Stop } from './cover';
import type { RecordingPlan } from './plan';

/** Games of this build, as it stores them, which later builds must be able to go on with. */

interface Recorded extends Beginning<GameOptions> {
  readonly selection: Picked;
  readonly answers: readonly Answer[];
}

const people = ['Ada', 'Ben', 'Cyd', 'Dee', 'Eli', 'Fay', 'Gus'];

/** Random players do the rarest things; officers come furthest. */
function answersOf(playable: Playable, beginning: Beginning<GameOptions>, level: PlayLevel): Answer[] {
  const { seed } = beginning;
  const seats = beginning.seats.map((seat): SeatPlan => ({ ...seat, by: 'bot' }));
  const bots = opponents(playable, seats, { level, seed }, randomPlayer(seed));
  const game = new HostedGame(playable.module, playable.module.start(beginning), { bots });
  while (game.step());
  return game.answers;
}

/** Every variant with every number of players that it can be played by. */
function selectionsOf({ module }: Playable, { players, variants }: RecordingPlan): Picked[] {
  const all = variants.flatMap((variant) =>
    players.map((number): Picked => ({ ...variant, players: number })),
  );
  return all.filter((selection) => module.options.resolve(selection).ok);
}

function play(playable: Playable, plan: RecordingPlan, count: number): Recorded[] {
  const selections = selectionsOf(playable, plan);
  return Array.from({ length: count }, (_, n) => {
    const round = Math.floor(n / selections.length);
    const selection = selections[n % selections.length];
    const options = gameOptions(playable.module, selection);
    const seed = `saved ${n}`;
    const names = people.slice(0, options.players).map((name) => ({ name }));
    const brought = plan.decks?.[(n + round) % plan.decks.length];
    const beginning = { options, seed, seats: bringing(playable, options, seed, names, brought) };
    const answers = answersOf(playable, beginning, (n + round) % 3 === 0 ? 'officer' : 'random');
    return { ...beginning, selection, answers };
  });
}

function stopsIn(
  { module }: Playable,
  games: readonly Recorded[],
  traitsOf: RecordingPlan['traitsOf'],
): Stop[] {
  return games.flatMap((recorded, game) => {
    const stops: Stop[] = [];
    let given = 0;
    module.replay(recorded, recorded.answers, (_facts: unknown, _answer: unknown, state: MachineState) => {
      if (!state.over) stops.push({ game, answers: given, traits: traitsOf(state) });
      given++;
    });
    return stops;
  });
}

/** An answer in a line: seat, question, picks. */
const short = ({ seat, question, picks }: Answer) => [seat, question, ...picks];

/** How a game began, by names. */
function begun({ module: { setup } }: Playable, { selection, seed, seats }: Recorded): object {
  const names = seats.map(({ name }) => name);
  if (!setup?.write) return { selection, seed, names };
  return { selection, seed, names, brought: seats.map((seat) => setup.write?.(seat.setup)) };
}

function running(playable: Playable, game: Recorded, stop: Stop): object {
  const given = game.answers.slice(0, stop.answers);
  const state = playable.module.save(playable.module.replay(game, given));
  return { in: stop.traits, ...begun(playable, game), answers: given.map(short), state };
}

/** What a finished game told, a fact in each line. */
function factsOf({ module }: Playable, game: Recorded): string {
  const lines: string[] = [];
  module.replay(game, game.answers, (news: readonly Fact[]) => {
    for (const fact of news) lines.push(`${JSON.stringify(module.saveFact(fact))}\n`);
  });
  return lines.join('');
}

function finished(playable: Playable, game: Recorded): object {
  const { over } = playable.module.replay(game, game.answers);
  return { ...begun(playable, game), answers: game.answers.map(short), over };
}

/** Writes recordings of this build into a folder that is named after the version of its states, and a word. */
export async function recordGames(
  game: string,
  packages: string,
  word: string,
  count: number,
): Promise<void> {
  const playable = readGameId(game);
  const { recording: plan } = await deskOf(playable.module);
  if (!plan) throw new Failure('Nobody has planned what to record of this game.');
  const games = play(playable, plan, count);
  const stops = cover(stopsIn(playable, games, plan.traitsOf));
  const endings = plan.players.map((players) => {
    const ended = games.filter(({ selection }) => selection.players === players);
    // The longest has the most in it.
    return ended.reduce((a, b) => (a.answers.length >= b.answers.length ? a : b));
  });
  const { version } = playable.module.start(games[0]).state;
  const into = join(packages, plan.package, 'test', 'saved', `version-${version}-${word}`);
  mkdirSync(into, { recursive: true });
  const write = (name: string, lines: readonly object[]) =>
    writeFileSync(join(into, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  write(
    'running.jsonl',
    stops.map((stop) => running(playable, games[stop.game], stop)),
  );
  write(
    'finished.jsonl',
    endings.map((ending) => finished(playable, ending)),
  );
  for (const ending of endings)
    writeFileSync(
      join(into, `facts-${ending.options.players}.jsonl.gz`),
      gzipSync(factsOf(playable, ending)),
    );
  for (const [name, data] of Object.entries(plan.beside?.() ?? {}))
    writeFileSync(join(into, `${name}.json`), `${JSON.stringify(data)}\n`);
  print(`${stops.length} running and ${endings.length} finished games in ${into}`);
}
