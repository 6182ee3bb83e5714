import { deal, HostedGame } from '@ragtag/host';
import { type Fact, type GameModule, Unreadable } from '@ragtag/kernel';
import { table as words } from '../words';
import type { GameRecord, KeptState } from './record';

/** Opening a kept game: by its answers, or from where it was last kept, if those no longer lead there. */

type Hosting = ConstructorParameters<typeof HostedGame>[2];

export interface Resumed {
  readonly game: HostedGame;
  /** Where it was taken up in place of its beginning. */
  readonly from: KeptState | undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether two pieces of plain data say the same; what is undefined is not there. */
function saysTheSame(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => saysTheSame(one[key], other[key]));
}

/** Whether a game stands as it was kept; both are read as this build stores them. */
function standsAs(module: GameModule, game: HostedGame, { state }: KeptState): boolean {
  return saysTheSame(module.save(game.state), module.save(module.load(structuredClone(state))));
}

function takeUp(module: GameModule, { state }: KeptState, hosting: Hosting): HostedGame {
  return new HostedGame(module, { state: module.load(structuredClone(state)), facts: [] }, hosting);
}

/** What was told before a game was taken up, as far as this build can read it. */
export function toldBefore(module: GameModule, { told = [] }: KeptState): Fact[] {
  return told.flatMap((saved) => {
    try {
      return [module.loadFact(saved)];
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  });
}

/** Gives the answers again, with what was said in between; false where one of them is refused. */
function giveAgain(game: HostedGame, { answers, spoken = [], kept }: GameRecord, from: number): boolean {
  for (let after = from; after <= answers.length; after++) {
    for (const { seat, claim, after: when } of spoken) if (when === after) game.speak(seat, claim);
    if (kept?.after === after && !standsAs(game.module, game, kept)) return false;
    if (after === answers.length) break;
    if (!game.take(answers[after]).ok) return false;
    // What bots make of something goes by how the table looks when they hear of it.
    game.showAll();
  }
  return true;
}

/** `hosting` brings bots that have heard nothing yet, each time. */
export function resume(module: GameModule, record: GameRecord, hosting: () => Hosting): Resumed {
  const { from, kept, answers } = record;
  const game = from
    ? takeUp(module, from, hosting())
    : new HostedGame(module, deal(module, record), hosting());
  if (giveAgain(game, record, from?.after ?? 0)) return { game, from };
  const again = kept && kept.after <= answers.length ? takeUp(module, kept, hosting()) : undefined;
  if (!again || !giveAgain(again, record, kept?.after ?? 0)) throw new Error(words.rulesHaveChanged);
  return { game: again, from: kept };
}
