import { close } from '../../in-play/reactions';
import { seatFor } from '../../in-play/scene';
import { type G, rules } from '../../rules';
import { nearest } from '../../table/queries';
import type { Runs } from '../run-verb';

/** The frame whose window is being answered. */
function windowEvent(g: G): { prevented?: boolean } | undefined {
  const { stack } = g.state;
  for (let i = stack.length - 1; i > 0; i--)
    if (stack[i].p === 'window') return stack[i - 1] as { prevented?: boolean };
  return undefined;
}

export const eventRuns = {
  prevent(g) {
    const event = windowEvent(g);
    if (event) event.prevented = true;
    close(g);
  },
  again(g, effect, _frame, scene) {
    close(g);
    if (effect.what === 'roll') {
      const roll = nearest(g.state, 'die-roll');
      if (roll) rules.goTo(roll, 'openBefore');
      return;
    }
    const crisis = nearest(g.state, 'crisis');
    if (!crisis) return;
    if (effect.what === 'crisis-draw') {
      crisis.again = true;
      return;
    }
    crisis.chooser = seatFor(g.state, effect.by ?? 'you', scene) ?? scene.you;
    crisis.final = effect.final ?? false;
    rules.goTo(crisis, 'chooseBox');
  },
} satisfies Runs;
