import type { Frame } from '@ragtag/kernel';
import { basestarTokens } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { open } from '../../in-play/reactions';
import { isSet } from '../../in-play/rulings';
import { damageOn, destroyBasestar } from '../../operations/losses';
import { type G, rules } from '../../rules';
import { basestarToken, plain } from '../../state/shapes';

export interface DamageBasestar {
  readonly basestar: number;
  /** Damage still to be taken. */
  left: number;
  /** The token drawn last; -1 for none. */
  token: number;
}

declare module '../../rules' {
  interface Procedures {
    'damage-basestar': DamageBasestar;
  }
}

rules.locals('damage-basestar', { basestar: plain, left: plain, token: basestarToken });

const basestarEndures = 2;
const cause = { kind: 'rule', id: 'damage.basestar-draw' } as const;

function drawToken(g: G, frame: DamageBasestar): number {
  const s = g.state;
  const token = s.basestarDamage.pop();
  if (token === undefined) return -1;
  const { basestar } = frame;
  s.basestars[basestar].damage.push(token);
  g.facts.push({ fact: 'basestar-damaged', basestar, token, rule: 'damage.basestar-draw' });
  return token;
}

/** Damaging a basestar, once or more often, as long as it is there. */
rules.procedure('damage-basestar', {
  draw(g, frame: Frame & DamageBasestar) {
    const { basestar } = frame;
    if (frame.left === 0 || g.state.basestars[basestar].area === null) return rules.finish(g);
    frame.left--;
    const last = damageOn(g.state, basestar) >= basestarEndures;
    // rule: damage.basestar-no-draw-at-two, damage.basestar-draw-at-two-ionian
    const draws = !last || isSet(g, 'token-for-last-hit', { basestar });
    frame.token = draws ? drawToken(g, frame) : -1;
    if (frame.token >= 0) open(g, 'basestar-token-drawn');
    else if (last) {
      rules.finish(g);
      destroyBasestar(g, basestar);
    }
  },
  applyToken(g, { basestar, token }) {
    const { area } = g.state.basestars[basestar];
    const drawn = basestarTokens[token]?.drawn;
    if (drawn && area !== null) runEffects(g, drawn, { you: g.state.turn.seat, cause, bind: { area } });
  },
  judge(g, frame) {
    rules.goTo(frame, 'draw');
    const { basestar } = frame;
    const { area } = g.state.basestars[basestar];
    if (area !== null && damageOn(g.state, basestar) > basestarEndures) destroyBasestar(g, basestar);
  },
});
