import {
  type BoardFact,
  type CountedCard,
  checkIn,
  crisisCards,
  isKnownCylon,
  type Seat,
  type Skill,
  skillKinds,
  superCrisisCards,
  type View,
} from '@ragtag/board-game';
import { boxWorth } from '../asks/value';
import { doubtOfLeaders, hasOwnGoals, sideOf } from '../leaders';
import { plainWeights } from '../weigh/weights';
import { actionEvidence, brokenWord, quorumEvidence, reactionEvidence } from './action-evidence';
import { checkEvidence, type SeenCheck } from './check-evidence';
import { cylonChances } from './deals';
import { destinationEvidence } from './destination-evidence';
import { hiddenFrom } from './positions';

interface OpenCheck {
  readonly skills: readonly Skill[];
  readonly added: { seat: Seat | null; n: number }[];
}

/**
 * What a viewer believes of every seat. Evidence is kept by seat as a logarithm, and by card from when it was got:
 * what a player did before does not speak against a card that came later.
 */
export class Beliefs {
  readonly #viewer: Seat | null;
  readonly #strength: number;
  #evidence: number[] = [];
  /** Evidence against each seat when it got its cards. */
  #marks: number[][] = [];
  #slept = false;
  #check: OpenCheck | null = null;
  #own: readonly number[] = [];
  readonly #nothingToAdd = new Set<Seat>();
  #crisis: { readonly card: number; readonly deck: string } | null = null;
  #chances: readonly number[] | null = null;
  /** What was answered last, and for which view. */
  #answered: { readonly view: View; readonly chances: readonly number[] } | null = null;

  /** `strength` is how strongly evidence counts. The viewer `null` knows only what everybody knows. */
  constructor(viewer: Seat | null, strength = 1) {
    this.#viewer = viewer;
    this.#strength = strength;
  }

  /** How likely each seat is a Cylon. */
  chances(view: View): readonly number[] {
    if (this.#answered?.view === view) return this.#answered.chances;
    const chances = this.#chancesIn(view);
    this.#answered = { view, chances };
    return chances;
  }

  #chancesIn(view: View): readonly number[] {
    this.#follow(view);
    this.#chances ??= cylonChances(
      hiddenFrom(view, this.#viewer, this.#slept),
      this.#marks.map((marks, seat) => marks.map((mark) => this.#strength * (this.#evidence[seat] - mark))),
    );
    const chances = [...this.#chances];
    view.players.forEach((p, seat) => {
      if (hasOwnGoals(p)) chances[seat] = doubtOfLeaders(view);
    });
    // One's own side is known for certain.
    if (this.#viewer !== null) chances[this.#viewer] = sideOf(view, this.#viewer) === 'cylons' ? 1 : 0;
    return chances;
  }

  /** Facts may come in one go for a long stretch of play; the view is the one after the last of them. */
  hear(facts: readonly BoardFact[], view: View): void {
    this.#forget();
    view.players.forEach((_, seat) => {
      this.#evidence[seat] ??= 0;
      this.#marks[seat] ??= [];
    });
    for (const fact of facts) this.#hearOne(fact, view);
    this.#follow(view);
  }

  /** The viewer's own cards in the running check. */
  added(cards: readonly number[]): void {
    this.#own = cards;
  }

  /** Something speaks for or against a seat. */
  note(seat: Seat, evidence: number): void {
    this.#evidence[seat] = clamp((this.#evidence[seat] ?? 0) + evidence);
    this.#forget();
  }

  #forget(): void {
    this.#chances = null;
    this.#answered = null;
  }

  /** Somebody says that there is nothing it can add to the running check. */
  saysNothingToAdd(seat: Seat): void {
    this.#nothingToAdd.add(seat);
  }

  /** What somebody did openly; a viewer learns nothing from its own deeds. */
  #deed(seat: Seat, evidence: number): void {
    if (seat !== this.#viewer && evidence !== 0) this.note(seat, evidence);
  }

  /** Keeps a mark for every card on the table. */
  #follow(view: View): void {
    view.players.forEach(({ loyalty }, seat) => {
      this.#evidence[seat] ??= 0;
      this.#marks[seat] ??= [];
      const marks = this.#marks[seat];
      while (marks.length < loyalty.length) marks.push(this.#evidence[seat]);
      marks.length = loyalty.length;
    });
  }

  #hearOne(fact: BoardFact, view: View): void {
    switch (fact.fact) {
      case 'phase':
        this.#slept = true;
        return;
      case 'loyalty-dealt':
        for (let k = 0; k < fact.n; k++) this.#marks[fact.seat].push(this.#evidence[fact.seat]);
        return;
      case 'check-started':
        this.#check = fact.skills ? { skills: fact.skills, added: [] } : null;
        this.#own = [];
        this.#nothingToAdd.clear();
        return;
      case 'action':
        this.#deed(fact.seat, actionEvidence(fact.cause));
        return;
      case 'reaction':
        this.#deed(fact.seat, reactionEvidence(fact.cause));
        return;
      case 'quorum-played':
        this.#deed(fact.seat, quorumEvidence(view, fact.seat, fact.card));
        return;
      case 'destination-picked':
        this.#deed(fact.seat, destinationEvidence(view, fact.card));
        return;
      case 'check-cards-added':
        if (fact.seat !== null && fact.n > 0 && this.#nothingToAdd.has(fact.seat))
          this.#deed(fact.seat, brokenWord);
        if (fact.cards && fact.seat !== null) this.#openCards(fact.seat, fact.cards, view);
        else this.#check?.added.push({ seat: fact.seat, n: fact.n });
        return;
      case 'check-revealed':
        this.#revealed(fact, view);
        return;
      case 'crisis-drawn':
        this.#crisis = { card: fact.card, deck: fact.deck };
        return;
      case 'box-chosen':
        this.#boxChosen(fact.seat, fact.box, view);
    }
  }

  #openCards(seat: Seat, cards: readonly number[], view: View): void {
    const printed = this.#check?.skills ?? [];
    if (printed.length === 0) return;
    const skills: readonly string[] = checkIn(view)?.counting ?? printed;
    for (const card of cards) if (!skills.includes(skillKinds[card].skill)) this.note(seat, 2.2);
  }

  #revealed({ cards, counted = [] }: Extract<BoardFact, { fact: 'check-revealed' }>, view: View): void {
    const check = this.#check;
    this.#check = null;
    if (!check || check.skills.length === 0) return;
    const left = [...cards];
    if (this.#viewer !== null) {
      for (const card of this.#own) left.splice(left.indexOf(card), left.includes(card) ? 1 : 0);
    }
    const added = check.added.filter((a) => a.seat === null || a.seat !== this.#viewer);
    const skills = [...check.skills, ...madeToCount(counted)];
    const seen: SeenCheck = { skills, added, cards: left };
    const evidence = checkEvidence(view, seen, this.chances(view));
    evidence.forEach((each, seat) => {
      if (seat !== this.#viewer) this.note(seat, each);
    });
  }

  /** Taking the box that is worse for the humans speaks against the chooser. */
  #boxChosen(seat: Seat, box: string, view: View): void {
    const crisis = this.#crisis;
    if (!crisis || seat === this.#viewer || (box !== 'top' && box !== 'bottom')) return;
    const card = (crisis.deck === 'crisis' ? crisisCards : superCrisisCards)[crisis.card];
    const { top, bottom } = card;
    if (!top || !bottom) return;
    const doubt = view.players.map((p) => (isKnownCylon(p) ? 1 : 0.2));
    const outlook = { view, seat, side: 'humans', doubt, weights: plainWeights } as const;
    const scene = { you: view.turn.seat, bind: {} };
    const worth = { top: boxWorth(outlook, top, scene), bottom: boxWorth(outlook, bottom, scene) };
    const lost = Math.max(worth.top, worth.bottom) - worth[box];
    this.note(seat, lost > 0.3 ? Math.min(1.2, 0.5 * lost) : -0.12);
  }
}

/** Skills that count for a check because something has made them: who adds those has spoiled nothing. */
const madeToCount = (counted: readonly CountedCard[]): Skill[] =>
  counted.flatMap(({ card, printed, counts }) => (printed < 0 && counts > 0 ? [skillKinds[card].skill] : []));

const most = 5;

function clamp(evidence: number): number {
  return Math.max(-most, Math.min(most, evidence));
}
