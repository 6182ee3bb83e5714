import type { Playable } from '@ragtag/games';
import { anyLegalAnswer, HostedGame, randomPlayer, type SeatPlan } from '@ragtag/host';
import {
  type Chooser,
  type Fact,
  type GameOptions,
  type GameView,
  type OpenQuestion,
  unasked,
} from '@ragtag/kernel';
import { bringing } from '../bringing';
import type { Wish } from '../desk';
import { Failure } from '../failure';
import type { GameFile } from '../game-file';
import { hanging, lineWidth, print, textWidth, wrap } from '../output/print';
import type { Speaker } from '../words';
import type { Lines } from './lines';
import { budget, opponents, type PlayLevel } from './opponents';
import { howToPick, readPicks } from './picks';

export type { PlayLevel } from './opponents';

const you = 0;
const recentLines = 30;
/** Lines in a row that answer nothing, of those who are not there to read why. */
const mostVain = 50;

const help = `
  1, 2 3     pick options by their numbers (or ids)
  b          show the table
  h          show your hand and your secrets
  l          show the last lines of the log
  !NAME      do something that nobody asks you for, where there is something
  r          answer at random
  auto       answer at random from now on
  q          quit`;

/** A line of the log, broken between words where the terminal would break it anywhere. */
function wrapLog(line: string): string {
  const width = lineWidth(Number.POSITIVE_INFINITY);
  return line.length > width ? wrap(line, width, '    ') : line;
}

interface WantedGame {
  readonly options: GameOptions;
  readonly seed: string;
  readonly level: PlayLevel;
  readonly wish?: Wish;
  /** What seats bring. */
  readonly decks?: string;
}

/** A game of one person, at seat 0, against bots. Shows nothing but that seat's view and facts. */
export class Session {
  readonly #playable: Playable;
  readonly #speaker: Speaker;
  readonly #wanted: WantedGame;
  readonly #seats: readonly SeatPlan[];
  readonly #game: HostedGame;
  readonly #log: string[] = [];
  readonly #pick: Chooser;
  #tableShownIn = -1;
  #auto = false;
  #left: 'quit' | 'input-ended' | undefined;
  #refusal = '';

  constructor(playable: Playable, speaker: Speaker, wanted: WantedGame) {
    const { module } = playable;
    const { options, seed, decks } = wanted;
    this.#playable = playable;
    this.#speaker = speaker;
    this.#wanted = wanted;
    this.#pick = randomPlayer(seed);
    const plans = Array.from(
      { length: options.players },
      (_, seat): SeatPlan =>
        seat === you ? { name: 'You', by: 'person' } : { name: `Bot ${seat}`, by: 'bot' },
    );
    const seats = bringing(playable, options, seed, plans, decks);
    this.#seats = seats;
    const started = module.start({ options, seed, seats });
    const bots = opponents(playable, seats, wanted, this.#pick);
    this.#game = new HostedGame(module, started, { bots, budget });
    this.#tell(started.facts);
  }

  game(): GameFile {
    const { options, seed } = this.#wanted;
    const { answers, state } = this.#game;
    const seats = this.#seats.map(({ name, setup }) => ({ name, ...(setup !== undefined && { setup }) }));
    return { playable: this.#playable, options, seed, seats, answers, over: state.over };
  }

  /** Plays until the game is over or the person leaves. */
  async run(lines: Lines): Promise<void> {
    const { module, state } = this.#game;
    while (!state.over && !this.#left) {
      const questions = module.pending(state);
      for (const question of questions) {
        if (question.seat === you) continue;
        this.#tell(this.#game.letAnswer(question).facts);
        if (await lines.interrupted()) this.#left = 'quit';
      }
      if (questions.some(({ seat }) => seat === you) && !this.#left) await this.#askPerson(lines);
    }
  }

  /** The table at the end, or where the game was left. */
  farewell(): string {
    const { module, state } = this.#game;
    if (state.over) return `\n${this.#speaker.table(this.#view())}`;
    const turn = module.turn(state);
    const where = turn === 0 ? 'while it is set up' : `in turn ${turn}`;
    return this.#left === 'input-ended'
      ? `\nThe input has ended. You leave the game ${where}.`
      : `\nYou leave the game ${where}.`;
  }

  #view(): GameView {
    return this.#game.module.view(this.#game.state, you);
  }

  #answerAtRandom(question: OpenQuestion): void {
    const give = (picks: readonly string[]) =>
      this.#game.take({ seat: question.seat, question: question.id, picks });
    this.#tell(anyLegalAnswer(question, undefined, give, this.#pick).facts);
  }

  /** Answers a question; the text says why the answer is not taken, if it is not. */
  #give({ seat, id }: OpenQuestion, picks: readonly string[]): string | undefined {
    const taken = this.#game.take({ seat, question: id, picks });
    if (!taken.ok) return taken.refusal.message;
    this.#tell(taken.facts);
    return undefined;
  }

  #tell(facts: readonly Fact[]): void {
    for (const { fact, text } of this.#speaker.tell(facts, this.#game.state, you)) {
      const lines = [this.#speaker.isTurn(fact) ? `\n${text}` : wrapLog(text)];
      const below = this.#speaker.below(fact);
      if (below !== undefined) lines.push(hanging('    ', below, textWidth()));
      for (const line of lines) print(line);
      this.#log.push(...lines);
    }
  }

  async #askPerson(lines: Lines): Promise<void> {
    const [question] = this.#view().questions;
    if (!question) return;
    if (this.#takeWish(question)) return;
    if (this.#auto) {
      this.#answerAtRandom(question);
      return;
    }
    this.#showTableOnceATurn();
    this.#show(question);
    for (let vain = 0; !this.#left && !this.#auto; vain++) {
      const line = await lines.next('> ');
      if (line === undefined) this.#left = lines.typed ? 'quit' : 'input-ended';
      else if (line === 'q' || line === 'quit') this.#left = 'quit';
      else if (this.#answerLine(line, question)) return;
      else if (!lines.typed && vain + 1 >= mostVain) throw this.#inVain(line, question);
    }
  }

  #inVain(line: string, question: OpenQuestion): Failure {
    const asked = this.#speaker.question(question, this.#view());
    const why = this.#refusal === '' ? '' : `: ${this.#refusal}`;
    return new Failure(
      `${mostVain} lines in a row do not answer the question "${asked}" The last is "${line}"${why}`,
    );
  }

  #takeWish(question: OpenQuestion): boolean {
    const { wish } = this.#wanted;
    if (question.ask !== wish?.ask) return false;
    if (question.options.some(({ id }) => id === wish.wanted))
      return this.#give(question, [wish.wanted]) === undefined;
    print(`${wish.wanted} cannot be picked in this game.`);
    return false;
  }

  /** Does what a line says; true when the question has been answered. */
  #answerLine(line: string, question: OpenQuestion): boolean {
    switch (line) {
      case 'help':
      case '?':
        print(help);
        return false;
      case 'b':
        print(this.#speaker.table(this.#view()));
        return false;
      case 'h':
        print(this.#speaker.own(this.#view()));
        return false;
      case 'l':
        print(this.#log.slice(-recentLines).join('\n'));
        return false;
      case 'r':
        this.#answerAtRandom(question);
        return true;
      case 'auto':
        this.#auto = true;
        return false;
      default:
        return line.startsWith('!') ? this.#unasked(line.slice(1)) : this.#answerPicks(line, question);
    }
  }

  #answerPicks(line: string, question: OpenQuestion): boolean {
    const read = readPicks(line, question);
    const problem = read.ok ? this.#give(question, read.picks) : read.problem;
    this.#refusal = problem ?? '';
    if (problem !== undefined) print(problem);
    return problem === undefined;
  }

  /** Does something unasked; true when what is asked may be something else now. */
  #unasked(name: string): boolean {
    const taken = this.#game.take({ seat: you, question: unasked, picks: [name] });
    if (!taken.ok) {
      print(taken.refusal.message);
      return false;
    }
    this.#tell(taken.facts);
    return true;
  }

  #showTableOnceATurn(): void {
    const { module, state } = this.#game;
    const turn = module.turn(state);
    if (turn === this.#tableShownIn) return;
    this.#tableShownIn = turn;
    const seen = this.#view();
    print(`\n${this.#speaker.table(seen)}\n${this.#speaker.own(seen)}`);
  }

  #show(question: OpenQuestion): void {
    const seen = this.#view();
    print(`\n${this.#speaker.question(question, seen)}`);
    this.#speaker.options(question, seen).forEach((text, i) => {
      print(hanging(`  ${String(i + 1).padStart(2)}  `, text, textWidth()));
    });
    if (question.max > 1 || question.min === 0) print(howToPick(question));
    if (seen.unasked?.length) print(`Unasked: ${seen.unasked.map((name) => `!${name}`).join(', ')}`);
  }
}
