import './lobby-panel.css';
import { normalise, type OptionGroup, optionGroups, type Settings } from '@ragtag/board-game';
import type { LobbyPanelProps } from '../../shell/half';
import { OptionPanel } from './option-panel';

const groups = (Object.keys(optionGroups) as OptionGroup[]).filter((group) => group !== 'display');

/** What the table is played with; the seats say how many play. */
export function LobbyPanel({ selection, onChange, isDisabled }: LobbyPanelProps<Settings>) {
  return (
    <OptionPanel
      groups={groups}
      scope="playable"
      selection={selection}
      isDisabled={isDisabled}
      change={(next) => onChange(normalise(next))}
    />
  );
}
