import {
  character,
  countVipers,
  cylonShipsInSpace,
  type EffectList,
  locationSeen,
  type OptionOf,
  rankIn,
  type Seat,
  titlesOf,
} from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';
import { owesSuperCrisis } from '../leaders';
import type { Situation } from '../situation';
import { ftlWorth } from '../weigh/arrival';
import { characterWorth } from '../weigh/characters';
import { weighList } from '../weigh/weigh';
import { best, bestSeen, type Rule, type Rules } from './rule';
import { asking, effectsOf, offeredWorth, sceneFor, stakeOf } from './value';

/** Choices inside what is being carried out: who, which, whether. */

/** A choice that binds a name is judged by what follows it. */
function byWhatFollows(verb: 'choosePlayer' | 'chooseResource' | 'chooseHighest') {
  return (s: Situation<Option & { readonly player?: Seat }>) => {
    const standing = asking(s, verb);
    if (!standing || !('as' in standing.effect)) return undefined;
    const { as } = standing.effect as { as: string };
    const scene = sceneFor(s);
    return bestSeen(s, (option) => {
      const value = option.player ?? option.id;
      const worth = weighList(s.outlook, standing.rest, { ...scene, bind: { ...scene.bind, [as]: value } });
      return worth + s.sign * taste(s, option.player);
    });
  };
}

/** Cylons prefer to strike those whom everybody trusts; nobody likes to name himself. */
function taste(s: Situation, player: number | undefined): number {
  if (player === undefined) return 0;
  return player === s.seat ? -0.05 : 0;
}

const may: Rule<OptionOf<'may'>> = (s) => {
  const standing = asking(s, 'may', 'pay');
  const effect = standing?.effect;
  if (effect?.do !== 'may' && effect?.do !== 'pay') return undefined;
  const scene = sceneFor(s);
  const price = effect.do === 'pay' ? weighList(s.outlook, [effect.price], scene) : 0;
  const yes = weighList(s.outlook, effect.then, scene) + price;
  const no = weighList(s.outlook, effect.otherwise ?? [], scene);
  return [s.sign * (yes - no) > 0 ? 'yes' : 'no'];
};

/** What a branch does to the running check, where it does anything. */
function checkLean(s: Situation, branch: EffectList): number {
  const stake = stakeOf(s);
  if (!stake) return 0;
  const gain = stake.pass - stake.fail;
  let lean = 0;
  for (const effect of effectsOf(branch)) {
    if (effect.do === 'setOutcome') lean += (effect.outcome === 'pass' ? 0.5 : -0.5) * gain;
    if (effect.do === 'inForce' && effect.modifier.on === 'check-difficulty')
      lean -= 0.1 * (effect.modifier.add ?? 0) * gain;
  }
  return lean;
}

const oneOf: Rule<OptionOf<'one-of'>> = (s) =>
  bestSeen(s, ({ id, effects }) => {
    const owed = id === 'super-crisis' && owesSuperCrisis(s.me) ? 9 : 0;
    return offeredWorth(s, effects) + checkLean(s, effects) + s.sign * owed;
  });

const chooseLocation: Rule<OptionOf<'choose-location'>> = (s) => {
  const useful = ['command', 'research-lab', 'weapons-control', 'hangar-deck', 'communications'];
  return best(s, ({ id }) => {
    if (s.view.damagedLocations.includes(id)) return -1;
    if (locationSeen(s.view, id)?.hazardous) return -s.sign;
    return useful.indexOf(id) >= 0 ? 1 - 0.1 * useful.indexOf(id) : 0;
  });
};

/** Galactica's own locations come first: she may not lose too many. */
const repairLocation: Rule<OptionOf<'repair-location'>> = (s) =>
  best(s, ({ id }) => {
    if (id === 'none') return 0;
    const wins = id === 'ftl-control' ? ftlWorth(s.view, s.outlook.weights) : 0;
    return s.sign * (wins + (locationSeen(s.view, id)?.board === 'galactica' ? 1 : 0.5));
  });

/** Anybody will do, or whoever serves the fleet best: nobody knows yet on which side they will be, but most are humans. */
const pickCharacter: Rule<OptionOf<'pick-character'>> = (s) => {
  const { casting } = s.outlook.weights;
  if (casting === 0) return [s.options[s.pick(s.options.length)].id];
  return best(s, ({ id }) => casting * characterWorth(id) + (fondness * s.pick(1001)) / 1000);
};

/** By how much somebody may like one character better than another, so that not the same few come to every table. */
const fondness = 8;

/** Whoever is next in line for a title that is held, or else can fly where there is something to fly at. */
const newCharacter: Rule<OptionOf<'new-character'>> = (s) => {
  const held = titlesOf(s.view, s.seat);
  const flown = cylonShipsInSpace(s.view) > 0 && countVipers(s.view.reserves.vipers) > 0;
  return best(s, ({ id }) => {
    const standing = held.reduce((sum, title) => sum - rankIn(title, id) / 10, 0);
    const flies = flown && character(id).skills.some(({ skills }) => skills.includes('piloting'));
    return standing + (flies ? 0.3 : 0);
  });
};

export const choiceRules = {
  'choose-player': byWhatFollows('choosePlayer'),
  'choose-resource': byWhatFollows('chooseResource'),
  'choose-highest': byWhatFollows('chooseHighest'),
  'repair-location': repairLocation,
  'choose-skill': (s) => [s.options[s.pick(s.options.length)].id],
  'choose-location': chooseLocation,
  'one-of': oneOf,
  may,
  'pick-character': pickCharacter,
  'pick-assist': pickCharacter,
  'new-character': newCharacter,
  'start-place': chooseLocation,
} satisfies Rules;
