import { Notices } from '../shell/company/notices';
import type { TableProps } from '../shell/half';
import { Log } from '../shell/log/log';
import { QuestionPanel } from '../shell/question/question-panel';
import { Missed } from '../shell/table/missed';
import { PhoneDock } from '../shell/table/phone-dock';
import { RecordTabs } from '../shell/table/record-tabs';
import { useTable } from '../shell/table/table-context';
import { TableMenu } from '../shell/table/table-menu';
import { useNarrow } from '../shell/table/use-narrow';
import { Talk } from '../shell/talk/talk';
import { Wordmark } from '../shell/ui/wordmark';
import type { Known } from './known';
import { plain as texts } from './words';
import { ZoneLists } from './zone-lists';

interface Props extends TableProps {
  readonly known: Known;
}

/** The table as lists, the question beside it. */
export function PlainLayout(props: Props) {
  return useNarrow() ? <PhoneTable {...props} /> : <DeskTable {...props} />;
}

function DeskTable({ known, ending, missed, since }: Props) {
  const { view } = useTable();
  return (
    <div className="table desk plain">
      <a className="skip-link" href="#orders">
        {texts.toTheQuestion}
      </a>
      <TopBar known={known} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <main className="table-main" tabIndex={0}>
        <ZoneLists known={known} view={view} />
      </main>
      <aside className="table-orders" id="orders" tabIndex={-1} aria-label={texts.ordersAndLog}>
        {missed && <Missed />}
        <Notices />
        {ending}
        <QuestionPanel />
        <RecordTabs since={since} />
      </aside>
    </div>
  );
}

function PhoneTable({ known, ending, missed, since }: Props) {
  const { view, facts } = useTable();
  return (
    <div className="table phone plain">
      <TopBar known={known} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <main className="table-main" tabIndex={0}>
        <ZoneLists known={known} view={view} only="shared" />
      </main>
      <PhoneDock
        orders={
          <>
            {missed && <Missed />}
            <Notices />
            {ending}
            <QuestionPanel />
          </>
        }
        hand={<ZoneLists known={known} view={view} only="own" />}
        log={<Log since={since} />}
        missed={since === null ? 0 : facts.length - since}
        talk={<Talk />}
      />
    </div>
  );
}

function TopBar({ known: { words } }: Pick<Props, 'known'>) {
  const { view } = useTable();
  return (
    <header className="top-bar screen">
      <Wordmark />
      <h1 className="visually-hidden">{words.game}</h1>
      <p className="top-turn" aria-live="polite">
        <b>{words.game}</b> <span className="top-step">{words.standing(view)}</span>
      </p>
      <div className="top-menu">
        <TableMenu />
      </div>
    </header>
  );
}
