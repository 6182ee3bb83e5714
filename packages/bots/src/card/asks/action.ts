import { type Activated, cards, type Handle, type Kind, type Seat } from '@ragtag/card-game';
import type { Option } from '@ragtag/kernel';
import { type Battle, battleWith } from '../battle';
import { bestPlays, costOf, makesOf, type Playable, paid } from '../resources';
import { othersOf, type Sight } from '../sight';
import { attackWorth } from '../weigh/attack';
import { eventWorth, missionReadiness, missionWorth } from '../weigh/cards';
import { challengeOutlook, undefendedWorth } from '../weigh/challenge';
import { cardInHand } from '../weigh/effects';
import { planWorth } from '../weigh/plan';
import { canFight, kindWorth, unitWorth } from '../weigh/units';
import { each } from './rule';

/** What to do with an action: build, fight, use texts, or pass. */

type ActionOption = Option &
  (
    | { readonly act: 'pass' }
    | { readonly act: 'play'; readonly card: Kind }
    | { readonly act: 'ability'; readonly handle: Handle; readonly kind: Kind; readonly index: number }
    | { readonly act: 'resolve'; readonly handle: Handle; readonly kind: Kind }
    | { readonly act: 'challenge'; readonly handle: Handle }
    | { readonly act: 'sacrifice'; readonly handle: Handle; readonly card: Kind }
  );

/** What is done for a gain as small as this is not done. */
const trifle = 0.25;

/** Of fighting and building, which can wait for each other, fighting comes first: who builds lets the other begin. */
const initiative = 0.15;

/** What more Cylon threat brings, if it brings the Cylons. */
function threatWorth(s: Sight, more: number): number {
  const { threat, defense } = s.view.gauge;
  return threat <= defense && threat + more > defense ? attackWorth(s) : 0;
}

/** What a card is worth on the table beyond what it is in the hand. */
function playWorth(s: Sight, kind: Kind): number {
  const { type, title, threat } = cards[kind];
  switch (type) {
    case 'personnel':
    case 'ship': {
      const below = title === null ? undefined : s.me.units.find((u) => cards[u.cards[0]].title === title);
      const gained = below
        ? kindWorth(kind) - unitWorth(below) + (below.down ? 1 : 0.4) - 0.3 * cardInHand
        : kindWorth(kind) - 0.3 * cardInHand;
      return gained + threatWorth(s, threat);
    }
    case 'mission': {
      const readiness = missionReadiness(s, kind);
      if (readiness < 1) return readiness >= 0.5 ? 0.1 : -0.5;
      return 0.5 * missionWorth(s, kind) - 0.2 + threatWorth(s, threat);
    }
    case 'event':
      return eventWorth(s, kind) - cardInHand * s.mind.temperament.thrifty * 0.9;
    case 'base':
      return 0;
  }
}

/** What to spend resources on, thinking of what else they could pay. */
function playsOf(s: Sight, inChallenge: boolean): (kind: Kind) => number {
  const worths = new Map<Kind, number>();
  const worthOf = (kind: Kind): number => {
    let worth = worths.get(kind);
    if (worth === undefined) {
      worth = playWorth(s, kind);
      worths.set(kind, worth);
    }
    return worth;
  };
  if (s.mind.positions === 0 || inChallenge) return worthOf;
  const stacks = makesOf(s.me);
  const playable: Playable[] = s.hand
    .map((kind) => ({ kind, worth: worthOf(kind) }))
    .filter(({ worth }) => worth > trifle);
  const best = bestPlays(stacks, playable);
  return (kind) => {
    const worth = worthOf(kind);
    if (worth <= trifle) return worth;
    const left = paid(stacks, costOf[kind]);
    if (!left) return worth;
    const others = [...playable];
    others.splice(
      others.findIndex((p) => p.kind === kind),
      1,
    );
    // What keeps it from being played with something better counts against it.
    return worth - Math.max(0, best - worth - bestPlays(left, others));
  };
}

function abilityWorth(
  s: Sight,
  { handle, kind, index }: { handle: Handle; kind: Kind; index: number },
): number {
  const plan = cards[kind].abilities[index] as Activated;
  return planWorth(s, plan, { you: s.seat, kind, source: handle, bind: {} });
}

/** At first sight: who could stand against a unit, and what it would take if nobody does. */
function bluntAttack(s: Sight, handle: Handle): number {
  const seen = s.units.get(handle);
  if (!seen) return 0;
  const { unit } = seen;
  const power = unit.power ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const other of othersOf(s.view, s.seat)) {
    let worth = undefendedWorth(s, s.seat, other, power, unit.keywords.includes('Manipulate'));
    for (const defender of s.view.players[other].units) {
      if (!canFight(defender) || cards[defender.cards[0]].type !== cards[unit.cards[0]].type) continue;
      const chance = s.odds.win(s.seat, other, power - (defender.power ?? 0));
      const fight = chance * -s.stakes.share[other] * unitWorth(defender) - (1 - chance) * unitWorth(unit);
      worth = Math.min(worth, fight);
    }
    best = Math.max(best, worth);
  }
  return best - 0.3 * s.mind.temperament.careful;
}

/** The battles with each opponent, thought through when they are first asked for. */
export function battlesOf(s: Sight): (opponent: Seat) => Battle {
  const known = new Map<Seat, Battle>();
  return (opponent) => {
    let battle = known.get(opponent);
    if (!battle) {
      battle = battleWith(s, opponent);
      known.set(opponent, battle);
    }
    return battle;
  };
}

/** What a challenge brings over passing, against whom it brings most. */
function plannedAttack(s: Sight, battles: (opponent: Seat) => Battle, handle: Handle): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const other of othersOf(s.view, s.seat)) {
    const battle = battles(other);
    const worth = battle.attack(handle);
    if (worth !== undefined) best = Math.max(best, worth - battle.pass());
  }
  return Number.isFinite(best) ? best : bluntAttack(s, handle);
}

/** What it brings to do something else than to fight, while the fight goes on. */
function waiting(s: Sight, battles: (opponent: Seat) => Battle): number {
  let most = 0;
  for (const other of othersOf(s.view, s.seat)) {
    const battle = battles(other);
    most = Math.max(most, battle.wait() - battle.pass());
  }
  return most;
}

export const action = each<ActionOption>((s) => {
  const inChallenge = s.view.challenge !== null;
  const play = playsOf(s, inChallenge);
  const built = (option: ActionOption): number => {
    switch (option.act) {
      case 'play':
        return play(option.card) - trifle;
      case 'ability':
        return abilityWorth(s, option) - trifle;
      case 'resolve':
        return missionWorth(s, option.kind, option.handle) + 0.3;
      case 'sacrifice':
        return sacrificed(s, option.handle) - 0.45;
      default:
        return 0;
    }
  };
  if (inChallenge || s.mind.positions === 0)
    return (option) => (option.act === 'challenge' ? bluntAttack(s, option.handle) : built(option));
  const battles = battlesOf(s);
  const wait = waiting(s, battles);
  let toBuild = 0;
  for (const option of s.options)
    if (option.act !== 'challenge' && option.act !== 'pass') toBuild = Math.max(toBuild, built(option));
  return (option) => {
    if (option.act === 'pass') return 0;
    // What can be built now can be built after a challenge as well.
    if (option.act === 'challenge') {
      const gained = plannedAttack(s, battles, option.handle);
      return gained + toBuild + (gained > initiative ? initiative : 0);
    }
    const worth = built(option);
    return worth > 0 ? worth + wait : worth;
  };
});

/** What a card out of a stack brings: one power more for this phase. */
function sacrificed(s: Sight, handle: Handle): number {
  const { challenge } = s.view;
  if (challenge?.challenger === handle) return challengeOutlook(s, 1) - challengeOutlook(s);
  if (challenge?.defender === handle) return challengeOutlook(s, 0, 1) - challengeOutlook(s);
  return 0;
}
