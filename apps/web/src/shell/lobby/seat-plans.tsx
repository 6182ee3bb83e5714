import type { SeatPlan } from '../game/record';
import { botName } from '../game/start';
import { botLevels, levelNames, levelWords } from '../words/levels';

interface Props {
  readonly seats: readonly SeatPlan[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
  readonly onCount: (players: number) => void;
}

/** Who sits where at one screen: people by name, bots in the rest. */
export function SeatPlans({ seats, min, max, onChange, onCount }: Props) {
  const set = (index: number, plan: SeatPlan) =>
    onChange(seats.map((seat, i) => (i === index ? plan : seat)));
  return (
    <>
      <label className="field seat-count">
        <span className="label">Players</span>
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
              aria-label={`Name at seat ${i + 1}`}
              value={seat.name}
              maxLength={32}
              onChange={(event) => set(i, { ...seat, name: event.target.value })}
            />
            <select
              aria-label={`Who plays seat ${i + 1}`}
              value={seat.by === 'bot' ? (seat.level ?? 'officer') : 'person'}
              onChange={({ target: { value } }) => {
                const level = botLevels.find((each) => each === value);
                if (!level) set(i, { name: `Player ${i + 1}`, by: 'person' });
                else set(i, { name: seat.by === 'bot' ? seat.name : botName(i), by: 'bot', level });
              }}
            >
              <option value="person">Person</option>
              {botLevels.map((level) => (
                <option key={level} value={level} title={levelWords[level]}>
                  Bot: {levelNames[level]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
    </>
  );
}
