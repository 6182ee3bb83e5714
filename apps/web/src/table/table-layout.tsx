import type { ReactNode } from 'react';
import type { Shown } from '../game/presenter';
import { useSettings } from '../settings/settings';
import { Board } from './board/board';
import { narrowPlan, widePlan } from './board/geometry';
import { Crew } from './crew/crew';
import { Hand } from './hand/hand';
import { Log } from './log/log';
import { PhoneDock } from './phone-dock';
import { QuestionPanel } from './question/question-panel';
import { CheckStage } from './stage/check-stage';
import { Situation } from './stage/situation';
import { Stage } from './stage/stage';
import { Dials } from './status/dials';
import { Decks, Reserves } from './status/stores';
import { BoardingTrack, Distance, JumpTrack } from './status/tracks';
import { useTable } from './table-context';
import { TextBoard } from './text-board';
import { TopBar } from './top-bar';
import { useNarrow, useUpright } from './use-narrow';

interface Props {
  readonly shown: Shown;
  readonly menu: ReactNode;
  readonly ending: ReactNode;
  readonly skip: () => void;
}

/** Where everything stands: columns on a desk, a dock under the thumb on a phone. */
export function TableLayout(props: Props) {
  return useNarrow() ? <PhoneTable {...props} /> : <DeskTable {...props} />;
}

function DeskTable({ shown, menu, ending, skip }: Props) {
  const { view } = useTable();
  const upright = useUpright();
  const { textBoard } = useSettings();
  return (
    <div className="table desk">
      <a className="skip-link" href="#orders">
        To the question
      </a>
      <TopBar menu={menu} />
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
        {ending}
        <QuestionPanel refusal={shown.refusal} />
        <Situation inline={false} />
        <Log view={view} facts={shown.facts} before={shown.before} />
      </aside>
    </div>
  );
}

function PhoneTable({ shown, menu, ending, skip }: Props) {
  const { view } = useTable();
  const { textBoard } = useSettings();
  return (
    <div className="table phone">
      <TopBar menu={menu} />
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
          <Stage skip={skip} />
        </div>
        <Reserves />
        <Decks />
      </main>
      <PhoneDock
        orders={
          <>
            {ending}
            <QuestionPanel refusal={shown.refusal} />
            <Situation inline />
          </>
        }
        hand={<Hand />}
        crew={<Crew />}
        log={<Log view={view} facts={shown.facts} before={shown.before} />}
      />
    </div>
  );
}
