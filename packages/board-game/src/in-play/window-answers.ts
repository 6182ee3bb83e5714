import { addById, type ById, byId } from '@ragtag/kernel';
import { abilitiesIn, inGame, perGame } from '../cards/in-game';
import {
  characterCards,
  deckTables,
  fromTables,
  locationCards,
  loyaltyCards,
  optionRules,
  type SkillKind,
  skillKinds,
  titleCards,
} from '../cards/tables';
import type { Ability, Belonging, DeckCard } from '../cards/types';
import { checkWindows } from '../effects/checks/windows';
import type { Cause, Limit, React } from '../effects/types';
import type { State } from '../state';
import type { DeckName } from '../terms';
import { type Response, responseOf } from './responses';
import { subjectOf } from './subjects';

/**
 * What the components of a game tell about each window, so that a moment to which nothing answers costs nothing.
 */

export interface SheetReaction {
  readonly react: Response;
  readonly cause: Cause;
  readonly limit: Limit | undefined;
}

/** What a skill card in hand answers. */
export interface CardReaction {
  /** The kind of card. */
  readonly card: number;
  readonly kind: SkillKind;
  readonly react: Response;
  readonly cause: Cause;
  readonly limit: Limit | undefined;
}

function cardReaction(card: number, react: Response): CardReaction {
  const kind = skillKinds[card];
  const { id, limit } = kind.card;
  return { card, kind, react, cause: Object.freeze({ kind: 'skill', id, card }), limit };
}

function sheetReaction({ id, limit }: Ability, react: React): SheetReaction {
  return { react: responseOf(react), cause: Object.freeze({ kind: 'sheet', id }), limit };
}

/** What could answer one window. */
export interface WindowAnswers {
  hand?: CardReaction[];
  /** By character. */
  sheets?: ById<SheetReaction>;
  /** By the face of a place. */
  locations?: ById<Response>;
  /** The places that have such a face; at others nothing needs to be looked up. */
  places?: string[];
  /** By the face of a title. */
  titles?: ById<Response>;
  /** By index of the card. */
  loyalty?: Record<number, { readonly id: string; readonly react: Response }[]>;
  rules?: { readonly id: string; readonly react: Response }[];
  /** Some card answers while it lies in play. */
  kept?: boolean;
  /** It is a moment of a check, which may be sealed. */
  ofCheck: boolean;
  /** Tells whether what the event is about is still there. */
  isThere?: (s: State, event: object) => boolean;
}

/** All of one shape, which makes them fast to read. */
const blank = (window: string): WindowAnswers => ({
  hand: undefined,
  sheets: undefined,
  locations: undefined,
  places: undefined,
  titles: undefined,
  loyalty: undefined,
  rules: undefined,
  kept: undefined,
  ofCheck: window in checkWindows,
  isThere: subjectOf(window),
});

export const windowAnswers = perGame((options) => {
  const played = (component: Belonging) => inGame(options, component);
  const windows = new Map<string, WindowAnswers>();
  const at = ({ window }: React): WindowAnswers => {
    const told = windows.get(window) ?? blank(window);
    windows.set(window, told);
    return told;
  };
  skillKinds.forEach((kind, card) => {
    const { reaction } = kind.card;
    if (!reaction || !played(kind)) return;
    const told = at(reaction);
    told.hand ??= [];
    told.hand.push(cardReaction(card, responseOf(reaction)));
  });
  for (const { skill, reaction } of optionRules.filter(played).flatMap(({ cards = [] }) => cards)) {
    const told = at(reaction);
    const react = responseOf(reaction);
    const kinds = [...skillKinds.keys()].filter((card) => skillKinds[card].card.id === skill);
    told.hand = [...(told.hand ?? []), ...kinds.map((card) => cardReaction(card, react))];
  }
  for (const sheet of characterCards.filter(played)) {
    for (const ability of abilitiesIn(options, sheet)) {
      for (const react of ability.reactions ?? []) {
        const told = at(react);
        told.sheets ??= [];
        addById(told.sheets, sheet.id, sheetReaction(ability, react));
      }
    }
  }
  for (const { id, place, reactions = [] } of locationCards.filter(played)) {
    for (const react of reactions) {
      if (react.saidOnly) continue;
      const told = at(react);
      told.locations ??= [];
      addById(told.locations, id, responseOf(react));
      told.places ??= [];
      told.places.push(place);
    }
  }
  for (const { id, reactions = [] } of titleCards.filter(played)) {
    for (const react of reactions) {
      const told = at(react);
      told.titles ??= [];
      addById(told.titles, id, responseOf(react));
    }
  }
  loyaltyCards.forEach((loyalty, card) => {
    if (!played(loyalty)) return;
    for (const react of loyalty.reactions ?? []) {
      const told = at(react);
      told.loyalty ??= {};
      told.loyalty[card] ??= [];
      told.loyalty[card].push({ id: loyalty.id, react: responseOf(react) });
    }
  });
  for (const { id, reactions = [] } of optionRules.filter(played)) {
    for (const react of reactions) {
      const told = at(react);
      told.rules ??= [];
      told.rules.push({ id, react: responseOf(react) });
    }
  }
  for (const { inPlay } of Object.values(deckTables).flatMap((cards: readonly DeckCard[]) =>
    cards.filter(played),
  )) {
    for (const react of inPlay?.reactions ?? []) at(react).kept = true;
  }
  return windows;
});

interface KeptReaction {
  readonly id: string;
  readonly react: Response;
}

const onKept = fromTables(() =>
  Object.fromEntries(
    Object.entries(deckTables).map(([deck, cards]: [string, readonly DeckCard[]]) => [
      deck,
      cards.map(({ id, inPlay }) => {
        const windows: ById<KeptReaction> = [];
        for (const react of inPlay?.reactions ?? [])
          addById(windows, react.window, { id, react: responseOf(react) });
        return windows;
      }),
    ]),
  ),
);

const nothing: readonly KeptReaction[] = [];

/** What a card that lies in play answers to a window. */
export function keptReactions(deck: DeckName, card: number, window: string): readonly KeptReaction[] {
  const windows = onKept()[deck]?.[card];
  return (windows && byId(windows, window)) ?? nothing;
}
