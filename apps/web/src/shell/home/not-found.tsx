import { Link } from 'wouter';
import { home as words } from '../words';

export default function NotFound() {
  return (
    <main className="curtain">
      <section className="paper curtain-sheet">
        <p className="label">{words.nothingOnDradis}</p>
        <h1>{words.nothingHere}</h1>
        <p>{words.whyNothing}</p>
        <Link href="/" className="button primary">
          {words.home}
        </Link>
      </section>
    </main>
  );
}
