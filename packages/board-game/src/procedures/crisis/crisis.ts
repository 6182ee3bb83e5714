import type { Asking, Option } from '@ragtag/kernel';
import { script, scriptOf } from '@ragtag/kernel';
import { resolutionOf } from '../../cards/resolutions';
import { deckTables } from '../../cards/tables';
import type { CrisisBox, CrisisCard } from '../../cards/types';
import { runEffects } from '../../effects/start';
import type { Cause, CauseKind, Limit, Modifier } from '../../effects/types';
import { test } from '../../in-play/conditions';
import { limitReached, spendLimit } from '../../in-play/limits';
import { open, struckOut } from '../../in-play/reactions';
import { answersTo, isSet, mayBeDone, useUp } from '../../in-play/rulings';
import { discardCard, drawCard, putUnder, shuffleInto } from '../../operations/decks';
import { turnIsOver } from '../../operations/end-turn';
import { type G, rules } from '../../rules';
import type { Card } from '../../state';
import { holds } from '../../state/held';
import { drawnToPick, inTheOpen } from '../../state/place';
import { cardOfDeck, plain } from '../../state/shapes';
import { jumpTrackIsDone } from '../../table/new-caprica';
import { titleHolder } from '../../table/queries';
import type { CylonIcon, Seat } from '../../terms';
import { activateShips } from '../cylon-ships/activate';
import { checkObjective } from '../jumping/objective';

/** Where a card goes once it has been resolved. */
export type Fate = 'discard' | 'keep' | 'remove' | 'objective' | 'shuffle';

/** Decks whose cards are Crises. */
export type CrisisDeck = 'crisis' | 'super-crisis';

export interface Crisis {
  /** Who drew or played it. */
  readonly seat: Seat;
  readonly deck: CrisisDeck;
  /** A Crisis of one's own turn, or one played through Caprica. */
  readonly way: 'turn' | 'caprica';
  /** Index of the card; -1 until it is drawn. */
  card: number;
  /** Cards drawn to pick one from. */
  drawn: number[];
  /** Who picks the box, where an ability took the choice over. */
  chooser: Seat | null;
  /** The printed box taken, or the path of one that was added. */
  box: string | null;
  /** The choice of box can no longer be changed. */
  final: boolean;
  /** The card is to be discarded and another drawn in its place. */
  again: boolean;
  fate: Fate;
  holder: Seat | null;
  /** An answer took the place of the icons. */
  prevented?: boolean;
  /** Limits per Crisis that have been used up. */
  readonly used?: string[];
  /** The fleet has jumped while it was being resolved. */
  jumped?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    crisis: Crisis;
  }
  interface Asks {
    'pick-crisis': Asking<DrawnOption>;
    'choose-box': Asking<BoxOption>;
  }
}

rules.locals('crisis', { seat: plain, card: cardOfDeck, drawn: cardOfDeck, chooser: plain, holder: plain });

holds('crisis', (_s, frame, isAsked) => {
  const { deck, card, fate } = frame;
  const drawn = drawnToPick(deck, frame.drawn, isAsked, (cards) => {
    frame.drawn = cards;
  });
  // Once it is put away it lies elsewhere.
  const here = card >= 0 && fate !== 'objective' && !rules.hasBegun(frame, 'openPlaceClosed');
  return [drawn, ...(here ? [inTheOpen(deck, [card])] : [])];
});

/** The turn goes on to a step, or back to one. rule: turn.order.steps */
function enterStep(g: G, step: 'crisis' | 'activate' | 'prepare-jump', seat: Seat): void {
  if (g.state.turn.step === step) return;
  g.state.turn.step = step;
  g.facts.push({ fact: 'step', step, seat });
}

/** Starts a Crisis; without a card, one is drawn. */
export function startCrisis(
  g: G,
  crisis: Pick<Crisis, 'seat' | 'deck' | 'way'> & { readonly card?: number },
): void {
  const { seat, way, card = -1 } = crisis;
  if (way === 'turn') enterStep(g, 'crisis', seat);
  rules.call(g, 'crisis', {
    seat,
    deck: crisis.deck,
    way,
    card,
    drawn: [],
    chooser: null,
    box: null,
    final: false,
    again: false,
    fate: 'discard',
    holder: null,
    used: [],
  });
}

export function crisisCard(frame: Pick<Crisis, 'deck' | 'card'>): CrisisCard {
  return deckTables[frame.deck][frame.card];
}

function causeOf(frame: Crisis): Cause {
  return { kind: frame.deck, id: crisisCard(frame).id, card: frame.card };
}

interface DrawnOption extends Option {
  readonly card: number;
}

rules.ask<DrawnOption, Crisis>('pick-crisis', {
  options: (_g, frame) =>
    frame.drawn.map((card, i) => {
      const { id } = deckTables[frame.deck][card];
      return { id: frame.drawn.indexOf(card) === i ? id : `${id}#2`, card };
    }),
  chosen(g, frame, [pick]) {
    frame.card = pick.card;
    frame.drawn.splice(frame.drawn.indexOf(pick.card), 1);
    for (const card of frame.drawn) putUnder(g, frame.deck, card);
    frame.drawn = [];
  },
});

type AddedBox = NonNullable<Modifier['box']>;

interface BoxOption extends Option {
  readonly card: number;
  readonly limit?: Limit;
  /** Path of a box that something in play has added. */
  readonly added?: string;
}

/** The printed boxes that may be taken. rule: crisis.event.any-box */
function printedBoxes(g: G, frame: Crisis, seat: Seat): BoxOption[] {
  const card = crisisCard(frame);
  const boxes: BoxOption[] = [];
  for (const id of ['top', 'bottom'] as const) {
    const box = card[id];
    if (box && (!box.onlyIf || test(g, box.onlyIf, { you: seat, bind: {} })))
      boxes.push({ id, card: frame.card });
  }
  return boxes;
}

/** rule: crisis.super.immune — and what a sheet adds may be used up */
function mayBeAdded(g: G, { deck }: Crisis, seat: Seat, box: AddedBox, source: CauseKind): boolean {
  if (source === 'sheet' && deck === 'super-crisis') return false;
  return box.limit === undefined || !limitReached(g, box.limit, { kind: 'sheet', id: box.id }, seat);
}

/** What a player may choose from; whoever overrules a choice has the printed boxes that were not taken. */
function boxes(g: G, frame: Crisis, seat: Seat, overruled = frame.chooser !== null): BoxOption[] {
  const printed = printedBoxes(g, frame, seat);
  const said = answersTo(g, 'box-choices', { seat });
  const must = said.find(({ modifier }) => modifier.must)?.modifier.must;
  const free = must ? printed.filter(({ id }) => id === must) : printed;
  // rule: characters.helo.moral-compass, characters.helo.lee-order
  if (overruled) return free.filter(({ id }) => id !== frame.box);
  if (must) return free;
  const added = said.flatMap(({ modifier: { box }, source }) =>
    box && mayBeAdded(g, frame, seat, box, source)
      ? [{ id: box.id, card: frame.card, added: String(scriptOf(box)), limit: box.limit }]
      : [],
  );
  return [...free, ...added];
}

rules.ask<BoxOption, Crisis>('choose-box', {
  options: (g, frame, { seat }) => boxes(g, frame, seat),
  chosen(g, frame, [pick], { seat }) {
    frame.box = pick.added ?? pick.id;
    if (pick.limit) spendLimit(g, pick.limit, { kind: 'sheet', id: pick.id }, seat);
    g.facts.push({ fact: 'box-chosen', seat, box: pick.id, rule: 'crisis.event.chooser' });
  },
});

/** Whoever the card names, or has taken the choice over. rule: crisis.event.chooser */
function chooserOf(g: G, frame: Crisis): Seat {
  const { chooser } = crisisCard(frame);
  const named = !chooser || chooser === 'current' ? g.state.turn.seat : titleHolder(g.state, chooser);
  return frame.chooser ?? named ?? g.state.turn.seat;
}

function chosenBox(frame: Crisis): CrisisBox | undefined {
  if (frame.box === null) return undefined;
  if (frame.box === 'top' || frame.box === 'bottom') return crisisCard(frame)[frame.box];
  return script<CrisisBox>(frame.box);
}

/** rule: crisis.caprica.skip-jump, crisis.caprica.jump-counts */
function jumpIconCounts(g: G, frame: Crisis): boolean {
  const about = { seat: frame.seat, card: crisisCard(frame).id };
  const icon = isSet(g, 'jump-icon', about, crisisCard(frame).jump);
  useUp(g, 'jump-icon', about);
  // rule: newcaprica.after.jump-ignored
  return icon && !jumpTrackIsDone(g.state) && iconsCount(g, frame);
}

/** Whether the icon at the bottom right of the card is looked at. */
function iconsCount({ state: { options } }: G, { way }: Crisis): boolean {
  return way === 'turn' || options.expansion || options.overlay;
}

/** The icons that count: the printed ones, or what takes their place. */
function iconsOf(g: G, frame: Crisis): readonly CylonIcon[] {
  const card = crisisCard(frame);
  const said = answersTo(g, 'activation-icons', { seat: frame.seat, card: card.id });
  return said.findLast(({ modifier }) => modifier.icons)?.modifier.icons ?? card.cylons;
}

function stepHappens(g: G, step: string, { seat }: Crisis): boolean {
  return mayBeDone(g, 'step-happens', { seat, step });
}

/** A Crisis card from the draw to the discard. rule: crisis.sequence */
rules.procedure('crisis', {
  draw(g, frame) {
    if (frame.card >= 0) return;
    const [said] = answersTo(g, 'crisis-draw', { seat: frame.seat });
    for (let n = said?.modifier.draw ?? 1; n > 0; n--) {
      const card = drawCard(g, frame.deck);
      if (card !== undefined) frame.drawn.push(card);
    }
    if (frame.drawn.length === 0) return rules.finish(g);
    if (frame.drawn.length > 1) {
      const { seat, deck, drawn } = frame;
      g.facts.push({ fact: 'cards-seen', seat, deck, cards: [...drawn], only: [seat] });
    }
    rules.put(g, frame.seat, 'pick-crisis');
  },
  reveal(g, frame) {
    const { seat, card, deck } = frame;
    g.facts.push({ fact: 'crisis-drawn', seat, card, deck, rule: 'crisis.read-aloud' });
    open(g, 'crisis-revealed');
  },
  drawAgain(g, frame) {
    // rule: crisis.starbuck-before-baltar
    if (!frame.again) {
      open(g, 'crisis-stands');
      return;
    }
    discardCard(g, frame.deck, frame.card);
    g.facts.push({ fact: 'crisis-discarded', card: frame.card, deck: frame.deck });
    frame.again = false;
    frame.card = -1;
    rules.goTo(frame, 'draw');
  },
  chooseBox(g, frame) {
    if (crisisCard(frame).kind === 'choice') rules.put(g, chooserOf(g, frame), 'choose-box');
  },
  // Where one box alone could be taken nobody has made a choice. rule: characters.helo.moral-compass
  openBoxChosen(g, frame) {
    if (frame.box && !frame.final && boxes(g, frame, chooserOf(g, frame), true).length > 0)
      open(g, 'box-chosen');
  },
  resolve(g, frame) {
    const card = crisisCard(frame);
    runEffects(g, resolutionOf(chosenBox(frame) ?? card), {
      you: frame.seat,
      cause: causeOf(frame),
      bind: {},
    });
  },
  // rule: turn.distance.interrupt — once the card that counts distance is done
  checkObjective(g, frame) {
    if (frame.fate === 'objective') checkObjective(g);
  },
  // rule: crisis.caprica.activation — a Crisis played through Caprica activates nothing
  activateCylonShips(g, frame) {
    if (turnIsOver(g)) return rules.goTo(frame, 'putAway');
    if (frame.way === 'caprica' || !stepHappens(g, 'activate', frame))
      return rules.goTo(frame, 'prepareForJump');
    enterStep(g, 'activate', frame.seat);
    open(g, 'activate-step-start');
  },
  activateIcons(g, frame) {
    const icons = struckOut(frame) ? [] : iconsOf(g, frame);
    if (icons.length > 0) activateShips(g, { icons, only: null, cause: causeOf(frame) });
  },
  openActivateEnd(g) {
    if (!turnIsOver(g)) open(g, 'activate-step-end');
  },
  prepareForJump(g, frame) {
    if (turnIsOver(g) || !stepHappens(g, 'prepare-jump', frame)) return rules.goTo(frame, 'putAway');
    if (frame.way === 'turn') enterStep(g, 'prepare-jump', frame.seat);
    if (jumpIconCounts(g, frame)) return void rules.call(g, 'jump-track', { n: 1 });
    rules.goTo(frame, 'putAway');
    if (crisisCard(frame).evacuation && iconsCount(g, frame)) open(g, 'evacuate');
  },
  openPrepareJump: (g) => open(g, 'prepare-jump'),
  // rule: turn.end.crisis-discard, crisis.kept-in-play
  putAway(g, frame) {
    putCardAway(g, { deck: frame.deck, card: frame.card }, fateOf(frame), frame.holder);
  },
  openPlaceClosed(g, frame) {
    if (fateOf(frame) === 'keep') open(g, 'place-closed');
  },
});

/** Where a card in play goes when the fleet jumps; nowhere, if it stays. */
function fateAtJump({ inPlay }: CrisisCard): Fate | undefined {
  if (inPlay?.until === 'jump') return 'discard';
  for (const { window, kind, do: effects } of inPlay?.reactions ?? []) {
    if (window !== 'jump-begin' || kind !== 'forced') continue;
    for (const effect of effects) if (effect.do === 'putCard' && effect.where !== 'give') return effect.where;
  }
  return undefined;
}

/** What would go when the fleet jumps does not come into play after a jump in its midst. */
function fateOf(frame: Crisis): Fate {
  const { fate, jumped } = frame;
  return jumped && fate === 'keep' ? (fateAtJump(crisisCard(frame)) ?? fate) : fate;
}

/** Puts a resolved card where it belongs. */
export function putCardAway(g: G, { deck, card }: Card, fate: Fate, holder: Seat | null): void {
  const s = g.state;
  switch (fate) {
    case 'keep':
      s.inPlay.push({ deck, card, holder });
      g.facts.push({ fact: 'card-kept', deck, card, holder, rule: 'crisis.kept-in-play' });
      return;
    case 'remove':
      s.decks.removed.push({ deck, card });
      return;
    case 'shuffle':
      shuffleInto(g, deck, card);
      return;
    case 'objective':
      // It lies beside the objective already; see the verb `putCard`.
      return;
    case 'discard':
      discardCard(g, deck, card);
      g.facts.push({ fact: 'crisis-discarded', deck, card, rule: 'turn.end.crisis-discard' });
  }
}
