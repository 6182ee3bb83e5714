import type { GameView } from '@ragtag/kernel';
import type { ReactNode } from 'react';
import type { AfterProps, GameAfter } from '../shell/half';
import { Replay } from '../shell/replay/replay';
import { useEngine } from '../shell/replay/use-engine';
import { Wordmark } from '../shell/ui/wordmark';
import type { Known } from './known';
import { plainTable } from './table';
import { plain as texts } from './words';
import { ZoneLists } from './zone-lists';

/** Any game again: how it ended, and every step. */
export function plainAfter(known: Known): GameAfter {
  const table = plainTable(known);
  const Scene = ({ view, children }: { readonly view: GameView; readonly children: ReactNode }) => (
    <div className="replay-scene">
      <ZoneLists known={known} view={view} />
      <div className="replay-side">{children}</div>
    </div>
  );
  function Page({ record, share }: AfterProps) {
    const course = useEngine({ ask: 'course', record }, (told) =>
      told.tell === 'course' ? told.course : undefined,
    );
    if (course === null) return <p className="loading label">{texts.goingThroughTheGame}</p>;
    if (typeof course === 'string') return <p className="loading">{course}</p>;
    return (
      <div className="after">
        <header className="after-head">
          <Wordmark />
          <h1>{known.words.standing(course.last)}</h1>
          {share}
        </header>
        <main className="after-main">
          <Replay game={table} record={record} course={course} Scene={Scene} />
        </main>
      </div>
    );
  }
  return { Page };
}
