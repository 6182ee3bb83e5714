import { type Asking, repeat, type Step, when } from '@ragtag/kernel';
import { exactly } from '../../in-play/like-pieces';
import { open } from '../../in-play/reactions';
import { mayBeDone, number } from '../../in-play/rulings';
import { discardCard } from '../../operations/decks';
import { endGame } from '../../operations/end-game';
import { turnIsOver } from '../../operations/end-turn';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { isHuman, nextSeat, seats } from '../../table/queries';
import { resources, type Seat } from '../../terms';
import { takeAction } from '../actions/action';
import { startCrisis } from '../crisis/crisis';
import { type CardOption, cardOptions } from '../crisis/drawn-cards';
import { type Demand, demandDiscard } from '../skill-cards/discard-skills';

export interface RunningTurn {
  readonly seat: Seat;
  /** Actions still to be taken; unset before the Action step. */
  actions?: number;
}

declare module '../../rules' {
  interface Procedures {
    game: Record<never, never>;
    turn: RunningTurn;
  }
  interface Asks {
    'discard-quorum': Asking<CardOption>;
  }
}

rules.locals('game', {});
rules.locals('turn', { seat: plain, actions: plain });

function enter(g: G, seat: Seat, step: string): void {
  g.state.turn.step = step;
  g.facts.push({
    fact: 'step',
    step,
    seat,
    rule: isHuman(g.state, seat) ? 'turn.order.steps' : 'turn.order.cylon-steps',
  });
}

/** Turns go round until the game ends. rule: turn.order.clockwise */
rules.procedure('game', {
  nextTurn(g, frame) {
    frame.i = 0;
    const { turn } = g.state;
    // rule: trial.elimination-turns — it may be somebody else's already
    if (turn.number > 0 && !turn.passedOn) turn.seat = nextSeat(g.state, turn.seat);
    turn.passedOn = undefined;
    rules.call(g, 'turn', { seat: turn.seat, actions: undefined });
  },
});

/** What a turn that was ended before does not come to. rule: execution.end-turn */
const unlessEnded = (step: Step<G, RunningTurn>): Step<G, RunningTurn> => when((g) => !turnIsOver(g), step);

/** A player's turn. rule: turn.order.steps, turn.order.cylon-steps */
rules.procedure('turn', {
  begin(g, frame) {
    const { turn, players } = g.state;
    turn.number++;
    turn.used = [];
    turn.turned = undefined;
    turn.ended = undefined;
    const { location, piloting } = players[frame.seat];
    turn.startedPiloting = piloting !== null;
    turn.startedAt = location ?? piloting?.area;
    players[frame.seat].turns++;
    g.facts.push({ fact: 'turn-started', seat: frame.seat, turn: turn.number });
    open(g, 'turn-start');
  },
  openDrawSkills: unlessEnded((g, frame) => {
    enter(g, frame.seat, 'receive-skills');
    open(g, 'draw-skills-start');
  }),
  receiveSkills: unlessEnded((g, frame) => {
    rules.call(g, 'receive-skills', { seat: frame.seat, types: [] });
  }),
  movement: unlessEnded((g, frame) => {
    enter(g, frame.seat, 'movement');
    rules.call(g, 'move', { seat: frame.seat, to: null, from: undefined, step: true });
  }),
  openMovementEnd: unlessEnded((g) => open(g, 'movement-end')),
  beginActions: unlessEnded((g, frame) => {
    enter(g, frame.seat, 'action');
    frame.actions = number(g, 'action-count', 1, { seat: frame.seat });
  }),
  // A player who turned Cylon has no further action. rule: cylon-reveal.end-turn
  act: repeat(
    (g, frame) => (frame.actions ?? 0) > 0 && !g.state.turn.turned && !turnIsOver(g),
    (g, frame) => {
      frame.actions = (frame.actions ?? 1) - 1;
      takeAction(g, frame.seat);
    },
  ),
  openActionStepEnd: unlessEnded((g) => open(g, 'action-step-end')),
  crisis: unlessEnded((g, frame) => {
    const { seat } = frame;
    // rule: turn.crisis.cylon-skips, turn.crisis.brig-skips
    if (!isHuman(g.state, seat) || !mayBeDone(g, 'step-happens', { seat, step: 'crisis' })) return;
    enter(g, seat, 'crisis');
    startCrisis(g, { seat, deck: 'crisis', way: 'turn' });
  }),
  openTurnEnd(g, frame) {
    enter(g, frame.seat, 'end');
    open(g, 'turn-end');
  },
  // rule: turn.end.hand-limit
  handLimits(g) {
    const { players } = g.state;
    const demands: Demand[] = [];
    for (const seat of seats(g.state)) {
      const n = players[seat].hand.length - number(g, 'hand-limit', 10, { seat });
      if (n > 0) demands.push({ seat, n, random: false });
    }
    if (demands.length > 0) demandDiscard(g, demands, { kind: 'rule', id: 'turn.end.hand-limit' });
  },
  // rule: turn.end.quorum-limit, turn.end.quorum-no-limit
  quorumLimit(g) {
    const { president } = g.state.titles;
    if (president !== undefined && quorumExcess(g) > 0) rules.put(g, president, 'discard-quorum');
  },
  cleanUp(g) {
    if (g.state.inForce.length > 0) g.state.inForce = g.state.inForce.filter((m) => m.until !== 'turn-end');
    if (g.state.later.length > 0) g.state.later = [];
  },
  // rule: turn.end.resource-check
  judgeResources(g) {
    const spent = resources.find((resource) => g.state.resources[resource] <= 0);
    if (spent) endGame(g, 'cylons', 'endgame.loss.resource', spent);
  },
});

const unlimited = 99;

const quorumExcess = (g: G) => g.state.quorumHand.length - number(g, 'quorum-limit', unlimited);

rules.ask<CardOption, RunningTurn>('discard-quorum', {
  options: (g) => cardOptions('quorum', g.state.quorumHand),
  count: (g, _frame, options) => exactly(quorumExcess(g), options),
  chosen(g, _frame, picks) {
    const { quorumHand } = g.state;
    for (const { card } of picks) {
      quorumHand.splice(quorumHand.indexOf(card), 1);
      discardCard(g, 'quorum', card);
      g.facts.push({ fact: 'quorum-discarded', card, rule: 'turn.end.quorum-limit' });
    }
  },
});
