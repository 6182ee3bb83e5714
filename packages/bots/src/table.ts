import {
  character,
  loyaltyCards,
  type PlayerView,
  pieces,
  type Seat,
  type Skill,
  skillKinds,
  type View,
} from '@ragtag/board-game';

/** Readings of a view that many decisions need. */

export type Side = 'humans' | 'cylons';

/** Whose side a seat is on, as far as this view tells; hidden cards that it does not show count as human. */
export function sideOf(view: View, seat: Seat): Side {
  const { cylon, loyalty } = view.players[seat];
  if (cylon !== null) return 'cylons';
  return loyalty.some(({ card }) => card !== null && loyaltyCards[card].side === 'cylon')
    ? 'cylons'
    : 'humans';
}

/** Not shown to be a Cylon. rule: terms.human-player */
export function isHumanPlayer(view: View, seat: Seat): boolean {
  return view.players[seat].cylon === null;
}

export function seatsOf(view: View): Seat[] {
  return view.players.map((_, seat) => seat);
}

export function otherSeats(view: View, seat: Seat): Seat[] {
  return seatsOf(view).filter((s) => s !== seat);
}

export function isOffTheBoard(p: PlayerView): boolean {
  return p.location === null && p.piloting === null;
}

/** Skills that a seat draws by itself; a revealed Cylon draws any. */
export function skillsOf(p: PlayerView): readonly Skill[] {
  return p.character === '' ? [] : character(p.character).skills.flatMap((line) => line.skills);
}

export function isPilotView(p: PlayerView): boolean {
  return skillsOf(p).includes('piloting');
}

export function raidersIn(view: View): number {
  return pieces.raiders - view.supply.raiders;
}

export function heavyRaidersIn(view: View): number {
  return pieces.heavyRaiders - view.supply.heavyRaiders;
}

export function basestarsIn(view: View): number {
  return view.basestars.filter((b) => b.area !== null).length;
}

export function centurionsIn(view: View): number {
  return pieces.centurions - view.supply.centurions;
}

export function strengthOf(card: number): number {
  return skillKinds[card].strength;
}
