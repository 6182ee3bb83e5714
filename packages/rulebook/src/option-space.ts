import { legalGames, type Options, parseCondition } from '@ragtag/board-game';
import { type Expression, evaluate } from '@ragtag/kernel/options';

/** For every legal combination of options, whether something holds there: 0 or 1. */
export type Truth = Uint8Array;

/** All combinations of options that a game can be played with, and what holds in which of them. */
export class OptionSpace {
  readonly games: readonly Options[];
  readonly always: Truth;
  readonly never: Truth;
  private readonly truths = new Map<string, Truth>();

  constructor(games: readonly Options[]) {
    this.games = games;
    this.always = new Uint8Array(games.length).fill(1);
    this.never = new Uint8Array(games.length);
  }

  /** Where a condition holds. Throws if it names an option that does not exist. */
  truthOf(condition: string): Truth {
    const known = this.truths.get(condition);
    if (known) return known;
    const truth = this.truthOfExpression(parseCondition(condition));
    this.truths.set(condition, truth);
    return truth;
  }

  /** Where all of the conditions hold. */
  truthOfAll(conditions: readonly string[]): Truth {
    return this.combined(
      'and',
      conditions.map((condition) => this.truthOf(condition)),
    );
  }

  combined(op: 'and' | 'or', truths: readonly Truth[]): Truth {
    const [neutral, settling] = op === 'and' ? [this.always, this.never] : [this.never, this.always];
    if (truths.includes(settling)) return settling;
    const [first = neutral, ...rest] = truths.filter((truth) => truth !== neutral);
    if (rest.length === 0) return first;
    const join = op === 'and' ? Math.min : Math.max;
    return rest.reduce((result, truth) => result.map((value, i) => join(value, truth[i] ?? 0)), first);
  }

  /** A game where the first holds and the second does not, if there is one. */
  exception(premise: Truth, conclusion: Truth): Options | undefined {
    return this.games.find((_, i) => premise[i] === 1 && conclusion[i] === 0);
  }

  private truthOfExpression(expression: Expression): Truth {
    switch (expression.op) {
      case 'literal':
        return expression.value ? this.always : this.never;
      case 'not':
        return this.truthOfExpression(expression.of).map((value) => 1 - value);
      case 'and':
      case 'or':
        return this.combined(
          expression.op,
          expression.of.map((part) => this.truthOfExpression(part)),
        );
      default:
        return this.truthOfAtom(expression);
    }
  }

  private truthOfAtom(atom: Expression): Truth {
    const key = JSON.stringify(atom);
    const truth =
      this.truths.get(key) ?? Uint8Array.from(this.games, (game) => (evaluate(atom, game) ? 1 : 0));
    this.truths.set(key, truth);
    return truth;
  }
}

let every: OptionSpace | undefined;

/** The space of everything that the option model allows; worked out once, when it is first asked for. */
export function optionSpace(): OptionSpace {
  every ??= new OptionSpace(legalGames());
  return every;
}
