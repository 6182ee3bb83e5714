import { Missed } from '../../shell/table/missed';
import './table.css';
import './phone.css';
import type { PlayerView, Seat } from '@ragtag/card-game';
import { lazy, Suspense, useState } from 'react';
import { Notices } from '../../shell/company/notices';
import type { TableProps } from '../../shell/half';
import { Log } from '../../shell/log/log';
import { QuestionPanel } from '../../shell/question/question-panel';
import { useSettings } from '../../shell/settings/settings';
import { PhoneDock } from '../../shell/table/phone-dock';
import { RecordTabs } from '../../shell/table/record-tabs';
import { useNarrow } from '../../shell/table/use-narrow';
import { Talk } from '../../shell/talk/talk';
import { seatLetters } from '../../shell/ui/seat-letters';
import { Stage } from '../stage/stage';
import { table as words } from '../words';
import { CardCoach } from './card-coach';
import { WithCardMenu } from './card-menu';
import { Comfort } from './comfort';
import { countOf, Fleet, Purse } from './fleet';
import { Hand } from './hand';
import { LooksAtCards } from './preview';
import { TextTable } from './text-table';
import { InForce, WhyNot } from './told';
import { TopBar } from './top-bar';
import { useCards } from './use-cards';

/** Your fleet below, theirs above, the Cylons and the fight between you. */
export function TableLayout(props: TableProps) {
  const isNarrow = useNarrow();
  return (
    <LooksAtCards
      told={(thing) => (
        <>
          <InForce thing={thing} />
          <WhyNot thing={thing} />
        </>
      )}
    >
      <WithCardMenu>{isNarrow ? <PhoneTable {...props} /> : <DeskTable {...props} />}</WithCardMenu>
    </LooksAtCards>
  );
}

function DeskTable({ ending, missed, since }: TableProps) {
  return (
    <div className="table desk cards">
      <a className="skip-link" href="#orders">
        {words.toTheQuestion}
      </a>
      <TopBar />
      <main className="table-main">
        <Sides />
        <Hand />
      </main>
      <aside className="table-orders" id="orders" tabIndex={-1} aria-label={words.orders}>
        {missed && <Missed />}
        <Notices />
        <Guide />
        {ending}
        <QuestionPanel />
        <Comfort />
        <RecordTabs since={since} />
      </aside>
    </div>
  );
}

function PhoneTable({ ending, missed, since }: TableProps) {
  const { view, facts, question } = useCards();
  const hand = view.seat === null ? 0 : view.players[view.seat].hand;
  return (
    <div className="table phone cards">
      <TopBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <main className="table-main" tabIndex={0}>
        <Sides />
      </main>
      <PhoneDock
        cards={typeof hand === 'number' ? hand : hand.length}
        orders={
          <>
            {missed && <Missed />}
            <Notices />
            <Guide />
            {ending}
            {question?.ask === 'redraw' && <Hand />}
            <QuestionPanel />
            <Comfort />
          </>
        }
        hand={
          <>
            <Hand />
            <Chosen />
          </>
        }
        log={<Log since={since} />}
        missed={since === null ? 0 : facts.length - since}
        talk={<Talk />}
      />
    </div>
  );
}

/** What a card of the hand that was tapped can do, under the hand: nobody looks for it among the orders. */
function Chosen() {
  const { narrowed, picks } = useCards();
  return (narrowed !== null || picks.length > 0) && <QuestionPanel />;
}

const Task = lazy(async () => ({ default: (await import('../puzzles/task')).Task }));

/** A word for whoever is new here, or has a puzzle to solve. */
function Guide() {
  const { source } = useCards();
  if (source?.task === undefined) return <CardCoach />;
  return (
    <Suspense fallback={null}>
      <Task name={source.task} />
    </Suspense>
  );
}

/** The table as it is drawn, or in words. */
function Sides() {
  const { textBoard } = useSettings();
  return textBoard ? <TextTable /> : <DrawnSides />;
}

/** What a folded fleet comes to. */
function Counted({ player }: { readonly player: PlayerView }) {
  const { out, influence, hand, deck } = player;
  if (out) return <span>{words.out}</span>;
  return (
    <>
      <span>{influence}</span>
      <small className="other-counts">{words.countsOfOther(countOf(hand), countOf(deck))}</small>
      <Purse player={player} />
    </>
  );
}

/** Everybody else above, in their order from the left; the one concerned is open. */
function DrawnSides() {
  const { view, kept } = useCards();
  const me = view.seat ?? 0;
  const others = view.players.map((_, i) => (me + i) % view.players.length).slice(1);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const concerned = [
    view.challenge?.seat,
    view.challenge?.opponent,
    kept.challenge?.seat,
    view.waitingFor[0]?.seat,
  ].find((seat) => seat !== undefined && seat !== null && seat !== me);
  const open = others.length === 1 ? others[0] : (chosen ?? concerned ?? others[0]);
  return (
    <div className={`sides-of-table players-${view.players.length}`}>
      {others.length > 1 && (
        <div className="others">
          {others.map((seat) => (
            <button
              key={seat}
              type="button"
              className={`other ${seat === open ? 'open' : ''}`}
              aria-pressed={seat === open}
              onClick={() => setChosen(seat === chosen ? null : seat)}
            >
              <b style={{ color: seatLetters(seat) }}>{view.players[seat].name}</b>
              <Counted player={view.players[seat]} />
              {seat === others[0] && <small title={words.leftNeighbour}>◀</small>}
            </button>
          ))}
        </div>
      )}
      <Fleet seat={open} isOwn={false} />
      <Stage />
      <Fleet seat={me} isOwn={view.seat !== null} />
    </div>
  );
}
