import type { Area, BoardFact, View } from '@ragtag/board-game';
import { useBoard } from '../use-board';
import { flightsIn, formation } from './formation';
import type { Box, Plan, SpacePlan } from './plans';
import { drawings } from './ships';

type AttackFact = Extract<BoardFact, { fact: 'attack' }>;

interface Props {
  readonly attack: AttackFact;
  readonly plan: Plan;
  readonly space: SpacePlan;
}

/** The line of fire, from whoever shoots to what is shot at. */
export function Fire({ attack, plan, space }: Props) {
  const { view } = useBoard();
  const { area, by, on, result } = attack;
  if (area === null) return null;
  const at = { view, area, plan, space };
  const from = spotOf(by, attack.attacker, at);
  const to = spotOf(on, attack.pilot, at);
  const side = by === 'raider' || by === 'basestar' || by === 'heavy-raider' ? 'cylon' : 'friend';
  return (
    <path
      d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
      pathLength={1}
      className={`fire ${side} ${result === 'missed' ? 'missed' : ''}`}
    />
  );
}

interface Fight extends Omit<Props, 'attack'> {
  readonly view: View;
  readonly area: Area;
}

/** Where one of those who fight is drawn; Galactica's side that faces the area for her guns and what hits her. */
function spotOf(who: string, pilot: number | null, { view, area, plan, space }: Fight) {
  const box = space.areas[area].ships;
  const shape = who === 'unmanned-viper' ? 'viper' : who;
  const flight = formation(flightsIn(view, area), box, space.ship).find((each) =>
    pilot === null ? each.shape === shape && each.pilot === undefined : each.pilot === pilot,
  );
  if (flight) return { x: flight.x + (drawings[flight.shape].w / 2) * flight.scale, y: flight.y };
  const middle = middleOf(box);
  const hull = middleOf({ x: plan.left ?? 0, y: plan.top ?? 0, w: plan.width, h: plan.height });
  return { x: hull.x + (middle.x - hull.x) * 0.6, y: hull.y + (middle.y - hull.y) * 0.6 };
}

const middleOf = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
