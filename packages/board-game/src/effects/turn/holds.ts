import type { ConditionTests } from '../../in-play/condition-test';
import { turnsAsCharacter } from '../../table/queries';

export const turnTests = {
  'your-turn': (t, _c, scene) => t.turn.seat === scene.you,
  'turn-step': (t, c) => t.turn.step === c.step,
  'turn-number': (t, c, scene) => turnsAsCharacter(t.players[scene.you]) === c.n,
} satisfies ConditionTests;
