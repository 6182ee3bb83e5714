import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useProofs } from '../proofs';

const ExamplePlayer = lazy(() => import('./example-player'));

interface Props {
  readonly id: string;
  readonly attributes: Record<string, unknown>;
  readonly children: ReactNode;
}

/** A worked example; where a scenario plays it, the engine can be watched doing so. */
export function ExampleBox({ id, attributes, children }: Props) {
  const [open, setOpen] = useState(false);
  const { examples, tests } = useProofs();
  const scenarios = examples[id] ?? [];
  return (
    <aside {...attributes} aria-label={`Example ${id}`}>
      {children}
      {scenarios.length > 0 && !open && (
        <p className="example-start">
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            <span aria-hidden="true">▶</span> Play this example
          </button>
        </p>
      )}
      {open && (
        <Suspense fallback={<p className="label">Setting up the table…</p>}>
          <ExamplePlayer
            texts={scenarios.flatMap((at) => tests[at].text ?? [])}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}
