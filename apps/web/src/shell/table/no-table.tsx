import { Link } from 'wouter';
import { table as words } from '../words';

/** Where there is nothing to sit down at, and why. */
export function NoTable({ because }: { readonly because: string }) {
  return (
    <p className="loading">
      <span role="alert">{because}</span> <Link href="/">{words.home}</Link>
    </p>
  );
}
