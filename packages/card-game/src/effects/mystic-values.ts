import { runAgain, takeResult } from '@ragtag/kernel';
import { handleFor, seatsFor } from '../in-play/rulings';
import { setOff } from '../in-play/triggers';
import { revealMystic, turnUp } from '../procedures/challenges/reveal';
import { nearest } from '../table/queries';
import type { Verbs } from './start';

/** Mystic values. */
export const mysticVerbs = {
  reveal(g, { as }, frame, scene) {
    const values = takeResult<number[]>(frame);
    if (values) {
      [scene.bind[as]] = values;
      return;
    }
    runAgain(frame);
    revealMystic(g, [scene.you], false);
  },
  nextReveal(g, { who, how, until = 'turn', target }, _frame, scene) {
    const [seat] = seatsFor(g.state, who, scene);
    if (seat === undefined) return;
    g.state.reveals.push({
      seat,
      how,
      chooser: scene.you,
      until,
      target: target === undefined ? 0 : (handleFor(g.state, target, scene) ?? 0),
      host: handleFor(g.state, 'host', scene) ?? 0,
      source: scene.cause.kind,
    });
  },
  // rule: ccg.mystic.redraw
  redraw(g, _effect, _frame, scene) {
    const reveal = nearest(g.state, 'reveal');
    const row = reveal?.rows[scene.bind.row as number];
    if (!row) return;
    const card = scene.bind.card as number;
    row.shown[card] = turnUp(g, row.seat);
    setOff(g, 'mystic-revealed', { player: row.seat, row: scene.bind.row, card });
  },
} satisfies Verbs;
