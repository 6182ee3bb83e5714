import { type Asking, each, type Option, repeat, type Step, when } from '@ragtag/kernel';
import { character } from '../../cards/tables';
import { exactly } from '../../in-play/like-pieces';
import { open } from '../../in-play/reactions';
import { mayBeDone, number } from '../../in-play/rulings';
import { discardCard } from '../../operations/decks';
import { endGame } from '../../operations/end-game';
import { turnIsOver } from '../../operations/end-turn';
import { type G, rules } from '../../rules';
import { plain, skillType } from '../../state/shapes';
import { cardsLeft, isHuman, nextSeat, seats, sheetSpeaks } from '../../table/queries';
import { isInfiltrating } from '../../table/standing';
import { resources, type Seat, skills } from '../../terms';
import { takeAction } from '../actions/action';
import { assistSet, offerAssistCard } from '../assist/assist-card';
import { startCrisis } from '../crisis/crisis';
import { type CardOption, cardOptions } from '../crisis/drawn-cards';
import { type Demand, demandDiscard } from '../skill-cards/discard-skills';
import { allTypes, skillSet } from '../skill-cards/draw-skills';
import { forgoSkill } from './forgo-skill';

export interface RunningTurn {
  readonly seat: Seat;
  /** Actions still to be taken; unset before the Action step. */
  actions?: number;
}

export interface ReceiveSkills {
  readonly seat: Seat;
  readonly types: number[];
  /** Indexes of the multi-skill lines still to be split. */
  lines?: number[];
}

declare module '../../rules' {
  interface Procedures {
    game: Record<never, never>;
    turn: RunningTurn;
    'receive-skills': ReceiveSkills;
  }
  interface Asks {
    'split-skills': Asking<SplitOption, SplitQuestion>;
    'discard-quorum': Asking<CardOption>;
  }
}

rules.locals('game', {});
rules.locals('turn', { seat: plain, actions: plain });
rules.locals('receive-skills', { seat: plain, types: skillType, lines: plain });

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
    if (turn.number > 0) turn.seat = nextSeat(g.state, turn.seat);
    rules.call(g, 'turn', { seat: turn.seat });
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
    rules.call(g, 'move', { seat: frame.seat, to: null, step: true });
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

interface SplitOption extends Option {
  readonly split: readonly number[];
}

/** Options by number of cards and types, made once. */
const made = new Map<string, readonly SplitOption[]>();

/** The ways to split a number of cards among two types. */
function splits(n: number, first: number, second: number): readonly SplitOption[] {
  const key = `${n}/${first}/${second}`;
  const options =
    made.get(key) ??
    Array.from({ length: n + 1 }, (_, k) => {
      const split = [...Array<number>(n - k).fill(first), ...Array<number>(k).fill(second)];
      return Object.freeze({ id: split.map((t) => skills[t]).join('+'), split });
    });
  made.set(key, options);
  return options;
}

const howMany = (split: readonly number[], type: number) => split.filter((each) => each === type).length;

interface SplitQuestion {
  /** Which line of the skill set. */
  readonly line: number;
}

rules.ask<SplitOption, ReceiveSkills, SplitQuestion>('split-skills', {
  carries: { line: plain },
  options(g, frame, question) {
    const { line } = question;
    const { skills: types, draw } = character(g.state.players[frame.seat].character).skills[line];
    const [first, second] = types;
    const all = splits(draw, skills.indexOf(first), skills.indexOf(second));
    // rule: limits.deck-reshuffle — no card is asked of a deck that can give none
    const given = ({ split }: SplitOption) =>
      types.reduce(
        (n, type) => n + Math.min(howMany(split, skills.indexOf(type)), cardsLeft(g.state, type)),
        0,
      );
    const most = Math.max(...all.map(given));
    return all.filter((option) => given(option) === most);
  },
  chosen: (_g, frame, [pick]) => {
    frame.types.push(...pick.split);
  },
});

/** Cards a revealed Cylon draws. rule: turn.receive.cylon-base, turn.receive.cylon-nosympathizer */
function cylonDraw(g: G, seat: Seat): number {
  const { nosympathizer } = g.state.options;
  return (nosympathizer && g.state.players.length % 2 === 0 ? 3 : 2) + extraDraw(g, seat);
}

/** rule: infiltration.draw — one card more, of any type of the skill set */
function extraDraw(g: G, seat: Seat): number {
  return isInfiltrating(g.state.players[seat]) ? 1 : 0;
}

/** The Receive Skills step. */
rules.procedure('receive-skills', {
  // rule: turn.receive.human, turn.receive.place-limit
  fixedTypes(g, frame) {
    const { seat } = frame;
    // rule: turn.receive.leader — Leaders draw by their sheets too
    const bySheet = sheetSpeaks(g.state, seat);
    const lines = character(g.state.players[seat].character).skills;
    const full = bySheet ? lines.reduce((n, line) => n + line.draw, extraDraw(g, seat)) : cylonDraw(g, seat);
    const n = number(g, 'receive-skills', full, { seat });
    const rule = bySheet ? 'turn.receive.human' : 'turn.receive.cylon-base';
    if (!bySheet || n < full) {
      const from = bySheet ? [...new Set([...skillSet(g, seat), ...assistSet(g)])].sort() : allTypes(g);
      const different = !bySheet && g.state.options.expansion;
      const mixed = !bySheet && n > 1 && isInfiltrating(g.state.players[seat]);
      g.state.stack.pop();
      rules.call(g, 'draw-skills', { seat, n, from, types: [], rule, different, mixed });
      return;
    }
    for (const { skills: types, draw } of lines) {
      if (types.length === 1) for (let k = 0; k < draw; k++) frame.types.push(skills.indexOf(types[0]));
    }
  },
  // rule: turn.receive.multi-skill
  split: each(
    'lines',
    (g, frame) => {
      const lines = character(g.state.players[frame.seat].character).skills;
      return [...lines.keys()].filter((line) => lines[line].skills.length > 1);
    },
    (g, frame, line) => void rules.put(g, frame.seat, 'split-skills', { line }),
  ),
  forgo: (g, frame) => forgoSkill(g, frame),
  assist: (g, frame) => offerAssistCard(g, frame),
  draw(g, frame) {
    rules.call(g, 'draw-skills', {
      seat: frame.seat,
      n: extraDraw(g, frame.seat),
      from: skillSet(g, frame.seat),
      types: frame.types,
      rule: 'turn.receive.human',
    });
  },
});
