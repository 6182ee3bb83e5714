import {
  attackRow,
  checkIn,
  crisisCards,
  type Effect,
  type EffectOf,
  findEffect,
  hitOf,
  innermost,
  isCylonPlayer,
  isKnownCylon,
  listsOf,
  type OptionOf,
  skillKinds,
  superCrisisCards,
  type View,
} from '@ragtag/board-game';
import type { Situation } from '../situation';
import { cardWorth } from '../weigh/cards';
import { destinyMean } from '../weigh/check';
import { activationLoss, civilianLoss, damageLoss, raiderLoss } from '../weigh/threat';
import { weighList } from '../weigh/weigh';
import { checkSituation } from './check-situation';
import { best, type Rule, type Rules } from './rule';
import { boxWorth, crisisWorth, effectsOf, offeredWorth, sceneFor, stakeOf } from './value';

/** Whether to answer a window, and with what. */

type Roll = Extract<View['resolving'][number], { what: 'die-roll' }>;

/** What a result of the running roll is worth to the humans. */
function rollResultWorth(s: Situation, roll: Roll): (die: number) => number {
  const { weights } = s.outlook;
  const { attack } = roll;
  if (attack) {
    const row = attackRow(attack.by, attack.on, attack.ship);
    const worth: Record<string, number> = {
      viper: -weights.viper * (attack.pilot === null ? 1 : 2.5),
      galactica: -damageLoss(s.view, weights),
      raider: raiderLoss(s.view, weights),
      'heavy-raider': weights.heavyRaider + 0.3,
      basestar: 0.5 * weights.basestar,
      centurion: 2 * weights.centurion[0],
    };
    return (die) => {
      const hit = hitOf(row, die);
      const twice = attack.on === 'viper' || attack.on === 'basestar';
      return hit ? worth[attack.on] * (twice && hit.startsWith('destroyed') ? 2 : 1) : 0;
    };
  }
  const found = findEffect(listsOf(roll.cause), ['roll'])?.effect as EffectOf<'roll'> | undefined;
  if (!found) return () => 0;
  const scene = sceneFor(s);
  return (die) => {
    const line = found.lines.find((l) => die >= (l.atLeast ?? 1) && die <= (l.atMost ?? 8));
    return line ? weighList(s.outlook, line.do, scene) : 0;
  };
}

function meanOf(worth: (die: number) => number, add: number): number {
  let sum = 0;
  for (let die = 1; die <= 8; die++) sum += worth(Math.max(1, Math.min(8, die + add)));
  return sum / 8;
}

/** A bonus to the roll that is about to be made. */
function bonusWorth(s: Situation, add: number): number {
  const roll = innermost(s.view, 'die-roll');
  if (!roll) return 0;
  const worth = rollResultWorth(s, roll);
  return meanOf(worth, add) - meanOf(worth, 0);
}

/** Rolling again instead of what lies there. */
function againWorth(s: Situation): number {
  const roll = innermost(s.view, 'die-roll');
  if (!roll || s.memory.lastRoll === null) return 0;
  const worth = rollResultWorth(s, roll);
  return meanOf(worth, 0) - worth(s.memory.lastRoll);
}

/** What a change of the difficulty is worth: all of the stake where it decides, else a share of it. */
function difficultyWorth(s: Situation, add: number): number {
  const stake = stakeOf(s);
  const check = checkIn(s.view);
  if (!stake || check?.what !== 'skill-check') return 0;
  const gain = stake.pass - stake.fail;
  if (check.total === null) return -0.09 * add * gain;
  const passes = check.total >= check.difficulty;
  return passes === check.total >= check.difficulty + add ? 0 : (passes ? -1 : 1) * gain;
}

/** All cards face up: only where somebody is suspected, and only for those who have nothing to hide. */
function openCardsWorth(s: Situation): number {
  const doubts = s.outlook.doubt.filter((_, seat) => seat !== s.seat && !isKnownCylon(s.view.players[seat]));
  const open = doubts.reduce((sum, p) => sum + p * (1 - p), 0);
  return open * 0.5 - 0.15;
}

/** Cards of a type that would not count else. */
function countingWorth(s: Situation, skill: string | undefined): number {
  if (skill === undefined) return 0;
  if (skill === 'treachery') return difficultyWorth(s, -2 * treacheryToCome(s));
  const c = checkSituation({ ...s, options: [] });
  if (!c || c.skills.some((each) => each === skill)) return 0;
  const strength = (s.me.hand ?? []).reduce(
    (n, card) => n + (skillKinds[card].skill === skill ? skillKinds[card].strength : 0),
    0,
  );
  return strength > 5 && c.difficulty - destinyMean(s.outlook, c.skills) > 8 ? 0.6 : 0;
}

/** Strength of treachery that is likely to come into the running check: by Destiny, and by Cylon players. */
function treacheryToCome(s: Situation): number {
  const spoilers = s.view.players.filter((p) => isCylonPlayer(p) && p.cards > 0).length;
  return (2 * 1.7) / s.view.decks.skill.length + spoilers;
}

/** What treachery in a reckless check costs the humans, whoever adds it. rule: skills.reckless.treachery-pegasus */
function recklessLoss(s: Situation): number {
  const { view, outlook } = s;
  const { weights } = outlook;
  const ships = 0.3 * (weights.basestar + civilianLoss(view, weights));
  const activated =
    0.15 * (activationLoss(view, weights, 'raiders') + activationLoss(view, weights, 'heavy-raiders'));
  return 0.6 * treacheryToCome(s) * (ships + activated + 0.1);
}

function effectWorth(s: Situation, effect: Effect): number | undefined {
  switch (effect.do) {
    case 'inForce': {
      const { on, add = 0, value, cards } = effect.modifier;
      if (on === 'reckless') return -recklessLoss(s);
      if (on === 'destiny-cards') {
        const c = checkSituation({ ...s, options: [] });
        return c ? difficultyWorth(s, destinyMean(s.outlook, c.skills)) : 0;
      }
      if (on === 'roll-result') return bonusWorth(s, add);
      if (on === 'check-difficulty') return difficultyWorth(s, add);
      if (on === 'faceup') return openCardsWorth(s);
      if (on === 'card-value') return value === 'positive' ? countingWorth(s, cards?.skill) : 0;
      return undefined;
    }
    case 'again':
      if (effect.what === 'roll') return againWorth(s);
      if (effect.what === 'crisis-draw') return redrawWorth(s);
      return otherBoxWorth(s);
    case 'oneOf': {
      const outcomes = effect.of.flatMap((b) => b.do);
      if (outcomes.some((e) => e.do === 'setOutcome')) return decideWorth(s);
      if (outcomes.some((e) => e.do === 'inForce')) return Math.abs(difficultyWorth(s, -2)) * s.sign;
      return undefined;
    }
    case 'when':
      return 0;
    default:
      return undefined;
  }
}

/** The worth to the humans of putting the drawn Crisis away and drawing another. */
function redrawWorth(s: Situation): number {
  const crisis = innermost(s.view, 'crisis');
  if (crisis?.what !== 'crisis' || crisis.deck !== 'crisis') return 0;
  return -0.9 - crisisWorth(s.outlook, crisisCards[crisis.card], true, sceneFor(s)) - 1;
}

/** Taking the other box of a Crisis instead of the chosen one. */
function otherBoxWorth(s: Situation): number {
  const crisis = innermost(s.view, 'crisis');
  if (crisis?.what !== 'crisis' || (crisis.box !== 'top' && crisis.box !== 'bottom')) return 0;
  const card = (crisis.deck === 'crisis' ? crisisCards : superCrisisCards)[crisis.card];
  const other = crisis.box === 'top' ? card.bottom : card.top;
  const chosen = card[crisis.box];
  if (!other || !chosen) return 0;
  return boxWorth(s.outlook, other, sceneFor(s)) - boxWorth(s.outlook, chosen, sceneFor(s)) - 0.8 * s.sign;
}

/** Deciding a check outright, as the owner likes. */
function decideWorth(s: Situation): number {
  const stake = stakeOf(s);
  const check = checkIn(s.view);
  if (!stake || check?.what !== 'skill-check') return 0;
  const gain = stake.pass - stake.fail;
  const hard = Math.min(1, check.difficulty / 15);
  return s.sign * (Math.abs(gain) * (s.sign > 0 ? hard : 1 - 0.5 * hard) - 1.2);
}

function reactionWorth(s: Situation, { cause, effects }: OptionOf<'react'>): number {
  if (!effects) return 0;
  const list = effectsOf(effects);
  // rule: damage.pegasus-choice — Pegasus takes the damage that Galactica would
  if (list.some((effect) => effect.do === 'damagePegasus'))
    return damageLoss(s.view, s.outlook.weights) + weighList(s.outlook, list, sceneFor(s));
  let worth = 0;
  for (const effect of list) {
    const special = effectWorth(s, effect);
    if (special !== undefined) worth += special;
    // What makes a check reckless does something besides.
    else if (worth < 0) worth += weighList(s.outlook, [effect], sceneFor(s));
    else return offeredWorth(s, effects) - (cause?.kind === 'sheet' ? 0.2 : 0);
  }
  return worth;
}

/** What the use itself costs: the card, and being seen to do harm. */
function priceOf(s: Situation, { cause }: OptionOf<'react'>, worth: number): number {
  const card =
    cause?.kind === 'skill' && cause.card !== undefined
      ? cardWorth(s.outlook, skillKinds[cause.card].strength, s.me.cards)
      : 0.02;
  const seen = s.sign < 0 && worth < -0.3 ? 0.9 : 0;
  return card + seen;
}

const react: Rule<OptionOf<'react'>> = (s) =>
  best(s, (option) => {
    if (option.id === 'pass') return 0;
    const worth = reactionWorth(s, option);
    return s.sign * worth - priceOf(s, option, worth);
  });

export const reactionRules = { react } satisfies Rules;
