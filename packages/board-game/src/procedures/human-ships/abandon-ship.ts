import { open, struckOut } from '../../in-play/reactions';
import { toSickbay } from '../../operations/people';
import { rules } from '../../rules';
import { boardOf, seats } from '../../table/queries';
import type { BoardName } from '../../terms';

interface AbandonShip {
  readonly board: BoardName;
  /** An answer took its place. */
  prevented?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'abandon-ship': AbandonShip;
  }
}

rules.locals('abandon-ship', {});

/** A ship is lost that nobody can damage. rule: damage.colonial-one-destroyed */
rules.procedure('abandon-ship', {
  openAbandoned: (g) => open(g, 'ship-abandoned'),
  toSickbay(g, frame) {
    if (struckOut(frame)) return;
    for (const seat of seats(g.state))
      if (boardOf(g.state.players[seat]) === frame.board) toSickbay(g, seat, 'damage.colonial-one-destroyed');
  },
});
