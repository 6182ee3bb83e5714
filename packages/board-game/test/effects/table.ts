import { type OpenQuestion, pending, playOn } from '@ragtag/kernel';
import '../../src/door/engine';
import { addBox, indexOf, skillKinds } from '../../src/cards/tables';
import type { Ability, Box, CharacterCard } from '../../src/cards/types';
import { runEffects } from '../../src/effects/start';
import type { Cause, Effect } from '../../src/effects/types';
import type { BoardFact } from '../../src/facts';
import { addToHand } from '../../src/operations/decks';
import { resolveOptions } from '../../src/options';
import { type G, rules } from '../../src/rules';
import { unpack } from '../../src/setup/components';
import { emptyTable } from '../../src/setup/new-game';
import type { State } from '../../src/state';
import { withMore } from '../../src/table/vipers';
import type { Area, BoxName } from '../../src/terms';

/** Cards that no real box holds, on a table in the middle of a game. They belong to a box of their own, in play. */

export const box = 'made-up' as BoxName;

/** Adds made-up cards to the tables. */
export function madeUp(cards: Box): void {
  addBox(cards);
}

/** A made-up character with these abilities. */
export function sheet(id: string, ...abilities: Omit<Ability, 'name'>[]): CharacterCard {
  return {
    id,
    name: id,
    box,
    copies: 1,
    type: 'support',
    skills: [{ skills: ['tactics'], draw: 5 }],
    setup: 'command',
    abilities: abilities.map((ability) => ({ name: ability.id, ...ability })),
  };
}

const nobodies = ['nobody-1', 'nobody-2', 'nobody-3'];
madeUp({ character: nobodies.map((id) => sheet(id)) });

const test: Cause = { kind: 'rule', id: 'test' };

/** Seat 0 is the current player and Admiral, seat 1 the President; all are in the Research Lab. */
export class MadeUpTable {
  readonly state: State;
  readonly facts: BoardFact[] = [];

  constructor(...characters: string[]) {
    const names = [...characters, ...nobodies].slice(0, Math.max(3, characters.length));
    const resolved = resolveOptions({ players: names.length });
    if (!resolved.ok) throw new Error('these options do not go together');
    this.state = emptyTable(Object.freeze({ ...resolved.options, [box]: true }), 'made up');
    unpack(this.state);
    this.state.resources = { fuel: 8, food: 8, morale: 10, population: 12 };
    this.state.titles = { admiral: 0, president: 1 };
    names.forEach((character, seat) => {
      this.state.players[seat].character = character;
      this.state.players[seat].location = 'research-lab';
    });
  }

  get game(): G {
    return { state: this.state, facts: this.facts };
  }

  /** Does something to the running game and plays on to the first question. */
  begin(what: (g: G) => void): this {
    what(this.game);
    rules.run(this.game);
    return this;
  }

  run(effects: readonly Effect[], you = 0, cause = test): this {
    return this.begin((g) => runEffects(g, effects, { you, cause, bind: {} }));
  }

  /** Puts skill cards into a hand, by id and strength. */
  hand(seat: number, ...ids: string[]): this {
    for (const id of ids) addToHand(this.state.players[seat].hand, indexOf(skillKinds, id));
    return this;
  }

  /** Puts raiders into an area. */
  raiders(area: Area, n: number): this {
    this.state.areas[area].raiders += n;
    this.state.supply.raiders -= n;
    return this;
  }

  vipers(area: Area, n: number): this {
    const { areas, reserves } = this.state;
    areas[area].vipers = withMore(areas[area].vipers, 'viper', n);
    reserves.vipers = withMore(reserves.vipers, 'viper', -n);
    return this;
  }

  /** Leaves these cards on top of the Destiny deck, the first one drawn first. */
  destiny(...ids: string[]): this {
    this.state.decks.destiny = [...ids].reverse().map((id) => indexOf(skillKinds, id));
    return this;
  }

  questions(): OpenQuestion[] {
    return pending(rules, this.state);
  }

  question(): OpenQuestion {
    const [question] = this.questions();
    if (!question) throw new Error('nobody is asked');
    return question;
  }

  options(): string[] {
    return this.question().options.map((o) => o.id);
  }

  /** Answers the question that is asked first. */
  pick(...picks: string[]): this {
    const { seat, id } = this.question();
    playOn(rules, this.state, [{ seat, question: id, picks }], (facts) => this.facts.push(...facts));
    return this;
  }

  /** Adds nothing to the running check, whoever is asked. */
  addNothing(): this {
    while (this.questions()[0]?.ask === 'add-to-check') this.pick();
    return this;
  }

  settled(): boolean {
    return this.state.questions.length === 0 && this.state.stack.length === 0;
  }
}
