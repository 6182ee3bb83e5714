import { handleFor, seatsFor } from '../in-play/rulings';
import { dealWithTriggers, setOff } from '../in-play/triggers';
import { leavePlay } from '../operations/play-area';
import { revealThreat } from '../procedures/cylon-phase/cylon-phase';
import { nearest } from '../table/queries';
import type { Verbs } from './start';

/** Cylon threats. */
export const threatVerbs = {
  removeThreat(g, { what }, _frame, scene) {
    const handle = handleFor(g.state, what, scene);
    if (handle !== undefined) leavePlay(g, handle, 'discard', 'ccg.attack.threat-removed');
  },
  // rule: ccg.attack.extra-threat
  extraThreat(g, _effect, _frame, scene) {
    const phase = nearest(g.state, 'cylon-phase');
    const handle = revealThreat(g, scene.you);
    if (!phase || handle === undefined) return;
    phase.red.unshift(handle);
    setOff(g, 'threats-revealed', {});
    dealWithTriggers(g);
  },
  shield(g, { threat, who }, _frame, scene) {
    const handle = handleFor(g.state, threat, scene);
    const found = g.state.threats.find((t) => t.handle === handle);
    const [seat] = seatsFor(g.state, who, scene);
    if (found && seat !== undefined) found.spared.push(seat);
  },
} satisfies Verbs;
