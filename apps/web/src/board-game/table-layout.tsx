import type { ReactNode } from 'react';
import { Notices } from '../shell/company/notices';
import type { Shown } from '../shell/game/presenter';
import { Log } from '../shell/log/log';
import { QuestionPanel } from '../shell/question/question-panel';
import { useSettings } from '../shell/settings/settings';
import { PhoneDock } from '../shell/table/phone-dock';
import { RecordTabs } from '../shell/table/record-tabs';
import { useTable } from '../shell/table/table-context';
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

interface Props {
  readonly shown: Shown;
  readonly ending: ReactNode;
  /** A decision came up while nobody was looking. */
  readonly missed: boolean;
  readonly skip: () => void;
  /** How many facts had been told when the player left, if more have been since. */
  readonly since: number | null;
}

/** Where everything stands: columns on a desk, a dock under the thumb on a phone. */
export function TableLayout(props: Props) {
  return useNarrow() ? <PhoneTable {...props} /> : <DeskTable {...props} />;
}

function DeskTable({ shown, ending, missed, skip, since }: Props) {
  const upright = useUpright();
  const { textBoard } = useSettings();
  return (
    <div className="table desk">
      <a className="skip-link" href="#orders">
        To the question
      </a>
      <TopBar />
      <aside className="table-crew" aria-label="Crew and stores">
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
          <Stage skip={skip} />
        </div>
        <Hand />
      </main>
      <aside className="table-orders" id="orders" tabIndex={-1} aria-label="Orders and log">
        {missed && <Missed />}
        <Notices />
        {ending}
        <QuestionPanel refusal={shown.refusal} />
        <Situation />
        <RecordTabs facts={shown.facts} since={since} />
      </aside>
    </div>
  );
}

function PhoneTable({ shown, ending, missed, skip, since }: Props) {
  const { view } = useTable();
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
          <Stage skip={skip} />
        </div>
        <Reserves />
        <Decks />
      </main>
      <PhoneDock
        orders={
          <>
            {missed && <Missed />}
            <Notices />
            {ending}
            <QuestionPanel refusal={shown.refusal} />
            <Situation />
          </>
        }
        hand={<Hand />}
        crew={<Crew />}
        log={<Log view={view} facts={shown.facts} since={since} />}
        missed={since === null ? 0 : shown.facts.length - since}
        talk={<Talk />}
      />
    </div>
  );
}

function Missed() {
  return (
    <p className="notice urgent" role="status">
      It has become your decision while you were away.
    </p>
  );
}
