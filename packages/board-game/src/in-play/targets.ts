import { location } from '../cards/tables';
import type { PlayerFilter } from '../effects/types';
import { isShut } from '../table/boards';
import { takesToken, tokensHeld } from '../table/mutiny';
import {
  boardOf,
  handSize,
  isHuman,
  isImprisoned,
  isOnNewCaprica,
  isPilot,
  nearest,
  offTheBoard,
} from '../table/queries';
import { isInGame, rights } from '../table/standing';
import { count, type Table } from '../table/table';
import type { Seat } from '../terms';
import type { Scene } from './scene';

/** Who may be picked. */

/** rule: locations.target-legal — not brigged, stranded, a revealed Cylon, or already there. */
export function ableToGo(t: Table, seat: Seat, to: string): boolean {
  const p = t.players[seat];
  if (!isHuman(t, seat) || offTheBoard(p) || isImprisoned(p) || p.location === to) return false;
  // rule: newcaprica.before.moves — only for the Brig is there something else
  return to === 'brig' || !isShut(t, location(to).board);
}

/**
 * What an effect means by the Brig: Detention, for Quorum cards of a President and for abilities of a character on New
 * Caprica. rule: newcaprica.rules.quorum-detention, newcaprica.rules.brig-becomes-detention
 */
export function prisonOf(t: Table, { you, cause }: Scene): 'brig' | 'detention' {
  const speaker = cause?.kind === 'quorum' ? t.titles.president : cause?.kind === 'sheet' ? you : undefined;
  return isOnNewCaprica(t, speaker) ? 'detention' : 'brig';
}

type Filters = { readonly [K in PlayerFilter]: (t: Table, seat: Seat, scene: Scene) => boolean };

const filters: Filters = {
  another: (_t, seat, scene) => seat !== scene.you,
  human: (t, seat) => isHuman(t, seat),
  cylon: (t, seat) => !isHuman(t, seat),
  admiral: (t, seat) => t.titles.admiral === seat,
  president: (t, seat) => t.titles.president === seat,
  'not-admiral': (t, seat) => t.titles.admiral !== seat,
  'not-president': (t, seat) => t.titles.president !== seat,
  // Nobody in the Brig becomes Admiral. rule: titles.admiral.brig-loses
  'open-to-a-title': (t, seat) =>
    t.titles.president !== seat || (t.titles.admiral !== seat && t.players[seat].location !== 'brig'),
  pilot: (t, seat) => isPilot(t.players[seat]),
  'not-cag': (t, seat) => t.titles.cag !== seat,
  'on-galactica': (t, seat) => boardOf(t.players[seat]) === 'galactica',
  'on-the-board': (t, seat) => !offTheBoard(t.players[seat]),
  'not-in-brig': (t, seat) => t.players[seat].location !== 'brig',
  'in-brig': (t, seat, scene) => t.players[seat].location === prisonOf(t, scene),
  'in-detention': (t, seat) => t.players[seat].location === 'detention',
  imprisoned: (t, seat) => isImprisoned(t.players[seat]),
  'on-new-caprica': (t, seat) => isOnNewCaprica(t, seat),
  'able-to-go-to-detention': (t, seat) => isOnNewCaprica(t, seat) && ableToGo(t, seat, 'detention'),
  'able-to-go-to-medical-center': (t, seat) => isOnNewCaprica(t, seat) && ableToGo(t, seat, 'medical-center'),
  'able-to-go-to-brig': (t, seat) => ableToGo(t, seat, 'brig'),
  'able-to-go-to-sickbay': (t, seat) => ableToGo(t, seat, 'sickbay'),
  // rule: infiltration.no-titles
  'takes-titles': (t, seat) => rights(t.players[seat]).titles,
  // rule: leaders.no-loyalty
  'takes-loyalty': (t, seat) => rights(t.players[seat]).loyalty,
  'hidden-loyalty': (t, seat) =>
    (t.options.oneplayer ? (t.assist?.loyalty ?? []) : t.players[seat].loyalty).some((l) => !l.faceUp),
  'skill-cards': (t, seat) => handSize(t.players[seat]) > 0,
  'few-skill-cards': (t, seat) => handSize(t.players[seat]) <= 4,
  'no-mutiny': (t, seat) => count(t.players[seat].mutiny ?? 0) === 0,
  'takes-miracle': (t, seat) => takesToken(t.players[seat], 'miracle'),
  'has-miracle': (t, seat) => tokensHeld(t.players[seat], 'miracle') > 0,
  'no-miracle': (t, seat) => tokensHeld(t.players[seat], 'miracle') === 0,
  'must-discard': (t, seat) =>
    nearest(t, 'discard-skills')?.demands.some((demand) => demand.seat === seat && demand.n > 0) ?? false,
  'in-same-location': (t, seat, scene) => {
    const { location } = t.players[scene.you];
    return location !== null && t.players[seat].location === location;
  },
};

/** Alone, one may be "another" for a Quorum card, or to look at Loyalty. rule: variants.one-player.self-target */
function standsIn({ options }: Table, filter: readonly PlayerFilter[], { cause }: Scene): boolean {
  return options.oneplayer && (cause?.kind === 'quorum' || filter.includes('hidden-loyalty'));
}

/** The filters that count. */
function counting(t: Table, filter: readonly PlayerFilter[], scene: Scene): readonly PlayerFilter[] {
  return standsIn(t, filter, scene) ? filter.filter((f) => f !== 'another') : filter;
}

function fitsAll(t: Table, filter: readonly PlayerFilter[], seat: Seat, scene: Scene): boolean {
  for (let i = 0; i < filter.length; i++) if (!filters[filter[i]](t, seat, scene)) return false;
  return isInGame(t.players[seat]);
}

/** The players that fit every filter. */
export function playersThat(t: Table, filter: readonly PlayerFilter[], scene: Scene): Seat[] {
  const asked = counting(t, filter, scene);
  const found: Seat[] = [];
  for (let seat = 0; seat < t.players.length; seat++) if (fitsAll(t, asked, seat, scene)) found.push(seat);
  return found;
}

/** Whether there is a player that fits every filter. */
export function isAnybodyThat(t: Table, filter: readonly PlayerFilter[], scene: Scene): boolean {
  const asked = counting(t, filter, scene);
  for (let seat = 0; seat < t.players.length; seat++) if (fitsAll(t, asked, seat, scene)) return true;
  return false;
}

/** Whether a player fits one filter. */
export function fits(t: Table, filter: PlayerFilter, seat: Seat, scene: Scene): boolean {
  return filters[filter](t, seat, scene);
}
