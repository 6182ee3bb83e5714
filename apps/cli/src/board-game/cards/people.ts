import {
  type Ability,
  type ActionSpec,
  type AgendaCard,
  boards,
  type CharacterCard,
  characterCards,
  type Effect,
  type LoyaltyCardInfo,
  location,
  type MotiveCard,
  type React,
  type TitleCard,
} from '@ragtag/board-game';
import { sayAbility, sayCondition } from '@ragtag/board-game/say';
import { timing } from './decks';
import { type Entry, entry, everyEffect, told } from './entry';
import { rulingsOn } from './notes';

/** When a change counts that counts at one moment of the game alone. */
const moments: Readonly<Record<string, string>> = {
  'loyalty-dealt-first': 'setup',
  'loyalty-dealt-sleeper': 'Sleeper Agent phase',
};

/** What changes a rule is passive, whatever else it does. */
function timingOf({ action, movement, reactions, modifiers = [], limit }: Ability): string {
  if (modifiers.length === 0) return timing({ action, movement, reactions }, limit);
  return modifiers.map(({ on }) => moments[on]).find((moment) => moment !== undefined) ?? 'passive';
}

function abilityFields(ability: Ability) {
  const { id, name } = ability;
  const when = timingOf(ability);
  return { id, name, timing: when, effects: [sayAbility(ability)], ...rulingsOn(`ability/${id}`) };
}

const withoutLocation = { 'launch-viper': 'launches a viper', stranded: 'not on the board' } as const;

function startOf({ setup, abilities }: CharacterCard): string | undefined {
  if (setup !== null)
    return [setup]
      .flat()
      .map((place) => location(place).name)
      .join(' or ');
  const line = abilities.find((ability) => ability.setup)?.setup;
  return line && withoutLocation[line];
}

const personOf = ({ id, person = id }: CharacterCard): string => person;

/** The sheet that was there first of somebody who has several. */
function alternateOf(card: CharacterCard): string | undefined {
  const [first] = characterCards.filter((each) => personOf(each) === personOf(card));
  return first === card ? undefined : first?.id;
}

/** Whether a Leader begins among the humans: always, never, or by where the player chooses to start. */
function startsInfiltrating({ type, setup }: CharacterCard): boolean | string | undefined {
  if (type !== 'cylon-leader' || setup === null) return undefined;
  const among = [setup].flat().filter((place) => boards[location(place).board].of === 'human');
  if (among.length === 0 || typeof setup === 'string') return among.length > 0;
  return `when starting in ${among.map((place) => location(place).name).join(' or ')}`;
}

export function characterEntry(card: CharacterCard): Entry {
  const { type, skills, abilities, box } = card;
  const negative = abilities.find((ability) => ability.negative);
  return entry('character', card, {
    set: box,
    type,
    pilot: skills.some((line) => line.skills.includes('piloting')),
    skills,
    setup: startOf(card),
    alternate_of: alternateOf(card),
    starts_infiltrating: startsInfiltrating(card),
    abilities: abilities.filter((ability) => !ability.negative).map(abilityFields),
    negative: negative && abilityFields(negative),
  });
}

/** What tells the cards of one name apart. */
function variantOf(effect: Effect): string | undefined {
  switch (effect.do) {
    case 'send':
      return `send-to-${effect.to}`;
    case 'lose':
      return `reduce-${effect.resource}`;
    case 'pickDamage':
      return 'damage-galactica';
    default:
      return undefined;
  }
}

const teams = {
  human: 'human',
  cylon: 'cylon',
  sympathizer: 'decided when revealed',
  sympathetic: 'cylon (agenda decides)',
} as const;
const timings = {
  human: 'none',
  cylon: 'action',
  sympathizer: 'mandatory: reveal at once',
  sympathetic: 'mandatory: reveal at once',
} as const;

const kinds = { personalgoal: 'personal-goal', finalfive: 'final-five' } as const;

/** What a card that counts as Not-a-Cylon does besides. */
function specialFields({ special, action, reactions = [] }: LoyaltyCardInfo) {
  if (special === undefined) return {};
  const answerTo = (window: React['window']) => reactions.find((react) => react.window === window)?.do ?? [];
  const [loss] = answerTo('game-over');
  return {
    kind: kinds[special],
    allegiance: 'human',
    ...(action && { timing: 'action', condition: goalOf(action), effects: told(action.do) }),
    ...(loss?.do === 'lose' && { end_of_game: { unrevealed_loss: { [loss.resource]: loss.n } } }),
    ...(special === 'finalfive' && {
      when_examined: told(answerTo('loyalty-examined')),
      when_executed: told(answerTo('loyalty-shown')),
    }),
  };
}

/** What must hold, or be paid, before a goal may be shown. */
function goalOf({ if: reached, do: [price] }: ActionSpec): string | undefined {
  if (reached) return sayCondition(reached);
  return price && told([price])[0];
}

export function loyaltyEntry(card: LoyaltyCardInfo): Entry {
  const { side, reveal = [] } = card;
  const variants = everyEffect(reveal).flatMap((effect) => variantOf(effect) ?? []);
  return entry('loyalty', card, {
    variant: side === 'cylon' ? variants[0] : undefined,
    team: teams[side],
    timing: timings[side],
    effects: told(reveal),
    ...specialFields(card),
  });
}

export function agendaEntry(card: AgendaCard): Entry {
  const { deck, winWith } = card;
  return entry('agenda', card, {
    allegiance: deck,
    win_with: winWith,
    win_if: [`the ${winWith === 'humans' ? 'humans' : 'Cylons'} have won`, sayCondition(card.if)],
  });
}

export function motiveEntry(card: MotiveCard): Entry {
  return entry('motive', card, {
    allegiance: card.allegiance === 'humans' ? 'human' : 'cylon',
    reveal: card.showable,
    condition: sayCondition(card.if),
  });
}

/** Quorum cards are played by their own text, and by nobody but the President. */
const playQuorum = {
  id: 'play-quorum',
  timing: 'action',
  effects: ['Play a Quorum card.'],
  note: 'said by the Quorum cards, not by the title',
};

export function titleEntry(card: TitleCard): Entry {
  const abilities = card.actions.map(({ id, if: onlyIf, do: effects }) => ({
    id,
    timing: 'action',
    ...(onlyIf && { requires: sayCondition(onlyIf) }),
    effects: told(effects),
  }));
  return entry('title', card, {
    abilities: card.id === 'president' ? [...abilities, playQuorum] : abilities,
  });
}
