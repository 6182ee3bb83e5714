import './lobby-panel.css';
import { normalise, type OptionGroup, optionGroups, type Settings } from '@ragtag/board-game';
import { OptionPanel as SharedPanel } from './option-panel';

interface Props {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
  readonly isDisabled?: boolean;
}

const groups = (Object.keys(optionGroups) as OptionGroup[]).filter((group) => group !== 'display');

/** What the table is played with; the seats say how many play. */
export function OptionPanel({ settings, onChange, isDisabled }: Props) {
  return (
    <SharedPanel
      groups={groups}
      scope="playable"
      selection={settings}
      isDisabled={isDisabled}
      change={(next) => onChange(normalise(next))}
    />
  );
}
