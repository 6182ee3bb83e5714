import type { View } from '@ragtag/board-game';
import type { ReactNode } from 'react';
import type { AfterProps, GameAfter } from '../../shell/half';
import { Replay } from '../../shell/replay/replay';
import { StillTable } from '../../shell/table/still-table';
import { Wordmark } from '../../shell/ui/wordmark';
import { StillBoards } from '../board/boards';
import { Dials } from '../status/dials';
import { BoardingTrack, Distance, JumpTrack } from '../status/tracks';
import { table } from '../table';
import { after as words } from '../words';
import { nameOfSeat } from '../words/people';
import { reasonWords, winnerWords } from '../words/verdict';
import { CheckStories } from './check-stories';
import { ResourceCurves } from './resource-curves';
import { Roles } from './roles';
import { Suspicions } from './suspicions';
import { useStudy } from './use-study';

/** Now it can be told: who was what, how it went, who put in what, and every step again. */
function Page({ record, share }: AfterProps) {
  const study = useStudy(record);
  if (study === null) return <p className="loading label">{words.goingThroughTheGame}</p>;
  if (typeof study === 'string') return <p className="loading">{study}</p>;
  const { verdict } = study;
  return (
    <div className="after">
      <header className="after-head">
        <Wordmark />
        <h1>{verdict ? winnerWords(verdict) : words.notOver}</h1>
        {verdict && <p>{reasonWords(verdict)}</p>}
        {share}
      </header>
      <main className="after-main">
        <Roles study={study} />
        <Suspicions record={record} study={study} />
        <ResourceCurves study={study} />
        <Replay game={table} record={record} course={study} Scene={Scene} />
        <CheckStories study={study} />
      </main>
    </div>
  );
}

interface SceneProps {
  readonly view: View;
  /** What happened there. */
  readonly children: ReactNode;
}

function Scene({ view, children }: SceneProps) {
  return (
    <StillTable game={table} view={view}>
      <div className="replay-scene screen">
        <div>
          <Dials />
          <StillBoards />
        </div>
        <div className="replay-side">
          <p>
            <span className="label">{words.turn(view.turn.number)}</span>{' '}
            {view.turn.number > 0 && nameOfSeat(view, view.turn.seat)}
          </p>
          <div className="tracks">
            <JumpTrack />
            <Distance />
            <BoardingTrack />
          </div>
          {children}
        </div>
      </div>
    </StillTable>
  );
}

export const after: GameAfter = { Page };
