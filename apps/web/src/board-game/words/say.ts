import type {
  Area,
  BoardFact,
  BoardName,
  CharacterType,
  DeckName,
  OpenQuestion,
  Resource,
  Skill,
  Title,
  View,
  ViperClass,
} from '@ragtag/board-game';
import { english, readerOf, sayFact, sayOption, sayQuestion } from '@ragtag/board-game/say';
import type { OptionText } from '@ragtag/kernel';
import { uncapital } from '@ragtag/kernel/say';
import { askedBy } from '../question/targets';
import { question as words } from './en/question';

/** The words of the rules, as one view hears them. */

export function areaName(area: Area): string {
  return english.areas[area];
}

export function viperName(ship: ViperClass): string {
  return english.ships[ship];
}

export function titleName(title: Title): string {
  return english.titles[title];
}

export function resourceName(resource: Resource): string {
  return english.resources[resource];
}

export function boardTitle(board: BoardName): string {
  return english.boards[board].title;
}

export function deckName(deck: DeckName): string {
  return english.decks[deck];
}

export function skillName(skill: Skill): string {
  return english.skills[skill];
}

export function characterTypeName(type: CharacterType): string {
  return capital(english.types[type]);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An id as words, for what nobody has found words for yet. */
export function plainly(id: string): string {
  return capital(id.replace(/[-:#>]+/g, ' '));
}

export function questionText(view: View, question: OpenQuestion): string {
  try {
    return sayQuestion(question, readerOf(view));
  } catch {
    return `${plainly(question.ask)}?`;
  }
}

export function optionText(view: View, question: OpenQuestion, id: string): OptionText {
  const option = question.options.find((o) => o.id === id);
  try {
    if (!option) return { label: plainly(id) };
    const { label, whatHappens } = sayOption(askedBy(question, option), option, readerOf(view));
    return { label: 'through' in option ? words.yourViper(uncapital(label)) : capital(label), whatHappens };
  } catch {
    return { label: plainly(id) };
  }
}

export function optionLabel(view: View, question: OpenQuestion, id: string): string {
  return optionText(view, question, id).label;
}

export function factText(view: View, fact: BoardFact): string {
  try {
    return capital(sayFact(fact, readerOf(view)));
  } catch {
    return plainly(fact.fact);
  }
}

export function stepName(step: string): string {
  return capital(english.steps[step] ?? plainly(step));
}
