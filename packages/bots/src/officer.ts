import { type BoardFact, checkIn, isKnownCylon, type Seat, type View } from '@ragtag/board-game';
import { Beliefs } from './beliefs/beliefs';
import type { Claim } from './claims/claim';
import { weighClaim } from './claims/hear';
import { type Promised, Promises } from './claims/promises';
import { helpClaim, lookedClaim, suspectClaim } from './claims/speak';
import type { Mind } from './mind';
import { OwnCards } from './own-cards';
import { humansChance, maliceAt, moreAtFirst, oftenerBy } from './standing';
import type { Temperament } from './temperament';
import { wayToCome } from './weigh/dials';
import { plainForBoth, type SidedWeights } from './weigh/weights';

/** How hard a Cylon plays: as hard as the game asks for, or always alike. */
export type Malice = number | 'as-needed';

/** An officer keeps beliefs about everybody, and knows what everybody must believe about it. */
export class OfficerMind implements Mind {
  readonly weights: SidedWeights;
  readonly noise = 0.04;
  readonly temperament: Temperament;
  readonly beliefs: Beliefs;
  readonly #seat: Seat;
  readonly #malice: Malice;
  /** What everybody could believe who does not see its cards. */
  readonly #outside: Beliefs;
  readonly #own: OwnCards;
  readonly #promises = new Promises();
  readonly #looked: { readonly owner: Seat; readonly cards: readonly number[] }[] = [];
  #spoken = '';
  #lastWords = '';
  #suspectedAt = -1;

  constructor(
    seat: Seat,
    temperament: Temperament,
    malice: Malice = 'as-needed',
    weights: SidedWeights = plainForBoth,
  ) {
    this.weights = weights;
    this.#malice = malice;
    this.#seat = seat;
    this.temperament = temperament;
    this.beliefs = new Beliefs(seat, temperament.suspicious);
    this.#outside = new Beliefs(null);
    this.#own = new OwnCards(seat);
  }

  hear(facts: readonly BoardFact[], view: View): void {
    for (const fact of facts) {
      if (fact.fact !== 'loyalty-seen' || fact.viewer !== this.#seat) continue;
      this.#looked.push({ owner: fact.owner, cards: fact.cards });
    }
    this.#promises.hear(facts);
    const added = this.#own.hear(facts, view);
    if (added) this.beliefs.added(added);
    this.beliefs.hear(facts, view);
    this.#outside.hear(facts, view);
  }

  /** What it says now: at most once for each check, each look and each turn, and nothing that it has just said. */
  claims(view: View): Claim[] {
    return this.#wanted(view).filter((claim) => {
      const words = JSON.stringify(claim);
      if (words === this.#lastWords) return false;
      this.#lastWords = words;
      return true;
    });
  }

  #wanted(view: View): Claim[] {
    const said: Claim[] = [];
    const check = checkIn(view);
    const moment = `${view.turn.number}/${check?.what === 'skill-check' ? check.cause.id : ''}`;
    if (check && moment !== this.#spoken) {
      this.#spoken = moment;
      const help = helpClaim(view, this.#seat);
      if (help) said.push(help);
    }
    for (const { owner, cards } of this.#looked.splice(0)) {
      const trusted = this.doubt(view)[owner] < 0.3;
      said.push(lookedClaim(view, this.#seat, owner, cards, trusted));
    }
    if (view.turn.seat === this.#seat && view.turn.number !== this.#suspectedAt) {
      this.#suspectedAt = view.turn.number;
      const suspect = suspectClaim(view, this.#seat, this.doubt(view), 0.6 * this.temperament.patient);
      if (suspect) said.push(suspect);
    }
    return said;
  }

  hearClaim(claim: Claim, view: View): void {
    if (claim.by === this.#seat) return;
    if (claim.claim === 'can-help') this.#promises.say(claim.by, claim.how);
    weighClaim(this.beliefs, claim, this.doubt(view), this.#promises.wordOf(claim.by));
  }

  doubt(view: View): readonly number[] {
    return this.beliefs.chances(view);
  }

  promised(seat: Seat): Promised | undefined {
    return this.#promises.promisedBy(seat);
  }

  malice(view: View): number {
    if (this.#malice !== 'as-needed') return this.#malice;
    const chance = humansChance(view, this.#seat, this.doubt(view));
    // Who is known has nothing to be careful for.
    if (isKnownCylon(view.players[this.#seat])) return maliceAt(chance, 0);
    return oftenerBy(this.weights.cylons.exposure) * maliceAt(chance, wayToCome(view), moreAtFirst(view));
  }

  suspected(view: View): number {
    return this.#outside.chances(view)[this.#seat];
  }
}
