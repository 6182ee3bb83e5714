import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../game/api';

const form = /^#\/link\/([\w-]+)$/;

/** The secret of a personal link, if the page was opened with one. */
export function linkIn(hash: string): string | undefined {
  return form.exec(hash)?.[1];
}

/** Signs this device in as the person who made the link. */
export function PersonalLink({ token }: { readonly token: string }) {
  const [error, setError] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    call('useLink', { body: { token } }).then(
      () => go('/', { replace: true }),
      (failure: Error) => setError(failure.message),
    );
  }, [token, go]);
  return <p className="loading">{error ?? 'Signing in…'}</p>;
}
