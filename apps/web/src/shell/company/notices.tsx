import { lazy, Suspense } from 'react';
import { useTable } from '../table/table-context';
import { TakeBack } from './take-back';

const FromTable = lazy(() => import('./from-table'));

/** What concerns the table rather than the game: connection, requests, who plays for whom. */
export function Notices() {
  const { company, ready } = useTable();
  return (
    <div className="notices" aria-live="polite">
      {company && (
        <Suspense fallback={null}>
          <FromTable company={company} />
        </Suspense>
      )}
      {!ready && <TakeBack />}
    </div>
  );
}
