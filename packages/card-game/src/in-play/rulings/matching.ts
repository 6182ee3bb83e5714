import { cards, printedPower, singular, titleOf, typeOf } from '../../cards/tables';
import type { Condition, Filter, Ref, Role, RulingName } from '../../effects/types';
import type { State, Unit } from '../../state';
import { challengeIn, controllerOf, firstPlayer, seatsFrom, unitBy } from '../../table/queries';
import type { Handle, Keyword, Kind, Seat, Trait } from '../../terms';
import { answersTo, isBlank, type Said, type Scene, sceneOfSaid } from './answers';
import { handleFor, isOf, seatsFor } from './who';

/**
 * Filters and conditions, and what they ask of a unit: traits, keywords, power. They read each other: a filter asks for
 * traits, a change of traits has a filter.
 */

/** Whether an answer is about this unit. */
export function concernsUnit(s: State, said: Said, unit: Unit, seat: Seat): boolean {
  const { modifier, cause, handles } = said;
  if (handles !== null) {
    if (!handles.includes(unit.handle)) return false;
  } else if (modifier.of === 'this') {
    if (cause.source !== unit.handle) return false;
  } else if (modifier.of === 'host') {
    if (!unit.links.some((l) => l.handle === cause.source)) return false;
  } else if (typeof modifier.of === 'object') {
    if (!matchesUnit(s, modifier.of.all, unit, seat, sceneOfSaid(said))) return false;
  } else return false;
  return (
    modifier.if === undefined || test(s, modifier.if, { ...sceneOfSaid(said), bind: { it: unit.handle } })
  );
}

/** What a change adds, fixed when it began or counted now. */
export function added(s: State, said: Said): number {
  if (said.n !== null) return said.n;
  const { add } = said.modifier;
  if (add === undefined) return 0;
  if (typeof add === 'number') return add;
  if ('count' in add) return countUnits(s, add.count, sceneOfSaid(said)) * (add.times ?? 1);
  throw new Error('a change that holds while in play adds a number or a count');
}

/** A unit's power; an exhausted one has none, and counts as 0. rule: ccg.cards.power-changes */
export function power(s: State, unit: Unit, seat: Seat): number {
  if (isBlank(s, unit)) return 0;
  let n = printedPower[unit.cards[0]];
  const said = answersTo(s, 'power');
  for (let i = 0; i < said.length; i++) if (concernsUnit(s, said[i], unit, seat)) n += added(s, said[i]);
  return n;
}

export function hasTrait(s: State, unit: Unit, seat: Seat, trait: Trait): boolean {
  if (isBlank(s, unit)) return false;
  let has = cards[unit.cards[0]].traits.includes(trait);
  const said = answersTo(s, 'trait');
  for (let i = 0; i < said.length; i++)
    if (!has && said[i].modifier.gives === trait && concernsUnit(s, said[i], unit, seat)) has = true;
  // rule: ccg.effects.lost-trait
  for (let i = 0; i < said.length; i++)
    if (has && said[i].modifier.takes === trait && concernsUnit(s, said[i], unit, seat)) has = false;
  return has;
}

export function hasKeyword(s: State, unit: Unit, seat: Seat, keyword: Keyword): boolean {
  if (isBlank(s, unit)) return false;
  if (cards[unit.cards[0]].keywords.includes(keyword)) return true;
  const said = answersTo(s, 'keyword');
  for (let i = 0; i < said.length; i++)
    if (said[i].modifier.gives === keyword && concernsUnit(s, said[i], unit, seat)) return true;
  return false;
}

export function forbidden(s: State, on: RulingName, unit: Unit, seat: Seat): boolean {
  const said = answersTo(s, on);
  for (let i = 0; i < said.length; i++)
    if (said[i].modifier.no && concernsUnit(s, said[i], unit, seat)) return true;
  return false;
}

/** Whether a card that a seat plays would have to lie on its namesake. rule: ccg.stack.must-overlay */
export function isSingularFor(
  s: State,
  kind: Kind,
  seat: Seat,
  hasTraitNow: (trait: Trait) => boolean,
): boolean {
  if (!singular[kind]) return false;
  for (const { modifier, you } of answersTo(s, 'singular')) {
    if (you !== seat || typeof modifier.of !== 'object') continue;
    const { trait } = modifier.of.all;
    if (trait === undefined || hasTraitNow(trait)) return false;
  }
  return true;
}

function hasRole(s: State, handle: Handle, role: Role, you: Seat): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined) return false;
  switch (role) {
    case 'challenger':
      return challenge.challenger === handle;
    case 'defender':
      return challenge.defender === handle;
    case 'in-challenge':
      return challenge.challenger === handle || challenge.defender === handle;
    case 'challenging-threat':
      return challenge.challenger === handle && challenge.threat !== null;
    case 'challenging-you-undefended':
      return challenge.challenger === handle && challenge.opponent === you && challenge.defender === null;
  }
}

function bearsTitleOf(s: State, ref: Ref, unit: Unit, scene: Scene): boolean {
  const handle = handleFor(s, ref, scene);
  const other = handle === undefined ? undefined : unitBy(s, handle);
  const title = titleOf[unit.cards[0]];
  return other !== undefined && title !== null && titleOf[other.cards[0]] === title;
}

export function matchesUnit(s: State, f: Filter, unit: Unit, seat: Seat, scene: Scene): boolean {
  if (f.type !== undefined && f.type !== 'unit' && typeOf[unit.cards[0]] !== f.type) return false;
  if (f.other && unit.handle === scene.cause.source) return false;
  if (f.of !== undefined && !isOf(s, f.of, seat, scene)) return false;
  if (f.alert !== undefined && unit.alert !== f.alert) return false;
  if (f.down !== undefined && unit.down !== f.down) return false;
  if (f.title !== undefined && titleOf[unit.cards[0]] !== f.title) return false;
  if (f.titleOf !== undefined && !bearsTitleOf(s, f.titleOf, unit, scene)) return false;
  if (f.role !== undefined && !hasRole(s, unit.handle, f.role, scene.you)) return false;
  if (f.trait !== undefined && !hasTrait(s, unit, seat, f.trait)) return false;
  if (f.noTrait !== undefined && hasTrait(s, unit, seat, f.noTrait)) return false;
  if (f.anyTrait !== undefined && !f.anyTrait.some((t) => hasTrait(s, unit, seat, t))) return false;
  if (f.allTraits !== undefined && !f.allTraits.every((t) => hasTrait(s, unit, seat, t))) return false;
  if (f.keyword !== undefined && !hasKeyword(s, unit, seat, f.keyword)) return false;
  // rule: ccg.states.exhausted-no-number
  if (f.powerAtMost !== undefined && (isBlank(s, unit) || power(s, unit, seat) > f.powerAtMost)) return false;
  if (f.powerAtLeast !== undefined && (isBlank(s, unit) || power(s, unit, seat) < f.powerAtLeast))
    return false;
  if (f.singular) {
    if (isBlank(s, unit)) return false;
    if (!isSingularFor(s, unit.cards[0], seat, (trait) => hasTrait(s, unit, seat, trait))) return false;
  }
  return true;
}

/** Whether a card in hand, deck or discard pile matches, by what is printed. */
export function matchesCard(f: Filter, kind: Kind): boolean {
  const { type, traits, keywords } = cards[kind];
  if (f.type === 'unit' && type !== 'personnel' && type !== 'ship') return false;
  if (f.type !== undefined && f.type !== 'unit' && type !== f.type) return false;
  if (f.trait !== undefined && !traits.includes(f.trait)) return false;
  if (f.noTrait !== undefined && traits.includes(f.noTrait)) return false;
  if (f.anyTrait !== undefined && !f.anyTrait.some((t) => traits.includes(t))) return false;
  if (f.allTraits !== undefined && !f.allTraits.every((t) => traits.includes(t))) return false;
  return f.keyword === undefined || keywords.includes(f.keyword);
}

/** All units that match, by who controls them from the first player on. */
export function unitsThat(s: State, filter: Filter, scene: Scene): Handle[] {
  const found: Handle[] = [];
  for (const seat of seatsFrom(s, firstPlayer(s)))
    for (const unit of s.players[seat].units)
      if (matchesUnit(s, filter, unit, seat, scene)) found.push(unit.handle);
  return found;
}

export function countUnits(s: State, filter: Filter, scene: Scene): number {
  let n = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].out) continue;
    for (const unit of s.players[seat].units) if (matchesUnit(s, filter, unit, seat, scene)) n++;
  }
  return n;
}

function challengedMatches(s: State, what: Ref, filter: Filter, scene: Scene): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.challenger !== handleFor(s, what, scene)) return false;
  if (challenge.defender === null || challenge.opponent === null) return false;
  const defender = unitBy(s, challenge.defender);
  return defender !== undefined && matchesUnit(s, filter, defender, challenge.opponent, scene);
}

function opponentHasNone(s: State, what: Ref, filter: Filter, scene: Scene): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.challenger !== handleFor(s, what, scene)) return false;
  const { opponent } = challenge;
  return (
    opponent !== null && !s.players[opponent].units.some((u) => matchesUnit(s, filter, u, opponent, scene))
  );
}

function isChallengeOfShips(s: State): boolean {
  const challenge = challengeIn(s);
  if (challenge === undefined || challenge.defender === null) return false;
  const sides = [challenge.challenger, challenge.defender];
  return sides.every((handle) => {
    const unit = unitBy(s, handle);
    return unit !== undefined && typeOf[unit.cards[0]] === 'ship';
  });
}

export function test(s: State, c: Condition, scene: Scene): boolean {
  switch (c.is) {
    case 'not':
      return !test(s, c.it, scene);
    case 'all':
      return c.of.every((each) => test(s, each, scene));
    case 'role': {
      const handle = handleFor(s, c.what, scene);
      return handle !== undefined && hasRole(s, handle, c.role, scene.you);
    }
    case 'challenging':
      return challengedMatches(s, c.what, c.against, scene);
    case 'opponent-has-no':
      return opponentHasNone(s, c.what, c.filter, scene);
    case 'phase':
      return s.turn.phase === c.phase;
    case 'controls':
      return seatsFor(s, c.who, scene).some((seat) =>
        s.players[seat].units.some((u) => matchesUnit(s, c.filter, u, seat, scene)),
      );
    case 'challenge':
      return c.of === 'ships' ? isChallengeOfShips(s) : challengeIn(s) !== undefined;
    case 'challenge-kind':
      return challengeIn(s)?.as === c.kind;
    case 'matches': {
      const handle = handleFor(s, c.what, scene);
      const unit = handle === undefined ? undefined : unitBy(s, handle);
      const seat = handle === undefined ? undefined : controllerOf(s, handle);
      return unit !== undefined && seat !== undefined && matchesUnit(s, c.filter, unit, seat, scene);
    }
    case 'same':
      return handleFor(s, c.what, scene) === handleFor(s, c.as, scene);
    case 'player':
      return seatsFor(s, c.who, scene)[0] === seatsFor(s, c.as, scene)[0];
    case 'card-has':
      return cards[scene.bind.kind as Kind].traits.includes(c.trait);
    case 'card-is':
      return typeOf[scene.bind.kind as Kind] === c.type;
    case 'told':
      return scene.bind[c.name] === true;
  }
}
