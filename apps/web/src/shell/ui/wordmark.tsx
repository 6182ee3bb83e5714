import { Link } from 'wouter';
import { app } from '../words';

/** The name of the house, and the way home. */
export function Wordmark() {
  return (
    <Link href="/" className="wordmark">
      {app.name}
    </Link>
  );
}
