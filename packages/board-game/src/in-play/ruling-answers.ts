import { addById, type ById } from '@ragtag/kernel';
import { holds } from '@ragtag/kernel/options';
import { abilitiesIn, inGame, perGame } from '../cards/in-game';
import {
  characterCards,
  deckTables,
  locationCards,
  loyaltyCards,
  optionRules,
  titleCards,
} from '../cards/tables';
import type { Belonging } from '../cards/types';
import type { Modifier, RulingName } from '../effects/types';
import { type DeckName, deckNames } from '../terms';

/** What the components of a game tell about each ruling, so that one to which nothing answers costs nothing. */

/** Procedures in whose frame a change may be in force, by the questions that they ask. */
export type Scoping = 'die-roll' | 'skill-check' | 'discard-skills' | 'activate' | 'jump';
export const scopes: Partial<Record<RulingName, Scoping>> = {
  'roll-result': 'die-roll',
  'check-difficulty': 'skill-check',
  'card-value': 'skill-check',
  'check-total': 'skill-check',
  'crisis-draw': 'skill-check',
  faceup: 'skill-check',
  'faceup-cards': 'skill-check',
  'destiny-cards': 'skill-check',
  'check-abilities': 'skill-check',
  reckless: 'skill-check',
  'discard-count': 'discard-skills',
  'discard-how': 'discard-skills',
  'hit-result': 'activate',
  'launch-count': 'activate',
  'destination-draw': 'jump',
  'stays-at-jump': 'jump',
};

/** Where one question may find answers: what the tables hold, by the id of the card, and a frame. */
interface Sources {
  readonly scope?: Scoping;
  /** Some table holds an answer. */
  tables: boolean;
  sheets?: ById<Modifier>;
  /** By the face of a place. */
  locations?: ById<Modifier>;
  /** The places that have such a face; at others nothing needs to be looked up. */
  places?: string[];
  /** By the face of a title. */
  titles?: ById<Modifier>;
  loyalty?: ById<Modifier>;
  rules?: ById<Modifier>;
  /** Of cards that lie in play, by deck. */
  kept?: Partial<Record<DeckName, ById<Modifier>>>;
}

/** All of one shape, which makes them fast to read. */
const blank = (scope?: Scoping): Sources => ({
  scope,
  tables: false,
  sheets: undefined,
  locations: undefined,
  places: undefined,
  titles: undefined,
  loyalty: undefined,
  rules: undefined,
  kept: undefined,
});

export const rulingAnswers = perGame((options) => {
  const played = (component: Belonging) => inGame(options, component);
  const counts = ({ when }: Modifier) => when === undefined || holds(when, options);
  const rulings = new Map<RulingName, Sources>();
  for (const [on, scope] of Object.entries(scopes)) rulings.set(on as RulingName, blank(scope));
  const at = ({ on }: Modifier): Sources => {
    const told = rulings.get(on) ?? blank();
    rulings.set(on, told);
    told.tables = true;
    return told;
  };
  const add = (
    source: 'sheets' | 'locations' | 'titles' | 'loyalty' | 'rules',
    id: string,
    modifiers: readonly Modifier[] = [],
  ) => {
    for (const modifier of modifiers.filter(counts)) {
      const told = at(modifier);
      told[source] ??= [];
      addById(told[source], id, modifier);
    }
  };
  for (const sheet of characterCards.filter(played))
    for (const { modifiers } of abilitiesIn(options, sheet)) add('sheets', sheet.id, modifiers);
  for (const { id, place, modifiers = [] } of locationCards.filter(played)) {
    add('locations', id, modifiers);
    for (const modifier of modifiers) {
      const told = at(modifier);
      told.places ??= [];
      told.places.push(place);
    }
  }
  for (const { id, modifiers } of titleCards.filter(played)) add('titles', id, modifiers);
  for (const { id, modifiers } of loyaltyCards.filter(played)) add('loyalty', id, modifiers);
  for (const { id, modifiers } of optionRules.filter(played)) add('rules', id, modifiers);
  for (const deck of deckNames) {
    for (const { id, inPlay } of deckTables[deck].filter(played)) {
      for (const modifier of inPlay?.modifiers?.filter(counts) ?? []) {
        const told = at(modifier);
        told.kept ??= {};
        told.kept[deck] ??= [];
        addById(told.kept[deck], id, modifier);
      }
    }
  }
  return rulings;
});
