import { bots } from '@ragtag/bots/card';
import { type Deck, deckOf, module, preconstructed, resolveOptions } from '@ragtag/card-game';
import { botsAt, HostedGame } from '@ragtag/host';

/** Bots play a deck against each of ours, beside the page. */
export interface Tested {
  readonly played: number;
  readonly all: number;
  /** By our deck: games won, and played. */
  readonly against: readonly { readonly name: string; readonly won: number; readonly played: number }[];
}

const gamesEach = 10;
const mostAnswers = 4000;

function winnersOf(deck: Deck, other: Deck, seed: string): readonly number[] {
  const resolved = resolveOptions({ players: 2, discreet: false, format: 'constructed', turnLimit: 40 });
  if (!resolved.ok) return [];
  const seats = [
    { name: 'A', setup: deck, by: 'bot' as const, level: 'officer' as const },
    { name: 'B', setup: other, by: 'bot' as const, level: 'officer' as const },
  ];
  const started = module.start({ options: resolved.options, seed, seats });
  const game = new HostedGame(module, started, { bots: botsAt(bots, seats, seed) });
  while (game.answers.length < mostAnswers && game.step() !== null);
  return game.state.over?.winners ?? [];
}

addEventListener('message', ({ data: deck }: MessageEvent<Deck>) => {
  const against = preconstructed.map(({ name }) => ({ name, won: 0, played: 0 }));
  const all = gamesEach * against.length;
  for (let n = 0; n < all; n++) {
    const at = n % against.length;
    const winners = winnersOf(deck, deckOf(preconstructed[at]), `test/${n}`);
    against[at].played++;
    if (winners.length === 1 && winners[0] === 0) against[at].won++;
    postMessage({ played: n + 1, all, against } satisfies Tested);
  }
});
