/** A text in parts that a client may set apart. */
export interface PrintedText<P extends { readonly text: string }> {
  readonly parts: readonly P[];
  /** All parts in one string. */
  readonly text: string;
}
