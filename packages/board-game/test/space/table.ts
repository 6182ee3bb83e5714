import { type OpenQuestion, pending, playOn } from '@ragtag/kernel';
import { countVipers, withMore } from '../../src/table/vipers';
import '../../src/door/engine';
import { basestarTokens, galacticaTokens, indexOf } from '../../src/cards/tables';
import { runEffects } from '../../src/effects/start';
import type { Effect } from '../../src/effects/types';
import type { BoardFact } from '../../src/facts';
import { resolveOptions } from '../../src/options';
import { type G, rules } from '../../src/rules';
import { unpack } from '../../src/setup/components';
import { emptyTable } from '../../src/setup/new-game';
import type { State } from '../../src/state';
import type { Area } from '../../src/terms';

/** A table in the middle of a game, with nothing in space. Seat 0 is the current player. */
export class SpaceTable {
  readonly state: State;
  readonly facts: BoardFact[] = [];

  constructor(characters = ['laura-roslin', 'kara-starbuck-thrace', 'sharon-boomer-valerii']) {
    const resolved = resolveOptions({ players: characters.length });
    if (!resolved.ok) throw new Error('these options do not go together');
    this.state = emptyTable(resolved.options, 'space');
    unpack(this.state);
    this.state.resources = { fuel: 8, food: 8, morale: 10, population: 12 };
    for (const [seat, id] of characters.entries()) {
      this.state.players[seat].character = id;
      this.state.players[seat].location = 'research-lab';
    }
  }

  private get game(): G {
    return { state: this.state, facts: this.facts };
  }

  put(
    area: Area,
    ships: { raiders?: number; heavyRaiders?: number; vipers?: number; civilians?: number[] },
  ): this {
    const { raiders = 0, heavyRaiders = 0, vipers = 0, civilians = [] } = ships;
    const here = this.state.areas[area];
    here.raiders += raiders;
    this.state.supply.raiders -= raiders;
    here.heavyRaiders += heavyRaiders;
    this.state.supply.heavyRaiders -= heavyRaiders;
    here.vipers = withMore(here.vipers, 'viper', vipers);
    this.state.reserves.vipers = withMore(this.state.reserves.vipers, 'viper', -vipers);
    for (const kind of civilians) here.civilians.push({ handle: this.state.handles++, kind, seenBy: [] });
    return this;
  }

  basestar(area: Area, ...tokens: string[]): this {
    const unused = this.state.basestars.find((b) => b.area === null);
    if (!unused) throw new Error('no basestar left');
    unused.area = area;
    for (const id of tokens) {
      const token = indexOf(basestarTokens, id);
      this.state.basestarDamage.splice(this.state.basestarDamage.indexOf(token), 1);
      unused.damage.push(token);
    }
    return this;
  }

  pilot(seat: number, area: Area): this {
    this.state.players[seat].location = null;
    this.state.players[seat].piloting = { area, ship: 'viper' };
    this.state.reserves.vipers = withMore(this.state.reserves.vipers, 'viper', -1);
    return this;
  }

  dice(...rolls: number[]): this {
    this.state.dice.push(...rolls);
    return this;
  }

  /** Leaves only these tokens to be drawn when Galactica is hit. */
  damageTokens(...ids: string[]): this {
    this.state.galacticaDamage.pile = ids.map((id) => indexOf(galacticaTokens, id));
    return this;
  }

  /** Carries out effects for a seat, up to the first question. */
  run(effects: readonly Effect[], you = 0): this {
    runEffects(this.game, effects, { you, cause: { kind: 'rule', id: 'test' }, bind: {} });
    rules.run(this.game);
    return this;
  }

  question(): OpenQuestion | undefined {
    return pending(rules, this.state)[0];
  }

  options(): string[] {
    return this.question()?.options.map((o) => o.id) ?? [];
  }

  /** Answers the open question. */
  pick(...picks: string[]): this {
    const question = this.question();
    if (!question) throw new Error('nobody is asked');
    playOn(rules, this.state, [{ seat: question.seat, question: question.id, picks }], (facts) =>
      this.facts.push(...facts),
    );
    return this;
  }

  /** Vipers anywhere, lost ones included: always the same number. */
  vipers(): number {
    const s = this.state;
    const inSpace = Object.values(s.areas).reduce((n, area) => n + countVipers(area.vipers), 0);
    const manned = s.players.filter((p) => p.piloting !== null).length;
    const elsewhere = [s.reserves.vipers, s.damagedVipers, s.destroyed.vipers];
    return elsewhere.reduce((n, vipers) => n + countVipers(vipers), inSpace + manned);
  }

  settled(): boolean {
    return this.state.questions.length === 0 && this.state.stack.length === 0;
  }
}
