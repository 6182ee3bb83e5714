import type { ConditionTests } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import { turnsAsCharacter } from '../../table/queries';

export const turnTests = {
  'your-turn': (t, _c, scene) => t.turn.seat === scene.you,
  'turn-step': (t, c) => t.turn.step === c.step,
  'turn-number': (t, c, scene) => turnsAsCharacter(t.players[scene.you]) === c.n,
  'where-turn-began': (t, c, scene) => {
    const seat = seatFor(t, c.who, scene);
    if (seat === undefined || seat !== t.turn.seat || t.turn.startedAt === undefined) return false;
    const { location, piloting } = t.players[seat];
    return (location ?? piloting?.area) === t.turn.startedAt;
  },
} satisfies ConditionTests;
