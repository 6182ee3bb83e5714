import { type Failure, ScenarioError, type Written } from '@ragtag/kernel/scenario';
import { characterCards, skillCards } from '../cards/tables';
import { scopeOf } from '../in-play/limits';
import { type Options, resolveOptions, type Selection } from '../options';
import { openingDials, openingNukes, unpack } from '../setup/components';
import { emptyTable } from '../setup/new-game';
import type { State } from '../state';
import { milestonesOf } from '../table/milestones';
import { pieces } from '../terms';
import { readAllies } from './allies';
import { readAssist } from './assist';
import { type Build, startBuild } from './build';
import { readPiles } from './decks';
import { readNewCaprica } from './new-caprica';
import { loyaltyPile, takeDeckCard } from './piles';
import { readPlayers } from './players';
import { readSpace } from './space';
import { readCharacter, readJumpSpace, readResource, readSeat } from './words';

export const givenKeys = [
  'options',
  'seed',
  'players',
  'turn',
  'used',
  'resources',
  'jump',
  'distance',
  'travelled',
  'milestones',
  'boarding',
  'space',
  'scar',
  'fleet',
  'pursuit',
  'supply',
  'reserves',
  'damagedVipers',
  'destroyed',
  'damaged',
  'pegasus',
  'decks',
  'galacticaDamage',
  'pegasusDamage',
  'basestarDamage',
  'civilianPile',
  'destiny',
  'dice',
  'quorumHand',
  'nukes',
  'inPlay',
  'executed',
  'assist',
  'phase',
  'occupation',
  'locked',
  'prepared',
  'mission',
  'rebel',
  'hubDestroyed',
  'trauma',
  'mood',
  'allies',
  'start',
] as const;
export type Given = Partial<Record<(typeof givenKeys)[number], Written>>;

/** How many play where nobody says so, if not three. */
const fewestPlayers: Readonly<Partial<Record<string, number>>> = { oneplayer: 1, twoplayer: 2 };

/** The options of the game; as many players as are listed, but no fewer than can play. */
export function readOptions({ options, players }: Given): Options {
  const listed = players?.items.length ?? 0;
  const chosen = options?.plain as Selection | undefined;
  const mode = chosen?.mode ?? 'standard';
  const fewest = mode === 'cooperative' && listed > 0 ? 1 : (fewestPlayers[mode] ?? 3);
  const selection = { players: Math.max(fewest, listed), ...chosen };
  if (selection.players < listed)
    players?.fail(`${listed} players are listed for ${selection.players} seats`);
  const resolved = resolveOptions(selection, { unfinished: true });
  if (resolved.ok) return resolved.options;
  const because = resolved.conflicts.map((conflict) => conflict.because).join(' ');
  return (options ?? players)?.fail(because) as never;
}

export const readSeed = ({ seed }: Given): string => seed?.id ?? 'scenario';

function usableOncePerTurn(): string[] {
  const sheets = characterCards.flatMap((c) => c.abilities);
  return [...skillCards, ...sheets]
    .filter((each) => each.limit && scopeOf(each.limit) === 'turn')
    .map((each) => each.id);
}

function readTurn(s: State, { turn, used }: Given): void {
  const fields = turn?.isMap ? turn.fields('player', 'number', 'startedPiloting') : { player: turn };
  if (fields.player) s.turn.seat = readSeat(s, fields.player);
  const stated = 'number' in fields && fields.number ? fields.number.whole(1, 999) : undefined;
  s.turn.number = stated ?? 1 + s.players.reduce((n, p) => n + p.turns, 0);
  s.turn.startedPiloting =
    'startedPiloting' in fields && fields.startedPiloting
      ? fields.startedPiloting.flag
      : s.players[s.turn.seat].piloting !== null;
  s.turn.step = 'action';
  s.turn.used = used?.items.map((item) => item.oneOf(usableOncePerTurn(), 'limit per turn')) ?? [];
}

function readExecuted(s: State, { executed }: Given): void {
  if (executed) s.executions = { removed: executed.items.map(readCharacter), morale: executed.items.length };
}

/** What Demetrius has tried: the card on its space, and what came of others. */
function readMissions(s: State, { mission, rebel, hubDestroyed }: Given): void {
  if (mission) {
    const { card = mission.fail('which `card`?'), faceUp } = mission.isMap
      ? mission.fields('card', 'faceUp')
      : { card: mission, faceUp: undefined };
    s.mission = { card: takeDeckCard(s, 'mission', card), faceUp: faceUp?.flag ?? true };
  }
  if (rebel) s.rebel = rebel.oneOf(['human', 'cylon'] as const, 'side');
  if (hubDestroyed?.flag) s.hubDestroyed = true;
}

const mostOnADial = 15;

function readTracks(s: State, { resources, jump, milestones, nukes, dice }: Given): void {
  for (const [name, n] of resources?.entries ?? [])
    s.resources[readResource(n.keyed(name))] = n.whole(-mostOnADial, mostOnADial, 'resource');
  if (jump) s.jump = readJumpSpace(jump);
  s.nukes = nukes
    ? nukes.whole(0, s.options.exodus ? pieces.nukes + 1 : pieces.nukes, 'number of nukes')
    : openingNukes(s.options);
  s.dice = dice?.items.map((die) => die.whole(1, 8, 'die')) ?? [];
  // Milestones behind the fleet have been met, unless it is said otherwise.
  s.milestones = milestones
    ? milestones.items.map((at) => at.whole(1, 20, 'distance'))
    : milestonesOf(s.options).flatMap(({ at }) => (at <= s.distance ? [at] : []));
}

function failTogether(failures: readonly Failure[]): void {
  if (failures.length > 0) throw new ScenarioError(...failures);
}

/** A table as described: a quiet one, where nothing else is said. */
export function layTable(given: Given, cards: (build: Build) => void): State {
  const options = readOptions(given);
  const state = emptyTable(options, readSeed(given));
  state.resources = openingDials(options);
  unpack(state);
  const build = startBuild(state, loyaltyPile(state));
  build.attempt(() => readPlayers(build, given.players));
  build.attempt(() => readAssist(build, given.assist));
  failTogether(build.failures);
  readSpace(build, given);
  build.attempt(() => readNewCaprica(build, given));
  readPiles(build, given);
  readAllies(build, given);
  build.attempt(() => cards(build));
  build.attempt(() => readExecuted(state, given));
  build.attempt(() => readMissions(state, given));
  build.attempt(() => readTurn(state, given));
  build.attempt(() => readTracks(state, given));
  failTogether(build.failures);
  for (const part of [...build.fills, ...build.later]) build.attempt(part);
  failTogether(build.failures);
  return state;
}
