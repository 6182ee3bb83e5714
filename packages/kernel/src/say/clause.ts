/** One effect in words: a piece of a sentence, without capital letter and full stop. */
export interface Clause {
  readonly text: string;
  /** An order to whoever is addressed, a statement with a subject of its own, or something that needs a sentence. */
  readonly form: 'order' | 'statement' | 'whole';
  /** The name that it binds for what follows. */
  readonly names?: string;
  /** Whom it is about, and what it says of them. */
  readonly subject?: string;
  readonly predicate?: string;
  /** It says itself when it happens, and needs no "then". */
  readonly timed?: boolean;
  /** Orders of the same verb, one after another, are given together. */
  readonly verb?: string;
  readonly object?: string;
  /** What something has, and for how long: things that one has for as long are said together. */
  readonly has?: { readonly what: string; readonly thing: string; readonly lasts: string };
}
