import { shuffle } from '@ragtag/kernel';
import { kindsOf, perGame } from '../cards/in-game';
import {
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  hullOf,
  skillKinds,
  traumaTokens,
} from '../cards/tables';
import type { DeckCard, GalacticaToken } from '../cards/types';
import type { Options } from '../options';
import type { State } from '../state';
import { emptyFleet } from '../state/fleet';
import { vipersOf, withMore } from '../table/vipers';
import { deckNames, pieces, type Resource, resources, skills, viperClasses } from '../terms';
import { layAgendas } from './agendas';
import { layMotives } from './motives';

/** Taking the components of the boxes in play out of their boxes. */

type Dials = Record<Resource, number>;

/** rule: setup.board.resources-standard, variants.no-sympathizer.resources, variants.cooperative.resources, variants.difficulty.* */
export function openingDials(options: Options): Dials {
  const { nosympathizer, cooperative, players, difficulty } = options;
  if (cooperative || (nosympathizer && players % 2 === 0))
    return { fuel: 8, food: 7, morale: 9, population: 10 };
  const dials: Dials = { fuel: 8, food: 8, morale: 10, population: 12 };
  const change = { standard: 0, easierhumans: 2, easiercylons: -2 }[difficulty];
  for (const resource of resources) dials[resource] += change;
  return dials;
}

/** rule: variants.cooperative.nuke, variants.one-player.titles-nuke */
export const openingNukes = ({ cooperative, oneplayer }: Options): number =>
  cooperative || oneplayer ? 1 : pieces.nukes;

/** rule: setup.board.reserves, setup.board.reserves-cylonfleet */
export const plainVipers = ({ cylonfleet }: Options): number => (cylonfleet ? 6 : pieces.vipers);

const moreRaiders = 4;

/** rule: setup.cylonfleet.board, setup.components.cylonfleet-pieces, setup.board.reserves-cylonfleet */
function layFleet(s: State): void {
  s.fleet = emptyFleet();
  s.supply.raiders += moreRaiders;
  s.damagedVipers = vipersOf('mark-vii', viperClasses['mark-vii'].pieces);
}

function layTrauma(s: State, pool: number[]): void {
  s.trauma = { pool, discard: [], on: [], mood: s.options.allyseasons ? [] : undefined, removed: [] };
  s.allies = [];
  for (const p of s.players) p.trauma = [];
}

/** rule: setup.pegasus.damage-tokens — her tokens lie apart */
const isHers = (token: GalacticaToken) => hullOf(token) === 'pegasus';

/** What every pile of a game consists of before it is mixed. */
const contentsOf = perGame((options) => ({
  decks: deckNames.map((name) =>
    kindsOf<DeckCard>(options, name, deckTables[name], ({ contents }) => contents === undefined),
  ),
  skill: Array.from({ length: options.treachery ? skills.length : skills.length - 1 }, (_, type) =>
    kindsOf(options, 'skill', skillKinds, (kind) => kind.deck === type),
  ),
  civilians: kindsOf(options, 'civilian-ship', civilianShips),
  galacticaDamage: kindsOf(options, 'galactica-damage', galacticaTokens, (token) => !isHers(token)),
  pegasusDamage: kindsOf(options, 'galactica-damage', galacticaTokens, isHers),
  basestarDamage: kindsOf(options, 'basestar-damage', basestarTokens),
  // rule: setup.ending.ionian, setup.allyseasons.no-disaster
  trauma: kindsOf(options, 'trauma', traumaTokens),
}));

/** rule: setup.board.decks, setup.board.skill-decks, setup.board.other-tokens */
export function unpack(s: State): void {
  const mixed = (pile: readonly number[]) => shuffle(s, 'setup', pile.slice());
  const contents = contentsOf(s.options);
  for (let i = 0; i < deckNames.length; i++) s.decks[deckNames[i]].draw = mixed(contents.decks[i]);
  s.decks.skill = contents.skill.map((pile) => ({ draw: mixed(pile), discard: [] }));
  s.civilians = mixed(contents.civilians);
  s.galacticaDamage.pile = mixed(contents.galacticaDamage);
  if (s.options.pegasus) s.pegasusDamage = mixed(contents.pegasusDamage);
  s.basestarDamage = mixed(contents.basestarDamage);
  s.reserves = { vipers: vipersOf('viper', plainVipers(s.options)), raptors: pieces.raptors };
  // rule: setup.daybreak.assault-raptor
  if (s.options.daybreak) {
    s.reserves.vipers = withMore(s.reserves.vipers, 'assault-raptor', 1);
    s.assaultRaptors = viperClasses['assault-raptor'].pieces - 1;
  }
  if (s.options.cylonfleet) layFleet(s);
  if (s.options.allies) layTrauma(s, mixed(contents.trauma));
  layAgendas(s);
  layMotives(s);
}
