import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  pending,
  type Seat,
  type State,
  view,
} from '@ragtag/board-game';
import { type Bot, randomBot } from './bot';
import { deal } from './deal';
import type { FromEngine } from './engine-messages';
import { type GameRecord, peopleIn, type Standing } from './record';
import type { Batch } from './source';

/** Tries before a bot that keeps answering wrongly is given up on. */
const mostTries = 200;

/** A game that runs here: people at one screen, bots in the other seats. */
export class LocalEngine {
  readonly #state: State;
  readonly #facts: BoardFact[] = [];
  readonly #people: readonly Seat[];
  readonly #bot: Bot;
  #viewer: Seat;

  constructor(record: GameRecord, viewer: Seat) {
    const { state, facts } = deal(record);
    this.#state = state;
    this.#facts.push(...facts);
    this.#people = peopleIn(record);
    this.#viewer = viewer;
    for (const given of record.answers) {
      const answered = answer(state, given);
      if (!answered.ok) throw new Error(answered.refusal.message);
      this.#facts.push(...answered.facts);
    }
    // Bots need not be repeatable: what they answered is in the record.
    this.#bot = randomBot(record.answers.length * 7919 + record.seed.length);
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
    for (let next = this.#nextBot(); next; next = this.#nextBot()) answers.push(this.#letBot(next, batches));
    return { tell: 'progress', answers, batches, standing: this.#standing(), asked: this.#asked() };
  }

  #asked(): Seat[] {
    return pending(this.#state)
      .map(({ seat }) => seat)
      .filter((seat) => this.#people.includes(seat));
  }

  #nextBot() {
    return pending(this.#state).find(({ seat }) => !this.#people.includes(seat));
  }

  #letBot(question: ReturnType<typeof pending>[number], batches: Batch[]): Answer {
    const { seat, id } = question;
    const seen = view(this.#state, seat);
    for (let tries = 0; tries < mostTries; tries++) {
      const given = { seat, question: id, picks: this.#bot(seen, question) };
      if (!this.#take(given, batches)) return given;
    }
    throw new Error(`No bot knows an answer to "${question.ask}".`);
  }

  #take(given: Answer, batches: Batch[]): string | undefined {
    const answered = answer(this.#state, given);
    if (!answered.ok) return answered.refusal.message;
    this.#facts.push(...answered.facts);
    batches.push({
      facts: factsFor(answered.facts, this.#viewer),
      view: structuredClone(view(this.#state, this.#viewer)),
    });
    return undefined;
  }

  #standing(): Standing {
    const { turn, distance, resources, players, over } = this.#state;
    const { character } = players[this.#people[0] ?? 0];
    return { turn: turn.number, distance, resources, character, over };
  }
}
