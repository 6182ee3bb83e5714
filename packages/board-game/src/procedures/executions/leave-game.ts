import { script } from '@ragtag/kernel';
import type { EffectsFrame } from '../../effects/start';
import { discardCard } from '../../operations/decks';
import { endTurn } from '../../operations/end-turn';
import { leaveBoard } from '../../operations/people';
import type { G } from '../../rules';
import { nextSeat } from '../../table/queries';
import type { Seat } from '../../terms';

/** A sheet that nobody can play any more. rule: execution.human-out */
export function takeOut(g: G, character: string): void {
  const { executions = { removed: [], morale: 0 } } = g.state;
  g.state.executions = executions;
  if (!executions.removed.includes(character)) executions.removed.push(character);
}

function discardSuperCrises(g: G, seat: Seat): void {
  for (const card of g.state.players[seat].superCrises.splice(0)) {
    discardCard(g, 'super-crisis', card);
    g.facts.push({ fact: 'crisis-discarded', card, deck: 'super-crisis', rule: 'trial.elimination' });
  }
}

/** What was being carried out in the turn of somebody who is gone is not taken up again. */
function breakOff({ state: { stack } }: G): void {
  for (const frame of stack) {
    if (frame.p !== 'effects') continue;
    const running = frame as unknown as EffectsFrame;
    running.at = script<readonly unknown[]>(running.list).length;
  }
}

/** The next player is the current one from now on, and begins a turn as soon as this one is over. */
function passTurnOn(g: G, from: Seat): void {
  const { turn } = g.state;
  turn.seat = nextSeat(g.state, from);
  turn.passedOn = true;
  endTurn(g);
  breakOff(g);
}

/** A player is out completely, and wins with nobody. rule: trial.elimination, trial.elimination-turns */
export function leaveGame(g: G, seat: Seat): void {
  const p = g.state.players[seat];
  discardSuperCrises(g, seat);
  takeOut(g, p.character);
  leaveBoard(g, seat);
  p.standing = 'eliminated';
  g.facts.push({ fact: 'left-game', seat, rule: 'trial.elimination' });
  if (g.state.turn.seat === seat) passTurnOn(g, seat);
}
