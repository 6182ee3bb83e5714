import {
  answer,
  type BoardFact,
  factsFor,
  module,
  newGame,
  type OpenQuestion,
  pending,
  resolveOptions,
  type State,
  type View,
  view,
} from '@ragtag/board-game';
import { HostedGame } from '@ragtag/host';
import type { BotAid, Level } from '@ragtag/kernel';
import { type Bot, createBot, type TemperamentName } from '../src';

export interface Played {
  readonly state: State;
  readonly answers: string[];
  readonly bots: readonly Bot[];
}

export interface Watch {
  /** What a bot is shown instead of the view and the question themselves. */
  copy?<T>(shown: T): T;
  /** Each bot's news, as it hears them before it is asked. */
  shown?(state: State, facts: readonly BoardFact[], view: View, bot: Bot): void;
  asked?(state: State, question: OpenQuestion, bot: Bot): void;
  told?(state: State, facts: readonly BoardFact[], bots: readonly Bot[]): void;
}

export function optionsFor(players: number) {
  const resolved = resolveOptions({ players });
  if (!resolved.ok) throw new Error(resolved.conflicts.map((c) => c.because).join('\n'));
  return resolved.options;
}

/** Bots in all seats of a new game. */
export function seated(
  players: number,
  seed: string,
  botAt: (seat: number) => Bot,
  budget?: Pick<BotAid<State>, 'playouts' | 'turns' | 'mayGoOn'>,
): HostedGame<State, BoardFact, View> {
  const began = newGame(optionsFor(players), seed);
  const bots = new Map(began.state.players.map((_, seat) => [seat, botAt(seat)]));
  return new HostedGame(module, began, { bots, ...(budget && { budget: () => budget }) });
}

/** Plays a whole game with bots in all seats; every answer must be legal. */
export function playWithBots(
  players: number,
  seed: string,
  level: (seat: number) => Level,
  watch: Watch = {},
  temperament?: TemperamentName,
): Played {
  const { state, facts } = newGame(optionsFor(players), seed);
  const bots = state.players.map((_, seat) => createBot({ level: level(seat), seat, seed, temperament }));
  const unheard: BoardFact[][] = bots.map(() => []);
  const tell = (news: readonly BoardFact[]) => {
    for (const bot of bots) unheard[bot.seat].push(...factsFor(news, bot.seat));
    watch.told?.(state, news, bots);
  };
  tell(facts);
  const answers: string[] = [];
  while (!state.over) {
    for (const question of pending(state)) {
      const bot = bots[question.seat];
      watch.asked?.(state, question, bot);
      const copy = watch.copy ?? ((shown) => shown);
      const shown = copy(view(state, question.seat));
      const heard = copy(unheard[question.seat].splice(0));
      watch.shown?.(state, heard, shown, bot);
      bot.hear(heard, shown);
      const picks = bot.answer(shown, copy(question));
      const answered = answer(state, { seat: question.seat, question: question.id, picks });
      if (!answered.ok)
        throw new Error(`${question.ask}: ${picks.join()} refused: ${answered.refusal.message}`);
      answers.push(`${question.seat}:${question.ask}:${picks.join('+')}`);
      tell(answered.facts);
    }
    if (answers.length > 20_000) throw new Error(`no end with seed ${seed}`);
  }
  return { state, answers, bots };
}
