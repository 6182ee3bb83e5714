import { Link } from 'wouter';

export function NotFound() {
  return (
    <main className="curtain">
      <section className="paper curtain-sheet">
        <p className="label">Nothing on DRADIS</p>
        <h1>There is nothing here</h1>
        <p>The game was played in another browser, or has been put away.</p>
        <Link href="/" className="button primary">
          Home
        </Link>
      </section>
    </main>
  );
}
