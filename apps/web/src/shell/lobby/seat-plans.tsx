import type { ReactNode } from 'react';
import type { SeatPlan } from '../game/record';
import { botName } from '../game/start';
import { lobby as words } from '../words';
import { botLevels, levelNames, levelWords } from '../words/levels';

interface Props {
  readonly seats: readonly SeatPlan[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
  readonly onCount: (players: number) => void;
  /** What else there is to choose for a seat. */
  readonly brings?: (seat: number) => ReactNode;
}

/** Who sits where at one screen: people by name, bots in the rest. */
export function SeatPlans({ seats, min, max, onChange, onCount, brings }: Props) {
  const set = (index: number, plan: SeatPlan) =>
    onChange(seats.map((seat, i) => (i === index ? plan : seat)));
  return (
    <>
      <label className="field seat-count">
        <span className="label">{words.players}</span>
        <select value={seats.length} onChange={(event) => onCount(Number(event.target.value))}>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <ol className="seat-plans">
        {seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={i}>
            <span className="member-badge" style={{ background: `var(--seat-${i})` }} aria-hidden="true">
              {i + 1}
            </span>
            <input
              aria-label={words.nameAt(i + 1)}
              value={seat.name}
              maxLength={32}
              onChange={(event) => set(i, { ...seat, name: event.target.value })}
            />
            <select
              aria-label={words.whoPlays(i + 1)}
              value={seat.by === 'bot' ? (seat.level ?? 'officer') : 'person'}
              onChange={({ target: { value } }) => {
                const level = botLevels.find((each) => each === value);
                const { level: _, ...same } = seat;
                if (!level) set(i, { ...same, name: words.player(i + 1), by: 'person' });
                else set(i, { ...same, name: seat.by === 'bot' ? seat.name : botName(i), by: 'bot', level });
              }}
            >
              <option value="person">{words.person}</option>
              {botLevels.map((level) => (
                <option key={level} value={level} title={levelWords[level]}>
                  {words.botLevel(levelNames[level])}
                </option>
              ))}
            </select>
            {brings?.(i)}
          </li>
        ))}
      </ol>
    </>
  );
}
