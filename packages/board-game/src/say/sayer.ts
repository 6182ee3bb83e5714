import { BaseSpeech } from '@ragtag/kernel/say';
import {
  agendaCards,
  basestarTokens,
  boardActions,
  characterCards,
  civilianShips,
  deckTables,
  fromTables,
  galacticaTokens,
  locationCards,
  loyaltyCards,
  motiveCards,
  objectiveCards,
  skillCards,
  titleCards,
  traumaTokens,
} from '../cards/tables';
import type { CheckSpec, Condition, Effect, Modifier, Scope, Who } from '../effects/types';
import { unsaid } from './implied';
import type { Clause, Language, Sayer, Voice } from './language';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Tables by the kind of cause or deck that names them. */
export const tables = {
  ...deckTables,
  objective: objectiveCards,
  loyalty: loyaltyCards,
  agenda: agendaCards,
  motive: motiveCards,
  location: locationCards,
  board: boardActions,
  title: titleCards,
  skill: skillCards,
  character: characterCards,
  'civilian-ship': civilianShips,
  'galactica-damage': galacticaTokens,
  'basestar-damage': basestarTokens,
  trauma: traumaTokens,
} satisfies Record<string, readonly Named[]>;

const abilities = fromTables(() => characterCards.flatMap((c) => c.abilities));

export type TableName = keyof typeof tables;

export function isTable(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

/** Whether something is a face of the place or title with this id. */
function isFaceOf(card: Named & { readonly place?: string; readonly title?: string }, id: string): boolean {
  return card.place === id || card.title === id;
}

/** Name of a component in a language; its id where no table knows it. */
export function nameOf(lang: Language, kind: string, id: string): string {
  const given = lang.names[`${kind}/${id}`];
  if (given !== undefined) return given;
  const known: readonly Named[] = kind === 'sheet' ? abilities() : isTable(kind) ? tables[kind] : [];
  return (known.find((card) => card.id === id) ?? known.find((card) => isFaceOf(card, id)))?.name ?? id;
}

/** The words of effects and conditions in a language, from one point of view. */
export class Speech extends BaseSpeech<Effect> implements Sayer {
  readonly doer: Who;
  readonly voice: Voice;
  readonly #lang: Language;

  constructor(lang: Language, doer: Who = 'you', voice: Voice = 'reader') {
    super(lang);
    this.#lang = lang;
    this.doer = doer;
    this.voice = voice;
  }

  addressing(who: Who): Speech {
    return who === this.doer ? this : new Speech(this.#lang, who, this.voice);
  }

  protected override clause(effect: Effect): Clause {
    const verb = this.#lang.verbs[effect.do] as (e: Effect, say: Sayer) => Clause;
    return verb(effect, this);
  }

  override sentences(list: readonly Effect[]): string {
    return list.length === 0 ? this.#lang.cards.nothing : super.sentences(list);
  }

  condition(condition: Condition, holds = true): string {
    if (condition.is === 'not') return this.condition(condition.it, !holds);
    if (condition.is === 'all' || condition.is === 'any') {
      // Neither of two things is: not the one, and not the other.
      const how = (condition.is === 'all') === holds ? 'all' : 'any';
      return this.#lang.together(
        condition.of.map((each) => this.condition(each, holds)),
        how,
      );
    }
    const words = this.#lang.conditions[condition.is] as (c: Condition, say: Sayer, yes: boolean) => string;
    return words(condition, this, holds);
  }

  unsaid(condition: Condition | undefined, list: readonly Effect[]): Condition | undefined {
    return unsaid(condition, list);
  }

  modifier(modifier: Modifier, until: Scope | 'in-play'): Clause {
    const words = this.#lang.modifiers[modifier.on];
    if (!words) throw new Error(`no words for a modifier of ${modifier.on}`);
    return words(modifier, this, until);
  }

  check(spec: CheckSpec): string {
    const { cards } = this.#lang;
    const line = (heading: string, list: readonly Effect[]) => `${heading}: ${this.sentences(list)}`;
    const parts = [`${cards.check(spec.difficulty, spec.skills)}.`];
    if (spec.pass.length > 0) parts.push(line(cards.headings.pass, spec.pass));
    if (spec.partial) parts.push(line(cards.partial(spec.partial.at), spec.partial.do));
    if (spec.fail.length > 0) parts.push(line(cards.headings.fail, spec.fail));
    if (spec.consequence) parts.push(line(cards.headings.consequence, spec.consequence));
    return parts.join(' ');
  }

  card(kind: string, id: string): string {
    return nameOf(this.#lang, kind, id);
  }
}
