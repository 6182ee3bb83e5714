import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { attributes, type BookElement } from '../../rulebook/hast-to-react';
import { useProofs } from '../../rulebook/proofs';
import { example as words } from '../words';

const ExamplePlayer = lazy(() => import('./example-player'));

interface Props {
  readonly example: BookElement;
  draw(nodes: BookElement['children']): ReactNode;
}

/** A worked example: played by the engine where a scenario does so, and otherwise told. */
export function ExampleBox({ example, draw }: Props) {
  const [open, setOpen] = useState(false);
  const { examples, tests } = useProofs();
  const id = String(example.properties.id);
  const scenarios = examples[id] ?? [];
  const played = scenarios.length > 0;
  const shows = useMemo(
    () =>
      String(example.properties.dataShows ?? '')
        .split(' ')
        .filter(Boolean),
    [example],
  );
  return (
    <aside {...attributes(example)} aria-label={words.example(id)}>
      {draw(example.children)}
      {played && !open && (
        <p className="example-start">
          <button type="button" className="button small" onClick={() => setOpen(true)}>
            <span aria-hidden="true">▶</span> {words.playThisExample}
          </button>
        </p>
      )}
      {!played && tests.length > 0 && <p className="example-told-only">{words.toldBetweenPeople}</p>}
      {open && (
        <Suspense fallback={<p className="label">{words.settingUpTheTable}</p>}>
          <ExamplePlayer
            texts={scenarios.flatMap((at) => tests[at].text ?? [])}
            shows={shows}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </aside>
  );
}
