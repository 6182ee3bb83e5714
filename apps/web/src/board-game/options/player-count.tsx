import { players as playersOption, type Selection } from '@ragtag/board-game';
import { useId } from 'react';
import { options as words } from '../words';
import { reasonAgainstPlayers } from './reasons';

interface Props {
  readonly selection: Selection;
  change(selection: Selection): void;
}

const counts = [1, 2, 3, 4, 5, 6, 7];

/** How many play, or any number. */
export function PlayerCount({ selection, change }: Props) {
  const name = `${useId()}-players`;
  const { players: _, ...anyNumber } = selection;
  return (
    <fieldset className="option-choice players">
      <legend>{playersOption.label}</legend>
      <div className="chips">
        <Chip
          name={name}
          label={words.any}
          checked={selection.players === undefined}
          reason={null}
          choose={() => change(anyNumber)}
        />
        {counts.map((n) => (
          <Chip
            key={n}
            name={name}
            label={String(n)}
            checked={selection.players === n}
            reason={reasonAgainstPlayers(selection, n)}
            choose={() => change({ ...selection, players: n })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly reason: string | null;
  choose(): void;
}

function Chip({ name, label, checked, reason, choose }: ChipProps) {
  return (
    <label className={`chip ${reason ? 'forbidden' : ''}`} title={reason ?? undefined}>
      <input
        type="radio"
        name={name}
        value={label}
        checked={checked}
        disabled={reason !== null}
        onChange={choose}
      />
      <span>{label}</span>
      {reason && <span className="visually-hidden">{reason}</span>}
    </label>
  );
}
