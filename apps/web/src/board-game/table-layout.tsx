import { Notices } from '../shell/company/notices';
import type { TableProps } from '../shell/half';
import { Log } from '../shell/log/log';
import { QuestionPanel } from '../shell/question/question-panel';
import { useSettings } from '../shell/settings/settings';
import { PhoneDock } from '../shell/table/phone-dock';
import { RecordTabs } from '../shell/table/record-tabs';
import { useNarrow, useUpright } from '../shell/table/use-narrow';
import { Talk } from '../shell/talk/talk';
import { Board } from './board/board';
import { narrowPlan, widePlan } from './board/geometry';
import { TextBoard } from './board/text-board';
import { Crew } from './crew/crew';
import { Hand } from './hand/hand';
import { CheckStage } from './stage/check-stage';
import { Situation } from './stage/situation';
import { Stage } from './stage/stage';
import { Dials } from './status/dials';
import { Decks, Reserves } from './status/stores';
import { BoardingTrack, Distance, JumpTrack } from './status/tracks';
import { TopBar } from './top-bar';
import { useBoard } from './use-board';
import { table as words } from './words';

/** Where everything stands: columns on a desk, a dock under the thumb on a phone. */
export function TableLayout(props: TableProps) {
  return useNarrow() ? <PhoneTable {...props} /> : <DeskTable {...props} />;
}

function DeskTable({ ending, missed, since }: TableProps) {
  const upright = useUpright();
  const { textBoard } = useSettings();
  return (
    <div className="table desk">
      <a className="skip-link" href="#orders">
        {words.toTheQuestion}
      </a>
      <TopBar />
      <aside className="table-crew" aria-label={words.crewAndStores}>
        <Crew />
        <div className="panel table-stores">
          <JumpTrack />
          <Distance />
          <BoardingTrack />
          <Reserves />
          <Decks />
        </div>
      </aside>
      <main className="table-main">
        <Dials />
        <div className="table-board">
          {textBoard ? <TextBoard /> : <Board plan={upright ? narrowPlan : widePlan} />}
          <CheckStage />
          <Stage />
        </div>
        <Hand />
      </main>
      <aside className="table-orders" id="orders" tabIndex={-1} aria-label={words.ordersAndLog}>
        {missed && <Missed />}
        <Notices />
        {ending}
        <QuestionPanel />
        <Situation />
        <RecordTabs since={since} />
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
        <Dials />
        <div className="tracks">
          <JumpTrack />
          <Distance />
          <BoardingTrack />
        </div>
        <div className="table-board">
          {textBoard ? <TextBoard /> : <Board plan={narrowPlan} />}
          <CheckStage />
          <Stage />
        </div>
        <Reserves />
        <Decks />
      </main>
      <PhoneDock
        cards={view.seat === null ? 0 : view.players[view.seat].cards}
        orders={
          <>
            {missed && <Missed />}
            <Notices />
            {ending}
            <QuestionPanel />
            <Situation />
          </>
        }
        hand={<Hand />}
        crew={<Crew />}
        log={<Log since={since} />}
        missed={since === null ? 0 : facts.length - since}
        talk={<Talk />}
      />
    </div>
  );
}

function Missed() {
  return (
    <p className="notice urgent" role="status">
      {words.becameYourDecision}
    </p>
  );
}
