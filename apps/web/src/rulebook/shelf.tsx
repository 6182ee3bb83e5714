import { rulebook as words } from './words';

const books = { board: '/rulebook', card: '/rulebook/card' } as const;

/** The books that there are, and which of them is open. */
export function Shelf({ open }: { readonly open: keyof typeof books }) {
  return (
    <nav className="shelf" aria-label={words.shelf}>
      {(['board', 'card'] as const).map((book) => (
        <a key={book} href={books[book]} aria-current={book === open ? 'page' : undefined}>
          {words.books[book]}
        </a>
      ))}
    </nav>
  );
}
