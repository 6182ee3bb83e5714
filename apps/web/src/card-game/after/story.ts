import { type Kind, module, type Seat, view } from '@ragtag/card-game';
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
  readonly won: 'challenger' | 'defender' | null;
  /** What the challenged player lost, if nobody defended. */
  readonly lost: number;
}

/** The course of a game, for who wants to know how it came to its end. */
export interface Story {
  readonly turns: readonly TurnStory[];
  readonly challenges: readonly ChallengeStory[];
}

type Writing = { -readonly [K in keyof ChallengeStory]: ChallengeStory[K] };

function story(record: GameRecord): Story {
  const { state, facts } = deal(module, record);
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
  const hear = (told: typeof facts) => {
    for (const fact of told) {
      if (fact.fact === 'turn-began') note(fact.turn);
      if (fact.fact === 'challenged') {
        const { seat, opponent, kind: challenger } = fact;
        const turn = state.turn.number;
        open = { turn, seat, opponent, challenger, defender: null, totals: null, won: null, lost: 0 };
        challenges.push(open);
      }
      if (!open) continue;
      if (fact.fact === 'defended') open.defender = fact.kind;
      if (fact.fact === 'totals') open.totals = { challenger: fact.challenger, defender: fact.defender };
      if (fact.fact === 'challenge-won') open.won = fact.by;
      if (fact.fact === 'influence' && fact.seat === open.opponent && fact.by < 0) open.lost -= fact.by;
      if (fact.fact === 'challenge-ended') open = null;
    }
  };
  hear(facts);
  for (const given of record.answers) {
    const answered = module.answer(state, given);
    if (!answered.ok) break;
    hear(answered.facts);
  }
  note(state.turn.number + 1);
  return { turns, challenges };
}

export const studies: Studies & { readonly story: typeof story } = { story };
