/** Why a selection cannot be played, in words for the host who made it. */
import type { Conflict } from '@ragtag/kernel';
import { type Expression, formatExpression, idsIn, parsed, type Relation } from '@ragtag/kernel/options';
import { availableBoxes, isAvailable } from './availability';
import { derivedFlags } from './derived';
import type { Requirement } from './kinds';
import {
  defaultSettings,
  holdsFor,
  isDerivedId,
  isFlagId,
  isOptionId,
  type OptionId,
  offerOf,
  optionOf,
  playerLimits,
  type Settings,
} from './model';

export function unavailable(id: OptionId, settings: Settings, unfinished?: boolean): Conflict | undefined {
  const offer = offerOf(id, settings[id]);
  if (!offer || isAvailable(id, settings[id], unfinished)) return undefined;
  const missing = offer.boxes.filter((box) => box !== id && !availableBoxes.includes(box));
  const origin = missing.map((box) => (isOptionId(box) ? optionOf(box).label : box)).join(' or ');
  const because = `"${offer.label}" is not available yet${origin ? `: it comes with ${origin}` : ''}.`;
  return { option: id, because, rule: offer.rule };
}

/** Everything an option's value asks for that the other settings do not give. */
export function unmetRequirements(id: OptionId, settings: Settings): readonly Conflict[] {
  const offer = offerOf(id, settings[id]);
  if (!offer) return [];
  return offer.requires
    .filter(({ that }) => !holdsFor(that, settings))
    .map((requirement) => ({
      option: id,
      because: explain(id, requirement, settings),
      with: involved(parsed(requirement.that), settings),
      rule: requirement.rule ?? offer.rule,
    }));
}

export function wrongPlayerCount(settings: Settings): Conflict | undefined {
  const { when, game, min, max } = playerLimits(settings);
  const count = settings.players;
  if (count >= min && count <= max) return undefined;
  const size = `${count} ${count === 1 ? 'player is' : 'players are'} too ${count < min ? 'few' : 'many'}`;
  const because = `${size}: ${game} takes ${min === max ? min : `${min} to ${max}`}.`;
  if (count === 7 && when === 'true') return sevenPlayers(because);
  const decisive = involved(parsed(when), settings);
  return { option: 'players', because, with: decisive };
}

function sevenPlayers(because: string): Conflict {
  const advice = 'Seven players need a Cylon Leader, from Pegasus or Daybreak.';
  const rule = 'variants.seven.leader-required';
  return { option: 'players', because: `${because} ${advice}`, with: ['cylonleader'], rule };
}

function explain(id: OptionId, requirement: Requirement, settings: Settings): string {
  const name = nameOf(id, settings);
  const condition = parsed(requirement.that);
  const forbidden = forbiddenIn(condition);
  if (!forbidden) {
    const need = `${name} needs ${needed(condition, settings)}.`;
    return sentences(
      need,
      requirement.reason,
      `${adviceFor(condition, settings)}, or ${dropping(id, name)}.`,
    );
  }
  const other = clashing(forbidden, settings);
  if (requirement.anyway) {
    return sentences(`${name} adds nothing to ${other}: ${requirement.anyway}.`, `Leave out ${name}.`);
  }
  return sentences(`${name} does not go with ${other}.`, requirement.reason, 'Choose one or the other.');
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}

/** The id a condition speaks against, if that is its form. */
function forbiddenIn(condition: Expression): string | undefined {
  if (condition.op === 'not' && condition.of.op === 'flag') return condition.of.id;
  return condition.op === 'member' && condition.negated ? condition.id : undefined;
}

/** A derived flag tells a host little without the options that caused it. */
function clashing(id: string, settings: Settings): string {
  const causes = involvedIn(id, settings).filter((cause) => cause !== id && isFlagId(cause));
  const list = causes.map((cause) => nameOf(cause, settings)).join(', ');
  return list ? `${nameOf(id, settings)} (${list})` : nameOf(id, settings);
}

function needed(condition: Expression, settings: Settings): string {
  switch (condition.op) {
    case 'flag':
      return nameOf(condition.id, settings);
    case 'not':
      return `without ${needed(condition.of, settings)}`;
    case 'and':
      return condition.of
        .map((part) => needed(part, settings))
        .join(' and ')
        .replaceAll(' and without ', ' without ');
    case 'or':
      return condition.of.map((part) => needed(part, settings)).join(' or ');
    case 'compare':
      return `${amount[condition.relation]} ${condition.value} ${condition.id}`;
    default:
      return formatExpression(condition);
  }
}

const amount: Readonly<Record<Relation, string>> = {
  '==': 'exactly',
  '!=': 'other than',
  '<': 'fewer than',
  '<=': 'at most',
  '>': 'more than',
  '>=': 'at least',
};

function adviceFor(condition: Expression, settings: Settings): string {
  if (condition.op === 'compare') return `Play with ${needed(condition, settings)}`;
  const derived =
    condition.op === 'flag' && isDerivedId(condition.id) ? derivedFlags[condition.id] : undefined;
  return `Choose ${needed(derived ? parsed(derived.expression) : condition, settings)}`;
}

function dropping(id: OptionId, name: string): string {
  const option = optionOf(id);
  return option.kind === 'boolean' ? `leave out ${name}` : `pick another ${option.label.toLowerCase()}`;
}

/** An option's name in quotes, as the form shows it; a choice is named by what is chosen. */
function nameOf(id: string, settings: Settings): string {
  if (isDerivedId(id)) return derivedFlags[id].label;
  if (!isOptionId(id)) return id;
  const offer = offerOf(id, settings[id]);
  return `"${offer?.label ?? optionOf(id).label}"`;
}

function involved(condition: Expression, settings: Settings): readonly string[] {
  return [...new Set(idsIn(condition).flatMap((id) => involvedIn(id, settings)))];
}

/** The options behind an id: itself, or for a derived flag those chosen options that it follows from. */
function involvedIn(id: string, settings: Settings): readonly string[] {
  if (!isDerivedId(id)) return [id];
  const sources = involved(parsed(derivedFlags[id].expression), settings);
  const chosen = sources.filter(
    (source) => isOptionId(source) && settings[source] !== defaultSettings[source],
  );
  return chosen.length > 0 ? chosen : sources;
}
