import { options as words } from '../words';
import './options.css';
import {
  availableBoxes,
  isAvailable,
  normalise,
  type OptionEntry,
  type OptionGroup,
  optionGroups,
  optionModel,
  type Selection,
} from '@ragtag/board-game';
import { type ReactNode, useId } from 'react';
import { reasonAgainst, type Scope } from './reasons';
import { Folded, Row } from './rows';

interface Props {
  readonly selection: Selection;
  /** What to choose from. */
  readonly groups: readonly OptionGroup[];
  readonly scope: Scope;
  readonly isDisabled?: boolean;
  /** What else belongs to the options of the game. */
  readonly game?: ReactNode;
  change(selection: Selection): void;
}

/** What a game is played with: every option of the model, in its groups. */
export function OptionPanel(props: Props) {
  const { groups, scope } = props;
  const now = groups.filter((group) => optionsOf(group).some((option) => isThere(option, scope)));
  const later = groups.filter((group) => !now.includes(group));
  return (
    <form className="option-panel" aria-label={words.whatYouPlayWith} onSubmit={(e) => e.preventDefault()}>
      {now.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
      {later.length > 0 && (
        <Folded title={words.notYet(later.map((group) => optionGroups[group]))}>
          {later.map((group) => (
            <Group key={group} group={group} {...props} />
          ))}
        </Folded>
      )}
    </form>
  );
}

function optionsOf(group: OptionGroup): readonly OptionEntry[] {
  return optionModel.filter((option) => option.group === group);
}

/** Whether there is anything to choose about an option. */
function isThere(option: OptionEntry, scope: Scope): boolean {
  if (scope === 'all-rules') return true;
  const offers = option.kind === 'boolean' ? [option] : Object.values(option.values);
  return offers.some(({ boxes }) => boxes.some((box) => availableBoxes.includes(box)));
}

const alwaysOpen: readonly OptionGroup[] = ['expansion', 'game', 'display'];

function Group({ group, game, ...props }: Props & { readonly group: OptionGroup }) {
  const { selection, scope } = props;
  const options = optionsOf(group);
  const now = options.filter((option) => isThere(option, scope));
  const later = options.filter((option) => !now.includes(option));
  // House rules stay folded until one is used.
  const open =
    alwaysOpen.includes(group) ||
    options.some(
      ({ id }) =>
        selection[id] === true || (group !== 'house' && reasonAgainst(selection, id, true, scope) === null),
    );
  return (
    <details className="option-group" open={open || undefined} key={String(open)}>
      <summary className="label">{optionGroups[group]}</summary>
      {group === 'game' && game}
      {now.map((option) => (
        <Option key={option.id} option={option} {...props} />
      ))}
      {now.length > 0 && later.length > 0 && (
        <Folded title={words.notYet(later.map(({ label }) => label))}>
          {later.map((option) => (
            <Option key={option.id} option={option} {...props} />
          ))}
        </Folded>
      )}
      {now.length === 0 && later.map((option) => <Option key={option.id} option={option} {...props} />)}
    </details>
  );
}

interface OptionProps extends Omit<Props, 'groups' | 'game'> {
  readonly option: OptionEntry;
}

function Option({ option, selection, scope, isDisabled = false, change }: OptionProps) {
  const name = useId();
  const { id, label } = option;
  if (option.kind === 'boolean') {
    return (
      <Row
        kind="checkbox"
        name={id}
        label={label}
        description={option.description}
        reason={reasonAgainst(selection, id, true, scope)}
        checked={selection[id] === true}
        isDisabled={isDisabled}
        choose={(on) => change({ ...selection, [id]: on })}
      />
    );
  }
  const chosen = normalise(selection)[id];
  const values = Object.entries(option.values);
  const later = scope === 'playable' ? values.filter(([value]) => !isAvailable(id, value)) : [];
  const row = ([value, offer]: (typeof values)[number]) => (
    <Row
      key={value}
      kind="radio"
      name={`${name}-${id}`}
      value={value}
      label={offer.label}
      description={offer.description}
      reason={reasonAgainst(selection, id, value, scope)}
      checked={chosen === value}
      isDisabled={isDisabled}
      choose={() => change({ ...selection, [id]: value })}
    />
  );
  return (
    <fieldset className="option-choice">
      <legend>{label}</legend>
      {values.filter((value) => !later.includes(value)).map(row)}
      {later.length > 0 && (
        <Folded title={words.notYet(later.map(([, offer]) => offer.label))}>{later.map(row)}</Folded>
      )}
    </fieldset>
  );
}
