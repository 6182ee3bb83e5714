import { settings as words } from '../words';
import './settings.css';
import { Label, Radio, RadioGroup, Switch } from 'react-aria-components';
import type { Pace } from '../game/pace';
import { PushSwitch } from '../push/push-switch';
import { play } from '../sound/player';
import { yourTurn } from '../sound/score';
import { Modal } from '../ui/modal';
import { changeSettings, type Theme, useSettings } from './settings';

interface Props {
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const paces = ['calm', 'brisk', 'off'] as const satisfies readonly Pace[];
const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[];

export default function SettingsDialog({ isOpen, onOpenChange }: Props) {
  const { pace, theme, textBoard, largeText, sound, volume } = useSettings();
  return (
    <Modal title={words.settings} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="settings">
        <RadioGroup value={pace} onChange={(value) => changeSettings({ pace: value as Pace })}>
          <Label>{words.howFast}</Label>
          {paces.map((each) => (
            <Radio key={each} value={each} className="radio">
              {words.paces[each]}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup value={theme} onChange={(value) => changeSettings({ theme: value as Theme })}>
          <Label>{words.lightOrDark}</Label>
          {themes.map((each) => (
            <Radio key={each} value={each} className="radio">
              {words.themes[each]}
            </Radio>
          ))}
        </RadioGroup>
        <Switch
          className="switch"
          isSelected={textBoard}
          onChange={(on) => changeSettings({ textBoard: on })}
        >
          <span className="switch-track" /> {words.theBoardAsText}
        </Switch>
        <Switch
          className="switch"
          isSelected={largeText}
          onChange={(on) => changeSettings({ largeText: on })}
        >
          <span className="switch-track" /> {words.largerText}
        </Switch>
        <Switch className="switch" isSelected={sound} onChange={(on) => changeSettings({ sound: on })}>
          <span className="switch-track" /> {words.sound}
        </Switch>
        {sound && (
          <label className="volume">
            <span>{words.volume}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={Math.round(volume * 100)}
              onChange={(event) => changeSettings({ volume: Number(event.target.value) / 100 })}
              onPointerUp={() => play(yourTurn)}
              onKeyUp={() => play(yourTurn)}
            />
          </label>
        )}
        <PushSwitch />
      </div>
    </Modal>
  );
}
