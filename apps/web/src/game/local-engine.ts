import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  type OpenQuestion,
  pending,
  type Seat,
  type State,
  view,
} from '@ragtag/board-game';
import { anyAnswer, type Bot, botAt } from './bot';
import { deal } from './deal';
import type { FromEngine } from './engine-messages';
import { type GameRecord, peopleIn, type Standing } from './record';
import type { Batch } from './source';

/** Tries before a question that no bot answers rightly is given up on. */
const mostTries = 200;

/** A game that runs here: people at one screen, bots in the other seats. */
export class LocalEngine {
  readonly #state: State;
  readonly #facts: BoardFact[] = [];
  readonly #people: readonly Seat[];
  readonly #bots = new Map<Seat, Bot>();
  #viewer: Seat;

  constructor(record: GameRecord, viewer: Seat) {
    const { state, facts } = deal(record);
    this.#state = state;
    this.#people = peopleIn(record);
    this.#viewer = viewer;
    record.seats.forEach(({ by }, seat) => {
      if (by === 'bot') this.#bots.set(seat, botAt(seat, record.seed));
    });
    this.#hear(facts);
    for (const given of record.answers) {
      const answered = answer(state, given);
      if (!answered.ok) throw new Error(answered.refusal.message);
      this.#hear(answered.facts);
    }
  }

  sync(viewer = this.#viewer): FromEngine {
    this.#viewer = viewer;
    return { tell: 'sync', view: view(this.#state, viewer), facts: factsFor(this.#facts, viewer) };
  }

  /** Takes a person's answer, if there is one, and lets bots play until somebody here is asked. */
  play(given?: Answer): FromEngine {
    const answers: Answer[] = [];
    const batches: Batch[] = [];
    if (given) {
      const refusal = this.#take(given, batches);
      if (refusal) return { tell: 'refused', message: refusal };
      answers.push(given);
    }
    for (let next = this.#nextForBots(); next; next = this.#nextForBots()) {
      answers.push(this.#letBot(next, batches));
    }
    return { tell: 'progress', answers, batches, standing: this.#standing(), asked: this.#asked() };
  }

  #asked(): Seat[] {
    return pending(this.#state)
      .map(({ seat }) => seat)
      .filter((seat) => this.#people.includes(seat));
  }

  #nextForBots(): OpenQuestion | undefined {
    return pending(this.#state).find(({ seat }) => this.#bots.has(seat));
  }

  #letBot(question: OpenQuestion, batches: Batch[]): Answer {
    const { seat, id } = question;
    const wanted = this.#bots.get(seat)?.answer(view(this.#state, seat), question) ?? [];
    for (let tries = 0; tries < mostTries; tries++) {
      const picks = tries === 0 ? wanted : anyAnswer(question, tries);
      const given = { seat, question: id, picks };
      if (!this.#take(given, batches)) return given;
    }
    throw new Error(`No bot knows an answer to "${question.ask}".`);
  }

  #take(given: Answer, batches: Batch[]): string | undefined {
    const answered = answer(this.#state, given);
    if (!answered.ok) return answered.refusal.message;
    this.#hear(answered.facts);
    batches.push({
      facts: factsFor(answered.facts, this.#viewer),
      view: structuredClone(view(this.#state, this.#viewer)),
    });
    return undefined;
  }

  #hear(facts: readonly BoardFact[]): void {
    this.#facts.push(...facts);
    for (const [seat, bot] of this.#bots) bot.hear(factsFor(facts, seat), view(this.#state, seat));
  }

  #standing(): Standing {
    const { turn, distance, resources, players, over } = this.#state;
    const { character } = players[this.#people[0] ?? 0];
    return { turn: turn.number, distance, resources, character, over };
  }
}
