import { type Fact, type GameView, type MachineState, ReplayFailed } from '@ragtag/kernel';
import { type Desk, deskOf } from '../desk';
import { Failure } from '../failure';
import { type GameFile, readGame } from '../game-file';
import { readText } from '../input/read-text';
import { print, printJson } from '../output/print';
import { type Audience, type Line, type Speaker, speakerFor } from '../words';

export interface ReplayFlags {
  readonly to?: number;
  readonly seat?: number;
  readonly story?: boolean;
  readonly json?: boolean;
}

/** A line of the log, and after how many answers it came. */
interface LogLine extends Line {
  readonly after: number;
}

export async function replayFile(file: string, flags: ReplayFlags): Promise<void> {
  const game = readGame(readText(file), file);
  const { module } = game.playable;
  const { players } = game.options;
  if (flags.seat !== undefined && flags.seat >= players) {
    throw new Failure(`There is no seat ${flags.seat}: ${players} players sit at seats 0 to ${players - 1}.`);
  }
  const desk = await deskOf(module);
  if (flags.story) return print(await tellStory(game, desk, flags));
  const speaker = await speakerFor(module, desk);
  const { state, log } = playAgain(game, speaker, flags);
  if (flags.to === undefined) compareEnd(game, state, file);
  if (flags.json) printJson(report(game, state, log, desk, flags));
  else {
    for (const { fact, text } of log) print(speaker.isTurn(fact) ? `\n${text}` : text);
    print(`\n${describeEnd(game, state, speaker)}`);
  }
}

/** A story is told to people who may know everything. */
async function tellStory(game: GameFile, desk: Desk, { to, seat, json }: ReplayFlags): Promise<string> {
  if (seat !== undefined || json) throw new Failure('A story is told of the whole table, and in words.');
  if (!desk.story) throw new Failure('Nobody tells stories of this game.');
  return desk.story({ ...game, answers: game.answers.slice(0, to) });
}

function playAgain(
  { playable: { module }, options, seed, seats, answers: all }: GameFile,
  speaker: Speaker,
  { to, seat }: ReplayFlags,
): { state: MachineState; log: LogLine[] } {
  const audience: Audience = seat ?? 'referee';
  const answers = all.slice(0, to);
  const log: LogLine[] = [];
  let after = -1;
  try {
    const listen = (facts: readonly Fact[], _given: unknown, now: MachineState) => {
      after++;
      for (const line of speaker.tell(facts, now, audience)) log.push({ after, ...line });
    };
    const state = module.replay({ options, seed, seats }, answers, listen);
    return { state, log };
  } catch (error) {
    if (!(error instanceof ReplayFailed)) throw error;
    const { seat: who, picks } = answers[error.index];
    throw new Failure(
      `${error.message} (seat ${who} picked ${JSON.stringify(picks.join(', '))})\nA game that was saved by another version of the rules may not follow from its answers any more.`,
    );
  }
}

/** A file that tells how the game ended must be right. */
function compareEnd(game: GameFile, { over }: MachineState, file: string): void {
  if (game.over === undefined || JSON.stringify(game.over) === JSON.stringify(over)) return;
  const told = (end: unknown) => (end ? `the end ${JSON.stringify(end)}` : 'no end');
  throw new Failure(`${file} tells of ${told(game.over)}, but its answers lead to ${told(over)}.`);
}

function describeEnd({ playable: { module } }: GameFile, state: MachineState, speaker: Speaker): string {
  const turn = module.turn(state);
  if (state.over) return `${speaker.standing(module.view(state, null))} It took ${turn} turns.`;
  const waiting = [...new Set(state.questions.map(({ seat }) => seat))].sort().map((seat) => `seat ${seat}`);
  const where = turn === 0 ? 'with its setup' : `in turn ${turn}`;
  return `The game goes on ${where}: ${new Intl.ListFormat('en').format(waiting)} must answer.`;
}

function report(
  { playable: { module }, options, seed, answers }: GameFile,
  state: MachineState,
  log: readonly LogLine[],
  desk: Desk,
  { to, seat }: ReplayFlags,
) {
  const shown: GameView = module.view(state, null);
  return {
    game: module.id,
    options: module.options.selectionOf(options),
    seed,
    players: shown.players.map(({ name }, at) => ({ seat: at, name, ...desk.about?.(shown, at) })),
    answers: Math.min(answers.length, to ?? answers.length),
    turns: module.turn(state),
    over: state.over,
    log: log.map(({ after, text, fact }) => ({ after, text, ...fact })),
    ...(seat !== undefined && { view: module.view(state, seat) }),
  };
}
