import { hasScript, script } from '@ragtag/kernel';
import { skillKinds } from '../cards/tables';
import type { View } from '../door/view';
import type { Cause, Effect } from '../effects/types';
import type { Seat } from '../terms';
import type { Language, Reader, Teller } from './language';
import { isTable, nameOf, Speech, tables } from './sayer';

/** Tells one reader what happened and what is asked. */
export class Narrator implements Teller {
  readonly names: (seat: Seat) => string;
  readonly you: Seat | null | undefined;
  readonly view: View | undefined;
  readonly #lang: Language;

  constructor(lang: Language, reader: Reader) {
    this.#lang = lang;
    this.names = reader.names;
    this.you = reader.you;
    this.view = reader.view;
  }

  card(kind: string, id: string): string {
    return nameOf(this.#lang, kind, id);
  }

  cardAt(deck: string, index: number): string {
    const card = isTable(deck) ? tables[deck][index] : undefined;
    return card ? this.card(deck, card.id) : `${deck} ${index}`;
  }

  skillCard(index: number): string {
    const kind = skillKinds[index];
    return this.#lang.cards.inHand(this.card('skill', kind.card.id), kind.skill, kind.strength);
  }

  cause({ kind, id }: Cause): string | undefined {
    return kind === 'sheet' || isTable(kind) ? this.card(kind, id) : undefined;
  }

  get resolving(): string | undefined {
    const open = this.view?.resolving ?? [];
    for (let i = open.length - 1; i >= 0; i--) {
      const each = open[i];
      const name =
        each.what === 'crisis'
          ? this.cardAt(each.deck, each.card)
          : 'cause' in each && this.cause(each.cause);
      if (name) return name;
    }
    return undefined;
  }

  doing(effects: string | readonly Effect[]): string | undefined {
    const choice = holderOf<Effect>(effects, /\.(?:of\.\d+\.do|then|otherwise)$/);
    const bought = choice?.do === 'pay' && String(effects).endsWith('.then');
    const list = [...(bought ? [choice.price] : []), ...script<readonly Effect[]>(effects)];
    if (list.length === 0) return undefined;
    // Whoever is asked is the one who chooses, whatever the card calls them.
    const by = choice && 'by' in choice ? choice.by : undefined;
    return new Speech(this.#lang, by ?? 'you').sentences(list);
  }
}

/** The piece of card data that holds another one, some steps up its path. */
export function holderOf<T>(path: unknown, steps: RegExp): T | undefined {
  if (typeof path !== 'string') return undefined;
  const holder = path.replace(steps, '');
  return holder !== path && hasScript(holder) ? script<T>(holder) : undefined;
}
