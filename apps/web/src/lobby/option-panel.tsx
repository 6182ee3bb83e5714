import './options.css';
import {
  availableBoxes,
  type FlagOption,
  isAllowed,
  isAvailable,
  normalise,
  type OptionEntry,
  type OptionGroup,
  optionGroups,
  optionModel,
  resolveOptions,
  type Selection,
  type Settings,
} from '@ragtag/board-game';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';

interface Props {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly isDisabled?: boolean;
}

const groups = (Object.keys(optionGroups) as OptionGroup[]).filter((group) => group !== 'display');

/** What a game is played with. What cannot be chosen says why. */
export function OptionPanel(props: Props) {
  const shown = groups.filter((group) => optionsOf(group).some(playable));
  const later = groups.filter((group) => !shown.includes(group));
  return (
    <div className="option-panel">
      {shown.map((group) => (
        <Group key={group} group={group} {...props} />
      ))}
      {later.length > 0 && (
        <details className="option-later">
          <summary>Boxes that cannot be played yet</summary>
          {later.map((group) => (
            <Group key={group} group={group} {...props} />
          ))}
        </details>
      )}
    </div>
  );
}

function optionsOf(group: OptionGroup): OptionEntry[] {
  return optionModel.filter((option) => option.group === group);
}

/** What can be played first, in the order of the model. */
function byAvailability(options: readonly OptionEntry[]): OptionEntry[] {
  return [...options].sort((a, b) => Number(playable(b)) - Number(playable(a)));
}

/** Whether a box of this option can be played at all. */
function playable(option: OptionEntry): boolean {
  if (option.kind === 'boolean') return option.boxes.some((box) => availableBoxes.includes(box));
  return Object.values(option.values).some(({ boxes }) => boxes.some((box) => availableBoxes.includes(box)));
}

function Group({ group, ...props }: Props & { readonly group: OptionGroup }) {
  return (
    <fieldset className="option-group">
      <legend className="label">{optionGroups[group]}</legend>
      {byAvailability(optionsOf(group)).map((option) =>
        option.kind === 'boolean' ? (
          <FlagRow key={option.id} option={option} {...props} />
        ) : (
          <ChoiceRow key={option.id} option={option} {...props} />
        ),
      )}
    </fieldset>
  );
}

/** Why an option may not have this value beside the others, in words. */
function objection(settings: Settings, id: OptionEntry['id'], value: boolean | string): string | undefined {
  if (isAvailable(id, value) && isAllowed(id, value, settings)) return undefined;
  const wanted: Selection = { ...settings, [id]: value };
  const resolved = resolveOptions(wanted);
  if (resolved.ok) return undefined;
  return resolved.conflicts.find(({ option }) => option === id)?.because;
}

interface FlagProps extends Props {
  readonly option: FlagOption & Pick<OptionEntry, 'id'>;
}

function FlagRow({ option, settings, onChange, isDisabled }: FlagProps) {
  const { id, label, description } = option;
  const on = settings[id] === true;
  const why = on ? undefined : objection(settings, id, true);
  return (
    <Switch
      className="switch option-row"
      isSelected={on}
      isDisabled={isDisabled || why !== undefined}
      onChange={(value) => onChange(normalise({ ...settings, [id]: value }))}
    >
      <span className="switch-track" />
      <span className="option-words">
        <b>{label}</b>
        <span>{description}</span>
        {why && <span className="option-why">{why}</span>}
      </span>
    </Switch>
  );
}

interface ChoiceProps extends Props {
  readonly option: Exclude<OptionEntry, { kind: 'boolean' }>;
}

function ChoiceRow({ option, settings, onChange, isDisabled }: ChoiceProps) {
  const { id, label, values } = option;
  const offers = Object.entries(values);
  const now = offers.filter(([value]) => isAvailable(id, value));
  const later = offers.filter(([value]) => !isAvailable(id, value));
  const radio = ([value, offer]: (typeof offers)[number]) => {
    const why = settings[id] === value ? undefined : objection(settings, id, value);
    return (
      <Radio key={value} value={value} className="radio option-row" isDisabled={why !== undefined}>
        <span className="option-words">
          <b>{offer.label}</b>
          <span>{offer.description}</span>
          {why && <span className="option-why">{why}</span>}
        </span>
      </Radio>
    );
  };
  return (
    <RadioGroup
      className="option-choice"
      value={String(settings[id])}
      isDisabled={isDisabled}
      onChange={(value) => onChange(normalise({ ...settings, [id]: value }))}
    >
      <Label>{label}</Label>
      {now.map(radio)}
      {later.length > 0 && (
        <details className="option-later">
          <summary>Not available yet: {later.map(([, offer]) => offer.label).join(', ')}</summary>
          {later.map(radio)}
        </details>
      )}
    </RadioGroup>
  );
}
