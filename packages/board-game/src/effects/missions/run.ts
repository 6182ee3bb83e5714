import { sendTo } from '../../operations/people';
import { checkObjective } from '../../procedures/jumping/objective';
import { rules } from '../../rules';
import { boardOf, isHuman, seats } from '../../table/queries';
import type { Runs } from '../run-verb';
import { onBehalf } from '../who';
import '../../procedures/actions/activate-several';
import '../../procedures/missions/mission';

export const missionRuns = {
  startMission: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'mission', { seat, card: -1 })),
  // rule: rebel-basestar.enter
  rebelBasestar(g, { side }) {
    const { state } = g;
    state.rebel = side;
    g.facts.push({ fact: 'rebel-basestar', side, rule: 'rebel-basestar.enter' });
    for (const seat of seats(state)) {
      if (boardOf(state.players[seat]) !== 'rebel-basestar') continue;
      if (isHuman(state, seat) && side === 'cylon') sendTo(g, seat, 'sickbay', 'rebel-basestar.enter');
      if (!isHuman(state, seat) && side === 'human')
        sendTo(g, seat, 'resurrection-ship', 'rebel-basestar.enter');
    }
  },
  // rule: missions.distance-now
  countMission(g, { distance }) {
    const { state } = g;
    state.distance += distance;
    const rule = 'missions.distance-now';
    g.facts.push({ fact: 'distance-travelled', by: distance, now: state.distance, rule });
    checkObjective(g);
  },
  turnMission(g) {
    if (g.state.mission) g.state.mission.faceUp = false;
  },
  destroyHub(g) {
    g.state.hubDestroyed = true;
    g.facts.push({ fact: 'hub-destroyed', rule: 'locations.resurrection-ship.hub-destroyed' });
  },
  sendCylon: (g, { who, to }, _frame, scene) => onBehalf(g, who, scene, (seat) => sendTo(g, seat, to)),
  activateSeveral: (g, { who, n }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => rules.call(g, 'activate-several', { seat, left: n, used: [] })),
} satisfies Runs;
