import type { ActionSpec, BoxName, Effect, Layout } from '@ragtag/board-game';
import { type AnyCard, cardText, english, sayAction, sayCondition, sayEffects } from '@ragtag/board-game/say';
import { notesOn } from './notes';

/** A card as a program reads it: what every card has, and fields of its kind. */
export interface Entry {
  readonly id: string;
  readonly box: BoxName;
  readonly deck: string;
  readonly name: string;
  readonly copies: number;
  readonly [field: string]: unknown;
  /** What is printed on it, in our words. */
  readonly text: string;
}

type Copied = AnyCard & { readonly copies?: number };

/** What every card has, and the fields of its kind in between; those that are undefined are left out. */
export function entry(deck: string, card: Copied, fields: Readonly<Record<string, unknown>>): Entry {
  const { id, box, name, copies = 1 } = card;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { id, box, deck, name, copies, ...given, ...notesOn(`${deck}/${id}`), text: cardText(card).text };
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What lies in the box and is no card of a table. */
export function component(
  deck: string,
  id: string,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  { copies = 1, text = '', box = 'base' }: { copies?: number; text?: string; box?: BoxName } = {},
): Entry {
  const notes = notesOn(`${deck}/${id}`);
  const { effects } = notes as { readonly effects?: readonly string[] };
  const said = text === '' && effects ? `${effects.map(sentence).join(' ')}` : text;
  return { id, box, deck, name, copies, ...fields, ...notes, text: said };
}

/** Effects as a list of sentences; an empty list does nothing. */
export function told(effects: readonly Effect[]): string[] {
  return effects.length === 0 ? [] : [sayEffects(effects)];
}

/** The parts of a card's text under these headings; undefined where it has none of them. */
export function under(
  card: AnyCard,
  ...headings: readonly (keyof typeof english.cards.headings)[]
): string[] | undefined {
  const wanted: readonly (string | undefined)[] = headings.map((each) => english.cards.headings[each]);
  const found = cardText(card).parts.filter(
    ({ heading }) => heading !== undefined && wanted.includes(heading),
  );
  return found.length === 0 ? undefined : found.map(({ text }) => text);
}

/** What a card changes and answers for as long as it is in play. */
export function ongoing(card: AnyCard): string[] | undefined {
  return under(card, 'in-play', 'in-play-until-jump');
}

/** What an action requires, as far as its text must say so: what follows from its effects is left out. */
export function requirement({ if: onlyIf, do: effects }: ActionSpec): string | undefined {
  if (onlyIf === undefined) return undefined;
  const unconditional = sayAction({ do: effects });
  const said = (onlyIf.is === 'all' ? onlyIf.of : [onlyIf]).filter(
    (each) => sayAction({ if: each, do: effects }) !== unconditional,
  );
  return said.length === 0 ? undefined : sayCondition({ is: 'all', of: said });
}

/** Every effect in a list, those inside others included. */
export function everyEffect(data: unknown): Effect[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(everyEffect);
  return 'do' in data && typeof data.do === 'string' ? [data as Effect, ...inside] : inside;
}

const shipNames: Readonly<Record<string, string>> = {
  basestars: 'basestar',
  heavyRaiders: 'heavy-raiders',
};

/** Ships by area. */
export function ships(layout: Layout): Record<string, Record<string, number>> {
  return Object.fromEntries(
    Object.entries(layout).map(([area, counts]) => [
      area,
      Object.fromEntries(Object.entries(counts).map(([ship, n]) => [shipNames[ship] ?? ship, n])),
    ]),
  );
}
