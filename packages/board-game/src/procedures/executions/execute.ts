import { type Asking, each, type Frame, type Option, repeat } from '@ragtag/kernel';
import { loyaltyCards } from '../../cards/tables';
import type { Cause } from '../../effects/types';
import { open } from '../../in-play/reactions';
import { numberNow } from '../../in-play/rulings';
import { discardFromHand } from '../../operations/decks';
import { loseAtOnce } from '../../operations/end-game';
import { endTurn } from '../../operations/end-turn';
import { loseTokens } from '../../operations/mutiny';
import { changeTitle, leaveBoard, nextInLine, sendTo } from '../../operations/people';
import { discardOwnTokens, drawHarmless, returnToPool } from '../../operations/trauma';
import { type G, rules } from '../../rules';
import { replacements } from '../../setup/characters';
import type { LoyaltyCard } from '../../state';
import { aCause, fields, loyaltyCard, plain } from '../../state/shapes';
import { boardOf, nearest, titlesOf } from '../../table/queries';
import { isHumanPlayer, isInGame, rights } from '../../table/standing';
import type { BoardName, Death, Seat, Title } from '../../terms';
import { type Ignorable, ignores, offerToIgnore } from '../actions/ignore';
import { discardAttached } from '../crisis/kept-cards';
import { showLoyalty } from '../loyalty/loyalty-cards';
import { receiveAgain } from '../loyalty/mutineer';
import { reportDiscard } from '../skill-cards/discard-skills';
import { leaveGame, takeOut } from './leave-game';
import { loyaltyOfNewcomer, loyaltyOfVictim } from './newcomer-loyalty';

/** Who is to be executed, and what for. */
interface Due {
  readonly seat: Seat;
  /** Who sat there when it fell due: it is this character's death, and nobody else's. */
  readonly character: string;
  readonly how: Death;
  readonly cause: Cause;
  /** The text names Cylon players, who then have no right to ignore it. */
  readonly namesCylons?: boolean;
}

export interface Execute extends Due, Ignorable {
  /** The board on which it happened; absent off every board. */
  board?: BoardName;
  /** Loyalty cards that were shown. */
  cards?: number[];
  /** Who came in place of the executed. */
  newcomer?: string;
  /** Titles still to be passed on. */
  passing?: Title[];
  /** Executions that have fallen due meanwhile. */
  due?: Due[];
}

interface LoyaltyOption extends Option {
  readonly card: number;
}

declare module '../../rules' {
  interface Procedures {
    execute: Execute;
  }
  interface Asks {
    'prove-cylon': Asking<LoyaltyOption>;
    'new-character': Asking;
  }
}

rules.locals('execute', {
  seat: plain,
  cause: aCause,
  cards: loyaltyCard,
  due: fields<Due>({ seat: plain, cause: aCause }),
  ignoredBy: plain,
});

/**
 * Executes players, one after another, each completely. What falls due during an execution waits for its end.
 * rule: execution.human-dee
 */
export function execute(
  g: G,
  seats: readonly Seat[],
  cause: Cause,
  how: Death = 'executed',
  namesCylons?: boolean,
): void {
  const due = seats.map((seat) => ({
    seat,
    character: g.state.players[seat].character,
    how,
    cause,
    namesCylons,
  }));
  const running = nearest(g.state, 'execute');
  if (running) {
    running.due = [...(running.due ?? []), ...due];
    return;
  }
  const [first, ...rest] = due;
  if (first) rules.call(g, 'execute', { ...first, due: rest });
}

const hiddenCards = (g: G, seat: Seat): LoyaltyCard[] =>
  g.state.players[seat].loyalty.filter(({ faceUp }) => !faceUp);

const cylonCards = (g: G, seat: Seat): number[] => [
  ...new Set(hiddenCards(g, seat).flatMap(({ card }) => (loyaltyCards[card].side === 'cylon' ? [card] : []))),
];

/** Whether a player would turn out to be a human. */
function isTrulyHuman(g: G, seat: Seat): boolean {
  const p = g.state.players[seat];
  return isHumanPlayer(p) && rights(p).loyalty && cylonCards(g, seat).length === 0;
}

/** rule: execution.prove-cylon — exactly one card */
rules.ask<LoyaltyOption, Execute>('prove-cylon', {
  options: (g, { seat }) => cylonCards(g, seat).map((card) => ({ id: loyaltyCards[card].id, card })),
  // Not to be asked would tell what the cards are that stay hidden.
  moot: (g, { seat }) => hiddenCards(g, seat).length < 2,
  chosen(g, { seat, how }, [{ card }]) {
    showLoyalty(g, seat, card, 'execution.prove-cylon');
    const eliminated = how === 'eliminated' || undefined;
    rules.call(g, 'become-cylon', { seat, superCrisis: false, how: 'revealed', executed: true, eliminated });
  },
});

/** rule: execution.new-character */
rules.ask<Option, Execute>('new-character', {
  options: (g) => replacements(g).map(({ id }) => ({ id })),
  chosen(g, frame, [{ id }]) {
    const { seat } = frame;
    const p = g.state.players[seat];
    frame.newcomer = id;
    p.character = id;
    p.turnsBefore = p.turns;
    g.facts.push({ fact: 'character-picked', seat, character: id, rule: 'execution.new-character' });
  },
});

/** What a newcomer begins with. rule: execution.new-trauma */
function drawThree(g: G, seat: Seat): void {
  if (g.state.trauma) returnToPool(g, drawHarmless(g, seat, 3, 'execution.new-trauma'));
}

/** Leaves the newcomer's sheet out of what killed the one before. rule: execution.ability-timing */
function shutOut(g: G, seat: Seat): void {
  const { stack } = g.state;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i] as Frame & { newcomers?: Seat[] };
    // What follows of a check that killed is no part of its result.
    if (frame.p === 'skill-check') return;
    if (frame.p !== 'play-quorum' && frame.p !== 'action') continue;
    frame.newcomers = [...(frame.newcomers ?? []), seat];
    return;
  }
}

/** An execution, a death by roll, or the end of a player in the trial. rule: extra-death.otherwise-execution, trial.elimination */
rules.procedure('execute', {
  // rule: cylon-players.ignore-crisis
  offerToIgnore(g, frame) {
    if (!frame.namesCylons) offerToIgnore(g, frame, frame.seat);
  },
  begin(g, frame) {
    const { seat, character, how, cause } = frame;
    if (ignores(frame, seat)) return rules.goTo(frame, 'next');
    const p = g.state.players[seat];
    // It was due for somebody who is not there any more.
    if (p.character !== character || !isInGame(p)) return rules.finish(g);
    p.executions = (p.executions ?? 0) + 1;
    frame.board = boardOf(p) ?? undefined;
    g.facts.push({ fact: 'executed', seat, character, how, cause, rule: 'execution.discard' });
  },
  // rule: execution.discard — the Quorum hand goes with the title
  discard(g, { seat, character, how }) {
    // rule: execution.discard-daybreak, extra-death.keep-miracle
    if (how !== 'killed') loseTokens(g, seat);
    const cards = [...g.state.players[seat].hand];
    discardAttached(g, seat, 'execution.discard');
    if (cards.length === 0) return;
    const cause: Cause = { kind: 'execution', id: character };
    discardFromHand(g, seat, cards, cause);
    reportDiscard(g, { seat, cards, cause, chosen: false });
  },
  prove(g, frame) {
    const { seat, how } = frame;
    const p = g.state.players[seat];
    if (isTrulyHuman(g, seat)) return;
    rules.goTo(frame, how === 'eliminated' ? 'leaveGame' : 'cylonDrawsTrauma');
    if (isHumanPlayer(p) && rights(p).loyalty) rules.put(g, seat, 'prove-cylon');
    // rule: execution.already-cylon, leaders.executed
    else if (how !== 'eliminated') sendTo(g, seat, 'resurrection-ship', 'execution.already-cylon');
  },
  // rule: execution.human-reveal
  showLoyalty(g, frame) {
    const { seat } = frame;
    frame.cards = hiddenCards(g, seat).map(({ card }) => card);
    for (const card of frame.cards) showLoyalty(g, seat, card, 'execution.human-reveal');
    open(g, 'loyalty-shown');
  },
  // rule: execution.human-morale, extra-death.no-morale
  loseMorale(g, { seat, character, how, cause }) {
    const n = how === 'killed' ? 0 : numberNow(g, 'execution-morale', 1, { seat, cause });
    const because: Cause = { kind: 'execution', id: character };
    if (n > 0) rules.call(g, 'lose-resource', { resource: 'morale', n, cause: because });
  },
  // rule: execution.human-out
  takeSheetOut(g, frame) {
    const { seat, character, how } = frame;
    takeOut(g, character);
    leaveBoard(g, seat);
    loyaltyOfVictim(g, seat);
    // rule: execution.human-trauma-discard
    discardOwnTokens(g, seat, [...(g.state.players[seat].trauma ?? [])], 'execution.human-trauma-discard');
    if (how === 'eliminated') rules.goTo(frame, 'leaveGame');
  },
  pickCharacter(g, { seat }) {
    if (replacements(g).length > 0) rules.put(g, seat, 'new-character');
    else loseAtOnce(g, 'endgame.loss.no-characters', 'no-characters');
  },
  place(g, { seat }) {
    shutOut(g, seat);
    rules.call(g, 'come-to-the-table', { seat });
  },
  drawLoyalty: (g, { seat, character }) => loyaltyOfNewcomer(g, seat, character),
  leaveGame(g, { seat, how }) {
    if (how === 'eliminated') leaveGame(g, seat);
  },
  // rule: execution.titles, trial.elimination-turns
  passTitles: each(
    'passing',
    (g, { seat }) => titlesOf(g.state, seat),
    (g, { seat }, title) => {
      const next = nextInLine(g, title);
      if (next === undefined) g.state.titles[title] = undefined;
      else if (next !== seat) changeTitle(g, title, next);
    },
  ),
  receiveMutineer(g, frame) {
    if (frame.how === 'eliminated') return rules.goTo(frame, 'openDone');
    receiveAgain(g, frame.seat);
  },
  // rule: execution.new-trauma
  drawTrauma: (g, { seat }) => drawThree(g, seat),
  // rule: extra-death.new-hand
  receiveHand(g, { seat, how }) {
    if (how === 'killed') rules.call(g, 'receive-skills', { seat, types: [] });
  },
  openEnterPlay: (g) => open(g, 'enter-play'),
  // rule: execution.allyseasons-token
  cylonDrawsTrauma(g, { seat, newcomer }) {
    if (newcomer === undefined && g.state.options.allyseasons)
      rules.call(g, 'draw-trauma', { seat, n: 1, taken: [], disasters: [] });
  },
  openDone: (g) => open(g, 'execution-done'),
  // rule: execution.end-turn, execution.turn-continues
  endTurn(g, { seat }) {
    if (seat === g.state.turn.seat && g.state.options.exodusloyalty) endTurn(g);
  },
  next: repeat(
    (_g, { due }) => due !== undefined && due.length > 0,
    (g, frame) => {
      const next = frame.due?.shift();
      if (next) rules.call(g, 'execute', { ...next });
    },
  ),
});
