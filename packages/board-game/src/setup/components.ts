import { shuffle } from '@ragtag/kernel';
import { kindsOf } from '../cards/in-game';
import {
  basestarTokens,
  civilianShips,
  deckTables,
  galacticaTokens,
  hullOf,
  skillKinds,
} from '../cards/tables';
import type { DeckCard, GalacticaToken } from '../cards/types';
import type { Options } from '../options';
import type { State } from '../state';
import { vipersOf } from '../table/vipers';
import { deckNames, pieces, type Resource, resources, skills } from '../terms';
import { layAgendas } from './agendas';

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

/** rule: setup.board.decks, setup.board.skill-decks, setup.board.other-tokens */
export function unpack(s: State): void {
  const mixed: typeof kindsOf = (...of) => shuffle(s, 'setup', kindsOf(...of));
  const { options } = s;
  for (const name of deckNames)
    s.decks[name].draw = mixed<DeckCard>(
      options,
      name,
      deckTables[name],
      ({ contents }) => contents === undefined,
    );
  const types = options.treachery ? skills.length : skills.length - 1;
  s.decks.skill = Array.from({ length: types }, (_, type) => ({
    draw: mixed(options, 'skill', skillKinds, (kind) => kind.deck === type),
    discard: [],
  }));
  s.civilians = mixed(options, 'civilian-ship', civilianShips);
  const isHers = (token: GalacticaToken) => hullOf(token) === 'pegasus';
  s.galacticaDamage.pile = mixed(options, 'galactica-damage', galacticaTokens, (token) => !isHers(token));
  // rule: setup.pegasus.damage-tokens
  if (options.pegasus) s.pegasusDamage = mixed(options, 'galactica-damage', galacticaTokens, isHers);
  s.basestarDamage = mixed(options, 'basestar-damage', basestarTokens);
  s.reserves = { vipers: vipersOf('viper', pieces.vipers), raptors: pieces.raptors };
  layAgendas(s);
}
