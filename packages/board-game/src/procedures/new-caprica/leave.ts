import { shuffle } from '@ragtag/kernel';
import { bringBackContents } from '../../operations/decks';
import { endGame } from '../../operations/end-game';
import { sendTo } from '../../operations/people';
import { destroyStacked } from '../../operations/stacks';
import { type G, rules } from '../../rules';
import { clockwiseFrom, isHuman, isOnNewCaprica } from '../../table/queries';
import { areas } from '../../terms';
import { execute } from '../executions/execute';
import { clearSpace } from '../jumping/clear-space';
import { checkObjective } from '../jumping/objective';

declare module '../../rules' {
  interface Procedures {
    'leave-new-caprica': Record<never, never>;
  }
}

rules.locals('leave-new-caprica', {});

const cause = { kind: 'rule', id: 'newcaprica.after.left-behind' } as const;

/** Whoever is still there goes to where such people go elsewhere. */
function leaveTheBoard(g: G): void {
  const s = g.state;
  const there = clockwiseFrom(s, s.turn.seat).filter((seat) => isOnNewCaprica(s, seat));
  s.newCaprica = undefined;
  s.newCapricaLeft = true;
  bringBackContents(g, 'crisis');
  for (const seat of there) {
    const { location } = s.players[seat];
    const prison = location === 'detention' ? 'brig' : 'hangar-deck';
    sendTo(g, seat, isHuman(s, seat) ? prison : 'resurrection-ship', 'variants.forced.all-endings');
  }
}

/** As in a jump, and civilian ships too, wherever they would stay. */
function takeAllShips(g: G): void {
  clearSpace(g);
  const { areas: space, civilians } = g.state;
  for (const area of areas) for (const { kind } of space[area].civilians.splice(0)) civilians.push(kind);
  shuffle(g.state, 'cards', civilians);
}

/** The final jump from New Caprica. rule: newcaprica.after.leave, newcaprica.after.left-behind, endgame.order */
rules.procedure('leave-new-caprica', {
  announce: (g) => void g.facts.push({ fact: 'new-caprica-left', rule: 'newcaprica.after.leave' }),
  loseShips(g, frame) {
    if (destroyStacked(g, cause)) frame.i--;
  },
  // rule: newcaprica.after.left-behind-cylon — whoever counts as a human player, proven a Cylon or not
  executeTheLeft(g) {
    const s = g.state;
    const left = clockwiseFrom(s, s.turn.seat).filter((seat) => isHuman(s, seat) && isOnNewCaprica(s, seat));
    execute(g, left, cause);
  },
  end(g, frame) {
    if (g.state.options.allendings) return;
    rules.goTo(frame, 'over');
    endGame(g, 'humans', 'endgame.human-win', 'new-caprica');
  },
  // rule: variants.forced.all-endings — the game goes on
  leaveTheBoard,
  takeShipsOffTheBoard: (g) => takeAllShips(g),
  resetJumpTrack: (g) => void rules.call(g, 'reset-jump-track', {}),
  goOn: (g) => checkObjective(g),
  over: (g) => rules.finish(g),
});
