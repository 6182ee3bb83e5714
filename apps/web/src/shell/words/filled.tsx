import { Fragment, type ReactNode } from 'react';

/** A text with `{names}` in it, with elements in their places. */
export function filled(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, i) => <Fragment key={piece}>{i % 2 === 1 ? parts[piece] : piece}</Fragment>);
}
