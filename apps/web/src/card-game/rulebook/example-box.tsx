import { lazy, type ReactNode, Suspense, useState } from 'react';
import { attributes, type BookElement } from '../../rulebook/hast-to-react';
import { useProofs } from '../../rulebook/proofs';
import { rulebook as words } from '../words';

const ExamplePlayer = lazy(() => import('./example-player'));

interface Props {
  readonly example: BookElement;
  draw(nodes: BookElement['children']): ReactNode;
}

/** A worked example, which the engine plays where a scenario is called after it. */
export function ExampleBox({ example, draw }: Props) {
  const [open, setOpen] = useState(false);
  const { examples, tests } = useProofs();
  const id = String(example.properties.id);
  const scenarios = examples[id] ?? [];
  return (
    <aside {...attributes(example)} aria-label={words.example(id)}>
      {draw(example.children)}
      {scenarios.length > 0 && !open && (
        <p className="example-start">
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            <span aria-hidden="true">▶</span> {words.play}
          </button>
        </p>
      )}
      {open && (
        <Suspense fallback={<p className="label">{words.settingUp}</p>}>
          <ExamplePlayer
            texts={scenarios.flatMap((at) => tests[at].text ?? [])}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}
