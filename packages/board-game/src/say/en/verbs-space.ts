import type { CylonIcon } from '../../terms';
import type { Language } from '../language';
import { layout } from './layout';
import { icons, ships } from './names';
import { count, does, doesAll, listed, order, own, statement, times } from './words';

type Verbs = Partial<Language['verbs']>;

/** Ships, damage, and what vipers do. */

export const spaceVerbs = {
  place: (e) => order(`place ships (${layout(e.ships)})`),
  placeCivilians: (e) => statement(`the Admiral places ${count(e.n, 'civilian ship')} in any space area`),
  centurions: (e) => order(`place ${count(e.n, 'centurion')} at the start of the Boarding Party track`),
  activate(e) {
    const named = (icon: CylonIcon) =>
      e.only === 'ships' && icon === 'heavy-raiders' ? 'heavy raiders without centurions' : icons[icon];
    const [first, ...more] = e.icons.map(named);
    const placed = e.only === 'placed' ? ' that this card has placed' : '';
    return order([`activate ${first}${placed}`, ...more].join(', then '));
  },
  launch(e) {
    const launched = [
      ...(e.raiders > 0 ? [count(e.raiders, 'raider')] : []),
      ...(e.heavyRaiders > 0 ? [count(e.heavyRaiders, 'heavy raider')] : []),
    ];
    return statement(`each basestar launches ${listed(launched)}`);
  },
  destroyShips: (e) => order(`destroy ${count(e.n, ships[e.ship])}`),
  withdrawVipers: () =>
    order('return all vipers in space to the Reserves and their pilots to the Hangar Deck'),
  drawAndDestroy: (e) =>
    order(`draw ${count(e.n, 'civilian ship')} at random and destroy ${e.n === 1 ? 'it' : 'them'}`),
  damageGalactica: (e) => order(e.n === 1 ? 'damage Galactica' : `damage Galactica ${times(e.n)}`),
  pickDamage: (e, say) =>
    doesAll(say, e.by, [
      ['draw', `up to ${e.draw} Galactica damage tokens`],
      ['pick', `${e.keep} of them to resolve`],
      ['put', 'the rest back'],
    ]),
  damageVipers: (e) =>
    order(`damage ${count(e.n, 'viper')} in ${e.where === 'reserves' ? 'the Reserves' : 'space'}`),
  repairLocation: (e, say) => order(`repair ${own(say, e.at)} damaged location`),
  repairVipers: (e, say) =>
    e.destroyedToo
      ? does(say, e.by, 'return', `up to ${count(e.upTo, 'damaged or destroyed viper')} to the Reserves`)
      : does(say, e.by, 'repair', `up to ${count(e.upTo, 'damaged viper')}`),
  restoreRaptor: (e, say) => {
    const what = `${count(e.n, 'destroyed raptor')} to the Reserves`;
    return e.by === undefined ? order(`return ${what}`) : does(say, e.by, 'return', `up to ${what}`);
  },
  activateVipers: (e, say) => does(say, e.who, 'activate', `unmanned vipers up to ${times(e.upTo)}`),
  ownViperAttacks: (e, say) =>
    does(say, e.who, 'attack', `with ${own(say, e.who)} viper up to ${times(e.upTo)}`),
  attackFromGalactica: (e, say) => does(say, e.by, 'attack', '1 Cylon ship with Galactica'),
  attackCenturion: (e, say) => does(say, e.by, 'attack', '1 centurion on the Boarding Party track'),
  nuke: (e, say) => does(say, e.by, 'launch', '1 nuke at a basestar'),
  scoutCivilians: (e, say) =>
    doesAll(say, e.by, [
      ['look at', `${count(e.n, 'civilian ship')} in space`],
      ['move', 'each to a neighbouring area if wanted'],
    ]),
} satisfies Verbs;
