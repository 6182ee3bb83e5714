import { describe, expect, it } from 'vitest';
import {
  type Condition,
  characterCards,
  conditionHolds,
  deckTables,
  isHuman,
  locationCards,
  loyaltyCards,
  optionRules,
  type PlayerFilter,
  playersThat,
  type Scene,
  type State,
  seats,
  skillCards,
  titleCards,
  view,
} from '../../src';
import { nearest } from '../../src/table/queries';
import { playRandomly } from '../support/random-game';

/** Every condition that some card names. */
function conditionsIn(data: unknown, found = new Map<string, Condition>()): Map<string, Condition> {
  if (typeof data !== 'object' || data === null) return found;
  if ('is' in data && typeof data.is === 'string') found.set(JSON.stringify(data), data as Condition);
  for (const value of Object.values(data)) conditionsIn(value, found);
  return found;
}

const tables = [deckTables, characterCards, locationCards, loyaltyCards, optionRules, skillCards, titleCards];
const conditions = [...conditionsIn(tables).values()];

const filters: readonly PlayerFilter[] = [
  'another',
  'human',
  'admiral',
  'president',
  'not-admiral',
  'not-president',
  'on-galactica',
  'on-the-board',
  'in-brig',
  'able-to-go-to-brig',
  'able-to-go-to-sickbay',
  'hidden-loyalty',
  'skill-cards',
];

/** Between its reveal and its total, a check's sum is shown to players and not yet there for the rules. */
function beingCounted(state: State): boolean {
  const check = nearest(state, 'skill-check');
  return check?.revealed === true && check.difficulty === undefined;
}

/** What a frame that views say nothing of tells: a view may not say anything else than that it does not know. */
const unseen = new Set(['skill-card-used', 'discard-of', 'title-went-to', 'destroyed-ship']);

describe('one reading of the table', () => {
  it('says of every condition in a view what the state says, or that it does not know', () => {
    const told = new Map<string, Set<unknown>>();
    expect(conditions.length).toBeGreaterThan(60);
    for (let seed = 1; seed <= 4; seed++) {
      let n = 0;
      playRandomly({ players: 3 + (seed % 4) }, seed, ({ state }) => {
        if (n++ % 11 !== 0 || state.players.some(({ character }) => character === '')) return;
        for (const seat of [...seats(state), null]) {
          const seen = view(state, seat);
          const scene: Scene = { you: seat ?? state.turn.seat, bind: {} };
          for (const condition of conditions) {
            const here = conditionHolds(seen, condition, scene);
            const what = JSON.stringify(condition);
            told.set(condition.is, (told.get(condition.is) ?? new Set()).add(here));
            if (here === 'unknown' || (beingCounted(state) && what.includes('check-'))) continue;
            if ([...unseen].some((name) => what.includes(name))) continue;
            expect(here, `${what} for seat ${seat}`).toBe(conditionHolds(state, condition, scene));
          }
        }
      });
    }
    for (const [is, values] of told)
      if (
        !unseen.has(is) &&
        !/^(event|caused-by|about|check|quorum|attack|destroyed-by|discards-include)/.test(is)
      )
        expect(values.has('unknown') && values.size === 1, is).toBe(false);
  });

  it('finds the same players for every filter', () => {
    let n = 0;
    let found = 0;
    playRandomly({ players: 5 }, 5, ({ state }) => {
      if (n++ % 5 !== 0 || state.players.some(({ character }) => character === '')) return;
      for (const seat of seats(state)) {
        const seen = view(state, seat);
        const scene: Scene = { you: seat, bind: {} };
        for (const filter of filters) {
          const there = playersThat(state, [filter], scene);
          found += there.length;
          expect(playersThat(seen, [filter], scene), filter).toEqual(there);
        }
        expect(seats(seen).filter((each) => isHuman(seen, each))).toEqual(
          seats(state).filter((each) => isHuman(state, each)),
        );
      }
    });
    expect(found).toBeGreaterThan(1000);
  });

  it('says that it does not know what only its owner sees', () => {
    const { state } = playRandomly({ players: 4 }, 2);
    const president = state.titles.president ?? 0;
    const other = (president + 1) % 4;
    const going = { ...state, over: null };
    const scene: Scene = { you: president, bind: {} };
    const playable: Condition = { is: 'quorum-cards', atLeast: 1 };
    going.quorumHand = state.quorumHand.length > 0 ? state.quorumHand : [0];
    going.titles = { ...state.titles, president };
    expect(conditionHolds(view(going, other), playable, scene)).toBe('unknown');
    expect(conditionHolds(view(going, other), { is: 'not', it: playable }, scene)).toBe('unknown');
    expect(conditionHolds(view(going, president), playable, scene)).toBe(
      conditionHolds(going, playable, scene),
    );
    const never: Condition = { is: 'distance-at-most', n: -1 };
    expect(conditionHolds(view(going, other), { is: 'all', of: [playable, never] }, scene)).toBe(false);
    expect(conditionHolds(view(going, other), { is: 'any', of: [playable, never] }, scene)).toBe('unknown');
  });
});
