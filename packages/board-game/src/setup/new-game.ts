import { startStreams } from '@ragtag/kernel';
import { successionLines } from '../cards/base/succession';
import { inGame } from '../cards/in-game';
import { characterCards } from '../cards/tables';
import type { BoardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import type { Deck, SpaceArea, State } from '../state';
import { areas, type DeckName, deckNames, pieces, titles } from '../terms';

/** Version of the state's shape. Raise it with a migration whenever the shape changes. */
export const stateVersion = 5;

/** Random streams: shuffles and draws, dice, and everything that setup decides. */
const streams = ['setup', 'cards', 'dice'] as const;

const emptyDeck = (): Deck => ({ draw: [], discard: [] });
const emptyArea = (): SpaceArea => ({ raiders: 0, heavyRaiders: 0, vipers: 0, civilians: [] });

/** A table with everything still in the box. */
export function emptyTable(options: Options, seed: string, names: readonly string[] = []): State {
  return {
    version: stateVersion,
    options,
    stack: [],
    questions: [],
    asked: Array<number>(options.players).fill(0),
    streams: startStreams(seed, streams),
    players: Array.from({ length: options.players }, (_, seat) => ({
      name: names[seat] ?? `Player ${seat + 1}`,
      character: '',
      location: null,
      piloting: null,
      hand: [],
      loyalty: [],
      superCrises: [],
      standing: 'human',
      spent: [],
      turns: 0,
    })),
    turn: { seat: 0, number: 0, step: 'setup', used: [], startedPiloting: false },
    resources: { fuel: 0, food: 0, morale: 0, population: 0 },
    jump: 0,
    travelled: [],
    distance: 0,
    milestones: [],
    boarding: [0, 0, 0, 0, 0],
    areas: Object.fromEntries(areas.map((area) => [area, emptyArea()])) as State['areas'],
    basestars: Array.from({ length: pieces.basestars }, () => ({ area: null, damage: [] })),
    reserves: { vipers: 0, raptors: 0 },
    damagedVipers: 0,
    destroyed: { vipers: 0, raptors: 0 },
    supply: { raiders: pieces.raiders, heavyRaiders: pieces.heavyRaiders, centurions: pieces.centurions },
    civilians: [],
    lostCivilians: [],
    handles: 0,
    galacticaDamage: { pile: [], removed: [] },
    basestarDamage: [],
    damagedLocations: [],
    decks: {
      skill: [],
      destiny: [],
      ...(Object.fromEntries(deckNames.map((name) => [name, emptyDeck()])) as Record<DeckName, Deck>),
      loyalty: [],
      notACylon: [],
      removed: [],
    },
    titles: {},
    quorumHand: [],
    nukes: 0,
    inPlay: [],
    inForce: [],
    later: [],
    dice: [],
    over: null,
  };
}

/** Refuses a game with somebody of whom no line of succession tells when their turn comes. */
function checkSuccession(options: Options): void {
  for (const card of characterCards) {
    if (!inGame(options, card)) continue;
    for (const title of titles) {
      if (!successionLines[title].includes(card.id))
        throw new Error(`${card.id} stands in no line of succession for the ${title}: add the id to it`);
    }
  }
}

/** Starts a game: sets up as far as nobody must decide anything, and stops at the first question. */
export function newGame(
  options: Options,
  seed: string,
  names?: readonly string[],
): { readonly state: State; readonly facts: BoardFact[] } {
  checkSuccession(options);
  const state = emptyTable(options, seed, names);
  const game = { state, facts: [] as BoardFact[] };
  rules.call(game, 'game', {});
  rules.call(game, 'setup', { hands: state.players.map(() => []) });
  rules.run(game);
  return game;
}
