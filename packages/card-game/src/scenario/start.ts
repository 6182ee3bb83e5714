import type { Written } from '@ragtag/kernel/scenario';
import { runEffects } from '../effects/start';
import type { Effect } from '../effects/types';
import { dealWithTriggers, setOff } from '../in-play/triggers';
import { addTo } from '../operations/decks';
import { newHandle } from '../operations/play-area';
import { playCard } from '../procedures/playing/play';
import { type G, rules } from '../rules';
import { type Phase, phases, type Seat } from '../terms';
import { type Given, readCard } from './given';

/** What happens first: a phase, a whole turn, a card played, effects, or Cylon threats that have been revealed. */

function startPhase(g: G, phase: Phase, first: Seat | undefined): void {
  const frame = rules.call(g, 'phase', { phase });
  if (first === undefined) return;
  // Who is first is said, and not found by influence.
  g.state.turn.phase = phase;
  g.state.turn.first = first;
  frame.i = 1;
}

function startThreats(g: G, threats: readonly Written[], first: Seat | undefined): void {
  g.state.turn.phase = 'cylon';
  if (first !== undefined) g.state.turn.first = first;
  const red = threats.map((written) => {
    const { card, by } = written.isMap ? written.fields('card', 'by') : { card: written, by: undefined };
    const handle = newHandle(g);
    const owner = by?.whole(0, g.state.players.length - 1, 'seat') ?? 0;
    g.state.threats.push({ handle, kind: readCard(card ?? written), owner, spared: [] });
    return handle;
  });
  const frame = rules.call(g, 'cylon-phase', { red, given: [] });
  rules.goTo(frame, 'redText');
  // rule: ccg.attack.shield — they have just been revealed
  setOff(g, 'threats-revealed', {});
  dealWithTriggers(g);
}

function startPlay(g: G, play: Written, seat: Seat): void {
  const kind = readCard(play);
  const { hand } = g.state.players[seat];
  if (!hand.includes(kind)) addTo(hand, kind);
  rules.call(g, 'action', { seat });
  playCard(g, seat, kind);
}

export function readStart(g: G, start: Written | undefined, given: Given): void {
  const seats = g.state.players.length - 1;
  const first = given.first?.whole(0, seats, 'seat');
  if (!start) {
    if (given.threats) startThreats(g, given.threats.items, first);
    else startPhase(g, given.phase?.oneOf(phases, 'phase') ?? 'execution', first);
    return;
  }
  if (!start.isMap) {
    const what = start.oneOf(['turn', ...phases] as const, 'start');
    if (what === 'turn') {
      // Whoever was first before stays it in a tie.
      if (first !== undefined) g.state.turn.first = first;
      rules.call(g, 'turn', {});
    } else startPhase(g, what, first);
    return;
  }
  const { play, effect, threats, by } = start.fields('play', 'effect', 'threats', 'by');
  const seat = by?.whole(0, seats, 'seat') ?? 0;
  g.state.turn.phase = given.phase?.oneOf(phases, 'phase') ?? 'execution';
  if (first !== undefined) g.state.turn.first = first;
  if (play) startPlay(g, play, seat);
  else if (threats) startThreats(g, threats.items, first);
  else if (effect)
    runEffects(g, effect.plain as unknown as Effect[], {
      you: seat,
      cause: { kind: 0, source: 0 },
      bind: {},
    });
  else start.fail('a start is `play`, `effect` or `threats`');
}
