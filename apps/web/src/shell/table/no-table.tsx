import { Link } from 'wouter';

/** Where there is nothing to sit down at, and why. */
export function NoTable({ because }: { readonly because: string }) {
  return (
    <p className="loading">
      <span role="alert">{because}</span> <Link href="/">Home</Link>
    </p>
  );
}
