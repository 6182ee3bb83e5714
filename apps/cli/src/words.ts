import {
  type Fact,
  type GameModule,
  type GameView,
  type MachineState,
  type OpenQuestion,
  type Words,
  type Zone,
  zonesIn,
} from '@ragtag/kernel';
import type { Desk } from './desk';

/** Who reads: a seat, a spectator, or a referee who may read everything. */
export type Audience = number | 'spectator' | 'referee';

export interface Line {
  readonly fact: Fact;
  readonly text: string;
}

function seatOf(audience: Audience): number | null {
  return typeof audience === 'number' ? audience : null;
}

/** Zones as text: one line each where there is one thing, a list where there are more. */
function listed(zones: readonly Zone[]): string {
  return zones
    .map(({ name, lines }) => [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
}

/** A game in the words of the terminal. */
export class Speaker {
  readonly #module: GameModule;
  readonly #words: Words<Fact, GameView>;
  readonly #desk: Desk;

  constructor(module: GameModule, words: Words<Fact, GameView>, desk: Desk) {
    this.#module = module;
    this.#words = words;
    this.#desk = desk;
  }

  /** Facts as lines of the log, for somebody. */
  tell(facts: readonly Fact[], state: MachineState, audience: Audience): Line[] {
    const view = this.#module.view(state, seatOf(audience));
    const readable = audience === 'referee' ? facts : this.#module.factsFor(facts, view.seat);
    return readable.flatMap((fact) => {
      const text = this.#words.fact(fact, view);
      return text === '' ? [] : [{ fact, text }];
    });
  }

  /** What is printed under a fact. */
  below(fact: Fact): string | undefined {
    return this.#desk.below?.(fact);
  }

  isTurn(fact: Fact): boolean {
    return this.#module.turnBegun(fact) !== null;
  }

  question(question: OpenQuestion, view: GameView): string {
    return this.#words.question(question, view);
  }

  /** Each option in one text. */
  options(question: OpenQuestion, view: GameView): string[] {
    return question.options.map((option) => {
      const { label, whatHappens } = this.#words.option(question, option, view);
      return whatHappens === undefined ? label : `${label} — ${whatHappens}`;
    });
  }

  /** Everything that lies open on the table. */
  table(view: GameView): string {
    return this.#desk.table?.(view) ?? listed(this.#zones(view).filter(({ own }) => !own));
  }

  /** What only the reader knows. */
  own(view: GameView): string {
    return this.#desk.own?.(view) ?? listed(this.#zones(view).filter(({ own }) => own));
  }

  standing(view: GameView): string {
    return this.#words.standing(view);
  }

  #zones(view: GameView): readonly Zone[] {
    return this.#words.zones?.(view) ?? zonesIn(view);
  }
}

export async function speakerFor(module: GameModule, desk: Desk): Promise<Speaker> {
  return new Speaker(module, await module.words('en'), desk);
}
