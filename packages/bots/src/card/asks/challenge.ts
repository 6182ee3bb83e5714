import { cards, type Handle, type Kind, leftOf, type Seat } from '@ragtag/card-game';
import type { Option } from '@ragtag/kernel';
import { battleWith } from '../battle';
import type { Sight } from '../sight';
import { challengeOutlook, threatReward, undefendedWorth } from '../weigh/challenge';
import { canFight, unitWorth } from '../weigh/units';
import { battlesOf } from './action';
import { each } from './rule';

/** Challenges: against whom, with what, and whether to stand against one. */

export const opponent = each<Option & { readonly opponent: Seat }>((s) => {
  const battles = battlesOf(s);
  return ({ opponent: other }) => {
    const { source } = s.asking;
    if (s.mind.positions > 0) {
      const battle = battles(other);
      const worth = battle.attack(source);
      if (worth !== undefined) return worth - battle.pass();
    }
    const power = s.units.get(source)?.unit.power ?? 0;
    const defenders = s.view.players[other].units.filter(canFight).length;
    return undefendedWorth(s, s.seat, other, power, false) / (1 + defenders);
  };
});

/** As what the fewest could stand against it. */
export const as = each<Option>((s) => ({ id }) => {
  let against = 0;
  for (const { unit, seat } of s.units.values())
    if (seat !== s.seat && canFight(unit) && cards[unit.cards[0]].type === id)
      against += 1 + (unit.power ?? 0);
  return -against;
});

interface DefenderOption extends Option {
  readonly unit?: Handle;
}

/** What a fight with this defender comes to. */
function fightWorth(s: Sight, defender: Handle): number {
  const { challenge } = s.view;
  const challenger = challenge ? s.units.get(challenge.challenger) : undefined;
  const seen = s.units.get(defender);
  if (!challenger || !seen) return 0;
  const ahead = (challenger.unit.power ?? 0) - (seen.unit.power ?? 0);
  const chance = s.odds.win(challenger.seat, seen.seat, ahead);
  return (
    chance * -s.stakes.share[seen.seat] * unitWorth(seen.unit) +
    (1 - chance) * -s.stakes.share[challenger.seat] * unitWorth(challenger.unit)
  );
}

export const defender = each<DefenderOption>((s) => {
  const { challenge } = s.view;
  if (!challenge || challenge.seat === s.seat)
    return ({ unit }) => (unit === undefined ? -0.5 : fightWorth(s, unit));
  const { challenger, seat } = challenge;
  if (s.mind.positions > 0) {
    const battle = battleWith(s, seat, challenger);
    const alone = battle.defend(challenger, null) ?? challengeOutlook(s);
    return ({ unit }) =>
      unit === undefined ? alone : (battle.defend(challenger, unit) ?? fightWorth(s, unit) - 0.3);
  }
  const alone = challengeOutlook(s);
  return ({ unit }) => (unit === undefined ? alone : fightWorth(s, unit) - 0.3);
});

/** The other player will choose with what, and takes what is worst for this bot. */
export const defend = each<Option>((s) => {
  const { challenge } = s.view;
  let worst = 0;
  for (const unit of s.me.units) if (canFight(unit)) worst = Math.min(worst, fightWorth(s, unit.handle));
  return ({ id }) => (id === 'defend' || !challenge ? worst : challengeOutlook(s));
});

export const manipulate = each<Option>((s) => {
  const { challenge } = s.view;
  const power = challenge ? Math.max(0, s.units.get(challenge.challenger)?.unit.power ?? 0) : 0;
  return ({ id }) =>
    id === 'gain'
      ? s.stakes.influence(s.seat, power)
      : s.stakes.influence(challenge?.opponent ?? s.seat, -power);
});

/** A unit that comes to defend against what nobody else would. */
export const answerChallenge = each<Option & { readonly card?: Kind }>((s) => {
  const { challenge } = s.view;
  const challenger = challenge ? s.units.get(challenge.challenger) : undefined;
  return ({ card }) => {
    if (card === undefined || !challenger) return 0;
    const ahead = (challenger.unit.power ?? 0) - cards[card].power;
    const chance = s.odds.win(challenger.seat, s.seat, ahead);
    const others = s.me.units.some(
      (unit) => canFight(unit) && fightWorth(s, unit.handle) > challengeOutlook(s),
    );
    return others ? -0.2 : -challengeOutlook(s) * (1 - chance * 0.3) - chance * 1.5;
  };
});

interface AttackOption extends Option {
  readonly unit?: Handle;
  readonly threat?: Handle;
}

export const cylonChoice = each<AttackOption>((s) => {
  const { view, seat, odds, stakes } = s;
  const against = leftOf(view, seat);
  const reward = stakes.influence(seat, threatReward(s));
  // Who passes is asked again as long as others fight.
  const passed = stakes.influence(seat, -1);
  return ({ unit, threat }) => {
    const seen = unit === undefined ? undefined : s.units.get(unit);
    const found = view.threats.find((t) => t.handle === threat);
    if (!seen || !found) return passed;
    const chance = odds.win(seat, against, (seen.unit.power ?? 0) - found.power);
    const lost = stakes.share[seat] * unitWorth(seen.unit);
    // Of two units that win alike the lesser is enough.
    return chance * (reward + 0.3) - (1 - chance) * lost - 0.02 * (seen.unit.power ?? 0);
  };
});

export const mysticChoice = each<Option & { readonly value: number }>(({ asking, seat, view }) => {
  const { challenge } = view;
  const { whose } = asking;
  // Whoever else reveals does so against this bot, or for it where it is not in the challenge.
  const sign =
    whose === seat || (challenge && challenge.seat !== seat && challenge.opponent !== seat) ? 1 : -1;
  return ({ value }) => sign * value;
});
