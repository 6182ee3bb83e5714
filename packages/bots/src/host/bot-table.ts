import {
  answer,
  type BoardFact,
  factsFor,
  module,
  type OpenQuestion,
  pending,
  type State,
  type View,
  view,
} from '@ragtag/board-game';
import { randomPicks } from '@ragtag/kernel';
import { type Aid, plainAid } from '../admiral/aid';
import type { Bot } from '../bot';
import type { Claim } from '../claims/claim';
import { hostChooser } from './host-chooser';

/** Bots at a table, seen from the side that holds the state: it shows each of them its view, and no more. */
export class BotTable {
  readonly state: State;
  readonly bots: readonly Bot[];
  answers = 0;
  readonly said: Claim[] = [];
  readonly #unheard: BoardFact[][];
  readonly #budget: Pick<Aid, 'playouts' | 'turns' | 'mayGoOn'>;

  constructor(
    state: State,
    facts: readonly BoardFact[],
    bots: readonly Bot[],
    budget: Pick<Aid, 'playouts' | 'turns' | 'mayGoOn'> = plainAid,
  ) {
    this.state = state;
    this.bots = bots;
    this.#budget = budget;
    this.#unheard = bots.map(() => []);
    this.tell(facts);
  }

  /** What happened, kept for each seat until it is asked again. */
  tell(facts: readonly BoardFact[]): void {
    for (let seat = 0; seat < this.bots.length; seat++) this.#unheard[seat].push(...factsFor(facts, seat));
  }

  /** Brings a bot up to date, and returns what it sees. */
  show(seat: number): View {
    const shown = view(this.state, seat);
    if (this.#unheard[seat].length > 0) this.bots[seat].hear(this.#unheard[seat].splice(0), shown);
    return shown;
  }

  /** Lets a bot say what it has to say; everybody hears it. */
  #talk(seat: number, shown: View): void {
    for (const claim of this.bots[seat].claims(shown)) {
      this.said.push(claim);
      for (const bot of this.bots) if (bot.seat !== seat) bot.hearClaim(claim, this.show(bot.seat));
    }
  }

  /** Lets every bot that is asked answer; returns what happened, or nothing once the game is over. */
  step(): BoardFact[] | null {
    if (this.state.over) return null;
    const news: BoardFact[] = [];
    for (const question of pending(this.state)) {
      const facts = this.#answer(question);
      this.tell(facts);
      news.push(...facts);
      this.answers++;
    }
    return news;
  }

  #answer(question: OpenQuestion): BoardFact[] {
    const { seat, id } = question;
    const shown = this.show(seat);
    this.#talk(seat, shown);
    const picks = this.bots[seat].answer(shown, question, this.#aid(seat));
    const answered = answer(this.state, { seat, question: id, picks });
    if (answered.ok) return answered.facts;
    return this.#answerAnyhow(question);
  }

  /** Picks that may not go together, in a question that no bot knows: tried at random until some do. */
  #answerAnyhow(question: OpenQuestion): BoardFact[] {
    const pick = hostChooser(question);
    for (let tries = 0; tries < 1000; tries++) {
      const picks = randomPicks(question, pick);
      const answered = answer(this.state, { seat: question.seat, question: question.id, picks });
      if (answered.ok) return answered.facts;
    }
    throw new Error(`no legal answer found to ${question.ask}`);
  }

  #aid(seat: number): Aid {
    return {
      ...this.#budget,
      imagine: (random, believed) => module.determinize(this.state, seat, random, believed),
    };
  }
}
