import { challengeOdds, type Kind, module, type Seat, type State, view } from '@ragtag/card-game';
import { deal } from '@ragtag/host';
import type { Studies } from '../../games/studies';
import type { GameRecord } from '../../shell/game/record';

/** How things stood when a turn began, and at the end. */
export interface TurnStory {
  readonly turn: number;
  readonly influence: readonly number[];
  readonly threat: number;
  readonly defense: number;
}

export interface ChallengeStory {
  readonly turn: number;
  readonly seat: Seat;
  /** Null for a challenge of a Cylon threat. */
  readonly opponent: Seat | null;
  readonly challenger: Kind;
  readonly defender: Kind | null;
  readonly totals: { readonly challenger: number; readonly defender: number } | null;
  /** How likely the challenger was to win before cards were turned up, by what lay in both decks. */
  readonly odds: number | null;
  readonly won: 'challenger' | 'defender' | null;
  /** What the challenged player lost, if nobody defended. */
  readonly lost: number;
}

/** What a player brought, and how much of it was drawn. */
export interface DeckStory {
  readonly base: Kind;
  readonly cards: readonly { readonly kind: Kind; readonly n: number; readonly drawn: number }[];
}

/** The course of a game, for who wants to know how it came to its end. */
export interface Story {
  readonly decks: readonly DeckStory[];
  readonly turns: readonly TurnStory[];
  readonly challenges: readonly ChallengeStory[];
}

type Writing = { -readonly [K in keyof ChallengeStory]: ChallengeStory[K] };

function counted(kinds: readonly Kind[]): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The odds of whoever knows both decks. */
function oddsIn(state: State): number | null {
  const seen = view(state, null);
  const players = seen.players.map((player, seat) => ({ ...player, left: state.players[seat].deck }));
  return challengeOdds({ ...seen, players }) ?? null;
}

function story(record: GameRecord): Story {
  const { state, facts } = deal(module, record);
  const brought = state.players.map(({ hand, deck, stacks }) => ({
    base: stacks[0]?.kind,
    cards: counted([...hand, ...deck]),
    drawn: new Map<Kind, number>(),
  }));
  const turns: TurnStory[] = [];
  const challenges: Writing[] = [];
  const note = (turn: number) => {
    const { players, gauge } = view(state, null);
    turns.push({
      turn,
      influence: players.map(({ influence }) => influence),
      threat: gauge.threat,
      defense: gauge.defense,
    });
  };
  let open: Writing | null = null;
  /** Of the challenge that is being fought; all have played what they wanted when they pass for the last time. */
  let odds: number | null = null;
  const hear = (told: typeof facts) => {
    for (const fact of told) {
      if (fact.fact === 'turn-began') note(fact.turn);
      if (fact.fact === 'base-revealed') brought[fact.seat].base = fact.kind;
      // A hand that was shuffled back counts as not drawn.
      if (fact.fact === 'redrew' && fact.yes) brought[fact.seat].drawn.clear();
      if (fact.fact === 'drew-cards')
        for (const [kind, n] of counted(fact.cards))
          brought[fact.seat].drawn.set(kind, (brought[fact.seat].drawn.get(kind) ?? 0) + n);
      if (fact.fact === 'challenged') {
        const { seat, opponent, kind: challenger } = fact;
        const turn = state.turn.number;
        open = {
          turn,
          seat,
          opponent,
          challenger,
          defender: null,
          totals: null,
          odds: null,
          won: null,
          lost: 0,
        };
        challenges.push(open);
      }
      if (!open) continue;
      if (fact.fact === 'defended') open.defender = fact.kind;
      if (fact.fact === 'totals') {
        open.totals = { challenger: fact.challenger, defender: fact.defender };
        open.odds = odds;
      }
      if (fact.fact === 'challenge-won') open.won = fact.by;
      if (fact.fact === 'influence' && fact.seat === open.opponent && fact.by < 0) open.lost -= fact.by;
      if (fact.fact === 'challenge-ended') open = null;
    }
  };
  hear(facts);
  for (const given of record.answers) {
    odds = open && oddsIn(state);
    const answered = module.answer(state, given);
    if (!answered.ok) break;
    hear(answered.facts);
  }
  note(state.turn.number + 1);
  const decks = brought.map(({ base, cards, drawn }) => ({
    base,
    // Cards that came round again were drawn more often than they are there.
    cards: [...cards].map(([kind, n]) => ({ kind, n, drawn: Math.min(n, drawn.get(kind) ?? 0) })),
  }));
  return { decks, turns, challenges };
}

export const studies: Studies & { readonly story: typeof story } = { story };
