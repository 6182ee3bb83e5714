import {
  type ChoiceOption,
  type FlagId,
  type FlagOption,
  normalise,
  type OptionEntry,
  type OptionGroup,
  type OptionId,
  optionGroups,
  optionModel,
  players as playersOption,
  type Selection,
} from '@ragtag/board-game';
import { useId } from 'react';
import { reasonAgainst, reasonAgainstPlayers } from './option-words';

interface Props {
  readonly selection: Selection;
  change(selection: Selection): void;
}

const groups = Object.keys(optionGroups) as OptionGroup[];
const always: readonly OptionGroup[] = ['expansion', 'game', 'display'];

/** Every option of the model, in its groups; what does not go with the rest is grey and says why. */
export function OptionPanel({ selection, change }: Props) {
  return (
    <form className="option-panel" aria-label="What you play with" onSubmit={(e) => e.preventDefault()}>
      {groups.map((group) => (
        <Group key={group} group={group} selection={selection} change={change} />
      ))}
    </form>
  );
}

function Group({ group, selection, change }: Props & { readonly group: OptionGroup }) {
  const options = optionModel.filter((option) => option.group === group);
  const open = always.includes(group) || options.some(({ id }) => isOffered(selection, id) || selection[id]);
  return (
    <details className="option-group" open={open || undefined} key={String(open)}>
      <summary className="label">{optionGroups[group]}</summary>
      {group === 'game' && <Players selection={selection} change={change} />}
      {options.map((option) =>
        option.kind === 'boolean' ? (
          <Flag
            key={option.id}
            id={option.id as FlagId}
            option={option}
            selection={selection}
            change={change}
          />
        ) : (
          <Choice key={option.id} id={option.id} option={option} selection={selection} change={change} />
        ),
      )}
    </details>
  );
}

/** Whether an option of a box or variant can be switched on; house rules stay folded until they can. */
function isOffered(selection: Selection, id: OptionId): boolean {
  const option = optionModel.find((entry): entry is OptionEntry => entry.id === id);
  return (
    option?.kind === 'boolean' && option.group !== 'house' && reasonAgainst(selection, id, true) === null
  );
}

interface FlagProps extends Props {
  readonly id: FlagId;
  readonly option: FlagOption;
}

function Flag({ id, option, selection, change }: FlagProps) {
  const note = useId();
  const reason = reasonAgainst(selection, id, true);
  return (
    <div className={`option ${reason ? 'forbidden' : ''}`}>
      <label>
        <input
          type="checkbox"
          name={id}
          checked={selection[id] === true}
          disabled={reason !== null}
          aria-describedby={note}
          onChange={(event) => change({ ...selection, [id]: event.target.checked })}
        />
        <span>{option.label}</span>
      </label>
      <p id={note} className="option-note">
        {reason ?? option.description}
      </p>
    </div>
  );
}

interface ChoiceProps extends Props {
  readonly id: OptionId;
  readonly option: ChoiceOption;
}

function Choice({ id, option, selection, change }: ChoiceProps) {
  const name = useId();
  const chosen = normalise(selection)[id];
  return (
    <fieldset className="option-choice">
      <legend>{option.label}</legend>
      {Object.entries(option.values).map(([value, { label, description }]) => {
        const reason = reasonAgainst(selection, id, value);
        return (
          <div key={value} className={`option ${reason ? 'forbidden' : ''}`}>
            <label>
              <input
                type="radio"
                name={`${name}-${id}`}
                value={value}
                checked={chosen === value}
                disabled={reason !== null}
                aria-describedby={`${name}-${value}`}
                onChange={() => change({ ...selection, [id]: value })}
              />
              <span>{label}</span>
            </label>
            <p id={`${name}-${value}`} className="option-note">
              {reason ?? description}
            </p>
          </div>
        );
      })}
    </fieldset>
  );
}

const counts = [1, 2, 3, 4, 5, 6, 7];

function Players({ selection, change }: Props) {
  const name = useId();
  const { players: _, ...anyNumber } = selection;
  return (
    <fieldset className="option-choice players">
      <legend>{playersOption.label}</legend>
      <div className="chips">
        <Chip
          name={name}
          label="Any"
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
        name={`${name}-players`}
        value={label}
        checked={checked}
        disabled={reason !== null}
        onChange={choose}
      />
      <span>{label}</span>
    </label>
  );
}
