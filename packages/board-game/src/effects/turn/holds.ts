import type { ConditionTests } from '../../in-play/condition-test';

export const turnTests = {
  'your-turn': (g, _c, scene) => g.state.turn.seat === scene.you,
  'turn-step': (g, c) => g.state.turn.step === c.step,
  'turn-number': (g, c, scene) => g.state.players[scene.you].turns === c.n,
} satisfies ConditionTests;
