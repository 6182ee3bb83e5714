import './lobby.css';
import { type Format, type SetName, sets } from '@ragtag/card-game';
import type { Picked } from '@ragtag/kernel';
import type { LobbyPanelProps } from '../../shell/half';
import { lobby as words } from '../words';

/** What can be chosen at a table; packs are opened elsewhere. */
const offered: readonly Format[] = ['constructed', 'preconstructed', 'quick'];
const limits = [0, 10, 15, 20, 30];

/** What the card game is played with. */
export function Panel({ selection, onChange, isDisabled }: LobbyPanelProps<Picked>) {
  const format = selection.format ?? 'constructed';
  const chosen = String(selection.sets ?? sets.join(',')).split(',');
  const chooseSet = (set: SetName, on: boolean) => {
    const next = sets.filter((each) => (each === set ? on : chosen.includes(each)));
    if (next.length > 0) onChange({ ...selection, sets: next.join(',') });
  };
  return (
    <section className="panel lobby-sheet dark card-options" aria-labelledby="options-title">
      <h2 id="options-title">{words.title}</h2>
      <fieldset disabled={isDisabled}>
        <legend className="label">{words.format}</legend>
        {offered.map((each) => (
          <label key={each} className="card-option">
            <input
              type="radio"
              name="format"
              checked={format === each}
              onChange={() => onChange({ ...selection, format: each })}
            />
            <b>{words.formats[each][0]}</b>
            <span>{words.formats[each][1]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset disabled={isDisabled}>
        <legend className="label">{words.sets}</legend>
        {sets.map((set) => (
          <label key={set} className="card-option">
            <input
              type="checkbox"
              checked={chosen.includes(set)}
              onChange={({ target }) => chooseSet(set, target.checked)}
            />
            <b>{words.setNames[set]}</b>
          </label>
        ))}
      </fieldset>
      <fieldset disabled={isDisabled}>
        <legend className="label">{words.knowledge}</legend>
        <label className="card-option">
          <input
            type="checkbox"
            checked={selection.openDecks === true}
            onChange={({ target }) => onChange({ ...selection, openDecks: target.checked })}
          />
          <b>{words.openDecks[0]}</b>
          <span>{words.openDecks[1]}</span>
        </label>
      </fieldset>
      <label className="field">
        <span className="label">{words.turnLimit}</span>
        <select
          disabled={isDisabled}
          value={Number(selection.turnLimit ?? 0)}
          onChange={({ target }) => onChange({ ...selection, turnLimit: Number(target.value) })}
        >
          {limits.map((n) => (
            <option key={n} value={n}>
              {n === 0 ? words.noLimit : words.turns(n)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
