import {
  type CheckSpec,
  type CrisisBox,
  type CrisisCard,
  crisisCards,
  type InPlay,
} from '@ragtag/board-game';
import { english, sayCondition, sayReact } from '@ragtag/board-game/say';
import { type Entry, entry, everyEffect, ongoing, ships, told } from './entry';

/** The numbers of a check and what its results do. */
export function checkFields({ difficulty, skills, pass, partial, fail, consequence }: CheckSpec) {
  return {
    check: { difficulty, skills, ...(partial && { partial: partial.at }) },
    pass: told(pass),
    ...(partial && { partial: told(partial.do) }),
    fail: told(fail),
    ...(consequence && { consequence: told(consequence) }),
  };
}

function boxFields({ onlyIf, check, do: effects }: CrisisBox) {
  return {
    ...(onlyIf && { condition: sayCondition(onlyIf) }),
    ...(check ? checkFields(check) : { effects: told(effects ?? []) }),
  };
}

const movesCard = (data: unknown) => everyEffect(data).some((effect) => effect.do === 'putCard');

/** How long a kept card stays: to the next jump, or to what it answers by leaving play. */
function untilOf({ until, reactions = [] }: InPlay): string | undefined {
  if (until === 'jump') return 'the fleet jumps';
  const leaving = reactions.filter((react) => movesCard(react.do));
  return leaving.length === 0 ? undefined : leaving.map((react) => sayReact(react, english, 'all')).join(' ');
}

function attackFields(card: CrisisCard) {
  const { attack, inPlay } = card;
  if (!attack) return { ongoing: ongoing(card) };
  const { name, do: effects } = attack.special;
  const special = {
    name,
    effects: [...told(effects), ...(ongoing(card) ?? [])],
    keep_in_play: everyEffect(effects).some((effect) => effect.do === 'putCard' && effect.where === 'keep'),
    until: inPlay && untilOf(inPlay),
  };
  return { activate: attack.activate, setup: ships(attack.ships), special };
}

const choosers = {
  current: 'current-player',
  president: 'president',
  admiral: 'admiral',
  cag: 'cag',
} as const;

/** How a card differs from others of its name. */
function variantOf({ id, name, copies, cylons, jump }: CrisisCard): string | undefined {
  const others = crisisCards.filter((card) => card.name === name && card.id !== id);
  if (others.length === 0) return copies > 1 ? `all ${copies} copies alike` : undefined;
  const icons = [...cylons, jump ? 'jump' : 'no jump'].join(', ');
  return `the same boxes as ${others.map((card) => card.id).join(', ')}, with icons of its own: ${icons}`;
}

/** A Crisis or Super Crisis card. */
export function crisisEntry(deck: 'crisis' | 'super-crisis', card: CrisisCard): Entry {
  const { kind, chooser, top, bottom, check, cylons, jump, evacuation, distance, contents } = card;
  // Cards that take the place of a deck's first contents are a deck of their own to whoever holds them.
  return entry(contents === undefined ? deck : `${contents}-${deck}`, card, {
    kind,
    variant: variantOf(card),
    chooser: chooser && choosers[chooser],
    top: top && boxFields(top),
    bottom: bottom && boxFields(bottom),
    ...(check && checkFields(check)),
    ...attackFields(card),
    cylons: cylons.length > 0 ? cylons : ['none'],
    jump,
    evacuation: contents === undefined ? undefined : evacuation === true,
    distance,
  });
}
