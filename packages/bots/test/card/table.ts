import {
  answer,
  deckOf,
  defaults,
  determinize,
  newGame,
  pending,
  preconstructed,
  type State,
  type View,
  view,
} from '@ragtag/card-game';
import { factsFor, type Level, type OpenQuestion } from '@ragtag/kernel';
import { createBot } from '../../src/card';

/** Decks of ours, so that each is played by somebody within six games. */
export const ours = preconstructed.map(deckOf);

export function seating(players: number, first: number) {
  return Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    deck: ours[(first + seat) % ours.length],
  }));
}

export interface CardWatch {
  /** What a bot is shown instead of the view and the question themselves. */
  copy?<T>(shown: T): T;
  asked?(state: State, question: OpenQuestion, shown: View): void;
}

export interface PlayedCardGame {
  readonly state: State;
  readonly answers: string[];
}

/** Imagined games for one decision of an admiral, and for a whole game. */
const playouts = 6;
const allPlayouts = 150;

/** Plays a whole game with bots in all seats; every answer must be legal. */
export function playWithBots(
  players: number,
  seed: string,
  { level, first = 0 }: { level: (seat: number) => Level; first?: number },
  { copy = (shown) => shown, asked }: CardWatch = {},
): PlayedCardGame {
  const { state, facts } = newGame({ ...defaults, players }, seed, seating(players, first));
  const bots = state.players.map((_, seat) => createBot({ level: level(seat), seat, seed }));
  const unheard = bots.map(({ seat }) => factsFor(facts, seat));
  const answers: string[] = [];
  let left = allPlayouts;
  const mayGoOn = () => left-- > 0;
  while (!state.over) {
    for (const question of pending(state)) {
      const { seat, id, ask } = question;
      const shown = copy(view(state, seat));
      bots[seat].hear(copy(unheard[seat].splice(0)), shown);
      const imagine = (random: (n: number) => number) => determinize(state, seat, random);
      const picks = bots[seat].answer(shown, copy(question), { imagine, playouts, turns: 0, mayGoOn });
      asked?.(state, question, shown);
      const answered = answer(state, { seat, question: id, picks });
      if (!answered.ok) throw new Error(`${ask}: ${picks.join()} refused: ${answered.refusal.message}`);
      answers.push(`${seat}:${ask}:${picks.join('+')}`);
      for (const bot of bots) unheard[bot.seat].push(...factsFor(answered.facts, bot.seat));
    }
    if (answers.length > 5_000) throw new Error(`no end with seed ${seed}`);
  }
  return { state, answers };
}
