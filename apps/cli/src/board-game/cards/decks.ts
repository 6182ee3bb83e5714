import {
  type AllyCard,
  type CrossroadsCard,
  type DestinationCard,
  type Effect,
  type EffectOf,
  type Limit,
  location,
  type MissionCard,
  type MutinyCard,
  type ObjectiveCard,
  type QuorumCard,
  type React,
  type SkillCard,
  type TraumaToken,
} from '@ragtag/board-game';
import { cardText } from '@ragtag/board-game/say';
import { type Entry, entry, everyEffect, ongoing, requirement, ships, told } from './entry';

interface Uses {
  readonly action?: unknown;
  /** What is done in the Movement step in place of moving. */
  readonly movement?: unknown;
  readonly reactions?: readonly React[];
}

/** When something may be used: `action`, `movement or action`, `reaction: before-die-roll`, `once-per-game action`, `passive`. */
export function timing(uses: Uses, limit?: Limit): string {
  const often = limit === 'game' ? 'once-per-game ' : '';
  const steps = [...(uses.movement ? ['movement'] : []), ...(uses.action ? ['action'] : [])];
  if (steps.length > 0) return `${often}${steps.join(' or ')}`;
  const [react] = uses.reactions ?? [];
  if (!react) return 'passive';
  return `${often}${react.kind.startsWith('forced') ? 'mandatory' : 'reaction'}: ${react.window}`;
}

/** What is not played and does something in checks: whenever it is revealed in one, or in a reckless one. */
function timingInChecks({ checkAbility, action, movement, reaction }: SkillCard): string | undefined {
  if (!checkAbility || action || movement || reaction) return undefined;
  const { if: onlyIf } = checkAbility;
  const reckless = (onlyIf?.is === 'all' ? onlyIf.of : [onlyIf]).some(
    (each) => each?.is === 'check-reckless',
  );
  return reckless ? 'reckless-skill-check' : 'skill-check-ability';
}

function limitOf(limit: Limit): string {
  if (typeof limit === 'string') return `at most 1 per ${limit}`;
  const { per, name } = limit;
  return name === undefined ? `at most 1 per ${per}` : `at most 1 per ${per} of all that share "${name}"`;
}

const makesReckless = (effects: readonly Effect[]): boolean =>
  everyEffect(effects).some((effect) => effect.do === 'inForce' && effect.modifier.on === 'reckless');

export function skillEntry(card: SkillCard): Entry {
  const { skill, strengths, action, movement, reaction, limit, checkAbility } = card;
  const use = action ?? movement;
  const spec = use ?? checkAbility;
  return entry('skill', card, {
    skill,
    strengths,
    timing: timingInChecks(card) ?? timing({ action, movement, reactions: reaction && [reaction] }),
    reckless: reaction && makesReckless(reaction.do) ? true : undefined,
    skill_check_icon: checkAbility && true,
    requires: spec && requirement(spec),
    effects: told((use ?? reaction ?? checkAbility)?.do ?? []),
    limits: limit && limitOf(limit),
  });
}

function fateOf({ action }: QuorumCard): string {
  const fates = new Set(
    everyEffect(action.do).flatMap((effect) => (effect.do === 'putCard' ? effect.where : [])),
  );
  if (fates.has('keep') || fates.has('give')) return 'keep-in-play';
  return fates.has('remove') ? 'remove-from-game on success, discard on failure' : 'discard';
}

export function quorumEntry(card: QuorumCard): Entry {
  return entry('quorum', card, {
    timing: 'action',
    effects: told(card.action.do),
    ongoing: ongoing(card),
    after: fateOf(card),
  });
}

export function mutinyEntry(card: MutinyCard): Entry {
  const { action } = card;
  const fates = new Set(
    everyEffect(action.do).flatMap((effect) => (effect.do === 'putCard' ? effect.where : [])),
  );
  const both = fates.has('remove') && fates.has('discard');
  return entry('mutiny', card, {
    timing: 'action',
    requires: requirement(action),
    effects: told(action.do),
    after: both ? 'remove-from-game or discard' : fates.has('remove') ? 'remove-from-game' : 'discard',
  });
}

export function missionEntry(card: MissionCard): Entry {
  const { difficulty, skills, pass, fail } = card.check;
  const facedown = everyEffect(fail).some((effect) => effect.do === 'turnMission');
  return entry('mission', card, {
    check: { difficulty, skills },
    pass: told(pass),
    fail: told(fail),
    distance: card.distance,
    facedown_on_fail: facedown,
    // rule: jump.mission-cleanup
    on_jump: {
      after_pass: card.distance > 0 ? 'beside-earth-objective' : 'discard',
      after_fail: facedown ? 'shuffle-into-mission-deck' : 'discard',
    },
  });
}

/** What the two results of a card are called, and what they do. */
const resultsOf = ({ benevolent, antagonistic }: AllyCard | CrossroadsCard) => ({
  benevolent: { name: benevolent.name, effects: told(benevolent.do) },
  antagonistic: { name: antagonistic.name, effects: told(antagonistic.do) },
});

export function allyEntry(card: AllyCard): Entry {
  return entry('ally', card, {
    location: location(card.location).name,
    is_character: card.person,
    ...resultsOf(card),
  });
}

export const crossroadsEntry = (card: CrossroadsCard): Entry => entry('crossroads', card, resultsOf(card));

export function traumaEntry(token: TraumaToken): Entry {
  return entry('tokens', token, { kind: 'trauma', symbol: token.symbol });
}

type Loss = EffectOf<'lose'>;
const isLoss = (effect: Effect): effect is Loss => effect.do === 'lose' && typeof effect.n === 'number';

/** What the Admiral may risk: ships in the Reserves, on a roll. */
function riskOf(effect: Effect) {
  if (effect.do !== 'when' || effect.if.is !== 'in-reserves') return undefined;
  const [offer] = effect.then;
  const [roll] = offer?.do === 'may' ? offer.then : [];
  if (offer?.do !== 'may' || roll?.do !== 'roll') return undefined;
  const success = roll.lines.find((line) => line.atLeast !== undefined);
  const failure = roll.lines.find((line) => line.atMost !== undefined);
  return {
    chooser: offer.by,
    optional: true,
    ships: { [`${effect.if.ship}s`]: effect.if.atLeast },
    roll: `${success?.atLeast} or more`,
    success: told(success?.do ?? []),
    failure: told(failure?.do ?? []),
  };
}

export function destinationEntry(card: DestinationCard): Entry {
  const losses = card.do.filter(isLoss);
  const risk = card.do.map(riskOf).find((found) => found !== undefined);
  const placed = card.do.find((effect) => effect.do === 'place');
  return entry('destination', card, {
    distance: card.distance,
    lose: Object.fromEntries(losses.map(({ resource, n }) => [resource, n])),
    effects: told(card.do.filter((effect) => !isLoss(effect) && riskOf(effect) === undefined)),
    risk,
    setup: placed?.do === 'place' ? ships(placed.ships) : undefined,
  });
}

export function objectiveEntry(card: ObjectiveCard): Entry {
  const { parts } = cardText(card);
  return entry('objective', card, {
    effects: card.milestones.map(({ at }, index) => ({
      distance: at,
      at: parts[index].heading,
      effect: parts[index].text,
    })),
  });
}
