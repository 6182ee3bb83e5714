import {
  answer,
  type BoardFact,
  loyaltyCards,
  newGame,
  pending,
  type Selection,
  type State,
} from '../../src';
import { optionsFor } from './random-game';

const usual = [
  'laura-roslin',
  'saul-tigh',
  'kara-starbuck-thrace',
  'chief-galen-tyrol',
  'tom-zarek',
  'william-adama',
];

/** Sets a game up. The characters are taken in order by the first player and clockwise from there. */
export function setUp(
  selection: Selection & { players: number },
  seed: number | string,
  characters: readonly string[] = usual,
): { readonly state: State; readonly facts: readonly BoardFact[] } {
  const { state, facts } = newGame(optionsFor(selection), String(seed));
  const all = [...facts];
  const wanted = [...characters];
  while (state.turn.number === 0) {
    const [question] = pending(state);
    const ids = question.options.map((o) => o.id);
    const picks =
      question.ask === 'pick-character' ? [wanted.shift() ?? ''] : ids.slice(0, Math.max(1, question.min));
    const answered = answer(state, { seat: question.seat, question: question.id, picks });
    if (!answered.ok) throw new Error(`${picks.join()}: ${answered.refusal.message}`);
    all.push(...answered.facts);
  }
  return { state, facts: all };
}

export interface LoyaltyCount {
  readonly cylon: number;
  readonly human: number;
  readonly sympathizer: number;
}

/** How many Loyalty cards of each side there are. */
export function countLoyalty(cards: readonly number[]): LoyaltyCount {
  const of = (side: string) => cards.filter((card) => loyaltyCards[card].side === side).length;
  return { cylon: of('cylon'), human: of('human'), sympathizer: of('sympathizer') };
}

/** The cards that players hold. */
export function dealtLoyalty(state: State): number[] {
  return state.players.flatMap((p) => p.loyalty.map((l) => l.card));
}
