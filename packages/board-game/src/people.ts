import { successionLines } from './cards/base/succession';
import { character } from './cards/tables';
import { isHuman } from './queries';
import { type G, rules } from './rules';
import type { State } from './state';
import type { Seat, Title } from './terms';

/** Putting characters somewhere, and who follows whom in a title. */

/** Puts a character on a location; a viper it leaves goes to the Reserves. rule: piloting.leave-viper */
export function land(g: G, seat: Seat, to: string): void {
  const s = g.state;
  const p = s.players[seat];
  const left = p.location;
  if (p.piloting !== null) {
    p.piloting = null;
    s.reserves.vipers++;
  }
  p.location = to;
  const { admiral } = s.titles;
  if (admiral === undefined) return;
  const admiralArrives = to === 'brig' && admiral === seat;
  const leavesBriggedAdmiral = left === 'brig' && s.players[admiral].location === 'brig';
  if (admiralArrives || leavesBriggedAdmiral) rules.call(g, 'admiral-and-brig', { seat });
}

export function changeTitle(g: G, title: Title, to: Seat): void {
  rules.call(g, 'change-title', { title, to, from: g.state.titles[title] ?? null });
}

/** Human players in the order of a title's line of succession. */
export function lineOfSuccession(s: State, title: Title): Seat[] {
  const rank = (seat: Seat) => successionLines[title].indexOf(character(s.players[seat].character).id);
  return s.players
    .map((_, seat) => seat)
    .filter((seat) => isHuman(s, seat))
    .sort((a, b) => rank(a) - rank(b));
}

/** The highest who may hold the title: for the Admiral, not in the Brig unless everybody is. */
export function nextInLine(s: State, title: Title): Seat | undefined {
  const line = lineOfSuccession(s, title);
  if (title === 'president') return line[0];
  return line.find((seat) => s.players[seat].location !== 'brig') ?? line[0];
}
