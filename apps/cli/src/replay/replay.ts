import { type BoardFact, replay, type State, selectionOf, type Verdict, view } from '@ragtag/board-game';
import { ReplayFailed } from '@ragtag/kernel';
import { Failure } from '../failure';
import { type GameFile, readGame } from '../game-file';
import { readText } from '../input/read-text';
import { print, printJson } from '../output/print';
import { type Audience, type Line, tell } from '../words';

export interface Flags {
  readonly to?: number;
  readonly seat?: number;
  readonly json?: boolean;
}

/** A line of the log, and after how many answers it came. */
interface LogLine extends Line {
  readonly after: number;
}

export function replayFile(file: string, flags: Flags): void {
  const game = readGame(readText(file), file);
  const { players } = game.options;
  if (flags.seat !== undefined && flags.seat >= players) {
    throw new Failure(`There is no seat ${flags.seat}: ${players} players sit at seats 0 to ${players - 1}.`);
  }
  const { state, log } = playAgain(game, flags);
  if (flags.to === undefined) compareEnd(game, state, file);
  if (flags.json) printJson(report(game, state, log, flags));
  else {
    for (const { fact, text } of log) print(fact.fact === 'turn-started' ? `\n${text}` : text);
    print(`\n${describeEnd(state)}`);
  }
}

function playAgain(game: GameFile, { to, seat }: Flags): { state: State; log: LogLine[] } {
  const audience: Audience = seat ?? 'referee';
  const answers = game.answers.slice(0, to);
  const log: LogLine[] = [];
  let after = -1;
  try {
    const listen = (facts: readonly BoardFact[], _given: unknown, now: State) => {
      after++;
      for (const line of tell(facts, now, audience)) log.push({ after, ...line });
    };
    const state = replay(game.options, game.seed, answers, listen, game.names);
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
function compareEnd(game: GameFile, { over }: State, file: string): void {
  if (game.over === undefined || JSON.stringify(game.over) === JSON.stringify(over)) return;
  const told = (verdict: Verdict | null) =>
    verdict ? `the ${verdict.winner} winning by ${verdict.rule} (${verdict.reason})` : 'no end';
  throw new Failure(`${file} tells of ${told(game.over)}, but its answers lead to ${told(over)}.`);
}

function describeEnd({ over, turn, questions }: State): string {
  if (over) return `The ${over.winner === 'humans' ? 'humans' : 'Cylons'} have won in turn ${turn.number}.`;
  const waiting = [...new Set(questions.map(({ seat }) => seat))].sort().map((seat) => `seat ${seat}`);
  const where = turn.number === 0 ? 'with its setup' : `in turn ${turn.number}`;
  return `The game goes on ${where}: ${new Intl.ListFormat('en').format(waiting)} must answer.`;
}

function report(game: GameFile, state: State, log: readonly LogLine[], { to, seat }: Flags) {
  return {
    options: selectionOf(game.options),
    seed: game.seed,
    players: state.players.map(({ name, character }, at) => ({ seat: at, name, character })),
    answers: Math.min(game.answers.length, to ?? game.answers.length),
    turns: state.turn.number,
    over: state.over,
    log: log.map(({ after, text, fact }) => ({ after, text, ...fact })),
    ...(seat !== undefined && { view: view(state, seat) }),
  };
}
