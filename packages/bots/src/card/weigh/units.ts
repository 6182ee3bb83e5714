import { cards, type Kind, type UnitView, type View } from '@ragtag/card-game';
import type { Sight } from '../sight';

/** What units are worth to who has them, in points of influence. */

/** To have one at all, each point of its power, what it can do beside, a card under it, a link on it. */
const presence = 0.9;
const perPower = 0.85;
const perText = 0.35;
const perCardBelow = 0.35;
const perLink = 0.8;
/** Challenges of the opponent's choice of unit, without an equal, and so on. */
const keywordWorth: Readonly<Record<string, number>> = {
  Manipulate: 0.6,
  Sniper: 0.5,
  Scramble: 0.4,
  Strafe: 0.4,
  Vulnerable: -0.5,
};
/** What fights neither for nor against anybody. */
const vision = 0.6;

/** By kind, without what changes the power now. */
const plainWorth: readonly number[] = cards.map(({ type, abilities, keywords }) => {
  if (type !== 'personnel' && type !== 'ship') return 0;
  let worth = presence + perText * Math.min(2, abilities.length);
  for (const keyword of keywords) worth += keywordWorth[keyword] ?? 0;
  return worth;
});

const fights: readonly boolean[] = cards.map(({ keywords }) => !keywords.includes('Vision'));

const powerWorth = (kind: Kind, power: number): number =>
  perPower * Math.max(0, power) * (fights[kind] ? 1 : vision);

/** A unit by its printed numbers, as it would come into play. */
export const kindWorth = (kind: Kind): number => plainWorth[kind] + powerWorth(kind, cards[kind].power);

/** A unit in play, by what it will be when it is ready and face up. */
export function unitWorth({ cards: stacked, links, power }: UnitView): number {
  const [kind] = stacked;
  const strength = Math.max(power ?? 0, cards[kind].power);
  return (
    plainWorth[kind] +
    powerWorth(kind, strength) +
    perCardBelow * (stacked.length - 1) +
    perLink * links.length
  );
}

/** What it is worth that a unit is alert now rather than in reserve. */
export function alertWorth({ view }: Pick<Sight, 'view'>, { cards: [kind], power }: UnitView): number {
  if (!fights[kind]) return 0.3;
  const strength = power ?? cards[kind].power;
  if (view.turn.phase === 'cylon') return view.threats.length > 0 ? 0.4 + 0.25 * strength : 0.05;
  return 0.25 + 0.45 * Math.max(0, strength);
}

/** Whether a unit could challenge, as far as the table tells. */
export const canFight = ({ alert, down, cards: [kind] }: UnitView): boolean => alert && !down && fights[kind];

/** Whether the Cylons attack as things stand. */
export const isAttackComing = ({ gauge }: Pick<View, 'gauge'>): boolean => gauge.threat > gauge.defense;
