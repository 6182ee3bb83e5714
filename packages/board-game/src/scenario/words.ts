import { Named, type Written } from '@ragtag/kernel/scenario';
import { characterCards, placeIds, skillKinds } from '../cards/tables';
import type { State } from '../state';
import { isGone } from '../table/boards';
import type { CountedCard } from '../table/counted';
import { seatOf } from '../table/queries';
import { isCylonPlayer, type Stands } from '../table/standing';
import { countVipers, type Flown, type Vipers } from '../table/vipers';
import { type Area, jumpTrack, type Resource, resources, type Seat } from '../terms';

/** Ids and names in a scenario file, read into what they stand for. */

export function readLocation(written: Written): string {
  return written.oneOf(placeIds(), 'location');
}

export function readCharacter(written: Written): string {
  return written.oneOf(
    characterCards.map((c) => c.id),
    'character',
  );
}

export function readResource(written: Written): Resource {
  return written.oneOf(resources, 'resource');
}

/** Index or name of a space of the Jump Preparation track. */
export function readJumpSpace(written: Written): number {
  if (written.isNumber) return written.whole(0, jumpTrack.length - 1, 'space of the track');
  return jumpTrack.findIndex(
    (space) =>
      space.name ===
      written.oneOf(
        jumpTrack.map((s) => s.name),
        'space',
      ),
  );
}

const roles = ['current', 'president', 'admiral'];

/** A seat: its number, its character, or what its player is just now. */
export function readSeat(s: State, written: Written): Seat {
  const { id } = written;
  if (/^\d+$/.test(id)) {
    if (Number(id) < s.players.length) return Number(id);
    written.fail(`there is no seat ${id}: seats are counted from 0 to ${s.players.length - 1}`);
  }
  if (id === 'current') return s.turn.seat;
  if (id === 'president' || id === 'admiral') {
    return s.titles[id] ?? written.fail(`nobody is ${id}`);
  }
  const characters = s.players.flatMap((p) => (p.character ? [p.character] : []));
  return (
    seatOf(s, id) ?? seatOf(s, written.oneOf([...characters, ...roles], 'player')) ?? written.fail('nobody')
  );
}

/** The name by which a scenario knows a seat. */
export function seatName(s: State, seat: Seat): string {
  return s.players[seat]?.character || String(seat);
}

/** A player as an expectation may name one: by character, or by seat. */
export function player(s: State, seat: Seat): Named {
  return new Named(seatName(s, seat), [seat, String(seat)]);
}

/** The turn; whose it is is enough. */
export function turnOf(s: State, seat: Seat, turn: object): Named {
  const { usual, others } = player(s, seat);
  return new Named({ ...turn, player: player(s, seat) }, [usual, ...others]);
}

/** Somebody, or nobody. */
export const playerOrNobody = (s: State, seat: Seat | null | undefined): Named | null =>
  seat === null || seat === undefined ? null : player(s, seat);

/** A space of the Jump Preparation track, by its name or its number. */
export const jumpSpace = (at: number): Named => new Named(jumpTrack[at].name, [at]);

/** `true` is enough for a Cylon player. */
export const cylonIs = (p: Stands): Named =>
  isCylonPlayer(p) ? new Named(p.standing, [true]) : new Named(false, [null]);

/** A place; somebody who is neither at one nor in a viper is stranded. */
export const placeOf = (location: string | null, piloting: object | null): string | Named | null =>
  location ?? (piloting ? null : new Named('stranded', [null]));

/** Vipers by class; a number is enough where all are plain ones. */
export const vipersAre = (vipers: Vipers): Named =>
  new Named({ ...vipers }, countVipers(vipers) === vipers.viper ? [vipers.viper] : []);

/** Ships of the humans, wherever they are. */
export const humanShips = ({ vipers, raptors }: { readonly vipers: Vipers; readonly raptors: number }) => ({
  vipers: vipersAre(vipers),
  raptors,
});

/** The viper that somebody pilots; its area is enough where it is a plain one. */
export const viperOf = (piloting: Flown<Area> | null): Named | null =>
  piloting && new Named({ ...piloting }, piloting.ship === 'viper' ? [piloting.area] : []);

/** The Boarding Party track; empty spaces at its end need not be written. */
export function boardingTrack(spaces: readonly number[]): Named {
  const needed = spaces.findLastIndex((n) => n > 0) + 1;
  return new Named(
    spaces,
    spaces.map((_, length) => spaces.slice(0, length)).filter(({ length }) => length >= needed),
  );
}

/** A card in play: its id is enough. */
export const keptCard = (card: string, holder: Named | null): Named => new Named({ card, holder }, [card]);

/** A card of a check with what it counts for. */
export const countedCard = ({ card, ...counted }: CountedCard) => ({ card: skillKinds[card].id, ...counted });

/** How a ship stands that can be lost in the game. */
export function hullIs(
  s: Pick<State, 'options' | 'damagedLocations'>,
  board: 'pegasus',
): 'in-play' | 'destroyed' | null {
  if (!s.options[board]) return null;
  return isGone(s, board) ? 'destroyed' : 'in-play';
}
