import {
  type Answer,
  answer,
  type BoardFact,
  crisisCards,
  newGame,
  type OpenQuestion,
  type Options,
  pending,
  type State,
  superCrisisCards,
  view,
} from '@ragtag/board-game';
import { cardText, sayOption, sayQuestion } from '@ragtag/board-game/say';
import { type Chooser, randomPicks } from '@ragtag/kernel';
import { Failure } from '../failure';
import type { GameFile } from '../game-file';
import { hanging, lineWidth, print, textWidth, wrap } from '../output/print';
import { randomPlayer } from '../random-game';
import { readerFor, tell } from '../words';
import { Opponents, type PlayLevel } from './bots';
import type { Lines } from './lines';
import { howToPick, readPicks } from './picks';
import { describeOwn, describeTable } from './table';

const you = 0;
const recentLines = 30;
const mostTries = 200;
/** Lines in a row that answer nothing, of those who are not there to read why. */
const mostVain = 50;

const help = `
  1, 2 3     pick options by their numbers (or ids)
  b          show the table
  h          show your hand and your secrets
  l          show the last lines of the log
  r          answer at random
  auto       answer at random from now on
  q          quit`;

/** A line of the log, broken between words where the terminal would break it anywhere. */
function wrapLog(line: string): string {
  const width = lineWidth(Number.POSITIVE_INFINITY);
  return line.length > width ? wrap(line, width, '    ') : line;
}

/** A game of one person, at seat 0, against bots. Shows nothing but that seat's view and facts. */
export class Session {
  readonly #state: State;
  readonly #seed: string;
  readonly #names: readonly string[];
  readonly #answers: Answer[] = [];
  readonly #log: string[] = [];
  readonly #pick: Chooser;
  readonly #wanted: string | undefined;
  readonly #opponents: Opponents;
  #tableShownIn = -1;
  #auto = false;
  #left: 'quit' | 'input-ended' | undefined;
  #refusal = '';

  constructor(options: Options, seed: string, level: PlayLevel, wanted: string | undefined) {
    this.#seed = seed;
    this.#wanted = wanted;
    this.#pick = randomPlayer(seed);
    this.#names = Array.from({ length: options.players }, (_, seat) =>
      seat === you ? 'You' : `Bot ${seat}`,
    );
    const { state, facts } = newGame(options, seed, this.#names);
    this.#state = state;
    this.#opponents = new Opponents(state, { level, seed, person: you, wanted }, this.#pick);
    this.#tell(facts);
  }

  game(): GameFile {
    const { options, over } = this.#state;
    return { options, seed: this.#seed, names: this.#names, answers: this.#answers, over };
  }

  /** Plays until the game is over or the person leaves. */
  async run(lines: Lines): Promise<void> {
    while (!this.#state.over && !this.#left) {
      const questions = pending(this.#state);
      for (const question of questions) {
        if (question.seat === you) continue;
        this.#answerForBot(question);
        if (await lines.interrupted()) this.#left = 'quit';
      }
      if (questions.some(({ seat }) => seat === you) && !this.#left) await this.#askPerson(lines);
    }
  }

  /** The table at the end, or where the game was left. */
  farewell(): string {
    const { over, turn } = this.#state;
    if (over) return `\n${describeTable(view(this.#state, you))}`;
    const where = turn.number === 0 ? 'while it is set up' : `in turn ${turn.number}`;
    return this.#left === 'input-ended'
      ? `\nThe input has ended. You leave the game ${where}.`
      : `\nYou leave the game ${where}.`;
  }

  #answerForBot(question: OpenQuestion): void {
    this.#tryUntilTaken(question, (tries) => this.#opponents.picks(question, tries));
  }

  /** Some picks may not go together; another try finds some that do. */
  #tryUntilTaken(question: OpenQuestion, picks: (tries: number) => string[]): void {
    let problem: string | undefined = '';
    for (let tries = 0; problem !== undefined && tries < mostTries; tries++)
      problem = this.#give(question, picks(tries));
    if (problem !== undefined) throw new Error(`${question.ask} cannot be answered: ${problem}`);
  }

  /** Answers a question; the text says why the answer is not taken, if it is not. */
  #give({ seat, id }: OpenQuestion, picks: string[]): string | undefined {
    const given = { seat, question: id, picks };
    const answered = answer(this.#state, given);
    if (!answered.ok) return answered.refusal.message;
    this.#answers.push(given);
    this.#tell(answered.facts);
    return undefined;
  }

  #tell(facts: readonly BoardFact[]): void {
    this.#opponents.hear(facts);
    for (const { fact, text } of tell(facts, this.#state, you)) {
      const lines = [fact.fact === 'turn-started' ? `\n${text}` : wrapLog(text)];
      if (fact.fact === 'crisis-drawn') {
        const card = (fact.deck === 'crisis' ? crisisCards : superCrisisCards)[fact.card];
        lines.push(hanging('    ', cardText(card).text, textWidth()));
      }
      for (const line of lines) print(line);
      this.#log.push(...lines);
    }
  }

  async #askPerson(lines: Lines): Promise<void> {
    const [question] = view(this.#state, you).questions;
    if (!question) return;
    if (this.#takeWantedCharacter(question)) return;
    if (this.#auto) {
      this.#tryUntilTaken(question, () => randomPicks(question, this.#pick));
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
    const asked = sayQuestion(question, readerFor(this.#state, you));
    const why = this.#refusal === '' ? '' : `: ${this.#refusal}`;
    return new Failure(
      `${mostVain} lines in a row do not answer the question "${asked}" The last is "${line}"${why}`,
    );
  }

  #takeWantedCharacter(question: OpenQuestion): boolean {
    if (question.ask !== 'pick-character' || this.#wanted === undefined) return false;
    if (question.options.some(({ id }) => id === this.#wanted))
      return this.#give(question, [this.#wanted]) === undefined;
    print(`${this.#wanted} cannot be picked in this game.`);
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
        print(describeTable(view(this.#state, you)));
        return false;
      case 'h':
        print(describeOwn(view(this.#state, you)));
        return false;
      case 'l':
        print(this.#log.slice(-recentLines).join('\n'));
        return false;
      case 'r':
        this.#tryUntilTaken(question, () => randomPicks(question, this.#pick));
        return true;
      case 'auto':
        this.#auto = true;
        return false;
      default:
        return this.#answerPicks(line, question);
    }
  }

  #answerPicks(line: string, question: OpenQuestion): boolean {
    const read = readPicks(line, question);
    const problem = read.ok ? this.#give(question, read.picks) : read.problem;
    this.#refusal = problem ?? '';
    if (problem !== undefined) print(problem);
    return problem === undefined;
  }

  #showTableOnceATurn(): void {
    const { number } = this.#state.turn;
    if (number === this.#tableShownIn) return;
    this.#tableShownIn = number;
    const seen = view(this.#state, you);
    print(`\n${describeTable(seen)}\n${describeOwn(seen)}`);
  }

  #show(question: OpenQuestion): void {
    const reader = readerFor(this.#state, you);
    print(`\n${sayQuestion(question, reader)}`);
    question.options.forEach((option, i) => {
      const { label, whatHappens } = sayOption(question, option, reader);
      const text = whatHappens === undefined ? label : `${label} — ${whatHappens}`;
      print(hanging(`  ${String(i + 1).padStart(2)}  `, text, textWidth()));
    });
    if (question.max > 1 || question.min === 0) print(howToPick(question));
  }
}
