import './ending.css';
import { lazy, type ReactNode, Suspense } from 'react';

const Poster = lazy(() => import('./poster'));

/** How it ended. Only the end of a game needs it, so it is loaded there. */
export function Ending({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Poster>{children}</Poster>
    </Suspense>
  );
}
