import { rankIn } from '../cards/base/succession';
import { location } from '../cards/tables';
import type { Cause } from '../effects/types';
import { couldReact } from '../in-play/reactions';
import { mayBeDone, named } from '../in-play/rulings';
import type { Arrived } from '../procedures/movement/arrived';
import { type G, rules } from '../rules';
import { isOpenTo, isShut } from '../table/boards';
import { seats } from '../table/queries';
import { isInfiltrating, rights } from '../table/standing';
import { withMore } from '../table/vipers';
import type { Seat, Title } from '../terms';

/** Putting characters somewhere, and who follows whom in a title. */

/** Where a character that is sent somewhere, by whatever, really goes. */
export function sentTo(g: G, seat: Seat, to: string, cause?: Cause): string {
  const asked: string[] = [];
  let place = to;
  while (!asked.includes(place)) {
    asked.push(place);
    place = named(g, 'sent-to', place, { seat, location: place, cause });
  }
  return place;
}

/** Sends a character to a location; nowhere, where that is out of reach. rule: newcaprica.before.moves */
export function sendTo(g: G, seat: Seat, to: string, rule?: string, cause?: Cause): void {
  const place = sentTo(g, seat, to, cause);
  if (isShut(g.state, location(place).board)) return;
  // rule: infiltration.newcaprica — also where the way back leads elsewhere
  if (to === 'resurrection-ship' && place !== to) rules.call(g, 'infiltration-over', { seat });
  land(g, seat, place, 'sent');
  g.facts.push({ fact: 'sent', seat, to: place, rule });
}

export function toSickbay(g: G, seat: Seat, rule: string): void {
  sendTo(g, seat, 'sickbay', rule);
}

/** Takes a character off the board; a viper it leaves goes to the Reserves. rule: piloting.leave-viper */
export function leaveBoard(g: G, seat: Seat): void {
  const p = g.state.players[seat];
  if (p.piloting !== null) {
    const { reserves } = g.state;
    reserves.vipers = withMore(reserves.vipers, p.piloting.ship, 1);
    p.piloting = null;
  }
  p.location = null;
}

/** Puts a character on a location. */
export function land(g: G, seat: Seat, to: string, how: Arrived['how']): void {
  const p = g.state.players[seat];
  const from = p.location;
  leaveBoard(g, seat);
  p.location = to;
  // rule: infiltration.end-any
  if (isInfiltrating(p) && !isOpenTo(location(to).board, true)) rules.call(g, 'infiltration-over', { seat });
  if (to === 'brig' || from === 'brig' || couldReact(g, 'arrived')) {
    rules.call(g, 'arrived', { seat, location: to, from, how });
  }
}

export function changeTitle(g: G, title: Title, to: Seat): void {
  rules.call(g, 'change-title', { title, to, from: g.state.titles[title] ?? null });
}

/** Whoever may hold a title, in the order of its line of succession. rule: titles.human-only */
export function lineOfSuccession(g: G, title: Title): Seat[] {
  const s = g.state;
  const rank = (seat: Seat) => rankIn(title, s.players[seat].character);
  return seats(s)
    .filter((seat) => rights(s.players[seat]).titles && mayBeDone(g, 'may-hold-title', { seat, title }))
    .sort((a, b) => rank(a) - rank(b));
}

/** The highest who may hold the title: for Admiral and CAG, not in the Brig unless everybody is. */
export function nextInLine(g: G, title: Title, except?: Seat): Seat | undefined {
  const line = lineOfSuccession(g, title).filter((seat) => seat !== except);
  if (title === 'president') return line[0];
  return line.find((seat) => g.state.players[seat].location !== 'brig') ?? line[0];
}
