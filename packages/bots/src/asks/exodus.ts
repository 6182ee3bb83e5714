import { countVipers, type OptionOf, quorumCards, skillKinds } from '@ragtag/board-game';
import { weighList } from '../weigh/weigh';
import { keepWorth } from './hand';
import { best, bestFew, bestSeen, type Rule, type Rules } from './rule';
import { sceneFor } from './value';

/** What the cards and abilities of the Exodus box ask. */

/** Damaged vipers are the least loss, manned ones the greatest. */
const destroyViper: Rule<OptionOf<'destroy-viper' | 'damage-any-viper'>> = (s) =>
  best(s, ({ where, pilot }) => {
    const loss = pilot !== null ? 3 : where === 'damaged' ? 0 : where === 'reserves' ? 1 : 2;
    return -s.sign * loss;
  });

/** What an unseen card of the Quorum deck is worth. */
const unseen = 0.6;

const redrawQuorum: Rule<OptionOf<'redraw-quorum'>> = (s) =>
  s.options.flatMap(({ id, card }) => {
    const worth = weighList(s.outlook, quorumCards[card].action.do, sceneFor(s));
    return s.sign * worth < s.sign * unseen ? [id] : [];
  });

/** Weak cards go, one at least. */
const exchangeCards: Rule<OptionOf<'exchange-cards'>> = (s) => {
  const weak = s.options.filter(({ card }) => keepWorth(s, card) < 2.4).length;
  return bestFew(s, Math.max(1, weak), ({ card }) => -keepWorth(s, card));
};

const typeToDraw: Rule<OptionOf<'type-to-draw'>> = (s) =>
  best(s, ({ skill }) => -0.2 * (s.me.hand?.filter((card) => skillKinds[card].deck === skill).length ?? 0));

/** The farthest area comes last when ships are called from there. */
const reinforceFleet: Rule<OptionOf<'reinforce-fleet'>> = (s) =>
  best(s, ({ kind, area }) => (kind === 'basestars' ? 1 : 0.8) + 0.02 * s.view.areas[area].civilians.length);

const nukeArea: Rule<OptionOf<'nuke-area'>> = (s) =>
  bestSeen(s, ({ id }) => {
    const { raiders, vipers, civilians } = s.view.areas[id];
    const basestars = s.view.basestars.filter(({ area }) => area === id).length;
    const own = countVipers(vipers) + civilians.length;
    return 2 * Math.min(1, basestars) + 0.2 * raiders - 0.15 * own;
  });

export const exodusRules = {
  'reinforce-fleet': reinforceFleet,
  'nuke-area': nukeArea,
  'nuked-basestar': (s) => best(s, ({ basestar }) => -s.sign * s.view.basestars[basestar].damage.length),
  'damage-any-viper': destroyViper,
  'destroy-viper': destroyViper,
  'destroy-raiders': (s) => bestFew(s, s.question.min, ({ place: isScar }) => (isScar ? s.sign : 0)),
  'redraw-quorum': redrawQuorum,
  'exchange-cards': exchangeCards,
  'type-to-draw': typeToDraw,
  // Nearly always the higher number is the better one for whoever rolls.
  'choose-roll': (s) => best(s, ({ n }) => s.sign * n),
} satisfies Rules;
