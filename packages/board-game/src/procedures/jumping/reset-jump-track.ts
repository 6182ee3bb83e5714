import { open } from '../../in-play/reactions';
import { rules } from '../../rules';
import { nearest } from '../../table/queries';

declare module '../../rules' {
  interface Procedures {
    'reset-jump-track': Record<never, never>;
  }
}

rules.locals('reset-jump-track', {});

/** The fleet marker goes back to the start, once in a jump. rule: jump.reset, jump.reset-skip-crossroads */
rules.procedure('reset-jump-track', {
  reset(g) {
    const from = g.state.jump;
    g.state.jump = 0;
    if (from > 0) g.facts.push({ fact: 'jump-track-moved', from, to: 0, rule: 'jump.reset' });
    const jump = nearest(g.state, 'jump');
    if (jump) jump.reset = true;
  },
  openReset: (g) => open(g, 'track-reset'),
});
