import type { PlayerFilter } from '../effects/types';
import type { G } from '../rules';
import { boardOf, isHuman, offTheBoard, seats } from '../table/queries';
import type { Seat } from '../terms';
import type { Scene } from './scene';

/** Who may be picked. */

/** rule: locations.target-legal — not brigged, stranded, a revealed Cylon, or already there. */
export function ableToGo(g: G, seat: Seat, to: string): boolean {
  const p = g.state.players[seat];
  return isHuman(g.state, seat) && !offTheBoard(p) && p.location !== 'brig' && p.location !== to;
}

type Filters = { readonly [K in PlayerFilter]: (g: G, seat: Seat, scene: Scene) => boolean };

const filters: Filters = {
  another: (_g, seat, scene) => seat !== scene.you,
  human: (g, seat) => isHuman(g.state, seat),
  admiral: (g, seat) => g.state.titles.admiral === seat,
  president: (g, seat) => g.state.titles.president === seat,
  'not-admiral': (g, seat) => g.state.titles.admiral !== seat,
  'not-president': (g, seat) => g.state.titles.president !== seat,
  'on-galactica': (g, seat) => boardOf(g.state.players[seat]) === 'galactica',
  'on-the-board': (g, seat) => !offTheBoard(g.state.players[seat]),
  'in-brig': (g, seat) => g.state.players[seat].location === 'brig',
  'able-to-go-to-brig': (g, seat) => ableToGo(g, seat, 'brig'),
  'able-to-go-to-sickbay': (g, seat) => ableToGo(g, seat, 'sickbay'),
  'hidden-loyalty': (g, seat) => g.state.players[seat].loyalty.some((l) => !l.faceUp),
  'skill-cards': (g, seat) => g.state.players[seat].hand.length > 0,
};

/** The players that fit every filter. */
export function playersThat(g: G, filter: readonly PlayerFilter[], scene: Scene): Seat[] {
  return seats(g.state).filter((seat) => filter.every((f) => filters[f](g, seat, scene)));
}

/** Whether a player fits one filter. */
export function fits(g: G, filter: PlayerFilter, seat: Seat, scene: Scene): boolean {
  return filters[filter](g, seat, scene);
}
