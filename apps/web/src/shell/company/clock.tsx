import { useEffect, useState } from 'react';
import { useTable } from '../table/table-context';
import { company as words } from '../words';
import { listed } from '../words/lists';
import { type ClockState, clockText, readClock } from '../words/time';

const hour = 3_600_000;
/** Below this a clock is shown as running out. */
const hurry = 15_000;

/** The time on the server's clock, anew each second; each minute where hours are left. */
function useServerTime(until: number | null, ahead: number): number {
  const [now, setNow] = useState(() => Date.now() - ahead);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(Date.now() - ahead);
    tick();
    const timer = setInterval(tick, until - (Date.now() - ahead) > 2 * hour ? 60_000 : 1000);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return now;
}

function Face({ state: { left, reserve, onReserve } }: { readonly state: ClockState }) {
  const low = left < hurry && (onReserve || reserve < hurry);
  return (
    <span className={`clock ${low ? 'low' : ''}`} role="timer" aria-label={words.timeLeft}>
      {clockText(left)}
      {onReserve ? ` ${words.ofReserve}` : reserve > 0 ? ` + ${clockText(reserve)}` : ''}
    </span>
  );
}

/** How long somebody has left for the open decision. Nobody sees a clock of others in reaction windows. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const { company, question, aside, view } = useTable();
  const timing = company?.timing;
  const running = timing?.clocks.find((clock) => clock.seat === seat);
  const until = running?.until ?? null;
  const now = useServerTime(until, timing?.ahead ?? 0);
  const { covered } = company?.table.seats[seat] ?? { covered: false };
  if (!timing || until === null || covered) return null;
  // Reactions may not use the reserve.
  const reacting = seat === view.seat && question !== undefined && aside.windows[question.id] !== undefined;
  return <Face state={readClock(until, reacting ? 0 : (timing.reserves[seat] ?? 0), now)} />;
}

/** How long the open reaction window lasts, whoever could react, and who wanted it longer. */
export function WindowClock() {
  const { game, view, company } = useTable();
  const timing = company?.timing;
  const until = timing?.reactionsUntil ?? null;
  const now = useServerTime(until, timing?.ahead ?? 0);
  if (until === null) return null;
  const asked = (timing?.held ?? [])
    .toSorted((a, b) => Number(b === view.seat) - Number(a === view.seat))
    .map((seat) => (seat === view.seat ? words.you : game.words.player(view, seat)));
  return (
    <>
      <span className="clock" role="timer" aria-label={words.timeLeft}>
        {clockText(until - now)}
      </span>
      {asked.length > 0 && ` ${words.askedForTime(listed(asked))}`}
    </>
  );
}

/** Keeps the open window open for longer. Also for those who cannot react: it tells nothing. */
export function MoreTime() {
  const { company } = useTable();
  const timing = company?.timing;
  const seat = company?.table.seat ?? null;
  if (!timing || seat === null || timing.reactionsUntil === null || timing.held.includes(seat)) return null;
  return (
    <button type="button" className="button small" onClick={() => company.send({ type: 'hold' })}>
      {words.moreTime}
    </button>
  );
}
