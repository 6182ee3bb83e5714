import { capital, ended, listed, type PrintedText, uncapital, withArticle } from '@ragtag/kernel/say';
import type { Card } from '../cards/types';
import type { Ability, Effect, Mode, Plan, Price, Slot } from '../effects/types';
import { modifier, occasion } from './en/conditions';
import { isOfUnit, moment } from './en/moments';
import { type Bound, noun, ref, target } from './en/nouns';
import { sayMode } from './en/verbs';
import { Speech } from './speech';

/** The texts of cards, printed from what the cards do. */

/** A part of a text that a client may set apart. */
export interface TextPart {
  readonly part: 'ability' | 'price' | 'requirement' | 'keyword' | 'red';
  readonly text: string;
}

export type CardText = PrintedText<TextPart>;

export const sayEffects = (list: readonly Effect[], bound?: Bound): string =>
  new Speech(bound).sentences(list);

/** Each target by the words it is first called by. */
function boundBy({ targets = {} }: Plan): Bound {
  return Object.fromEntries(Object.entries(targets).map(([name, spec]) => [name, target(spec)]));
}

function sayPart({ what, ways }: Price, bound: Bound): string {
  const card = ref(what, bound);
  return ways.includes('to-deck-top') ? `put ${card} on top of its owner's deck` : `${listed(ways)} ${card}`;
}

const sayPrice = (price: readonly Price[], bound: Bound): string =>
  capital(listed(price.map((part) => sayPart(part, bound))));

/** What a plan asks for and does. */
function sayPlan(plan: Plan, known: Bound = {}): string {
  const bound = { ...known, ...boundBy(plan) };
  const given = plan.if ? `Only ${occasion(plan.if, bound)}. ` : '';
  const paying = Object.fromEntries(
    Object.entries(bound).map(([name, words]) => [
      name,
      words.startsWith('target ') ? withArticle(words.slice(7)) : words,
    ]),
  );
  if (!plan.price || plan.price.length === 0) return given + sayEffects(plan.do, bound);
  const after = { ...bound };
  for (const { what } of plan.price) if (after[what]) after[what] = 'it';
  const price = sayPrice(plan.price, paying);
  if (plan.optional)
    return `${given}You may ${uncapital(price)}. If you do, ${uncapital(sayEffects(plan.do, after))}`;
  return `${given}${price}: ${sayEffects(plan.do, after)}`;
}

function sayAbility(ability: Ability): string {
  if (ability.when === 'always') return ability.modifiers.map((m) => ended(capital(modifier(m)))).join(' ');
  const limit = 'limit' in ability && ability.limit ? ' Once a turn.' : '';
  if (ability.when === 'use') return sayPlan(ability) + limit;
  const { if: onlyIf, ...plan } = ability;
  const when = `When ${moment(ability.on, onlyIf)}, `;
  const may = ability.when === 'instead' || ability.may === true;
  const known: Bound = isOfUnit(ability.on) ? { player: 'its controller' } : {};
  if (!may) return when + uncapital(sayPlan(plan, known)) + limit;
  if (plan.price) return when + uncapital(sayPlan({ ...plan, optional: true })) + limit;
  return `${when}you may ${uncapital(sayPlan(plan))}${limit}`;
}

/** One of the texts of a card. */
export const abilityText = ({ abilities }: Card, index: number): string => sayAbility(abilities[index]);

/** What somebody who chooses one of several things then does, told to that player. */
export const modeText = (mode: Mode): string =>
  sayMode(mode, new Speech(), {})
    .replace('they control', 'you control')
    .replace(/\btheir\b/g, 'your');

const reminders: Readonly<Record<string, string>> = {
  Expedite: 'may be paid with what is left over from paying for another card',
  Manipulate: 'in an undefended challenge you may gain the influence that the opponent would lose',
  Persistent: 'goes to your resource area when it is resolved',
  Sniper: 'if the opponent defends, you may choose the defender',
  Scramble: 'may defend against personnel and against ships',
  Vision: 'can neither challenge nor defend',
  Link: 'is linked to a unit when it is resolved',
  Strafe: 'may challenge as a personnel or as a ship',
  Vulnerable: 'personnel and ships may defend against it',
};

const saySlot = ({ n, filter }: Slot): string =>
  `${n} ${n === 1 ? noun(filter) : noun(filter).replace(/\b(unit|ship)\b/, '$1s')}`;

export function cardText(card: Card): CardText {
  const parts: TextPart[] = [];
  const add = (part: TextPart['part'], text: string) => parts.push({ part, text });
  for (const keyword of card.keywords) {
    const to = keyword === 'Link' ? ` (${card.link})` : '';
    add('keyword', `${keyword}${to}: ${reminders[keyword]}.`);
  }
  if (card.type === 'mission') add('requirement', `Resolve: ${listed(card.requires.map(saySlot))}.`);
  if (card.plan && card.plan.do.length > 0) add('ability', sayPlan(card.plan));
  for (const ability of card.abilities) add('ability', sayAbility(ability));
  if (card.red.length > 0) add('red', `Cylon threat: ${sayEffects(card.red)}`);
  return { parts, text: parts.map(({ text }) => text).join(' ') };
}
