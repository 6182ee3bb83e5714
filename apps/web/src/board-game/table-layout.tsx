import './forced-colors.css';
import { lazy, Suspense, useState } from 'react';
import { Notices } from '../shell/company/notices';
import type { TableProps } from '../shell/half';
import { Log } from '../shell/log/log';
import { PickedHere, QuestionPanel } from '../shell/question/question-panel';
import { useSettings } from '../shell/settings/settings';
import { Missed } from '../shell/table/missed';
import { PhoneDock } from '../shell/table/phone-dock';
import { RecordTabs } from '../shell/table/record-tabs';
import { useTable } from '../shell/table/table-context';
import { useNarrow, useUpright } from '../shell/table/use-narrow';
import { Talk } from '../shell/talk/talk';
import { Boards, boardsIn } from './board/boards';
import { Swiped } from './board/swiped';
import { TextBoard } from './board/text-board';
import { Crew } from './crew/crew';
import { Hand } from './hand/hand';
import { Secrets } from './secrets/secrets';
import { CheckPanel } from './stage/check-panel';
import { Situation } from './stage/situation';
import { Stage } from './stage/stage';
import { Stores } from './status/stores';
import { TopBar } from './top-bar';
import { useBoard } from './use-board';
import { table as words } from './words';

const Coach = lazy(() => import('./coach'));

/** What only somebody's first game has. */
function FirstGame() {
  const { source } = useTable();
  return (
    source?.coached && (
      <Suspense fallback={null}>
        <Coach />
      </Suspense>
    )
  );
}

/** Where everything stands: columns on a desk, a dock under the thumb on a phone. */
export function TableLayout(props: TableProps) {
  return useNarrow() ? <PhoneTable {...props} /> : <DeskTable {...props} />;
}

function DeskTable({ ending, missed, since }: TableProps) {
  const upright = useUpright();
  const { textBoard } = useSettings();
  const [folded, setFolded] = useState(false);
  return (
    <div className="table desk">
      <a className="skip-link" href="#orders">
        {words.toTheQuestion}
      </a>
      <TopBar />
      <aside className="table-crew" aria-label={words.crewAndLog}>
        <Crew />
        <RecordTabs since={since} />
      </aside>
      <main className="table-main">
        <div className="table-board screen">
          {textBoard ? <TextBoard /> : <Boards upright={upright} />}
          <Stage />
          <Secrets />
          {ending && !folded && (
            <div className="poster">
              {ending}
              <button type="button" className="button small" onClick={() => setFolded(true)}>
                {words.seeTheBoard}
              </button>
            </div>
          )}
        </div>
        <Stores />
        <Hand />
      </main>
      <aside className="table-orders" id="orders" tabIndex={-1} aria-label={words.orders}>
        {missed && <Missed />}
        <Notices />
        {folded && ending}
        <FirstGame />
        <QuestionPanel />
        <CheckPanel />
        <Situation />
      </aside>
    </div>
  );
}

function PhoneTable({ ending, missed, since }: TableProps) {
  const { view, facts } = useBoard();
  const { textBoard } = useSettings();
  return (
    <div className="table phone">
      <TopBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <main className="table-main" tabIndex={0}>
        <CheckPanel />
        <div className="table-board screen">
          {textBoard ? <TextBoard /> : <Swiped boards={boardsIn(view)} />}
          <Stage />
          <Secrets />
        </div>
        <Stores />
      </main>
      <PhoneDock
        cards={view.seat === null ? 0 : view.players[view.seat].cards}
        orders={
          <>
            {missed && <Missed />}
            <Notices />
            {ending}
            <FirstGame />
            <QuestionPanel />
            <Situation />
          </>
        }
        hand={
          <>
            <Hand />
            <PickedHere />
          </>
        }
        crew={<Crew />}
        log={<Log since={since} />}
        missed={since === null ? 0 : facts.length - since}
        talk={<Talk />}
      />
    </div>
  );
}
