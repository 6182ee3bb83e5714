import {
  type Condition,
  type MotiveCard,
  motiveCards,
  type PlayerView,
  type Side,
  type Skill,
  skillKinds,
  type View,
} from '@ragtag/board-game';

/** Players who win by Motives: which side they had better see win, and what they keep for it. */

interface Goal {
  readonly allegiance: Side;
  /** How likely it will have been shown when the game is over. */
  readonly chance: number;
}

/** How likely something is that has to hold at the end, or at one moment at least. */
const likely = { holds: 0.75, doesNot: 0.35, oneMoment: 0.45, unknown: 0.45 };

/** rule: leaders.motive-win */
const shownToWin = 3;
const alliedToWin = 2;
/** rule: setup.loyalty-deck.motives-two, sleeper.motives */
const dealtInAll = 4;

type HeldMotive = NonNullable<PlayerView['motives']>[number];

function chanceOf({ shown, holds }: HeldMotive, { showable }: MotiveCard): number {
  if (shown) return 1;
  if (showable === 'any-time') return likely.oneMoment;
  return holds ? likely.holds : likely.doesNot;
}

/** The Motives that can be seen: one's own, and what others have shown. */
export function motivesOf({ motives = [] }: PlayerView): readonly { card: MotiveCard; held: HeldMotive }[] {
  return motives.flatMap((held) => (held.card === null ? [] : [{ card: motiveCards[held.card], held }]));
}

function goalsOf(me: PlayerView): Goal[] {
  const known = motivesOf(me).map(
    ({ card, held }): Goal => ({ allegiance: card.allegiance, chance: chanceOf(held, card) }),
  );
  const toCome = Math.max(0, dealtInAll - known.length);
  // Those that are still to be dealt are as many of either side.
  const dealt = Array.from(
    { length: 2 * toCome },
    (_, i): Goal => ({
      allegiance: i % 2 === 0 ? 'humans' : 'cylons',
      chance: likely.unknown / 2,
    }),
  );
  return [...known, ...dealt];
}

/** How likely enough Motives will have been shown, if this side wins. */
function chanceWith(goals: readonly Goal[], side: Side, at = 0, shown = 0, allied = 0): number {
  if (at === goals.length) return shown >= shownToWin && allied >= alliedToWin ? 1 : 0;
  const { allegiance, chance } = goals[at];
  const met =
    chance === 0 ? 0 : chanceWith(goals, side, at + 1, shown + 1, allied + (allegiance === side ? 1 : 0));
  const unmet = chance === 1 ? 0 : chanceWith(goals, side, at + 1, shown, allied);
  return chance * met + (1 - chance) * unmet;
}

/** How much likelier one side must be before whoever began with the other changes over. */
const settled = 0.05;

/** The side that a player with Motives wants to see win. */
export function sideByMotives(view: View, me: PlayerView): Side {
  const goals = goalsOf(me);
  const humans = chanceWith(goals, 'humans') + (view.distance >= 6 ? settled : 0);
  return humans > chanceWith(goals, 'cylons') ? 'humans' : 'cylons';
}

/** What must still come about for the Motives that count with a side. */
export function stillWanted(me: PlayerView, side: Side): readonly Condition[] {
  return motivesOf(me).flatMap(({ card, held }) =>
    held.shown || held.holds || card.allegiance !== side ? [] : [card.if],
  );
}

/** So many cards of a type that have to be in hand. */
export interface WantedCards {
  readonly skill: Skill;
  readonly atLeast: number;
}

function cardsAskedFor(condition: Condition): readonly WantedCards[] {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(cardsAskedFor);
  return condition.is === 'cards-of-type' ? [condition] : [];
}

/** Cards that a Motive asks for in hand at the end. */
export function cardsToKeep(me: PlayerView): readonly WantedCards[] {
  return motivesOf(me).flatMap(({ card, held }) => (held.shown ? [] : cardsAskedFor(card.if)));
}

/** How many cards of a type are still missing for a Motive; none or less where there are enough, or none is asked for. */
export function cardsMissing(me: PlayerView, skill: Skill): number {
  const held = me.hand?.filter((card) => skillKinds[card].skill === skill).length ?? 0;
  return (
    Math.max(0, ...cardsToKeep(me).map((wanted) => (wanted.skill === skill ? wanted.atLeast : 0))) - held
  );
}
