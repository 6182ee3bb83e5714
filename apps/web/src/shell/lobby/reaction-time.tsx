import { lobby as wording } from '../words';

interface Props {
  /** How long every window to react stays open, or that it waits; undefined where the server decides. */
  readonly value: number | 'wait' | undefined;
  readonly times: readonly number[];
  readonly words: (time: number) => string;
  readonly isDisabled: boolean;
  readonly onChange: (value: number | 'wait') => void;
}

/** How long others wait for reactions, and what the waiting tells them. */
export function ReactionTime({ value, times, words, isDisabled, onChange }: Props) {
  return (
    <label className="field">
      <span className="label">{wording.reactions}</span>
      <select
        value={value ?? 'usual'}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value === 'wait' ? 'wait' : Number(event.target.value))}
      >
        {value === undefined && <option value="usual">{wording.asUsual}</option>}
        {times.map((time) => (
          <option key={time} value={time}>
            {wording.whoeverCould(words(time))}
          </option>
        ))}
        <option value="wait">{wording.waitForWhoCan}</option>
      </select>
    </label>
  );
}
