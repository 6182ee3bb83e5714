import type { Asking } from '@ragtag/kernel';
import { destinationCards } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import { open } from '../../in-play/reactions';
import { answersTo, type Scoped, scopedModifiers } from '../../in-play/rulings';
import { discardCard, drawCard, putUnder } from '../../operations/decks';
import { endGame } from '../../operations/end-game';
import { type G, rules } from '../../rules';
import { holds } from '../../state/held';
import { drawnToPick, inTheOpen } from '../../state/place';
import { destinationCard, plain } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type CardOption, cardOptions, drawToSee } from '../crisis/drawn-cards';
import { discardUntilJump } from '../crisis/kept-cards';
import { clearMission } from '../missions/mission';
import { clearSpace } from './clear-space';
import { checkObjective, finalJumpIsNext, milestoneIsDue, travel } from './objective';
import './reset-jump-track';
import { chooseWhatStays, type Staying } from './staying';

export interface Jump {
  /** Destinations to pick from. */
  drawn?: number[];
  /** Index of the picked destination. */
  card?: number;
  /** Who picks the destination. */
  chooser?: Seat;
  /** The fleet marker has been put back to the start by something that the jump brought about. */
  reset?: boolean;
  /** The jump itself is over; what it started may follow. */
  done?: boolean;
  /** How many Destinations the Admiral draws, whatever else is ruled. rule: characters.cain.blind-jump */
  readonly blind?: number;
  /** The Destination is discarded and another one drawn in its place. */
  again?: boolean;
  /** Vipers that stay behind. */
  staying?: Staying;
  /** What is in force for this jump. */
  readonly mods: Scoped[];
}

declare module '../../rules' {
  interface Procedures {
    jump: Jump;
  }
  interface Asks {
    'choose-destination': Asking<CardOption>;
  }
}

rules.locals('jump', {
  drawn: destinationCard,
  card: destinationCard,
  chooser: plain,
  blind: plain,
  staying: plain,
  mods: scopedModifiers,
});

holds('jump', (_s, frame, isAsked) => {
  const { card, drawn = [] } = frame;
  const places = [
    drawnToPick('destination', drawn, isAsked, (cards) => {
      if (frame.drawn) frame.drawn = cards;
    }),
  ];
  // After that step it lies beside the objective.
  if (card !== undefined && !rules.hasBegun(frame, 'gainDistance'))
    places.push(inTheOpen('destination', [card]));
  return places;
});

/** Makes the fleet jump. */
export function jumpTheFleet(g: G, blind?: number): void {
  rules.call(g, 'jump', { mods: [], blind });
}

/** Who picks, and from how many. rule: jump.destination-choice */
function destinationDraw(g: G, { blind }: Jump): { readonly chooser: Seat; readonly n: number } {
  const { titles, turn } = g.state;
  if (blind !== undefined) return { chooser: titles.admiral ?? turn.seat, n: blind };
  const [said] = answersTo(g, 'destination-draw');
  if (said) return { chooser: said.scene.you, n: said.modifier.draw ?? 2 };
  return { chooser: titles.admiral ?? turn.seat, n: 2 };
}

rules.ask<CardOption, Jump>('choose-destination', {
  options: (_g, { drawn = [] }) => cardOptions('destination', drawn),
  chosen(g, frame, [{ card }], { seat }) {
    const rest = [...(frame.drawn ?? [])];
    rest.splice(rest.indexOf(card), 1);
    // rule: secrecy.destination — the rejected ones stay secret
    for (const each of rest) putUnder(g, 'destination', each);
    frame.drawn = undefined;
    frame.card = card;
    g.facts.push({ fact: 'destination-picked', card, seat, rule: 'jump.destination-choice' });
  },
});

/** Jumping the fleet. rule: jump.procedure-order */
rules.procedure('jump', {
  begin(g) {
    g.facts.push({ fact: 'fleet-jumps', rule: 'jump.triggers' });
    clearMission(g);
    open(g, 'jump-begin');
  },
  // rule: endgame.final-jump.skip-procedure
  finalJump(g, frame) {
    if (!finalJumpIsNext(g)) return;
    rules.goTo(frame, 'end');
    open(g, 'jump-done');
  },
  cardsLeavePlay: (g) => discardUntilJump(g),
  openRemoveShips: (g) => open(g, 'remove-ships'),
  leaveRaptors: (g, frame) => chooseWhatStays(g, frame),
  takeShipsOffTheBoard: (g, { staying }) => clearSpace(g, staying),
  openChooseDestination(g, frame) {
    frame.chooser = destinationDraw(g, frame).chooser;
    open(g, 'choose-destination');
  },
  chooseDestination(g, frame) {
    const { chooser, n } = destinationDraw(g, frame);
    frame.drawn = drawToSee(g, chooser, 'destination', n);
    rules.put(g, chooser, 'choose-destination');
  },
  // rule: characters.cain.blind-jump — whoever was to pick keeps that right
  openPicked(g, { blind }) {
    if (blind === undefined) open(g, 'destination-picked');
  },
  // rule: jump.destination-follow
  followDestination(g, { card }) {
    if (card === undefined) return;
    const { id, do: effects } = destinationCards[card];
    const { titles, turn } = g.state;
    const cause = { kind: 'destination', id, card } as const;
    runEffects(g, effects, { you: titles.admiral ?? turn.seat, cause, bind: {} });
  },
  drawAgain(g, frame) {
    const { card, again } = frame;
    if (!again || card === undefined) return;
    frame.again = undefined;
    discardCard(g, 'destination', card);
    frame.card = drawCard(g, 'destination');
    if (frame.card === undefined) return;
    const seat = g.state.titles.admiral ?? g.state.turn.seat;
    g.facts.push({ fact: 'destination-picked', card: frame.card, seat });
    rules.goTo(frame, 'followDestination');
  },
  gainDistance(g, { card }) {
    if (card !== undefined) travel(g, { deck: 'destination', card }, destinationCards[card].distance);
  },
  // rule: jump.objective-before-reset
  checkObjective: (g) => checkObjective(g),
  // rule: jump.reset-skip-crossroads
  resetJumpTrack(g, frame) {
    if (!frame.reset) rules.call(g, 'reset-jump-track', {});
  },
  openDone: (g) => open(g, 'jump-done'),
  startWhatWaited(g, frame) {
    frame.done = true;
    if (milestoneIsDue(g.state)) checkObjective(g);
  },
  openSettled(g, frame) {
    rules.goTo(frame, 'over');
    open(g, 'jump-settled');
  },
  // rule: endgame.human-win — end effects first, then the verdict
  end: (g) => endGame(g, 'humans', 'endgame.human-win', 'final-jump'),
  over: (g) => rules.finish(g),
});
