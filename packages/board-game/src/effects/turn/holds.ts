import type { ConditionTests } from '../../in-play/condition-test';

export const turnTests = {
  'your-turn': (t, _c, scene) => t.turn.seat === scene.you,
  'turn-step': (t, c) => t.turn.step === c.step,
  'turn-number': (t, c, scene) => t.players[scene.you].turns === c.n,
} satisfies ConditionTests;
