import { randomInt } from 'node:crypto';
import type { GameOptions, SetupModel, SetupProblem } from '@ragtag/kernel';
import type { Problem, SeatSetup } from '@ragtag/protocol';
import { Refused } from '../refused';
import type { User } from '../store/store';
import { moduleOf } from './game';
import { demandLobby, seatAt } from './lobby';
import type { TableRecord } from './record';

/** What seats bring to the game, such as decks. It leaves the server when the game is over, and not before. */

interface Bringing {
  readonly setup: SetupModel<unknown, GameOptions>;
  readonly options: GameOptions;
}

/** What is brought to this table, or nothing where nobody brings anything. */
function broughtTo(table: TableRecord): Bringing | undefined {
  const { setup, options } = moduleOf(table);
  if (!setup) return undefined;
  const resolved = options.resolve(table.settings.selection);
  return resolved.ok && setup.isNeeded(resolved.options) ? { setup, options: resolved.options } : undefined;
}

function problemsOf({ setup, options }: Bringing, brought: unknown): readonly SetupProblem[] {
  return brought === undefined
    ? [{ because: 'Nothing has been chosen yet.' }]
    : setup.check(brought, options);
}

const toldAt = (seat: number, problems: readonly SetupProblem[]): Problem[] =>
  problems.map(({ because, rule }) => ({ at: `seat ${seat + 1}`, because, rule }));

/** What somebody may know of what a seat brings; what is wrong with it is for its owner. */
export function setupInfo(table: TableRecord, seat: number, user: string | null): SeatSetup | null {
  const bringing = broughtTo(table);
  if (!bringing) return null;
  const { kind, user: owner, setup: brought } = table.seats[seat];
  const problems = problemsOf(bringing, brought);
  const isOwn = owner !== null && owner === user;
  return {
    // Bots that bring nothing are given something at the start.
    ready: problems.length === 0 || (kind !== 'person' && brought === undefined),
    label: brought === undefined ? null : bringing.setup.label(brought),
    ...(isOwn && { problems: toldAt(seat, problems) }),
  };
}

/** Brings something to a seat, or nothing. What cannot be read is refused; what cannot be played with is not yet. */
export function bring(table: TableRecord, user: User, seat: number, written: unknown): void {
  demandLobby(table);
  const at = seatAt(table, seat);
  const mayBring = at.kind === 'bot' ? table.host === user.id : at.user === user.id;
  if (!mayBring) throw new Refused('forbidden', 'You can only choose what you bring yourself.');
  const bringing = broughtTo(table);
  if (!bringing) throw new Refused('wrong-phase', 'Nobody brings anything to this game.');
  if (written === null || written === undefined) {
    at.setup = undefined;
    return;
  }
  const read = bringing.setup.read(written);
  if (!read.ok)
    throw new Refused('bad-request', 'That cannot be read.', { problems: toldAt(seat, read.problems) });
  at.setup = read.setup;
}

/** Gives bots what they bring, and refuses the start where people are not ready. */
export function demandSetups(table: TableRecord, user: User): void {
  const bringing = broughtTo(table);
  if (!bringing) return;
  const problems = table.seats.flatMap(({ kind, user: owner, name, setup: brought }, seat) => {
    if (kind !== 'person' && brought === undefined) return [];
    const found = problemsOf(bringing, brought);
    if (found.length === 0) return [];
    return owner === user.id ? toldAt(seat, found) : toldAt(seat, [{ because: `${name} is not ready.` }]);
  });
  if (problems.length > 0) throw new Refused('refused', 'Not everybody is ready.', { problems });
  giveSetups(table);
}

/** Gives every seat that brings nothing something that nobody else has. */
export function giveSetups(table: TableRecord): void {
  const bringing = broughtTo(table);
  if (!bringing) return;
  const { setup, options } = bringing;
  for (const seat of table.seats) {
    if (seat.setup !== undefined) continue;
    const taken = table.seats.flatMap((each) => (each.setup === undefined ? [] : [each.setup]));
    seat.setup = setup.choose(options, taken, (n) => randomInt(n));
  }
}
